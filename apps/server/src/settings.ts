/** How the server is started: flags, the environment, and what stands where neither says anything. */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { LOG_LEVELS, type LogLevel } from './log.ts';
import { DEFAULT_GAMES } from './registry.ts';
import { DEFAULT_RETENTION, KEEP_ALL, type Retention } from './sweeper.ts';

export interface Settings {
  readonly port: number;
  /** The interface to listen on; undefined: all. */
  readonly host: string | undefined;
  /** The folder of the database and of the server's secret. */
  readonly data: string;
  /** The address of a PostgreSQL that takes the folder's place, and that other processes may share. */
  readonly database?: string | undefined;
  /** The address under which people reach the server, if it is another than where it listens. */
  readonly url: URL | undefined;
  /** The folder of the built page. */
  readonly page: string;
  /** For which domain passkeys are made: that of the public address, or one above it. */
  readonly passkeyDomain: string | undefined;
  /** The post office, as an address (smtp://…), and from whom letters come; undefined: there are no letters. */
  readonly smtp: string | undefined;
  readonly mailFrom: string | undefined;
  /** Calls may go to private addresses, too. */
  readonly callsAnywhere: boolean;
  /** The names of the accounts that keep the peace; none: the first account does. */
  readonly keepers: readonly string[];
  readonly secret: string | undefined;
  readonly behindProxy: boolean;
  readonly log: LogLevel;
  /** How long things are kept that nobody touches. */
  readonly keep: Retention;
  /** Who names it may read the figures; undefined: only this machine may. */
  readonly metricsToken: string | undefined;
  /** The module that lists the games. */
  readonly games: string;
}

export const HELP = `Taverne: serves the page and the matches.

  npm start -- [--port 8080] [--data DIR] [--url https://…]

  --port N       where to listen (PORT, default 8080; 0 takes a free one)
  --host NAME    the interface to listen on (HOST, default all)
  --data DIR     where matches are kept (TAVERNE_DATA, default ./data)
  --url URL      the public address, if it is not http://localhost:PORT (TAVERNE_URL)
  --passkey-domain NAME  for whom passkeys are made, if not for the host of --url: a domain above it (TAVERNE_PASSKEY_DOMAIN)
  --smtp URL     the post office for letters: smtps://user:password@host (TAVERNE_SMTP); left out, there are none
  --mail-from ADDRESS    from whom letters come (TAVERNE_MAIL_FROM)
  --calls-anywhere       webhooks and push may go to private addresses and over plain http (TAVERNE_CALLS_ANYWHERE=1)
  --keepers NAMES        accounts that keep the peace, with commas between (TAVERNE_KEEPERS); left out, the first account
  --proxy        a proxy stands in front: believe its X-Forwarded-For (TAVERNE_PROXY=1)
  --page DIR     the built page (TAVERNE_PAGE, default apps/web/dist)
  --log LEVEL    ${LOG_LEVELS.join(', ')} (TAVERNE_LOG, default info)

  --keep-finished DAYS   how long a match is kept after its end (TAVERNE_KEEP_FINISHED, default ${DEFAULT_RETENTION.finished})
  --keep-waiting DAYS    how long one that nobody joins (TAVERNE_KEEP_WAITING, default ${DEFAULT_RETENTION.waiting})
  --keep-guests DAYS     how long a guest without matches who does not come (TAVERNE_KEEP_GUESTS, default ${DEFAULT_RETENTION.guests})
  --no-sweep             keep everything (TAVERNE_SWEEP=0); 0 days means for ever, too
  --metrics-token WORD   who may read /metrics: "Authorization: Bearer WORD" (TAVERNE_METRICS_TOKEN); left out, only this machine

  --backup DIR   copies what is in --data to a new folder, also while the server runs, and ends
  --help         this text

  DATABASE_URL=postgres://… keeps everything in PostgreSQL instead of the data folder: any number of processes may share it.
  TAVERNE_SECRET signs cookies and links; left out, one is made and kept in the data folder, or in PostgreSQL.
  Stop it with Ctrl-C; killing it loses nothing either. docs/hosting.md tells more.
`;

export type Read =
  | { readonly settings: Settings }
  | { readonly backup: { readonly from: string; readonly to: string } }
  | { readonly help: true }
  | { readonly wrong: string };

type Environment = { readonly [name: string]: string | undefined };

