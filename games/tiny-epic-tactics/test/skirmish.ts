/** The table of Tiny Epic Tactics' tests: positions are told in words, dice are thrown by name, windows can be passed. */
import type { Refusal, Scripted } from '@taverne/engine';
import { expect } from 'vitest';
import { begun, goingOn, TestTable } from '../../test/table.ts';
import { bookOf } from '../src/content/book.ts';
import { type State, tinyEpicTactics } from '../src/index.ts';
import type { CardNumber, Side } from '../src/state.ts';
import type { Tactics } from '../src/types.ts';
import type { DieSymbol } from '../src/words.ts';
import { type Drawn, named, position, where } from './position.ts';
import { WITNESS } from './well-told.ts';

export interface Scene extends Drawn {
  /** What chance says, in order. Whatever it is asked beyond that fails, unless a seed goes on. */
  readonly chance?: readonly Scripted[];
  readonly seed?: number;
}

/** In the middle of somebody's action phase. */
export function skirmish(told: Scene): Skirmish {
  return skirmishIn(position(told), told.chance, told.seed);
}

/** In the middle of a match that stands like this. */
export function skirmishIn(state: State, chance: readonly Scripted[] = [], seed?: number): Skirmish {
  const luck = { chance, ...(seed === undefined ? {} : { seed }) };
  return new Skirmish(goingOn(tinyEpicTactics, state, { options: state.rules, seats: state.seats, ...luck }), WITNESS);
}

/** At the start of somebody's turn: control and all that comes with it happens first. */
export const turnOf = (told: Scene): Skirmish => skirmish({ phase: 'begin', ...told });

/** A new match; what chance says after the script follows from the seed. */
export function opened(
  raw: { readonly [name: string]: unknown },
  seats: number,
  chance: readonly Scripted[] = [],
  seed = 1,
): Skirmish {
  return new Skirmish(begun(tinyEpicTactics, { options: raw, seats, chance, seed }), WITNESS);
}

/** One face of the house die that shows this, and of `star` and `push` no more than this. */
const FACE = { both: 0, push: 2, star: 3, miss: 4 } as const satisfies { readonly [face in DieSymbol | 'both']: number };

/** `dice('push', 'push', 'miss')`: two dice thrown for a push, the first shows a push, the second a miss. */
export const dice = (what: string, ...faces: readonly (keyof typeof FACE)[]): Scripted[] =>
  faces.map((face) => [`${what} die`, FACE[face]]);

/** The rule and the reason of something that is refused. */
export function rules(refusal: Refusal | undefined): string {
  expect(refusal, 'it is refused').toBeDefined();
  return `${refusal?.rule} ${refusal?.why}`;
}

export class Skirmish extends TestTable<Tactics> {
  /** Gives answers, and passes every window on the way to which none of them belongs. */
  say(...keys: readonly string[]): this {
    for (const key of keys) {
      while (this.asksWindow && !this.offers(key)) this.answer('pass');
      this.answer(key);
    }
    while (this.asksWindow) this.answer('pass');
    return this;
  }

  private get asksWindow(): boolean {
    return this.asked.includes(' window-');
  }

  /** The parts of a damage in one line: `melee 3, water 1`. */
  parts(number = 0): string {
    const told = this.told('damaged')[number];
    return (told?.parts ?? []).map(({ of, by }) => `${of} ${by}`).join(', ');
  }

  // ── what there is ──

  /** A unit as everybody sees it. */
  unit(id: string) {
    const found = this.view().units.find((unit) => unit.id === id);
    if (!found) throw new Error(`${id} is not dealt`);
    return found;
  }

  /** The cell of a unit, `-` when it is captured. */
  where(id: string): string {
    return where(this.state, id);
  }

  hp(id: string): number {
    return this.state.hp[named(this.state, id)] ?? 0;
  }

  stock(id: string): number {
    return this.state.stock[named(this.state, id)] ?? 0;
  }

  isWeak(id: string): boolean {
    return (this.state.weak[named(this.state, id)] ?? 0) > 0;
  }

  hand(side: Side): string {
    return this.tactics(this.state.hands[side] ?? []);
  }

  get discard(): string {
    return this.tactics(this.state.discard);
  }

  private tactics(cards: readonly CardNumber[]): string {
    const { tactics } = bookOf(this.state).content;
    return cards.map((card) => tactics[card]?.id).join(' ');
  }
}
