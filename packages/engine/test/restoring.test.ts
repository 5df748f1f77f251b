/** A match comes back a stretch at a time, and from what is known of it already. */
import { expect, test } from 'vitest';
import {
  answer,
  type Entry,
  type Game,
  type Match,
  picker,
  questionsOf,
  quick,
  restoreMatch,
  restoring,
  type Stored,
  startMatch,
  storedOf,
  undo,
  undoable,
  undoWithConsent,
  viewOf,
  writeFile,
  writing,
} from '../src/index.ts';
import { feud } from './feud.ts';
import { must } from './table.ts';

const game: Game = feud;

/** A match of many answers, some of them taken back. */
function long(seed: number, most = 600): Match {
  const match = must(startMatch(game, { options: { rounds: 20 }, chance: quick(seed) }));
  const roll = picker(seed);
  while (!match.outcome && match.journal.length < most) {
    const seat = match.holders.findIndex((_, each) => questionsOf(match, each).length > 0);
    const [question] = questionsOf(match, seat);
    if (!question) break;
    answer(match, seat, question.id, question.options[roll(question.options.length)]?.key ?? '');
    const [last] = undoable(match, seat);
    if (last !== undefined && roll(3) === 0) undo(match, seat, last);
    else if (roll(10) === 0) undoWithConsent(match, seat, [1 - seat]);
  }
  return match;
}

function whole<T>(work: Generator<void, T>): { readonly value: T; readonly stops: number } {
  for (let stops = 0; ; stops++) {
    const next = work.next();
    if (next.done) return { value: next.value, stops };
  }
}

/** All that can be seen of it. */
const seen = (match: Match): unknown => ({
  views: [0, 1, undefined].map((seat) => viewOf(match, seat)),
  questions: [0, 1].map((seat) => questionsOf(match, seat)),
  undo: [0, 1].map((seat) => undoable(match, seat)),
  events: match.events,
  line: match.line,
  outcome: match.outcome,
});

/** Up to this number, with the very same entries. */
const upTo = (stored: Stored, seq: number): Stored => ({ ...stored, journal: stored.journal.slice(0, seq) });

/** Numbers at which the match stood still: after an entry that no chance and no table follows. */
function moments(journal: readonly Entry[]): number[] {
  return journal.flatMap((_, i) => {
    const next = journal[i + 1];
    return next && (next.type === 'chance' || next.type === 'shown' || (next.type === 'answer' && next.by)) ? [] : [i + 1];
  });
}

test.each([1, 2, 3])('seed %i: a stretch at a time it is the same match as at once', (seed) => {
  const stored = storedOf(long(seed));
  const slowly = whole(restoring(game, stored, quick(seed)));
  expect(slowly.stops).toBeGreaterThan(2);
  expect(seen(must(slowly.value))).toEqual(seen(must(restoreMatch(game, stored, quick(seed)))));
});

test.each([4, 5])('seed %i: from any moment to any other it is the same as from the beginning', (seed) => {
  const stored = storedOf(long(seed));
  const roll = picker(seed);
  const numbers = moments(stored.journal);
  let known = must(restoreMatch(game, upTo(stored, numbers[0] ?? 1), quick(seed)));
  for (let i = 0; i < 40; i++) {
    const seq = numbers[roll(numbers.length)] ?? 1;
    const then = must(whole(restoring(game, upTo(stored, seq), quick(seed), { known })).value);
    expect(seen(then), `number ${seq}`).toEqual(seen(must(restoreMatch(game, upTo(stored, seq), quick(seed)))));
    known = then;
  }
});

test('what is known is not run again', () => {
  const stored = storedOf(long(6));
  const numbers = moments(stored.journal);
  const known = must(restoreMatch(game, upTo(stored, numbers.at(-2) ?? 1), quick(6)));
  let steps = 0;
  const counted: Game = {
    ...game,
    step: (state, table) => {
      steps++;
      return game.step(state, table);
    },
  };
  whole(restoring(counted, stored, quick(6), { known }));
  const few = steps;
  whole(restoring(counted, stored, quick(6)));
  expect(few * 5).toBeLessThan(steps - few);
});

test('a file a stretch at a time is the same file', () => {
  const file = storedOf(long(7));
  const slowly = whole(writing(file));
  expect(slowly.stops).toBeGreaterThan(2);
  expect(slowly.value).toBe(writeFile(file));
});
