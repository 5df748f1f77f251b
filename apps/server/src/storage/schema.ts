/**
 * The tables, as steps from one version of the database to the next. Steps are only ever added, and only ever add: while
 * servers are updated one after the other, the old ones run on tables that the new ones have brought up to date.
 */
import { BONDS, PEACE } from './schema-bonds.ts';
import { CALLS, PEOPLE, PROGRAMS } from './schema-people.ts';
import { CORRESPONDENCE, CUPS, MEMENTOS, RATINGS } from './schema-play.ts';
import { AS_OF_STEP_7 } from './schema-postgres.ts';

/**
 * One text for both databases, in the words of SQLite: `INTEGER` is PostgreSQL's BIGINT, `BLOB` its BYTEA, `REAL` its DOUBLE PRECISION, and `STRICT` and
 * `WITHOUT ROWID` are left out there. Where that is not enough, two texts.
 */
type Step = string | { readonly sqlite: string; readonly postgres: string };

/** SQLite had tables long before there was PostgreSQL: what it did step by step is made there at once. */
const sqliteOnly = (sqlite: string): Step => ({ sqlite, postgres: '' });

const STEPS: readonly Step[] = [
  sqliteOnly(`
  CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    token TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    language TEXT,
    made INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    version INTEGER NOT NULL,
    options TEXT NOT NULL,
    seats INTEGER NOT NULL,
    visibility TEXT NOT NULL,
    clock TEXT NOT NULL,
    seed TEXT NOT NULL,
    maker TEXT NOT NULL,
    made INTEGER NOT NULL,
    status TEXT NOT NULL,
    awaited TEXT NOT NULL,
    outcome TEXT,
    consent TEXT,
    rematch TEXT,
    changed INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX matches_open ON matches (made) WHERE status = 'waiting' AND visibility = 'table';
  CREATE INDEX matches_waiting ON matches (maker) WHERE status = 'waiting';
  CREATE INDEX matches_running ON matches (id) WHERE status = 'running';

  -- The journal. A stretch of entries that came to be at once is one row; its number is the length of the journal
  -- before it, so of two that race the second finds its place taken. Rows are kept in the order in which they came,
  -- whatever match they are of: so a commit of many writes few pages.
  CREATE TABLE journal (
    match TEXT NOT NULL,
    seq INTEGER NOT NULL,
    entries TEXT NOT NULL,
    seat INTEGER,
    key TEXT,
    at INTEGER NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX journal_of ON journal (match, seq);

  -- The quiet state of a running match when its journal had this length: what newer rules take over from.
  CREATE TABLE snapshots (
    match TEXT PRIMARY KEY,
    seq INTEGER NOT NULL,
    snapshot TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE seats (
    match TEXT NOT NULL,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    guest TEXT,
    name TEXT,
    level INTEGER,
    salt TEXT NOT NULL,
    gone INTEGER NOT NULL,
    PRIMARY KEY (match, seat)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX seats_guest ON seats (guest) WHERE guest IS NOT NULL;

  CREATE TABLE clocks (
    match TEXT NOT NULL,
    seat INTEGER NOT NULL,
    rest INTEGER NOT NULL,
    due INTEGER,
    PRIMARY KEY (match, seat)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX clocks_due ON clocks (due) WHERE due IS NOT NULL;

  CREATE TABLE waiting_orders (
    match TEXT PRIMARY KEY,
    due INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE chat (
    match TEXT NOT NULL,
    id INTEGER NOT NULL,
    key TEXT NOT NULL,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (match, id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE pulse (one INTEGER PRIMARY KEY CHECK (one = 1), at INTEGER NOT NULL) STRICT;
  `),
  sqliteOnly(`
  -- When a guest was last here, to the day. Nobody knows it of those from before: they count as here now.
  ALTER TABLE guests ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
  UPDATE guests SET seen = unixepoch() * 1000;
  CREATE INDEX guests_seen ON guests (seen);

  -- Long options stand apart, so that lists of matches need not read them; omitted has their names.
  ALTER TABLE matches ADD COLUMN omitted TEXT NOT NULL DEFAULT '[]';
  CREATE TABLE long_options (match TEXT PRIMARY KEY, options TEXT NOT NULL) STRICT, WITHOUT ROWID;

  -- What an imported match brings along, until its seats are taken and it goes on.
  ALTER TABLE matches ADD COLUMN imported INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE matches ADD COLUMN proof TEXT;
  CREATE TABLE imports (match TEXT PRIMARY KEY, journal TEXT NOT NULL) STRICT, WITHOUT ROWID;

  CREATE TABLE notices (
    match TEXT NOT NULL,
    id INTEGER NOT NULL,
    notice TEXT NOT NULL,
    PRIMARY KEY (match, id)
  ) STRICT, WITHOUT ROWID;

  -- For the sweep. Running matches are not in it.
  CREATE INDEX matches_still ON matches (changed) WHERE status <> 'running';
  `),
  sqliteOnly(`
  -- Since when a clock stands still: an undo that starts it again charges what has passed.
  ALTER TABLE clocks ADD COLUMN stopped INTEGER;
  `),
  sqliteOnly(`
  -- At a seat, when its match was over: so that a guest's matches are listed without going through all of them.
  ALTER TABLE seats ADD COLUMN ended INTEGER;
  UPDATE seats SET ended = (SELECT changed FROM matches WHERE matches.id = seats.match AND matches.status = 'over');
  DROP INDEX seats_guest;
  CREATE INDEX seats_guest ON seats (guest, ended) WHERE guest IS NOT NULL;

  -- Long texts are kept once, by their hash; of a match's long options only the hashes stand with it.
  CREATE TABLE texts (hash TEXT PRIMARY KEY, text TEXT NOT NULL) STRICT, WITHOUT ROWID;
  INSERT OR IGNORE INTO texts SELECT hash(value), value FROM long_options, json_each(long_options.options);
  UPDATE long_options SET options = (SELECT json_group_object(key, hash(value)) FROM json_each(long_options.options));

  -- What a match brought along, in bytes, for its maker's quota.
  ALTER TABLE matches ADD COLUMN bytes INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX matches_bytes ON matches (maker, bytes) WHERE bytes > 0;
  CREATE INDEX matches_unfinished ON matches (maker) WHERE status = 'running';
  `),
  sqliteOnly(`
  -- The hash of a salt that its seat tells later.
  ALTER TABLE seats ADD COLUMN promise TEXT NOT NULL DEFAULT '';
  `),
  sqliteOnly(`
  -- A moment from which a long match is run on when it is opened; seq: how many entries of its journal come before that.
  CREATE TABLE checkpoints (
    match TEXT PRIMARY KEY,
    seq INTEGER NOT NULL,
    checkpoint TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  -- The whole journal of a match that has been over for a while, as one packed text; its rows in the journal are gone.
  CREATE TABLE folded (match TEXT PRIMARY KEY, journal BLOB NOT NULL) STRICT, WITHOUT ROWID;
  ALTER TABLE matches ADD COLUMN folded INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX matches_unfolded ON matches (changed) WHERE status = 'over' AND folded = 0;
  `),
  {
    sqlite: `
  -- Whether its holder lets the match begin.
  ALTER TABLE seats ADD COLUMN ready INTEGER NOT NULL DEFAULT 1;
  `,
    postgres: AS_OF_STEP_7,
  },
  `
  -- How often a match was changed: whoever changes it says how often that was as far as it knows, and of two that race
  -- the second is behind. Its journal has a number of its own; this one counts seats, talk and clocks, too.
  ALTER TABLE matches ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;

  -- Work that has a time: whoever takes it moves that time on, and has until then. What is done is gone.
  CREATE TABLE jobs (
    owner TEXT NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    run_at INTEGER NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    taker TEXT,
    body TEXT NOT NULL,
    PRIMARY KEY (owner, kind, name)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX jobs_due ON jobs (kind, run_at, owner, name);
  `,
  PEOPLE,
  CALLS,
  `
  -- What the house made for itself once and all its processes share: the secret that signs, for instance.
  CREATE TABLE house_keys (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  `,
  RATINGS,
  PROGRAMS,
  CUPS,
  CORRESPONDENCE,
  BONDS,
  PEACE,
  MEMENTOS,
];

/** What SQLite is told. */
export const MIGRATIONS: readonly string[] = STEPS.map((step) => (typeof step === 'string' ? step : step.sqlite));

/** What PostgreSQL is told. */
export const POSTGRES_MIGRATIONS: readonly string[] = STEPS.map((step) =>
  typeof step === 'string' ? inPostgres(step) : step.postgres,
);

function inPostgres(text: string): string {
  return text
    .replace(/\bINTEGER\b/g, 'BIGINT')
    .replace(/\bBLOB\b/g, 'BYTEA')
    .replace(/\bREAL\b/g, 'DOUBLE PRECISION')
    .replace(/\) STRICT(, WITHOUT ROWID)?;/g, ');');
}
