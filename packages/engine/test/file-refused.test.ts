import { describe, expect, test } from 'vitest';
import { FORMAT } from '../src/file.ts';
import { type Entry, LONGEST_FILE, quick, readFile, restoreMatch } from '../src/index.ts';
import { feud } from './feud.ts';
import { forged, parsed, playing, written } from './file-table.ts';
import { dealtEntries, must, refused } from './table.ts';

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
    expect(trouble(written().replace('"key":"rest"', '"key":"strike 1"'))).toMatchObject({
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
      expect(trouble(source)).toMatchObject({ trouble: 'damaged', say: `file must be an object, not ${source}`, at: 'file' });
    }
  });

  test('too large', () => {
    const spaces = ' '.repeat(LONGEST_FILE + 1 - written().length);
    expect(trouble(written() + spaces)).toMatchObject({
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
    expect(refused(readFile(forged({ journal: [...journal, entry] })))).toMatchObject({
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
    expect(refused(restoreMatch(feud, file, quick(1)))).toMatchObject({
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
