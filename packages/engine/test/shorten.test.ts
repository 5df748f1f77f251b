/** A match that lets go of its beginning plays on as if it had all of it. */
import { describe, expect, test } from 'vitest';
import {
  answer,
  checkpointOf,
  declineDraw,
  drawOffer,
  eventsFor,
  isBygone,
  type Match,
  offerDraw,
  picker,
  questionsOf,
  quick,
  startMatch,
  storedOf,
  undo,
  undoable,
  undoWithConsent,
  viewOf,
} from '../src/index.ts';
import { settledAt } from '../src/journal.ts';
import { feud } from './feud.ts';
import { begin, must, say, tiny } from './table.ts';
import { turns } from './undo-table.ts';

const seen = (match: Match): unknown => ({
  seq: match.seq,
  line: match.lineLength,
  views: [0, 1, undefined].map((seat) => viewOf(match, seat)),
  questions: [0, 1].map((seat) => questionsOf(match, seat)),
  undo: [0, 1].map((seat) => undoable(match, seat)),
  told: eventsFor(match.openEvents, 0),
  outcome: match.outcome,
});

/** Does the same in both: an answer, now and then taken back, by its owner or with the consent of the other. */
function move(matches: readonly [Match, Match], roll: (of: number) => number): void {
  const [whole, short] = matches;
  const seat = whole.holders.findIndex((_, each) => questionsOf(whole, each).length > 0);
  const [question] = questionsOf(whole, seat);
  const key = question?.options[roll(question.options.length)]?.key ?? '';
  for (const match of matches) expect(answer(match, seat, question?.id ?? '', key)).toBeUndefined();
  const [last] = undoable(whole, seat);
  if (last !== undefined && roll(4) === 0) for (const match of matches) undo(match, seat, last);
  else if (roll(10) === 0 && !isBygone(short, seat)) for (const match of matches) undoWithConsent(match, seat, [1 - seat]);
}

describe('a match that lets go', () => {
  test.each([1, 2, 3])('seed %i: is the same to everybody at every moment', (seed) => {
    const both = [0, 1].map(() => must(startMatch(feud, { options: { rounds: 20 }, chance: quick(seed) })));
    const [whole, short] = both;
    if (!whole || !short) throw new Error('two matches');
    const roll = picker(seed);
    for (let i = 0; i < 400 && !whole.outcome; i++) {
      move([whole, short], roll);
      short.shorten();
      expect(seen(short)).toEqual(seen(whole));
    }
    expect(short.bygone.entries).toBeGreaterThan(100);
    expect(short.journal.length).toBeLessThan(60);
    expect(whole.journal.slice(short.bygone.entries)).toEqual(short.journal);
    expect(() => storedOf(short)).toThrow('no longer in memory');
    expect(storedOf(whole).journal).toHaveLength(whole.seq);
  });

  test('keeps what can be taken back alone, and the step under way', () => {
    const match = begin(turns);
    for (let i = 0; i < 10; i++) say(match, 0, 'a', 'b');
    match.shorten();
    expect(match.bygone.entries).toBe(0);
    say(match, 0, 'roll', 'a', 'b');
    match.shorten();
    expect(match.bygone.line).toBeGreaterThan(20);
    expect(undoable(match, 0)).toHaveLength(2);
    undo(match, 0);
    undo(match, 0);
    expect(undoable(match, 0)).toEqual([]);
    expect(match.world.state.log.slice(-2)).toEqual(['b', 'roll']);
  });

  test('knows of an answer that it no longer has, and says that it cannot be taken back here', () => {
    const match = begin(turns);
    say(match, 0, 'pass');
    for (let i = 0; i < 20; i++) say(match, 1, 'roll');
    say(match, 1, 'a');
    match.shorten();
    expect([isBygone(match, 0), isBygone(match, 1)]).toEqual([true, false]);
    expect(() => undoWithConsent(match, 0, [1])).toThrow('no longer in memory');
  });

  test('keeps a draw that is still on offer, and remembers when it was last offered', () => {
    const agreement = { rule: 'X', now: (state: { log: string[] }) => state.log.length, refuse: () => undefined };
    const match = begin({ ...turns, agreement });
    say(match, 0, 'a');
    expect(offerDraw(match, 0)).toBeUndefined();
    for (let i = 0; i < 20; i++) say(match, 0, 'roll');
    match.shorten();
    expect(match.bygone.entries).toBe(0);
    expect(drawOffer(match)).toEqual({ by: 0, agreed: [0] });
    say(match, 0, 'pass');
    say(match, 1, 'roll');
    match.shorten();
    expect(match.bygone.entries).toBeGreaterThan(20);
    expect(match.offers).toEqual([1]);
    expect(declineDraw(match, 1)?.trouble).toBe('no-offer');
  });

  test('has a checkpoint only if it has let go of something', () => {
    const match = begin(turns);
    say(match, 0, 'a');
    expect(checkpointOf(match)).toBeUndefined();
    for (let i = 0; i < 20; i++) say(match, 0, 'roll');
    match.shorten();
    const { line } = match.bygone;
    expect(checkpointOf(match)).toMatchObject({ version: turns.version, chances: 20, bygone: { line, answers: [21, 0] } });
  });
});

test('a rule that breaks leaves a match as it was, also one that let go of its beginning', () => {
  const game = tiny(turns.step);
  const match = begin(game);
  for (let i = 0; i < 20; i++) say(match, 0, 'roll');
  match.shorten();
  const before = JSON.stringify([match.seq, match.lineLength, match.world.state]);
  const [question] = questionsOf(match, 0);
  expect(answer(match, 0, question?.id ?? '', 'break')?.trouble).toBe('rules-broke');
  expect(JSON.stringify([match.seq, match.lineLength, match.world.state])).toBe(before);
});

test('where a line has so many entries for good', () => {
  const said = { type: 'answer', seat: 0, name: 'act', key: 'a' } as const;
  const back = (to: number) => ({ type: 'undo', seat: 0, to }) as const;
  expect(settledAt([said, said, said], 0, 2)).toBe(2);
  expect(settledAt([said, said, back(1), said, said], 0, 2)).toBe(4);
  expect(settledAt([said, said, back(2), said], 0, 2)).toBe(2);
  expect(settledAt([said], 5, 5)).toBe(0);
  expect(settledAt([said], 5, 7)).toBe(-1);
  expect(settledAt([said, { type: 'withdraw', seat: 0, at: 5 }, said], 5, 6)).toBe(3);
});
