/** `taverne mcp`: a language model at the table, over standard input and output. Nothing else may be written there. */
import { existsSync } from 'node:fs';
import { serverWords } from '@taverne/protocol/sentences';
import { type Args, expectWords } from '../args.ts';
import type { Command } from '../command.ts';
import { Complaint, EXIT, type Exit, failed, misused } from '../complaint.ts';
import type { Desk } from '../desk.ts';
import { Here } from '../mcp/here.ts';
import type { Tables } from '../mcp/tables.ts';
import { sayIn } from '../words.ts';

export const mcp: Command = {
  name: 'mcp',
  usage: '[--server URL | --folder DIR]',
  says: 'mcp.says',
  more: 'mcp.help',
  flags: {
    server: { value: 'URL', says: 'flag.server' },
    folder: { value: 'DIR', says: 'flag.folder' },
  },
  run,
};

async function run(desk: Desk, args: Args): Promise<Exit | Complaint> {
  const wrong = expectWords(desk.say, args, []);
  if (wrong) return wrong;
  const tables = await tablesFor({ ...desk, say: sayIn(desk.language, serverWords(desk.language)) }, args);
  if (tables instanceof Complaint) return tables;
  // Loaded when it is wanted: the other commands need not wait for it.
  const { serveModel } = await import('../mcp/serve.ts');
  await serveModel(desk, tables);
  return EXIT.OK;
}

/** The token comes from the environment: what is typed can be read by others on the machine. */
async function tablesFor(desk: Desk, args: Args): Promise<Tables | Complaint> {
  const { say } = desk;
  const [server, folder] = [args.word('server'), args.word('folder')];
  if (server !== undefined && folder !== undefined) return misused(say('args.either', { one: '--server', other: '--folder' }));
  if (server === undefined) {
    return folder === undefined || existsSync(folder) ? new Here(desk, folder) : failed(say('file.none', { path: folder }));
  }
  const url = URL.canParse(server) ? new URL(server) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return misused(say('mcp.url', { url: server }));
  const { TAVERNE_TOKEN: token = '' } = process.env;
  if (token === '') return misused(say('mcp.no-token'));
  const { There } = await import('../mcp/there.ts');
  return new There(desk, { url, token });
}
