/** The server as it is started from the command line. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { folder } from './harness.ts';

const SERVE = fileURLToPath(new URL('../bin/serve.js', import.meta.url));

function run(args: readonly string[], env: { readonly [name: string]: string } = {}): ChildProcess {
  return spawn(process.execPath, [SERVE, ...args], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
}

async function said(child: ChildProcess): Promise<{ code: unknown; out: string; err: string }> {
  let [out, err] = ['', ''];
  child.stdout?.on('data', (text) => {
    out += text;
  });
  child.stderr?.on('data', (text) => {
    err += text;
  });
  const [code] = await once(child, 'close');
  return { code, out, err };
}

test('it says where to open it, serves, and closes when asked to', async () => {
  const child = run(['--port', '0'], { TAVERNE_DATA: folder(), TAVERNE_LOG: 'warn' });
  if (!child.stdout) throw new Error('no output');
  const [line] = await once(createInterface(child.stdout), 'line');
  const [url] = /http:\/\/localhost:\d+\//.exec(String(line)) ?? [''];
  expect(await (await fetch(`${url}healthz`)).json()).toEqual({ ok: true });
  const { games } = (await (await fetch(`${url}api/games`)).json()) as { games: { id: string }[] };
  expect(games.map(({ id }) => id)).toContain('leaders');
  const done = said(child);
  child.kill('SIGTERM');
  expect(await done).toMatchObject({ code: 0, err: '' });
});

test('a port that is taken is said to be', async () => {
  const first = run(['--port', '0'], { TAVERNE_DATA: folder(), TAVERNE_LOG: 'warn' });
  if (!first.stdout) throw new Error('no output');
  const [line] = await once(createInterface(first.stdout), 'line');
  const port = /:(\d+)\//.exec(String(line))?.[1] ?? '';
  const second = await said(run(['--port', port], { TAVERNE_DATA: folder() }));
  expect(second).toMatchObject({ code: 1, err: expect.stringContaining(`port ${port} is taken`) });
  const done = said(first);
  first.kill('SIGTERM');
  await done;
});

test('it explains itself, and what is wrong', async () => {
  const [help, wrong] = await Promise.all([said(run(['--help'])), said(run(['--port', 'eighty']))]);
  expect(help).toMatchObject({ code: 0, out: expect.stringContaining('TAVERNE_DATA') });
  expect(wrong).toMatchObject({ code: 2, err: expect.stringContaining('"eighty"') });
});
