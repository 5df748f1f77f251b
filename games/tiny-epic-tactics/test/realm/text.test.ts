import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOUSE } from '../../src/content/house/index.ts';
import type { RealmPlan } from '../../src/content/types.ts';
import { LONGEST_REALM } from '../../src/options.ts';
import { BUILT, LARGEST, readRealm, SMALLEST, writeRealm } from '../../src/realm/text.ts';
import { TERRAINS } from '../../src/words.ts';

const reads = (text: string): RealmPlan => {
  const read = readRealm(text, HOUSE);
  if (!read.ok) throw new Error(read.trouble.say);
  return read.value;
};
const trouble = (text: string) => {
  const read = readRealm(text, HOUSE);
  return read.ok ? 'readable' : [read.trouble.at, read.trouble.say];
};

describe('a realm as text', () => {
  test.each(HOUSE.battles.map((plan) => plan.id))('TET-BATTLE-04: %s goes by its name', (id) => {
    expect(reads(id)).toBe(HOUSE.battles.find((plan) => plan.id === id));
    expect(writeRealm(reads(id), HOUSE)).toBe(id);
  });

  test.each([
    'crossing_',
    'crossing_8x5.D3',
    'crossing_8x5.D3_8x1.D5_5x4.E10.1_2x2.B9.3',
    'quarters_1x2.N13',
    '8x8.D4.64p_',
    '9x8.D4.12pf2p2w55p_2x2.C3.2',
  ])('%s is read and written again the same', (text) => {
    expect(writeRealm(reads(text), HOUSE)).toBe(text);
    expect(/^[\w.~-]+$/.test(text), 'needs no escaping in an address').toBe(true);
  });

  test('what is written stands in the plan', () => {
    expect(reads('9x8.D4.12pf2p2w55p_2x2.C3.2')).toMatchObject({
      id: BUILT,
      width: 9,
      height: 8,
      artifact: 30,
      zones: [],
      placements: [{ box: '2x2', x: 2, y: 2, turns: 2 }],
    });
    expect(reads('9x8.D4.12pf2p2w55p_').scroll.slice(10, 18)).toEqual([
      'plain',
      'plain',
      'forest',
      'plain',
      'plain',
      'water',
      'water',
      'plain',
    ]);
  });

  test('the same scroll with the same boxes is the preset itself; runs of one or more are written as one', () => {
    const text = 'crossing_8x5.D3_8x1.D5_3x2.L9_5x4.E10_1x2.I11_2x2.B9';
    expect(writeRealm(reads(text), HOUSE)).toBe('crossing');
    expect(writeRealm(reads('8x8.D4.60p4p_2x2.C3.0'), HOUSE)).toBe('8x8.D4.64p_2x2.C3');
  });

  test.each([
    [
      '',
      'options.realm',
      'there is no realm ""; there are crossing, islets, highlands, quarters, and realms such as crossing_8x5.D3_2x2.B9',
    ],
    ['atlantis', 'options.realm', 'there is no realm "atlantis"'],
    ['atlantis_', 'options.realm.1', 'begins with the id of a battle realm or with a scroll'],
    ['crossing_8x5', 'options.realm.2', 'such as 5x4.E10.1, not "8x5"'],
    ['crossing_8x5.D3_2x2.O1', 'options.realm.3', 'not "2x2.O1"'],
    ['crossing_8x5.D3.4', 'options.realm.2', 'quarter turns from 0 to 3'],
    ['crossing_8x5.D3.1.1', 'options.realm.2', 'such as'],
    ['crossing_8x5.D3_', 'options.realm.3', 'not ""'],
    ['crossing_.D3', 'options.realm.2', 'such as'],
    ['7x8.A1.56p_', 'options.realm.1', `${SMALLEST} to ${LARGEST} cells wide and high, not 7x8`],
    ['8x21.A1.168p_', 'options.realm.1', 'not 8x21'],
    ['8x8.I1.64p_', 'options.realm.1', 'the Artifact lies on a cell of the scroll, not on I1'],
    ['8x8.A1.64q_', 'options.realm.1', 'not "q"'],
    ['8x8.A1.64p3_', 'options.realm.1', 'not "3"'],
    ['8x8.A1.63p_', 'options.realm.1', 'has 64 cells, not 63'],
    ['8x8.A1.65p_', 'options.realm.1', '"65p" does not fit'],
    ['8x8.A1.0p64p_', 'options.realm.1', '"0p" does not fit'],
    ['8x8.A1.9999999999999p_', 'options.realm.1', 'does not fit'],
  ])('%j is refused at %s', (text, at, say) => {
    const [where, what] = trouble(text);
    expect(where).toBe(at);
    expect(what).toContain(say);
  });

  test('too long a text is not even looked at', () => {
    expect(trouble(`crossing_${'8x5.D3_'.repeat(1000)}`)[1]).toContain(`at most ${LONGEST_REALM} characters`);
  });

  test('any plan is written and read back', () => {
    const plans = fc
      .record({
        width: fc.integer({ min: SMALLEST, max: LARGEST }),
        height: fc.integer({ min: SMALLEST, max: LARGEST }),
        seed: fc.integer({ min: 0, max: 1e6 }),
        long: fc.integer({ min: 1, max: 40 }),
        boxes: fc.array(fc.constantFrom(...HOUSE.boxes.map((box) => box.id)), { maxLength: 6 }),
      })
      .map(({ width, height, seed, long, boxes }): RealmPlan => {
        const cells = width * height;
        return {
          id: BUILT,
          width,
          height,
          scroll: Array.from(
            { length: cells },
            (_, cell) => TERRAINS[(Math.trunc(cell / long) * 31 + seed) % TERRAINS.length] ?? 'plain',
          ),
          placements: boxes.map((box, i) => ({
            box,
            x: (seed + i) % width,
            y: (seed * 7 + i) % height,
            turns: ([0, 1, 2, 3] as const)[(seed + i) % 4] ?? 0,
          })),
          zones: [],
          artifact: seed % cells,
        };
      });
    fc.assert(
      fc.property(plans, (plan) => {
        const text = writeRealm(plan, HOUSE);
        expect(text.length).toBeLessThanOrEqual(LONGEST_REALM);
        expect(reads(text)).toEqual(plan);
      }),
      { numRuns: 100 },
    );
  });

  test('whatever comes, reading says yes or no', () => {
    const bits = fc.constantFrom(
      'crossing',
      '_',
      '.',
      '8x5',
      'D3',
      '14x14',
      'H8',
      '196p',
      'f',
      '3',
      'A1',
      '2x2',
      '\u{1F600}',
      '__',
    );
    fc.assert(
      fc.property(fc.array(bits, { maxLength: 12 }), (parts) => {
        const read = readRealm(parts.join(''), HOUSE);
        if (read.ok) expect(reads(writeRealm(read.value, HOUSE))).toEqual(read.value);
        else expect(read.trouble.at).toMatch(/^options\.realm/);
      }),
      { numRuns: 300 },
    );
  });
});
