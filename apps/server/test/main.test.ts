/** The server as it is started from the command line. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { gamesReply } from '@taverne/protocol';
import { expect, test } from 'vitest';
import { folder } from './harness.ts';

const SERVE = fileURLToPath(new URL('../bin/serve.js', import.meta.url));

function run(args: readonly string[], env: { readonly [name: string]: string } = {}): ChildProcess {
  return spawn(process.execPath, [SERVE, ...args], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** The first line it says. */
async function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('no output');
  const line: unknown[] = await once(createInterface(stdout), 'line');
  return String(line[0]);
}

async function said(child: ChildProcess): Promise<{ code: unknown; out: string; err: string }> {
  let [out, err] = ['', ''];
  child.stdout?.on('data', (text) => {
    out += text;
  });
  child.stderr?.on('data', (text) => {
    err += text;
  });
  const closed: unknown[] = await once(child, 'close');
  return { code: closed[0], out, err };
}

test('it says where to open it, serves, and closes when asked to', async () => {
  const child = run(['--port', '0'], { TAVERNE_DATA: folder(), TAVERNE_LOG: 'warn' });
  const [url] = /http:\/\/localhost:\d+\//.exec(await firstLine(child)) ?? [''];
  expect(await (await fetch(`${url}healthz`)).json()).toEqual({ ok: true });
  const { games } = gamesReply.parse(await (await fetch(`${url}api/games`)).json());
  expect(games.map(({ id }) => id)).toContain('leaders');
  const done = said(child);
  child.kill('SIGTERM');
  expect(await done).toMatchObject({ code: 0, err: '' });
});

test('a port that is taken is said to be', async () => {
  const first = run(['--port', '0'], { TAVERNE_DATA: folder(), TAVERNE_LOG: 'warn' });
  const port = /:(\d+)\//.exec(await firstLine(first))?.[1] ?? '';
  const second = await said(run(['--port', port], { TAVERNE_DATA: folder() }));
  expect(second.code).toBe(1);
  expect(second.err).toContain(`port ${port} is taken`);
  const done = said(first);
  first.kill('SIGTERM');
  await done;
});

test('it copies its folder while it runs', async () => {
  const data = folder();
  const child = run(['--port', '0'], { TAVERNE_DATA: data, TAVERNE_LOG: 'warn' });
  await firstLine(child);
  const copy = join(folder(), 'copy');
  const copied = await said(run(['--backup', copy], { TAVERNE_DATA: data }));
  expect(copied).toMatchObject({ code: 0, err: '' });
  expect(existsSync(join(copy, 'taverne.db'))).toBe(true);
  const again = await said(run(['--backup', copy, '--data', data]));
  expect(again.code).toBe(1);
  expect(again.err).toContain('holds a backup already');
  const done = said(child);
  child.kill('SIGTERM');
  await done;
});

test('it explains itself, and what is wrong', async () => {
  const [help, wrong] = await Promise.all([said(run(['--help'])), said(run(['--port', 'eighty']))]);
  expect(help.code).toBe(0);
  expect(help.out).toContain('TAVERNE_DATA');
  expect(wrong.code).toBe(2);
  expect(wrong.err).toContain('"eighty"');
});
