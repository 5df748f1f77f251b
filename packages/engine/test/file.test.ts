import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changeSeat,
  type Entry,
  FORMAT,
  fairSource,
  fileOf,
  fitsGame,
  type Json,
  LONGEST_FILE,
  type MatchFile,
  moveToVersion,
  offerDraw,
  quick,
  readFile,
  resign,
  restoreMatch,
  startMatch,
  undo,
  writeFile,
} from '../src/index.ts';
import { feud } from './feud.ts';
import { dealtEntries, everything, feudWith, must, playRandomly, refused, say } from './table.ts';

const SEED = 'ab'.repeat(32);
const CHANCE = {
  commitment: createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex'),
  salts: ['Ada', 'Gräce'],
  seed: SEED,
};

const playing = () => {
  const match = feudWith({
    hands: [
      ['boost0', 'blank0'],
      ['parry0', 'blank1'],
    ],
    chance: [['draw', 3]],
  });
  say(match, 0, 'strike 1');
  undo(match, 0);
  say(match, 0, 'rest');
  offerDraw(match, 1);
  changeSeat(match, 0, { kind: 'person', name: 'Élodie' });
  say(match, 1, 'strike 0');
  return match;
};
const written = () => writeFile(fileOf(playing()));

/** What the text holds, to be changed and written again. */
function parsed(): Record<string, unknown> {
  const raw: unknown = JSON.parse(written());
  return typeof raw === 'object' ? { ...raw } : {};
}

/** The file with something else in it and a fingerprint that fits: what a forger would send. */
const forged = (change: Partial<MatchFile>): string => writeFile({ ...fileOf(playing()), ...change });

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

describe('a damaged file is refused, with the reason', () => {
  const trouble = (source: string) => refused(readFile(source));

  test('cut at any length', () => {
    const source = written();
    for (let length = 0; length < source.length - 2; length++) {
      const cut = trouble(source.slice(0, length));
      expect(cut?.trouble, `cut at ${length}`).toBe('damaged');
      expect(cut?.say).toMatch(/^this is no match file, or it was cut: \S/);
    }
    expect(readFile(source.slice(0, -1)).ok).toBe(true);
  });

  test('any single edit that is still JSON is found, unless it changes nothing', () => {
    const source = written();
    const sound = must(readFile(source));
    let edits = 0;
    for (let at = 0; at < source.length; at++) {
      for (const char of ['1', '"', 'x', ' ', '']) {
        const edited = source.slice(0, at) + char + source.slice(at + 1);
        const read = readFile(edited);
        if (read.ok) expect(read.value, `${at} ${char}`).toEqual(sound);
        else expect(read.trouble.trouble).toBe('damaged');
        edits++;
      }
    }
    expect(edits).toBe(source.length * 5);
  });

  test('an edited answer', () => {
    expect(trouble(written().replace('"key":"rest"', '"key":"strike 1"'))).toEqual({
      trouble: 'damaged',
      say: 'the file was edited: its fingerprint does not fit its content',
      at: 'file.fingerprint',
    });
  });

  test.each<[string, (file: Record<string, unknown>) => unknown, string]>([
    ['another kind of file', (file) => ({ ...file, taverne: 'map' }), 'file.taverne'],
    ['a format of the future', (file) => ({ ...file, format: FORMAT + 1 }), 'file.format'],
    ['a format that never was', (file) => ({ ...file, format: 0 }), 'file.format'],
    ['no seats', (file) => ({ ...file, seats: 0 }), 'file.seats'],
    ['too many seats', (file) => ({ ...file, seats: 17 }), 'file.seats'],
    ['a game without a name', (file) => ({ ...file, game: null }), 'file.game'],
    ['a game with too long a name', (file) => ({ ...file, game: 'x'.repeat(101) }), 'file.game'],
    ['a version that is no number', (file) => ({ ...file, version: '1' }), 'file.version'],
    ['a version below nought', (file) => ({ ...file, version: -1 }), 'file.version'],
    ['a version beyond reason', (file) => ({ ...file, version: 1_000_001 }), 'file.version'],
    ['a journal that is none', (file) => ({ ...file, journal: {} }), 'file.journal'],
    ['an entry that is none', (file) => ({ ...file, journal: [{ type: 'dance' }] }), 'file.journal[0].type'],
    ['no fingerprint', ({ fingerprint: _, ...file }) => file, 'file.fingerprint'],
    ['a field too many', (file) => ({ ...file, extra: 1 }), 'file.extra'],
    ['chance that is none', (file) => ({ ...file, chance: {} }), 'file.chance.commitment'],
  ])('%s', (_name, change, at) => {
    expect(trouble(JSON.stringify(change(parsed())))).toMatchObject({ trouble: 'damaged', at });
  });

  test('a list, a word or nothing in place of a file', () => {
    for (const source of ['[]', '"match"', 'null', '7']) {
      expect(trouble(source)).toEqual({ trouble: 'damaged', say: `file must be an object, not ${source}`, at: 'file' });
    }
  });

  test('too large', () => {
    const spaces = ' '.repeat(LONGEST_FILE + 1 - written().length);
    expect(trouble(written() + spaces)).toEqual({
      trouble: 'damaged',
      say: 'a match file has at most 16000000 characters, this has 16000001',
    });
    expect(readFile(written() + spaces.slice(1)).ok).toBe(true);
  });

  test('so deep that a walk through it would fail', () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    const { options: _, ...file } = parsed();
    expect(trouble(`{"options":${deep},${JSON.stringify(file).slice(1)}`)?.at).toBe('file.options');
    expect(trouble(deep)?.at).toBe('file');
  });
});

