/** `npm run author`: a new game comes out of nothing, its page is served, and what is saved is put through the battery. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../lib/files.ts';

/** Inside the house, so that its imports are found, and where nobody else looks. */
function newFolder(): string {
  const dist = join(ROOT, 'scripts/dist');
  mkdirSync(dist, { recursive: true });
  const folder = mkdtempSync(join(dist, 'author-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'stone-heap');
}

const author = (...args: string[]): ChildProcess & { said: () => string } => {
  const child = spawn(process.execPath, [join(ROOT, 'scripts/run.js'), 'author', ...args], { cwd: ROOT });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (more: string) => {
      text += more;
    });
  onTestFinished(() => void child.kill());
  return Object.assign(child, { said: () => text });
};

const LONG = { timeout: 120_000, interval: 100 };

test('a game is made from the sample, opened with its panel, and judged on every save', async () => {
  const folder = newFolder();
  const { said } = author(folder, '--port', '0');
  await expect.poll(said, LONG).toMatch(/battery: 20 matches, \d+ answers, no fault/);
  const rules = join(folder, 'src/index.ts');
  const sound = readFileSync(rules, 'utf8');
  expect(sound).toContain("id: 'stone-heap'");
  expect(sound).toContain('export const stoneHeap: GameOf<StoneHeap>');
  expect(sound).toContain('SH-TAKE-01');
  expect(sound).not.toMatch(/PEB-|Pebbles/);
  for (const file of ['manifest.ts', 'package.json', 'rules/en.md', 'rules/fr.md', 'test/battery.test.ts']) {
    expect(existsSync(join(folder, file)), file).toBe(true);
  }

  await expect.poll(said, LONG).toContain('open http');
  const page = /open (\S+)/.exec(said())?.[1] ?? '';
  for (const path of ['', '/src/author/main.tsx', '/@id/__x00__author-games', `/@fs${folder}/manifest.ts`, `/@fs${rules}`]) {
    const reply = await fetch(path === '' ? page : new URL(path, page), { headers: { accept: '*/*' } });
    expect([path, reply.status, (await reply.text()).length > 0]).toEqual([path, 200, true]);
  }

  // A fault that is saved is found and named; put right, it is gone.
  writeFileSync(rules, sound.replace('state.heap -= pebbles', 'state.heap -= pebbles + 1'));
  await expect.poll(said, LONG).toMatch(/battery: (?!20 matches).*option/);
  writeFileSync(rules, sound.replace('state.heap -= pebbles', 'state.heap -= '));
  await expect.poll(said, LONG).toMatch(/battery: .*(Expression expected|Unexpected|SyntaxError)/);
  writeFileSync(rules, sound);
  await expect.poll(() => said().match(/no fault/g)?.length, LONG).toBe(2);
});

test('what is no name of a game is refused', async () => {
  const { said } = author('Not A Game');
  await expect.poll(said, LONG).toContain('npm run author -- <game>');
});
