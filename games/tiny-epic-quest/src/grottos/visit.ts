/** A Hero's arrival in a Grotto: what its action is given. */
import type { Option, Play, Seat } from '@taverne/engine';
import { bookOf } from '../content/book.ts';
import { healthOf, type State } from '../state.ts';
import type { MoveDeed, QuestTable } from '../types.ts';
import type { DieSymbol, GrottoWay, Hero, Travel } from '../words.ts';

export interface Visit {
  readonly state: State;
  readonly table: QuestTable;
  readonly seat: Seat;
  readonly hero: Hero;
  /** Moves another Hero, with everything that belongs to a move. */
  readonly wander: (deed: MoveDeed, travel: Travel) => Play;
}

/** What a Grotto's action does; it is optional, and cannot be saved for later (TEQ-REGION-11, TEQ-RUL-08). */
export interface Grotto {
  /** Of use now; asked before anybody is asked whether they want it. */
  readonly could: (visit: Visit) => boolean;
  /** What one is asked first, where it is more than yes or no. */
  readonly ways?: (visit: Visit) => readonly Option<GrottoWay>[];
  readonly does: (visit: Visit, way: GrottoWay) => Play | undefined;
}

/** Throws so many Adventure dice by Day. */
export function throwDice({ state, table, seat }: Visit, count: number): readonly DieSymbol[] {
  const { die } = bookOf(state).content;
  const dice = Array.from({ length: count }, () => die[table.chance('die', die.length)] ?? 'goblin');
  table.emit({ event: 'rolled', rule: 'TEQ-GLOOM-04', seat, dice, level: 0 });
  return dice;
}

export const countIn = (dice: readonly DieSymbol[], symbol: DieSymbol): number => dice.filter((each) => each === symbol).length;

/** A Grotto never brings Health below 1: nobody is Exhausted by Day. */
export function loseHealth({ state, table, seat }: Visit, health: number): void {
  const lost = Math.min(health, healthOf(state, seat) - 1);
  if (lost <= 0) return;
  state.health[seat] = healthOf(state, seat) - lost;
  table.emit({ event: 'lost-health', rule: 'TEQ-REGION-11', seat, health: lost, by: 'grotto' });
}
