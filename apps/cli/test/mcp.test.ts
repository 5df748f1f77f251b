/** `taverne mcp` with a real MCP client on the other end of its standard input and output. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { programsReply } from '@taverne/protocol';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { FAST, place } from '../../server/test/harness.ts';
import { ACCOUNT, member } from '../../server/test/people/member.ts';
import { folder, taverne } from './run.ts';

const BIN = fileURLToPath(new URL('../bin/taverne.js', import.meta.url));
const FEUD = fileURLToPath(new URL('./feud-house.ts', import.meta.url));
const result = z.object({ content: z.array(z.object({ text: z.string() })), isError: z.boolean().optional() });

async function model(
  args: readonly string[],
  { program = BIN, env = {} }: { program?: string; env?: Record<string, string> } = {},
) {
  const client = new Client({ name: 'a model', version: '1' });
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [program, 'mcp', ...args],
    env: { PATH: process.env.PATH ?? '', LANG: 'en_US.UTF-8', ...env },
    cwd: folder(),
  });
  await client.connect(transport);
  onTestFinished(() => client.close());
  const call = async (name: string, given: Record<string, unknown> = {}): Promise<string> => {
    const { content, isError } = result.parse(await client.callTool({ name, arguments: given }));
    return `${isError ? 'refused: ' : ''}${content.map(({ text }) => text).join('\n')}`;
  };
  return { client, call };
}

/** The options that were told, in their order. */
const offered = (text: string): string[] =>
  (text.split(/You are asked: .*\n/)[1] ?? '')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('…'))
    .flatMap((line) => line.replace(/^[^|]*?: /, '').split(' | '));

