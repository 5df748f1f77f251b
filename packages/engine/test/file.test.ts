import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Entry,
  fairSource,
  fileOf,
  fitsGame,
  type MatchFile,
  moveToVersion,
  quick,
  readFile,
  resign,
  restoreMatch,
  startMatch,
  writeFile,
} from '../src/index.ts';
import type { Json } from '../src/words.ts';
import { feud } from './feud.ts';
import { CHANCE, forged, parsed, playing, SEED, written } from './file-table.ts';
import { everything, must, playRandomly, refused } from './table.ts';

describe('a match file', () => {
  test('brings a match back as it was', () => {
    const match = playing();
    const file = must(readFile(writeFile(fileOf(match))));
    expect(file).toEqual(fileOf(match));
    const back = must(restoreMatch(feud, file, quick(1)));
    expect(everything(back)).toEqual(everything(match));
    expect(back.holders).toEqual(match.holders);
    expect(writeFile(fileOf(back))).toBe(writeFile(fileOf(match)));
  });

  test('is readable: a head, then one line an entry, then the fingerprint', () => {
    const lines = written().split('\n');
    expect(lines.slice(0, 9)).toEqual([
      '{',
      '  "taverne": "match",',
      '  "format": 1,',
      '  "game": "feud",',
      '  "version": 1,',
      '  "options": {"rounds":2},',
      '  "seats": 2,',
      '  "journal": [',
      '    {"type":"chance","what":"first","of":2,"said":0},',
    ]);
    expect(lines).toHaveLength(8 + playing().journal.length + 4);
    expect(lines.at(-5)).toBe('    {"type":"answer","seat":1,"name":"act","key":"strike 0"}');
    expect(lines.slice(-4)).toEqual(['  ],', expect.stringMatching(/^ {2}"fingerprint": "[0-9a-f]{64}"$/), '}', '']);
  });

  test('of a match without an entry is one, too', () => {
    const file: MatchFile = { game: 'feud', version: 1, options: {}, seats: 2, journal: [] };
    expect(must(readFile(writeFile(file)))).toEqual(file);
  });

  test('is fingerprinted over its data in a fixed order: SHA-256 of the sorted JSON', () => {
    const file: MatchFile = { version: 1, game: 'feud', seats: 2, options: { b: [1, null], a: 'é' }, journal: [] };
    const sorted = '{"format":1,"game":"feud","journal":[],"options":{"a":"é","b":[1,null]},"seats":2,"version":1}';
    expect(writeFile(file)).toContain(createHash('sha256').update(sorted).digest('hex'));
  });

  test('does not care for white space or the order of fields', () => {
    const { journal, ...head } = parsed();
    const other = JSON.stringify({ journal, ...Object.fromEntries(Object.entries(head).reverse()) }, null, 7);
    expect(must(readFile(other))).toEqual(must(readFile(written())));
  });

  test('does not store what is undefined', () => {
    const file: MatchFile = { game: 'feud', version: 1, options: { a: undefined }, seats: 2, journal: [] };
    expect(must(readFile(writeFile(file))).options).toEqual({});
  });

  test('carries what is published of chance; the seed only once the match is over', () => {
    const match = must(startMatch(feud, { chance: fairSource(SEED, CHANCE.salts) }));
    const { seed: _, ...published } = CHANCE;
    expect(fileOf(match, CHANCE).chance).toEqual(published);
    expect(writeFile(fileOf(match, CHANCE))).not.toContain(SEED);
    resign(match, 0);
    expect(fileOf(match, CHANCE).chance).toEqual(CHANCE);
    expect(must(readFile(writeFile(fileOf(match, CHANCE)))).chance).toEqual(CHANCE);
    expect(fileOf(match, published).chance).toStrictEqual(published);
    expect(fileOf(match)).not.toHaveProperty('chance');
  });

  test('of a match that moved to a newer version begins with the older one and fits the newer', () => {
    const newer = { ...feud, version: 4 };
    const { match } = must(moveToVersion(playing(), newer));
    const file = must(readFile(writeFile(fileOf(match))));
    expect(file.version).toBe(1);
    expect(fitsGame(newer, file).ok).toBe(true);
    expect(everything(must(restoreMatch(newer, file, quick(1))))).toEqual(everything(match));
    expect(refused(restoreMatch(feud, file, quick(1)))?.say).toBe(
      'this match was made by version 4 of feud; this is version 1',
    );
  });

  test('of whole random matches comes back', () => {
    for (const seed of [1, 2, 3]) {
      const match = must(startMatch(feud, { seats: 1 + seed, chance: quick(seed), options: { rounds: 2 } }));
      playRandomly(match, seed);
      const back = must(restoreMatch(feud, must(readFile(writeFile(fileOf(match)))), quick(0)));
      expect(everything(back)).toEqual(everything(match));
    }
  });
});

