/** Whole matches and random input: what must hold whatever comes. */
import { picker, quick, World } from '@taverne/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leaders, readPosition, type State, writePosition } from '../src/index.ts';
import { textOf } from './helpers.ts';

const reads = (text: string): State => {
  const read = readPosition(text);
  if (!read.ok) throw new Error(read.trouble.say);
  return read.value;
};

describe('the positions of whole matches', () => {
  test('every position of a match is read and written again the same, and offers the same', () => {
    for (const mode of ['discovery', 'strategist']) {
      for (let seed = 0; seed < 12; seed++) {
        const options = leaders.options({ mode, first: '0' });
        if (!options.ok) throw new Error(options.trouble.say);
        const pick = picker(seed);
        const world = new World({
          game: leaders,
          state: (table) => leaders.setup(options.value, table, 2),
          chance: quick(seed),
        });
        while (!world.outcome) {
          const text = writePosition(world.state);
          const back = reads(text);
          expect(writePosition(back)).toBe(text);
          const again = new World({ game: leaders, state: () => back, chance: quick(0) });
          const keys = (each: typeof world) =>
            each
              .options(0)
              .map((option) => option.key)
              .sort();
          expect(keys(again)).toEqual(keys(world));
          const list = world.options(0);
          world.choose(0, list[pick(list.length)] ?? { key: '', value: undefined });
        }
      }
    }
  });
});

describe('any text at all', () => {
  test('is either read, and then written to something that reads the same, or refused with a reason', () => {
    const piece = fc.constantFrom(
      ...[
        'discovery',
        'strategist',
        's0',
        'n1',
        's20',
        'act',
        'ban',
        'react',
        'recruit1',
        'recruit2',
        '_',
        '.',
        '~',
        'leaderD1',
        'leaderD7',
      ],
      ...[
        'archerC4',
        'bearA1',
        'cubB1',
        'nemesisD4',
        'offer',
        'pile',
        'bans',
        'walls',
        'rider',
        'acrobat',
        'bruiser',
        '1',
        '-',
        'é',
        '__',
      ],
    );
    const anyText = fc.oneof(
      fc.string(),
      fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(anyText, (text) => {
        const read = readPosition(text);
        if (read.ok) expect(writePosition(reads(writePosition(read.value)))).toBe(writePosition(read.value));
        else
          expect([read.trouble.trouble, read.trouble.say.length > 0, read.trouble.at?.startsWith('position')]).toEqual([
            'wrong-position',
            true,
            true,
          ]);
      }),
      { numRuns: 500 },
    );
  });

  test('a good position with one part replaced is read or refused, never thrown at', () => {
    const good = textOf({ south: 'leaderD1 archerC4~ bearA1 cubB1', north: 'leaderD7 jailerC6', turn: 's20' });
    fc.assert(
      fc.property(fc.nat(good.length - 1), fc.nat(6), fc.string({ maxLength: 6 }), (at, gone, put) => {
        const read = readPosition(good.slice(0, at) + put + good.slice(at + gone));
        expect(typeof read.ok).toBe('boolean');
      }),
      { numRuns: 500 },
    );
  });
});

describe('any options at all', () => {
  test('anything at all is parsed or refused, never thrown at', () => {
    const raws = fc.oneof(
      fc.anything(),
      fc.record(
        {
          mode: fc.anything(),
          first: fc.anything(),
          turnCap: fc.anything(),
          pile: fc.anything(),
          position: fc.oneof(fc.string(), fc.anything()),
        },
        { requiredKeys: [] },
      ),
    );
    fc.assert(
      fc.property(raws, (raw) => {
        const parsed = leaders.options(raw);
        if (!parsed.ok) expect(parsed.trouble.say.length).toBeGreaterThan(0);
      }),
      { numRuns: 500 },
    );
  });
});
