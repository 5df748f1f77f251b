/** The programs of docs/bots.md: each plays a whole match on a real server, and the page shows the very files that are run here. */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { programsReply } from '@taverne/protocol';
import { describe, expect, onTestFinished, test } from 'vitest';
import { FAST, type Place, place } from '../harness.ts';
import { ACCOUNT, member } from './member.ts';

const EXAMPLES = new URL('../../../../examples/', import.meta.url);
const DOCUMENT = readFileSync(new URL('../../../../docs/bots.md', import.meta.url), 'utf8');
const pathOf = (file: string): string => fileURLToPath(new URL(file, EXAMPLES));
const hasPython = spawnSync('python3', ['--version']).status === 0;

/** So that nobody waits. */
const HASTY = { ...FAST, programs: FAST.messages, requests: FAST.messages };

const RUNS = [
  { file: 'bot.ts', program: process.execPath, runs: true },
  { file: 'bot.py', program: 'python3', runs: hasPython },
] as const;

async function tokenIn(where: Place): Promise<string> {
  const { client } = await member(where, 'Anna');
  return programsReply.parse(await client.http('POST', `${ACCOUNT}/programs`, { name: 'Nimrod' })).token ?? '';
}

/** What it wrote until it ended by itself. */
function ran(program: string, args: readonly string[], token: string): Promise<{ code: number | null; said: string }> {
  const child = spawn(program, [...args], {
    env: { ...process.env, TAVERNE_TOKEN: token, TAVERNE_PACE: '5' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill());
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  return new Promise((resolve, reject) => {
    child.once('error', reject).once('close', (code) => resolve({ code, said }));
  });
}

describe.each(RUNS)('$file', ({ file, program, runs }) => {
  test('stands in the document, word for word, and is read at a glance', () => {
    const text = readFileSync(pathOf(file), 'utf8');
    expect(DOCUMENT).toContain(text);
    expect(text.split('\n').length - 1).toBeLessThanOrEqual(40);
    expect(text.split('\n').filter((line) => line.length > 140)).toEqual([]);
  });

  test.skipIf(!runs)('plays a whole match by invitation', async () => {
    const where = await place(HASTY);
    const token = await tokenIn(where);
    const host = await where.player('Bert');
    const seats = [{ kind: 'open' as const }, { kind: 'bot' as const, level: 1 }];
    const { match, links } = await host.create({ game: 'leaders', seats, programs: true });
    await host.watch(match);
    const { code, said } = await ran(program, [pathOf(file), where.base, match, links[0]?.token ?? ''], token);
    expect({ code, said }).toEqual({ code: 0, said: expect.stringMatching(/^over: \d \d\r?\n$/) });
    expect(host.states.get(match)?.outcome).toBeDefined();
    expect(host.tables.get(match)?.seats[0]).toMatchObject({ name: 'Nimrod [bot]', program: true });
  });

  test.skipIf(!runs)('finds a table that lets programs in by itself', async () => {
    const where = await place(HASTY);
    const token = await tokenIn(where);
    const host = await where.player('Bert');
    const seats = [{ kind: 'open' as const }, { kind: 'bot' as const, level: 1 }];
    const shut = await host.create({ game: 'feud', seats, visibility: 'table' });
    const { match } = await host.create({ game: 'feud', seats, visibility: 'table', programs: true });
    await host.watch(match);
    expect(await ran(program, [pathOf(file), where.base], token)).toMatchObject({ code: 0 });
    expect(host.states.get(match)?.outcome).toBeDefined();
    expect(await host.http('GET', `/api/matches/${shut.match}`)).toMatchObject({ status: 'waiting' });
  });
});