describe('a file of something else', () => {
  test('another game', () => {
    const file = must(readFile(written()));
    expect(refused(restoreMatch({ ...feud, id: 'chess' }, file, quick(1)))).toMatchObject({
      trouble: 'other-game',
      say: 'this is a match of feud, not of chess',
      at: 'game',
    });
  });

  test('another version, older or newer', () => {
    const file = must(readFile(written()));
    for (const version of [0, 2]) {
      expect(refused(fitsGame({ ...feud, version }, file))).toMatchObject({
        trouble: 'other-version',
        say: `this match was made by version 1 of feud; this is version ${version}`,
        at: 'version',
      });
    }
    expect(fitsGame(feud, file)).toEqual({ ok: true, value: true });
  });
});

describe('whatever is read', () => {
  /** Found by fuzzing, or feared; each must be refused. */
  const KEPT = [
    '',
    '{}',
    '{"__proto__":null}',
    '{"taverne":"match","__proto__":{"format":1}}',
    '{"taverne":"match","format":1,"game":"","version":0,"options":null,"seats":1,"journal":[],"fingerprint":""}',
    '{"taverne":"match","format":1e0,"format":2}',
    '\ufeff{}',
    '{"journal":[[]]}',
    '[1e999]',
  ];

  test.each(KEPT)('%j is a trouble', (source) => {
    expect(refused(readFile(source))?.trouble).toBe('damaged');
  });

  test('text, JSON or a damaged file: a value or a trouble, never an exception', () => {
    const source = written();
    const spliced = fc
      .tuple(fc.nat(source.length), fc.nat(40), fc.oneof(fc.string(), fc.json()))
      .map(([at, length, text]) => source.slice(0, at) + text + source.slice(at + length));
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), spliced), (text) => {
        const read = readFile(text);
        if (!read.ok) expect(read.trouble.trouble).toBe('damaged');
      }),
      { numRuns: 300 },
    );
  });

  test('a forger’s entries: a match or a trouble, never an exception', () => {
    const journal = playing().journal;
    const seat = fc.nat(2);
    const state = fc.constantFrom<Json[]>(
      null,
      7,
      [],
      {},
      { scores: [0, 0] },
      { scores: [0, 0], turn: 0, turns: 0, rounds: 2 },
    );
    const entry: fc.Arbitrary<Entry> = fc.oneof(
      fc.constantFrom(...journal),
      fc.record({ type: fc.constant('answer'), seat, name: fc.constantFrom('act', 'window'), key: fc.constant('pass') }),
      fc.record({ type: fc.constant('undo'), seat, to: fc.nat(12) }),
      fc.record({ type: fc.constant('withdraw'), seat, at: fc.nat(12) }),
      fc.record({ type: fc.constantFrom('resign', 'time', 'agree', 'decline'), seat }),
      fc.record({
        type: fc.constant('version'),
        from: fc.nat(1),
        version: fc.nat(2),
        state,
        chances: fc.nat(9),
      }),
    );
    const edits = fc.array(fc.tuple(fc.nat(journal.length), fc.nat(1), entry), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(edits, (list) => {
        const entries: Entry[] = journal.slice();
        for (const [at, removed, made] of list) entries.splice(at, removed, made);
        const read = readFile(forged({ journal: entries }));
        if (!read.ok) return;
        const back = restoreMatch(feud, read.value, quick(1));
        if (!back.ok) expect(['diverged', 'rules-broke', 'other-version']).toContain(back.trouble.trouble);
      }),
      { numRuns: 200 },
    );
  });
});
