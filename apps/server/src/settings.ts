/** How the server is started: flags, the environment, and what stands where neither says anything. */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { LOG_LEVELS, type LogLevel } from './log.ts';

export interface Settings {
  readonly port: number;
  /** The interface to listen on; undefined: all. */
  readonly host: string | undefined;
  /** The folder of the database and of the server's secret. */
  readonly data: string;
  /** The address under which people reach the server, if it is another than where it listens. */
  readonly url: URL | undefined;
  /** The folder of the built page. */
  readonly page: string;
  readonly secret: string | undefined;
  readonly behindProxy: boolean;
  readonly log: LogLevel;
  /** The module that lists the games. */
  readonly games: string;
}

export const HELP = `Taverne: serves the page and the matches.

  npm start -- [--port 8080] [--data DIR] [--url https://…]

  --port N       where to listen (PORT, default 8080; 0 takes a free one)
  --host NAME    the interface to listen on (HOST, default all)
  --data DIR     where matches are kept (TAVERNE_DATA, default ./data)
  --url URL      the public address, if it is not http://localhost:PORT (TAVERNE_URL)
  --proxy        a proxy stands in front: believe its X-Forwarded-For (TAVERNE_PROXY=1)
  --page DIR     the built page (TAVERNE_PAGE, default apps/web/dist)
  --log LEVEL    ${LOG_LEVELS.join(', ')} (TAVERNE_LOG, default info)
  --help         this text

  TAVERNE_SECRET signs cookies and links; left out, one is made and kept in the data folder.
  Stop it with Ctrl-C; killing it loses nothing either.
`;

export type Read = { readonly settings: Settings } | { readonly help: true } | { readonly wrong: string };

type Environment = { readonly [name: string]: string | undefined };

const FLAGS = {
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
  url: { type: 'string' },
  page: { type: 'string' },
  log: { type: 'string' },
  proxy: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

export const DEFAULT_PAGE = fileURLToPath(new URL('../../web/dist', import.meta.url));
export const DEFAULT_GAMES = '@taverne/games';
const SHORTEST_SECRET = 32;

export function readSettings(args: readonly string[], env: Environment): Read {
  let flags: ReturnType<typeof parseFlags>;
  try {
    flags = parseFlags(args);
  } catch (error) {
    return { wrong: error instanceof Error ? error.message : String(error) };
  }
  if (flags.help) return { help: true };

  const portText = flags.port ?? env.PORT ?? '8080';
  const port = Number(portText);
  if (!/^\d{1,5}$/.test(portText) || port > 65_535)
    return { wrong: `the port must be a number from 0 to 65535, not "${portText}"` };

  const urlText = flags.url ?? env.TAVERNE_URL;
  const url = urlText === undefined || urlText === '' ? undefined : URL.parse(urlText);
  if (url === null || (url && !/^https?:$/.test(url.protocol))) {
    return { wrong: `the public address must begin with http:// or https://, not "${urlText}"` };
  }

  const logText = flags.log ?? env.TAVERNE_LOG ?? 'info';
  const log = LOG_LEVELS.find((level) => level === logText);
  if (!log) return { wrong: `the log level must be one of ${LOG_LEVELS.join(', ')}, not "${logText}"` };

  const secret = env.TAVERNE_SECRET;
  if (secret !== undefined && secret.length < SHORTEST_SECRET) {
    return { wrong: `TAVERNE_SECRET must have at least ${SHORTEST_SECRET} characters` };
  }
  return {
    settings: {
      port,
      host: flags.host ?? env.HOST,
      data: flags.data ?? env.TAVERNE_DATA ?? 'data',
      url: url ?? undefined,
      page: flags.page ?? env.TAVERNE_PAGE ?? DEFAULT_PAGE,
      secret,
      behindProxy: flags.proxy ?? env.TAVERNE_PROXY === '1',
      log,
      games: DEFAULT_GAMES,
    },
  };
}

const parseFlags = (args: readonly string[]) => parseArgs({ args: [...args], options: FLAGS, strict: true }).values;
