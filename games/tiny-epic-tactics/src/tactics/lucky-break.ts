/** T08 Lucky Break. IF one of your units has just rolled dice, THEN re-roll any of those dice once; the new result stands. */
import { type Option, option } from '@taverne/engine';
import { bookOf } from '../content/book.ts';
import { facesOf, throwOne } from '../dice.ts';
import { writeDice } from '../notation.ts';
import type { State } from '../state.ts';
import { ask } from '../types.ts';
import { sideOf, stockOf, unitId } from '../units.ts';
import type { WindowTactic } from './tactic.ts';

export const luckyBreak: WindowTactic<'dice-rolled'> = {
  comes: 'dice-rolled',
  could: (_, side, { unit }) => sideOf(unit) === side,
  *resolve(state, table, { side, at }) {
    const again = yield* ask(side, 'reroll', () => choices(state.dice.length), { rule: 'TET-TACTIC-01' });
    state.dice = state.dice.map((face, die) => (again.includes(die) ? throwOne(state, table, at.what) : face));
    const dice = facesOf(state, state.dice);
    table.emit({ event: 'rerolled', rule: 'TET-TACTIC-01', unit: unitId(state, at.unit), dice });
  },
  held: 0.4,
  worth: reroll,
};

/** Every choice of dice but none at all. */
function choices(count: number): Option<readonly number[]>[] {
  const dice = Array.from({ length: count }, (_, die) => die);
  return Array.from({ length: 2 ** count - 1 }, (_, i) => {
    const again = dice.filter((die) => ((i + 1) >> die) & 1);
    return option(writeDice(again), again);
  });
}

/** A shot that cannot be paid for is rolled again; so is a push or a spell that came to nothing. */
function reroll(state: State): number {
  const attack = state.attacks.at(-1);
  if (!attack) return 0;
  const { die } = bookOf(state).content;
  const misses = attack.dice.filter((face) => die[face]?.includes('miss')).length;
  if (attack.kind === 'ranged') return misses > stockOf(state, attack.by) ? 1.5 : 0;
  return attack.dice.length > 1 && misses === attack.dice.length ? 0.8 : 0;
}
