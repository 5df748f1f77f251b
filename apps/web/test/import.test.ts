import { beforeEach, expect, test, vi } from 'vitest';
import type { StoredHere } from '../src/here/stored.ts';
import { drawnFile, playedFile } from './matches.ts';

const kept: StoredHere[] = [];
vi.mock('../src/here/stored.ts', () => ({ keep: async (match: StoredHere) => void kept.push(match) }));
const { importFile } = await import('../src/here/import.ts');

beforeEach(() => {
  kept.length = 0;
});

test('a match file becomes a match of this device', async () => {
  const { match, text } = playedFile(2);
  const imported = await importFile(text);
  expect(imported).toMatchObject({ ok: true, value: { over: true } });
  expect(kept).toHaveLength(1);
  expect(kept[0]).toMatchObject({ game: 'leaders', over: true, holders: [{ name: 'Camille' }, { kind: 'bot', level: 2 }] });
  expect(kept[0]?.journal).toEqual(match.journal);
});

test('its chance is proven by its own seed', async () => {
  await importFile(drawnFile());
  expect(kept[0]?.chance.foreign).toBeUndefined();
});

test('what is no match file is refused, and nothing is kept', async () => {
  expect(await importFile('{"a":1}')).toMatchObject({ ok: false, trouble: { trouble: 'damaged' } });
  expect(await importFile('')).toMatchObject({ ok: false });
  expect(kept).toEqual([]);
});
