import { describe, expect, test } from 'vitest';
import {
  agreeToDraw,
  ask,
  awaited,
  type Entry,
  offerDraw,
  option,
  quick,
  resign,
  restoreMatch,
  storedOf,
  timeIsUp,
  undo,
} from '../src/index.ts';
import { feud } from './feud.ts';
import { eventful, random, restored } from './restore-table.ts';
import { dealtEntries, everything, feudWith, must, playRandomly, refused, say, tiny } from './table.ts';

describe('a match read back from what is stored', () => {
  test('is the same for everybody, at every moment of a random match', () => {
    for (const seats of [2, 3]) {
      const match = random(seats, seats);
      playRandomly(match, seats, 60, (seat) => {
        if (match.journal.length % 5 === 0) undo(match, seat);
        expect(everything(must(restored(match)))).toEqual(everything(match));
      });
    }
  });

  test('is the same from every prefix of the journal: whatever is missing, chance and table say again', () => {
    const match = random(11, 3);
    const moments = new Map<number, unknown>([[match.journal.length, everything(match)]]);
    playRandomly(match, 8, 25, () => moments.set(match.journal.length, everything(match)));
    const journal = match.journal.slice();
    for (let length = 0; length <= journal.length; length++) {
      const back = must(restored(match, journal.slice(0, length)));
      const expected = moments.get(back.journal.length);
      expect(expected, `a prefix of ${length}`).toBeDefined();
      expect(everything(back)).toEqual(expected);
      expect(back.journal).toEqual(journal.slice(0, back.journal.length));
    }
  });

  test('has its seats, its orders, its gone and its offers', () => {
    const match = eventful();
    const back = must(restored(match));
    expect(everything(back)).toEqual(everything(match));
    expect(back.holders).toEqual(match.holders);
    expect(back.orders).toEqual(match.orders);
    expect(back.gone).toEqual(match.gone);
    expect(back.journal).toEqual(match.journal);
  });

  test('goes on as the other would', () => {
    const match = eventful();
    const back = must(restored(match));
    for (const each of [match, back]) say(each, awaited(each)[0] ?? -1, 'rest');
    expect(back.line.filter(({ type }) => type === 'answer')).toMatchObject(
      match.line.filter(({ type }) => type === 'answer').map(({ type }) => ({ type })),
    );
  });

  test('that has ended is over', () => {
    for (const end of [resign, timeIsUp]) {
      const match = feudWith();
      end(match, 0);
      expect(must(restored(match)).outcome).toEqual(match.outcome);
    }
    const agreed = feudWith();
    offerDraw(agreed, 0);
    agreeToDraw(agreed, 1);
    expect(must(restored(agreed)).outcome).toEqual(agreed.outcome);
  });

  test('does not write into the stored journal', () => {
    const match = feudWith();
    const stored = storedOf(match);
    const before = stored.journal.length;
    say(must(restoreMatch(feud, stored, quick(1))), 0, 'rest');
    expect(stored.journal).toHaveLength(before);
  });
});

describe('what cannot be read back', () => {
  test('wrong options or seats', () => {
    const stored = storedOf(feudWith());
    expect(refused(restoreMatch(feud, { ...stored, options: { rounds: 'many' } }, quick(1)))?.trouble).toBe('wrong-option');
    for (const seats of [1, 5, 2.5]) {
      expect(refused(restoreMatch(feud, { ...stored, seats }, quick(1)))).toMatchObject({
        trouble: 'damaged',
        say: `feud has no match of ${seats} seats`,
        at: 'seats',
      });
    }
    expect(restoreMatch(feud, { ...storedOf(feudWith({ seats: 3 })), seats: 3 }, quick(1)).ok).toBe(true);
  });

  test('a line that the rules do not meet, with both sides and the place', () => {
    const match = feudWith();
    say(match, 0, 'strike 1');
    const journal = match.journal.with(dealtEntries(2), { type: 'answer', seat: 0, name: 'act', key: 'strike 0' });
    expect(refused(restored(match, journal))).toMatchObject({
      trouble: 'diverged',
      say: 'entry 9: the rules offer seat 0 for act: "rest", "strike 1", the record says "strike 0"',
      at: 'line[9]',
    });
  });

  test('a record on which the rules break', () => {
    const fragile = tiny(function* (state) {
      if (state.log.length > 0) throw new Error('no such card');
      state.log.push(yield* ask(0, 'act', () => [option('a', 'a'), option('b', 'b')]));
    });
    const journal: Entry[] = [{ type: 'answer', seat: 0, name: 'act', key: 'a' }];
    expect(
      refused(restoreMatch(fragile, { game: 'tiny', version: 1, options: {}, seats: 2, journal }, quick(1))),
    ).toMatchObject({
      trouble: 'rules-broke',
      say: 'the rules of tiny broke on this record: Error: no such card',
      at: 'journal',
    });
  });
});
