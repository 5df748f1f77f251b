/**
 * The tables of PostgreSQL as they are after the first seven steps of the schema: what they mean stands there. Times are
 * BIGINT; what is JSON is kept as text, as it was written, because it is read as a whole.
 */
export const AS_OF_STEP_7 = `
  CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    token TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    language TEXT,
    made BIGINT NOT NULL,
    seen BIGINT NOT NULL DEFAULT 0
  );
  CREATE INDEX guests_seen ON guests (seen);

  -- Of a match that runs, who is awaited changes with every answer: room is left in its page for that.
  CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    version BIGINT NOT NULL,
    options TEXT NOT NULL,
    seats BIGINT NOT NULL,
    visibility TEXT NOT NULL,
    clock TEXT NOT NULL,
    seed TEXT NOT NULL,
    maker TEXT NOT NULL,
    made BIGINT NOT NULL,
    status TEXT NOT NULL,
    awaited TEXT NOT NULL,
    outcome TEXT,
    consent TEXT,
    rematch TEXT,
    changed BIGINT NOT NULL,
    omitted TEXT NOT NULL DEFAULT '[]',
    imported BIGINT NOT NULL DEFAULT 0,
    proof TEXT,
    bytes BIGINT NOT NULL DEFAULT 0,
    folded BIGINT NOT NULL DEFAULT 0
  ) WITH (fillfactor = 70);
  CREATE INDEX matches_open ON matches (made) WHERE status = 'waiting' AND visibility = 'table';
  CREATE INDEX matches_waiting ON matches (maker) WHERE status = 'waiting';
  CREATE INDEX matches_running ON matches (id) WHERE status = 'running';
  CREATE INDEX matches_still ON matches (changed) WHERE status <> 'running';
  CREATE INDEX matches_bytes ON matches (maker, bytes) WHERE bytes > 0;
  CREATE INDEX matches_unfinished ON matches (maker) WHERE status = 'running';
  CREATE INDEX matches_unfolded ON matches (changed) WHERE status = 'over' AND folded = 0;

  CREATE TABLE journal (
    match TEXT NOT NULL,
    seq BIGINT NOT NULL,
    entries TEXT NOT NULL,
    seat BIGINT,
    key TEXT,
    at BIGINT NOT NULL,
    PRIMARY KEY (match, seq)
  );

  CREATE TABLE snapshots (match TEXT PRIMARY KEY, seq BIGINT NOT NULL, snapshot TEXT NOT NULL);
  CREATE TABLE checkpoints (match TEXT PRIMARY KEY, seq BIGINT NOT NULL, checkpoint TEXT NOT NULL);
  CREATE TABLE folded (match TEXT PRIMARY KEY, journal BYTEA NOT NULL);

  CREATE TABLE seats (
    match TEXT NOT NULL,
    seat BIGINT NOT NULL,
    kind TEXT NOT NULL,
    guest TEXT,
    name TEXT,
    level BIGINT,
    salt TEXT NOT NULL,
    gone BIGINT NOT NULL,
    ended BIGINT,
    promise TEXT NOT NULL DEFAULT '',
    ready BIGINT NOT NULL DEFAULT 1,
    PRIMARY KEY (match, seat)
  );
  CREATE INDEX seats_guest ON seats (guest, ended) WHERE guest IS NOT NULL;

  -- taken: until when some process has what is due in hand.
  CREATE TABLE clocks (
    match TEXT NOT NULL,
    seat BIGINT NOT NULL,
    rest BIGINT NOT NULL,
    due BIGINT,
    stopped BIGINT,
    taken BIGINT,
    PRIMARY KEY (match, seat)
  ) WITH (fillfactor = 80);
  CREATE INDEX clocks_due ON clocks (due) WHERE due IS NOT NULL;

  CREATE TABLE waiting_orders (match TEXT PRIMARY KEY, due BIGINT NOT NULL, taken BIGINT);
  CREATE INDEX waiting_orders_due ON waiting_orders (due);

  CREATE TABLE chat (
    match TEXT NOT NULL,
    id BIGINT NOT NULL,
    key TEXT NOT NULL,
    seat BIGINT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (match, id)
  );

  CREATE TABLE long_options (match TEXT PRIMARY KEY, options TEXT NOT NULL);
  CREATE TABLE texts (hash TEXT PRIMARY KEY, text TEXT NOT NULL);
  CREATE TABLE imports (match TEXT PRIMARY KEY, journal TEXT NOT NULL);
  CREATE TABLE notices (match TEXT NOT NULL, id BIGINT NOT NULL, notice TEXT NOT NULL, PRIMARY KEY (match, id));

  -- Every process that serves, and when it last showed that it was alive: what it holds is free some seconds later.
  -- lobby: how many look at the lobby there; less than none: it has said goodbye.
  CREATE TABLE processes (
    id TEXT PRIMARY KEY,
    began BIGINT NOT NULL,
    seen BIGINT NOT NULL,
    lobby BIGINT NOT NULL DEFAULT 0
  );

  -- Which processes want to be told of a match, who of its players is there, and since when who left is away.
  CREATE TABLE watching (
    match TEXT NOT NULL,
    process TEXT NOT NULL,
    wants BIGINT NOT NULL,
    here TEXT NOT NULL,
    away TEXT NOT NULL,
    spectators BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (match, process)
  ) WITH (fillfactor = 80);
  CREATE INDEX watching_process ON watching (process, at);

  -- Which processes a guest is connected to.
  CREATE TABLE online (
    guest TEXT NOT NULL,
    process TEXT NOT NULL,
    since BIGINT NOT NULL,
    PRIMARY KEY (guest, process)
  );
  CREATE INDEX online_process ON online (process);

  -- Matches that wait for a bot, and the process that lets it think: another one takes it over when that one is gone.
  CREATE TABLE thoughts (match TEXT PRIMARY KEY, process TEXT NOT NULL);
  CREATE INDEX thoughts_process ON thoughts (process);
`;