describe('matches here', () => {
  test('it lists its tools, in both languages', async () => {
    const [{ client: english }, { client: french }] = [await model([]), await model(['--lang', 'fr'])];
    const { tools } = await english.listTools();
    const names = ['answer', 'join_match', 'list_matches', 'look', 'new_match', 'options', 'preview', 'rules', 'why_not'];
    expect(tools.map(({ name }) => name).toSorted()).toEqual(names);
    const theirs = (await french.listTools()).tools;
    for (const { name, description } of tools) {
      expect(theirs.find((each) => each.name === name)?.description, name).not.toBe(description);
    }
  });

  test('a model reads the table, asks beforehand and why not, answers, and reads the rules', async () => {
    const { call } = await model([]);
    expect(await call('list_matches')).toMatch(/Games: leaders.*\nThere is no match yet\./);
    const begun = await call('new_match', { game: 'leaders', level: 1, options: ['first=0'] });
    expect(begun).toMatch(/^Leaders · leaders-1\n/);
    expect(begun).toContain('South: you\n');
    expect(begun).not.toMatch(/<\/?(key|bold|dim|seat\d)>/);
    expect(await call('look', { match: 'leaders-1' })).toBe(begun);
    expect(await call('list_matches')).toContain('leaders-1  leaders  waits for you');
    const [option = ''] = offered(begun);
    expect(await call('options', { match: 'leaders-1', begins: option })).toContain(option);
    expect(await call('options', { match: 'leaders-1', begins: 'dance' })).toBe('Nothing that is offered begins with “dance”.');
    expect(await call('preview', { match: 'leaders-1', option })).not.toMatch(/^refused/);
    expect(await call('why_not', { match: 'leaders-1' })).toBe('Nothing that one might expect is missing.');
    expect(await call('why_not', { match: 'leaders-1', tried: ['D1 D3'] })).toMatch(/^LDR-[A-Z]+-\d+ {2}\S.*\n {2}D1 D3: /);
    const wrong = await call('answer', { match: 'leaders-1', option: 'D1 Z9' });
    expect(wrong).toMatch(/^refused: “D1 Z9” is not offered; nothing was changed\.\nLDR-/);
    const after = await call('answer', { match: 'leaders-1', option });
    expect(after).toMatch(/What happened lately:\n• .*\(LDR-/);
    expect(await call('rules', { game: 'leaders', id: 'LDR-TURN-01' })).toMatch(/^LDR-TURN-01 {2}\S/);
    expect(await call('rules', { game: 'leaders' })).toContain('LDR-TURN');
    expect(await call('rules', { game: 'leaders', id: 'LDR-NO-99' })).toMatch(/^refused/);
    expect(await call('look', { match: 'leaders-9' })).toBe('refused: there is no match leaders-9 here');
    expect(await call('new_match', { game: 'chess' })).toMatch(/^refused: there is no game “chess”/);
    expect(await call('join_match', { match: 'leaders-1' })).toMatch(/^refused/);
    await expect(call('look', { match: 'leaders-1', at: 3 })).resolves.toMatch(/^refused/);
  });

  test('a whole match is played, kept in a folder, and goes on in another session', async () => {
    const kept = folder();
    const first = await model(['--folder', kept], { program: FEUD });
    let text = await first.call('new_match', { game: 'feud', level: 1 });
    expect(readdirSync(kept)).toEqual(['feud-1.match.json']);
    await first.client.close();
    const second = await model(['--folder', kept], { program: FEUD });
    expect(await second.call('look', { match: 'feud-1' })).toBe(text);
    for (let answers = 0; answers < 500 && text.includes('You are asked'); answers++) {
      text = await second.call('answer', { match: 'feud-1', option: offered(text).at(-1) });
    }
    expect(text).not.toMatch(/You are asked|^refused/);
    expect(await second.call('list_matches')).toContain('feud-1  feud  is over');
  });

  test('what is asked in the wrong way is said before anything is served', async () => {
    const both = await taverne(['mcp', '--server', 'http://localhost:1', '--folder', '.']);
    expect([both.code, both.err]).toEqual([2, expect.stringContaining('--server and --folder cannot go together')]);
    const bare = await taverne(['mcp', '--server', 'http://localhost:1']);
    expect([bare.code, bare.err]).toEqual([2, expect.stringContaining('TAVERNE_TOKEN')]);
    expect((await taverne(['mcp', '--server', 'here'])).code).toBe(2);
    expect((await taverne(['mcp', '--folder', 'nowhere'])).code).toBe(1);
  });
});

describe('at a server', () => {
  test('a model sits down as a program, plays with a person, and is refused in words', async () => {
    const where = await place(FAST);
    const { client: anna } = await member(where, 'Anna');
    const { token = '' } = programsReply.parse(await anna.http('POST', `${ACCOUNT}/programs`, { name: 'Nimrod' }));
    const { call } = await model(['--server', where.base], { env: { TAVERNE_TOKEN: token } });
    const seats = [{ kind: 'open' as const }, { kind: 'person' as const }];
    const shut = await anna.create({ game: 'leaders', seats });
    expect(await call('join_match', { match: shut.match, invitation: shut.links[0]?.token })).toBe(
      'refused: whoever made this match lets no programs sit down',
    );
    const { match } = await anna.create({
      game: 'leaders',
      seats,
      options: { first: '0' },
      visibility: 'table',
      programs: true,
    });
    expect(await call('list_matches')).toContain(`${match}  leaders  a seat is free`);
    const begun = await call('join_match', { match });
    expect(begun).toMatch(/Nimrod \[bot\] \(you\)/);
    const [option = ''] = offered(begun);
    expect(await call('why_not', { match, tried: ['D1 D3'] })).toMatch(/^LDR-/);
    expect(await call('preview', { match, option })).not.toMatch(/^refused/);
    expect(await call('answer', { match, option })).toMatch(/You are asked/);
    await anna.connect();
    await anna.watch(match);
    expect(anna.tables.get(match)?.seats[0]).toMatchObject({ name: 'Nimrod [bot]', program: true, present: true });
    await anna.ask({ type: 'resign', match });
    expect(await call('look', { match, wait: 5 })).toMatch(/\(LDR-/);
    expect(await call('look', { match })).not.toContain('You are asked');
    expect(await call('answer', { match, option })).toMatch(/^refused/);
    expect(await call('look', { match: 'nothing' })).toMatch(/^refused/);
    const made = await call('new_match', { game: 'leaders', open: true });
    expect(made).toContain('The match has not begun: one seat is free.');
  });

  test('a token that opens nothing is said to open nothing', async () => {
    const where = await place(FAST);
    const { call } = await model(['--server', where.base, '--lang', 'fr'], { env: { TAVERNE_TOKEN: 'taverne_nothing' } });
    expect(await call('join_match', { match: 'm' })).toMatch(/^refused: ce jeton n’ouvre rien/);
    expect(await call('look', { match: 'm' })).toMatch(/^refused: .* ne répond pas/);
    expect(await call('list_matches')).toMatch(/^refused/);
  });
});
