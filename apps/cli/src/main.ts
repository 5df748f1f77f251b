/** The command line: finds the command, runs it, and sees that complaints and exit codes come out right. */
import { games } from '@taverne/games';
import manifest from '../package.json' with { type: 'json' };
import { readArgs } from './args.ts';
import { type Command, helpOf, overview } from './command.ts';
import { count } from './commands/count.ts';
import { listGames } from './commands/games.ts';
import { mcp } from './commands/mcp.ts';
import { move } from './commands/move.ts';
import { pack } from './commands/pack.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { simulate } from './commands/simulate.ts';
import { verify } from './commands/verify.ts';
import { Complaint, EXIT, type Exit, misused } from './complaint.ts';
import { type Desk, deskOf, type Entry, type Streams } from './desk.ts';
import { suggestions } from './suggest.ts';
import { languageFor, sayIn } from './words.ts';

const COMMANDS: readonly Command[] = [listGames, play, simulate, count, replay, verify, pack, move, mcp];

export interface Start extends Streams {
  readonly argv: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly games: readonly Entry[];
}

export async function main({ argv, env, games, ...streams }: Start): Promise<Exit> {
  const { wanted, rest } = languageAsked(argv);
  const language = languageFor(wanted, env);
  const desk = deskOf(streams, games, language ?? 'en', sayIn(language ?? 'en'));
  const result =
    language === undefined ? misused(desk.say('args.language', { word: wanted ?? '' })) : await dispatch(desk, rest);
  if (!(result instanceof Complaint)) return result;
  streams.errors.write(`taverne: ${result.say}\n`);
  if (result.exit === EXIT.USAGE) streams.errors.write(`${desk.say('main.see', { command: commandIn(rest) })}\n`);
  return result.exit;
}

async function dispatch(desk: Desk, argv: readonly string[]): Promise<Exit | Complaint> {
  const [name, ...rest] = argv;
  if (name === '--version') {
    desk.tell(`taverne ${manifest.version}`);
    return EXIT.OK;
  }
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    const asked = COMMANDS.find((each) => each.name === rest[0]);
    desk.tell(...(asked ? helpOf(desk, asked) : overview(desk, COMMANDS)));
    return EXIT.OK;
  }
  const command = COMMANDS.find((each) => each.name === name);
  if (!command) {
    const names = COMMANDS.map((each) => each.name);
    const [near] = suggestions(name, names);
    return misused(desk.say('main.unknown', { name, names: names.join(', '), near: near ?? 'none' }));
  }
  const args = readArgs(desk.say, rest, command.flags);
  if (args instanceof Complaint) return args;
  if (args.has('help')) {
    desk.tell(...helpOf(desk, command));
    return EXIT.OK;
  }
  return command.run(desk, args);
}

/** The language is wanted before anything else can be said, complaints about flags included. */
function languageAsked(argv: readonly string[]): { readonly wanted: string | undefined; readonly rest: readonly string[] } {
  const at = argv.findLastIndex((word) => word === '--lang' || word.startsWith('--lang='));
  const word = argv[at];
  if (word === undefined) return { wanted: undefined, rest: argv };
  return word === '--lang'
    ? { wanted: argv[at + 1] ?? '', rest: argv.toSpliced(at, 2) }
    : { wanted: word.slice('--lang='.length), rest: argv.toSpliced(at, 1) };
}

const commandIn = ([name]: readonly string[]): string => (COMMANDS.some((each) => each.name === name) ? `${name} ` : '');

export async function start(): Promise<void> {
  const { stdin: input, stdout: output, stderr: errors, env } = process;
  // Whoever reads us may stop early (`| head`): that is no failure of ours.
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(EXIT.OK);
    throw error;
  });
  process.exitCode = await main({ argv: process.argv.slice(2), env, games, input, output, errors });
}
