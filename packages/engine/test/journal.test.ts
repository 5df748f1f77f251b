import { describe, expect, test } from 'vitest';
import { type Entry, isOfLine, type LineEntry, option, standing } from '../src/index.ts';
import { bare, tellEntry } from '../src/journal.ts';

const said = (key: string, seat = 0): LineEntry => ({ type: 'answer', seat, name: 'act', key });
const die: LineEntry = { type: 'chance', what: 'die', of: 6, said: 2 };
const shown: LineEntry = { type: 'shown', to: [1] };

describe('what stands of a journal', () => {
  test('is the line: answers, chance, what was shown; what bends the match is no part of it', () => {
    const offer: Entry = { type: 'offer', seat: 0, now: 1 };
    expect([said('a'), die, shown].every(isOfLine)).toBe(true);
    expect(isOfLine(offer)).toBe(false);
    expect(standing([said('a'), offer, die, { type: 'resign', seat: 1 }, shown])).toEqual([said('a'), die, shown]);
  });

  test('undo cuts the line at its place', () => {
    expect(standing([said('a'), said('b'), said('c'), { type: 'undo', seat: 0, to: 1 }, said('d')])).toEqual([
      said('a'),
      said('d'),
    ]);
    expect(standing([said('a'), { type: 'undo', seat: 0, to: 0 }])).toEqual([]);
  });

  test('an undo beyond the end takes nothing back and makes no gap', () => {
    expect(standing([said('a'), { type: 'undo', seat: 0, to: 5 }, said('b')])).toEqual([said('a'), said('b')]);
  });

  test('a withdrawn answer leaves what came after it', () => {
    expect(standing([die, said('a'), said('b', 1), { type: 'withdraw', seat: 0, at: 1 }])).toEqual([die, said('b', 1)]);
  });

  test('a change of version begins a new line', () => {
    const moved: Entry = { type: 'version', from: 1, version: 2, state: {}, chances: 0 };
    expect(standing([said('a'), moved, said('b')])).toEqual([said('b')]);
  });
});

describe('an entry', () => {
  test('is stored without what only memory needs, and the one in memory keeps it', () => {
    const taped = { ...said('a'), picked: option('a', 1) };
    expect(bare(taped)).toEqual(said('a'));
    expect(bare(taped)).not.toHaveProperty('picked');
    expect(taped.picked).toEqual(option('a', 1));
    expect(bare(die)).toBe(die);
  });

  test('reads as a sentence in an error', () => {
    expect(tellEntry(undefined).say).toBe('nothing more');
    expect(tellEntry(said('strike 1', 2)).say).toBe('seat 2 answers act with "strike 1"');
    expect(tellEntry(die).say).toBe('chance die says 2 of 6');
    expect(tellEntry({ type: 'shown', to: [0, 2] }).say).toBe('something is shown to 0, 2');
    expect(tellEntry({ type: 'shown', to: [] }).say).toBe('something is shown to nobody');
    expect(tellEntry({ type: 'resign', seat: 0 }).say).toBe('a resign entry');
  });
});
