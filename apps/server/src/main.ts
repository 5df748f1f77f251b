/** Starts the server from the command line. */
import { backUp } from './backup.ts';
import { startServer } from './server.ts';
import { HELP, readSettings } from './settings.ts';
import { writeStack } from './stacks.ts';

/** A server that does not close in this time is ended: nothing acknowledged is lost by that. */
const LONGEST_GOODBYE = 5000;

process.on('uncaughtExceptionMonitor', writeStack);

// Whatever is written is for the server's user alone.
process.umask(0o077);

const read = readSettings(process.argv.slice(2), process.env);
if ('help' in read) {
  console.log(HELP);
} else if ('wrong' in read) {
  console.error(`${read.wrong}\nTry --help.`);
  process.exitCode = 2;
} else if ('backup' in read) {
  const { from, to } = read.backup;
  const wrong = backUp(from, to);
  if (wrong === undefined) console.log(`${from} was copied to ${to}`);
  else {
    console.error(wrong);
    process.exitCode = 1;
  }
} else {
  await run(read.settings);
}

async function run(settings: Parameters<typeof startServer>[0]): Promise<void> {
  try {
    const server = await startServer(settings);
    console.log(`Taverne is open: ${server.url}`);
    const stop = (): void => {
      setTimeout(() => process.exit(0), LONGEST_GOODBYE).unref();
      server.close().then(
        () => process.exit(0),
        (error: unknown) => {
          writeStack(error);
          console.error(error);
          process.exit(1);
        },
      );
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
  } catch (error) {
    console.error(`Taverne could not start: ${sayWhy(error, settings)}`);
    process.exitCode = 1;
  }
}

function sayWhy(error: unknown, { port, database }: Parameters<typeof startServer>[0]): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') return `port ${port} is taken; choose another with --port or PORT`;
  // Where a name has several addresses, each has failed in its own way.
  const causes: readonly unknown[] = error instanceof AggregateError ? error.errors : [error];
  const [first] = causes;
  const why = first instanceof Error ? first.message : String(first);
  return database === undefined ? why : `${why} (DATABASE_URL)`;
}