const FLAGS = {
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
  url: { type: 'string' },
  page: { type: 'string' },
  log: { type: 'string' },
  proxy: { type: 'boolean' },
  'keep-finished': { type: 'string' },
  'keep-waiting': { type: 'string' },
  'keep-guests': { type: 'string' },
  'no-sweep': { type: 'boolean' },
  'metrics-token': { type: 'string' },
  'passkey-domain': { type: 'string' },
  smtp: { type: 'string' },
  'mail-from': { type: 'string' },
  'calls-anywhere': { type: 'boolean' },
  keepers: { type: 'string' },
  backup: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

export const DEFAULT_PAGE = fileURLToPath(new URL('../../web/dist', import.meta.url));
const SHORTEST_SECRET = 32;

export function readSettings(args: readonly string[], env: Environment): Read {
  let flags: ReturnType<typeof parseFlags>;
  try {
    flags = parseFlags(args);
  } catch (error) {
    return { wrong: error instanceof Error ? error.message : String(error) };
  }
  if (flags.help) return { help: true };

  const data = flags.data ?? env.TAVERNE_DATA ?? 'data';
  if (flags.backup !== undefined) {
    if (env.DATABASE_URL) return { wrong: '--backup copies the data folder; for PostgreSQL use pg_dump (docs/hosting.md)' };
    return flags.backup === '' ? { wrong: '--backup needs a folder' } : { backup: { from: data, to: flags.backup } };
  }

  const portText = flags.port ?? env.PORT ?? '8080';
  const port = Number(portText);
  if (!/^\d{1,5}$/.test(portText) || port > 65_535)
    return { wrong: `the port must be a number from 0 to 65535, not "${portText}"` };

  const database = env.DATABASE_URL === '' ? undefined : env.DATABASE_URL;
  if (database !== undefined && !/^postgres(ql)?:$/.test(URL.parse(database)?.protocol ?? '')) {
    return { wrong: 'DATABASE_URL must begin with postgres://' };
  }

  const urlText = flags.url ?? env.TAVERNE_URL;
  const url = urlText === undefined || urlText === '' ? undefined : URL.parse(urlText);
  if (url === null || (url && !/^https?:$/.test(url.protocol))) {
    return { wrong: `the public address must begin with http:// or https://, not "${urlText}"` };
  }

  const passkeyDomain = flags['passkey-domain'] ?? env.TAVERNE_PASSKEY_DOMAIN;
  const host = url?.hostname ?? 'localhost';
  if (passkeyDomain !== undefined && host !== passkeyDomain && !host.endsWith(`.${passkeyDomain}`)) {
    return { wrong: `passkeys must be made for ${host} or a domain above it, not for "${passkeyDomain}"` };
  }

  const smtp = flags.smtp ?? env.TAVERNE_SMTP;
  const mailFrom = flags['mail-from'] ?? env.TAVERNE_MAIL_FROM;
  if (smtp !== undefined && !/^smtps?:$/.test(URL.parse(smtp)?.protocol ?? '')) {
    return { wrong: 'the post office must be an address that begins with smtp:// or smtps://' };
  }
  if (smtp !== undefined && !/^[^\s@]+@[^\s@]+$|^.{1,60} <[^\s@]+@[^\s@]+>$/.test(mailFrom ?? '')) {
    return { wrong: 'with a post office letters need a sender: --mail-from taverne@example.org' };
  }

  const logText = flags.log ?? env.TAVERNE_LOG ?? 'info';
  const log = LOG_LEVELS.find((level) => level === logText);
  if (!log) return { wrong: `the log level must be one of ${LOG_LEVELS.join(', ')}, not "${logText}"` };

  const secret = env.TAVERNE_SECRET;
  if (secret !== undefined && secret.length < SHORTEST_SECRET) {
    return { wrong: `TAVERNE_SECRET must have at least ${SHORTEST_SECRET} characters` };
  }
  const keep = flags['no-sweep'] || env.TAVERNE_SWEEP === '0' ? KEEP_ALL : readRetention(flags, env);
  if (typeof keep === 'string') return { wrong: keep };
  const metricsToken = flags['metrics-token'] ?? env.TAVERNE_METRICS_TOKEN;
  if (metricsToken !== undefined && !/^[\x21-\x7e]{16,200}$/.test(metricsToken)) {
    return { wrong: 'the token for /metrics must have 16 to 200 letters, digits or signs, and no space' };
  }
  return {
    settings: {
      port,
      host: flags.host ?? env.HOST,
      data,
      database,
      url: url ?? undefined,
      page: flags.page ?? env.TAVERNE_PAGE ?? DEFAULT_PAGE,
      passkeyDomain,
      smtp,
      mailFrom,
      callsAnywhere: flags['calls-anywhere'] ?? env.TAVERNE_CALLS_ANYWHERE === '1',
      keepers: (flags.keepers ?? env.TAVERNE_KEEPERS ?? '').split(',').flatMap((name) => name.trim() || []),
      secret,
      behindProxy: flags.proxy ?? env.TAVERNE_PROXY === '1',
      log,
      keep,
      metricsToken,
      games: DEFAULT_GAMES,
    },
  };
}

/** The ages as flags or the environment have them, or what is wrong with one. */
function readRetention(flags: ReturnType<typeof parseFlags>, env: Environment): Retention | string {
  const days: { -readonly [K in keyof Retention]: number } = { ...DEFAULT_RETENTION };
  for (const what of ['finished', 'waiting', 'guests'] as const) {
    const text = flags[`keep-${what}`] ?? env[`TAVERNE_KEEP_${what.toUpperCase()}`];
    if (text === undefined) continue;
    if (!/^\d{1,5}$/.test(text)) return `--keep-${what} must be a number of days, not "${text}"`;
    days[what] = Number(text);
  }
  return days;
}

const parseFlags = (args: readonly string[]) => parseArgs({ args: [...args], options: FLAGS, strict: true }).values;