describe('a forged file, whose fingerprint fits, is refused all the same', () => {
  const line = dealtEntries(2);

  test.each<[string, Entry, string]>([
    ['an undo of what is not there', { type: 'undo', seat: 0, to: 99 }, 'takes back entry 99 of the line, which has'],
    ['a withdrawal of what is not there', { type: 'withdraw', seat: 0, at: 99 }, 'takes back entry 99 of the line, which has'],
  ])('%s', (_name, entry, say) => {
    const { journal } = playing();
    const trouble = refused(readFile(forged({ journal: [...journal, entry] })));
    expect(trouble).toMatchObject({ trouble: 'damaged', at: `file.journal[${journal.length}]` });
    expect(trouble?.say).toContain(say);
  });

  test('an undo is measured against the line as it stood', () => {
    const answer: Entry = { type: 'answer', seat: 0, name: 'act', key: 'a' };
    const read = (...entries: Entry[]) => refused(readFile(forged({ journal: entries })))?.say;
    expect(read(answer, { type: 'undo', seat: 0, to: 0 })).toBeUndefined();
    expect(read(answer, { type: 'undo', seat: 0, to: 1 })).toBe('entry 1 takes back entry 1 of the line, which has 1');
    expect(read(answer, { type: 'undo', seat: 0, to: 0 }, { type: 'undo', seat: 0, to: 0 })).toBe(
      'entry 2 takes back entry 0 of the line, which has 0',
    );
    expect(read(answer, answer, answer, { type: 'undo', seat: 0, to: 1 }, { type: 'withdraw', seat: 0, at: 1 })).toBe(
      'entry 4 takes back entry 1 of the line, which has 1',
    );
    expect(read(answer, answer, { type: 'withdraw', seat: 0, at: 1 }, { type: 'withdraw', seat: 0, at: 1 })).toBe(
      'entry 3 takes back entry 1 of the line, which has 1',
    );
    expect(read({ type: 'resign', seat: 0 }, answer, { type: 'undo', seat: 0, to: 0 })).toBeUndefined();
    const moved: Entry = { type: 'version', from: 1, version: 2, state: {}, chances: 0 };
    expect(read(answer, moved, { type: 'undo', seat: 0, to: 0 })).toBe('entry 2 takes back entry 0 of the line, which has 0');
  });

  test.each<[string, Entry, number]>([
    ['an answer', { type: 'answer', seat: 2, name: 'act', key: 'rest' }, 2],
    ['a resignation', { type: 'resign', seat: 5 }, 5],
    ['a holder', { type: 'seat', seat: 2, holder: { kind: 'bot' } }, 2],
    ['something shown', { type: 'shown', to: [0, 3] }, 3],
    ['consent', { type: 'undo', seat: 0, to: 0, consent: [1, 4] }, 4],
  ])('%s of a seat that the match does not have', (_name, entry, seat) => {
    const { journal } = playing();
    expect(refused(readFile(forged({ journal: [...journal, entry] })))).toEqual({
      trouble: 'damaged',
      say: `entry ${journal.length} is about seat ${seat}; there are 2, counted from 0`,
      at: `file.journal[${journal.length}]`,
    });
  });

  test('an answer that was not offered, when the match is brought back', () => {
    const { journal } = playing();
    const at = journal.length - 1;
    const file = must(readFile(forged({ journal: journal.with(at, { type: 'answer', seat: 1, name: 'act', key: 'fly' }) })));
    expect(refused(restoreMatch(feud, file, quick(1)))).toMatchObject({ trouble: 'diverged', at: `line[${line + 3}]` });
  });

  test('a word of chance that chance could not say, when the match is brought back', () => {
    const { journal } = playing();
    const file = must(readFile(forged({ journal: journal.with(0, { type: 'chance', what: 'first', of: 2, said: 7 }) })));
    expect(refused(restoreMatch(feud, file, quick(1)))).toEqual({
      trouble: 'diverged',
      say: 'entry 0: the rules ask chance for first of 2, the record says chance first says 7 of 2',
      at: 'line[0]',
    });
  });

  test('a state that is none, when the match is brought back', () => {
    const moved: Entry = { type: 'version', from: 0, version: 1, state: null, chances: 0 };
    const file = must(readFile(forged({ version: 0, journal: [moved] })));
    expect(refused(restoreMatch(feud, file, quick(1)))?.trouble).toBe('rules-broke');
  });
});

describe('a file of something else', () => {
  test('another game', () => {
    const file = must(readFile(written()));
    expect(refused(restoreMatch({ ...feud, id: 'chess' }, file, quick(1)))).toEqual({
      trouble: 'other-game',
      say: 'this is a match of feud, not of chess',
      at: 'game',
    });
  });

  test('another version, older or newer', () => {
    const file = must(readFile(written()));
    for (const version of [0, 2]) {
      expect(refused(fitsGame({ ...feud, version }, file))).toEqual({
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
