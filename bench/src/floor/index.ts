/** The floor: how fast these rules can go when nothing but speed counts, and a second opinion on what they say. */

import { read } from './board.ts';
import { type Decisions, decisions, notation } from './decision.ts';
import { CARDS, type Card, NEMESIS } from './figures.ts';
import { offer } from './offers.ts';
import { answer, apply } from './play.ts';
import { copy, decider, type Mode, OVER, positionKey, type State, start } from './state.ts';

export { CARDS, type Card } from './figures.ts';
export { answer } from './play.ts';
export { copy, MODES, type Mode, OVER, type State, start } from './state.ts';

/** Numbers from 0 to `of` - 1. */
export type Dice = (of: number) => number;

/** A small seeded generator (mulberry32), so that every contestant can be given the same kind of chance. */
export function dice(seed: number): Dice {
  let state = seed | 0;
  return (of) => {
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), 1 | state);
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
    return Math.floor((((word ^ (word >>> 14)) >>> 0) / 4294967296) * of);
  };
}

export function shuffled(roll: Dice): Card[] {
  const pile: Card[] = [];
  for (const card of CARDS) {
    const place = roll(pile.length + 1);
    pile.splice(place, 0, card);
  }
  return pile;
}

/** The seat that decides now. */
export const seatToDecide = (state: State): number => decider(state, read(state.owner, NEMESIS));

const options: Decisions = decisions();

/** Plays at random from here to the end, in place, and says how many decisions were asked for. */
export function playout(state: State, roll: Dice, most = Number.POSITIVE_INFINITY): number {
  let made = 0;
  while (state.phase !== OVER && made < most) {
    offer(state, options);
    answer(state, options.list[roll(options.length)] ?? 0);
    made++;
  }
  return made;
}

/** Every legal decision by its notation. */
export function offered(state: State): ReadonlyMap<string, number> {
  offer(state, options);
  const names = new Map<string, number>();
  for (let index = 0; index < options.length; index++) {
    const decision = options.list[index] ?? 0;
    names.set(notation(state, decision), decision);
  }
  return names;
}

/** What is offered after a line of notations from the start of a match, or the notation that does not fit. */
export function decisionsAfter(
  mode: Mode,
  pile: readonly Card[],
  line: readonly string[],
): readonly string[] | { unknown: string } {
  const state = start(mode, pile);
  for (const words of line) {
    const decision = offered(state).get(words);
    if (decision === undefined) return { unknown: words };
    answer(state, decision);
  }
  return [...offered(state).keys()].sort();
}

export interface Count {
  readonly depth: number;
  readonly sequences: number;
  readonly positions: number;
}

/** The number of decision sequences and of distinct positions at each depth, for a pile in that order. */
export function count(pile: readonly Card[], depth: number, tableAnswers = true): readonly Count[] {
  const play = tableAnswers ? answer : apply;
  // Equal positions have equal futures within the depth asked for, so each is expanded once, with its multiplicity.
  let level = new Map<string, { state: State; ways: number }>();
  level.set('', { state: start('discovery', pile), ways: 1 });
  const counts: Count[] = [];
  for (let now = 1; now <= depth; now++) {
    const next: typeof level = new Map();
    let sequences = 0;
    for (const { state, ways } of level.values()) {
      for (const decision of offered(state).values()) {
        const child = copy(state);
        play(child, decision);
        sequences += ways;
        const key = positionKey(child);
        const known = next.get(key);
        if (known) known.ways += ways;
        else next.set(key, { state: child, ways });
      }
    }
    counts.push({ depth: now, sequences, positions: next.size });
    level = next;
  }
  return counts;
}
