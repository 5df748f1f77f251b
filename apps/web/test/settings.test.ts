import { beforeAll, expect, test, vi } from 'vitest';
import { readSeen, withSeen } from '../src/table/seen.ts';

let settings: typeof import('../src/settings.ts');

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  settings = await import('../src/settings.ts');
});

test('what was kept is taken over', () => {
  const kept = {
    theme: 'lamplight',
    language: 'fr',
    sound: false,
    quiet: ['dice'],
    motion: 'less',
    orientation: 'fixed',
    shortcuts: false,
    asksBeforeEnd: false,
    name: 'Camille',
    level: 4,
  };
  expect(settings.readSettings(JSON.stringify(kept))).toEqual(kept);
});

test('nothing, rubbish and what does not fit are the defaults', () => {
  const defaults = settings.readSettings(null);
  expect(defaults).toMatchObject({ theme: 'system', language: undefined, sound: true, orientation: 'own', level: 2 });
  expect(settings.readSettings('{')).toEqual(defaults);
  expect(settings.readSettings('17')).toEqual(defaults);
  expect(
    settings.readSettings(
      '{"theme":"neon","language":"tlh","level":9,"sound":"loud","orientation":"askew","name":7,"quiet":["thunder"]}',
    ),
  ).toEqual(defaults);
});

test('a name is cut to what the server takes', () => {
  expect(settings.readSettings(JSON.stringify({ name: 'x'.repeat(99) })).name).toHaveLength(40);
});

test('what was seen of each match is remembered, of the latest sixty', () => {
  let seen = readSeen(null);
  for (let i = 0; i < 70; i++) seen = withSeen(seen, `match ${i}`, i);
  expect(seen).toHaveLength(60);
  expect(withSeen(seen, 'match 30', 99).at(-1)).toEqual(['match 30', 99]);
  expect(readSeen(JSON.stringify(seen))).toEqual(seen);
  expect(readSeen('[["a",1],["b"],7,["c",1.5]]')).toEqual([['a', 1]]);
  expect(readSeen('no')).toEqual([]);
});
