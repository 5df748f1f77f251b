/** The sample game in docs/add-a-game.md is cut out of the page, compiled, played and put through the battery. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { battery } from '../src/battery/index.ts';
import { answer, type Game, type GameManifest, type Match, questionsOf, scripted, startMatch, whyNot } from '../src/index.ts';

const page = readFileSync(new URL('../../../docs/add-a-game.md', import.meta.url), 'utf8');
const [code = '', house = ''] = [...page.matchAll(/```ts\n(.*?)```/gs)].map(([, block = '']) => block);
let folder = '';
let pebbles: Game;
let manifest: GameManifest;

beforeAll(async () => {
  // Inside the package, so that its imports are found.
  folder = mkdtempSync(join(import.meta.dirname, '.sample-'));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src/index.ts'), code);
  writeFileSync(join(folder, 'manifest.ts'), house);
  pebbles = (await import(join(folder, 'src/index.ts'))).pebbles;
  manifest = (await import(join(folder, 'manifest.ts'))).pebbles;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function play(...keys: string[]): Match {
  const started = startMatch(pebbles, { options: { heap: 4 }, chance: scripted([['first', 1]]) });
  if (!started.ok) throw new Error(started.trouble.say);
  for (const key of keys) {
    const [question] = [0, 1].flatMap((seat) => questionsOf(started.value, seat));
    expect(answer(started.value, question?.seat ?? -1, question?.id ?? '', key)).toBeUndefined();
  }
  return started.value;
}

test('the whole game has fewer than 65 lines', () => {
  expect(code.trimEnd().split('\n').length).toBeLessThan(65);
});

test('it compiles as strictly as the rest of the house', () => {
  const root = join(import.meta.dirname, '../../..');
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: join(root, 'tsconfig.base.json'), include: ['manifest.ts', 'src'] }),
  );
  const compile = () => execFileSync(join(root, 'node_modules/.bin/tsc'), ['--noEmit', '-p', folder], { encoding: 'utf8' });
  expect(compile).not.toThrow();
});

test('whoever takes the last pebble wins', () => {
  expect(play('take 1', 'take 1', 'take 2').outcome).toMatchObject({ places: [2, 1], how: 'last pebble' });
});

test('the heap says how many may be taken, and why not more', () => {
  const match = play('take 2');
  const [question] = questionsOf(match, 0);
  expect(question?.options.map((option) => option.key)).toEqual(['take 1', 'take 2']);
  const refusal = { rule: 'PEB-TAKE-02', why: 'heap-too-small', figures: { heap: 2 } };
  expect(whyNot(match, 0, question?.id ?? '')).toEqual({ ok: true, value: [{ key: 'take 3', refusal }] });
});

test('the last pebble alone is taken by the table', () => {
  expect(play('take 3').journal.at(-1)).toEqual({ type: 'answer', seat: 0, name: 'take', key: 'take 1', by: 'table' });
});

test('it passes the battery', () => {
  const report = battery(pebbles, { seeds: [1, 2, 3, 4, 5] });
  expect(report.endings).toEqual({ 'last pebble': 5 });
});

test('its manifest tells the truth, in both languages', async () => {
  expect(await manifest.load()).toBe(pebbles);
  expect(manifest).toMatchObject({ id: pebbles.id, seats: pebbles.seats });
  const [en = {}, fr = {}] = await Promise.all([manifest.messages?.('en'), manifest.messages?.('fr')]);
  expect(Object.keys(fr)).toEqual(Object.keys(en));
});
