/** The tables of people, in the words that both databases understand (schema.ts). Every key begins with the person. */
export const PEOPLE = `
  -- An account is a guest who has more than a cookie: it has the guest's id, so every seat stays its own.
  CREATE TABLE accounts (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    folded TEXT NOT NULL UNIQUE,
    skeleton TEXT NOT NULL UNIQUE,
    made INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE passkeys (
    account TEXT NOT NULL,
    id TEXT NOT NULL UNIQUE,
    public_key TEXT NOT NULL,
    counter INTEGER NOT NULL,
    transports TEXT NOT NULL,
    device TEXT NOT NULL,
    made INTEGER NOT NULL,
    used INTEGER,
    PRIMARY KEY (account, id)
  ) STRICT, WITHOUT ROWID;

  -- Of an account's cookies, too, only hashes are kept. Each device has its own, so that one can be shut out alone.
  CREATE TABLE sessions (
    account TEXT NOT NULL,
    id TEXT NOT NULL,
    token TEXT NOT NULL UNIQUE,
    device TEXT NOT NULL,
    made INTEGER NOT NULL,
    seen INTEGER NOT NULL,
    PRIMARY KEY (account, id)
  ) STRICT, WITHOUT ROWID;

  -- Codes that open an account once: of another device for minutes, recovery codes for ever (due is null).
  CREATE TABLE codes (
    account TEXT NOT NULL,
    hash TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    due INTEGER,
    PRIMARY KEY (account, hash)
  ) STRICT, WITHOUT ROWID;

  -- A passkey that is being made or used: the challenge holds once.
  CREATE TABLE ceremonies (
    id TEXT PRIMARY KEY,
    person TEXT,
    name TEXT,
    challenge TEXT NOT NULL,
    due INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX ceremonies_due ON ceremonies (due);
`;

/** Being told that it is one's turn. */
export const CALLS = `
  -- Who wants to be called: after so many minutes, outside of the quiet hours; told: when the last call went out.
  CREATE TABLE wishes (
    person TEXT PRIMARY KEY,
    minutes INTEGER NOT NULL,
    quiet TEXT,
    told INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  -- At single matches otherwise: never, or at once.
  CREATE TABLE match_wishes (
    person TEXT NOT NULL,
    match TEXT NOT NULL,
    wish TEXT NOT NULL,
    PRIMARY KEY (person, match)
  ) STRICT, WITHOUT ROWID;

  -- Where somebody is called: push, mail, hook. proof: the hash of what an address must still show; null: it is proven.
  CREATE TABLE channels (
    person TEXT NOT NULL,
    id TEXT NOT NULL,
    kind TEXT NOT NULL,
    target TEXT NOT NULL,
    device TEXT NOT NULL,
    made INTEGER NOT NULL,
    proof TEXT,
    PRIMARY KEY (person, id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX channels_proof ON channels (proof) WHERE proof IS NOT NULL;
`;

/** Programs as players. */
export const PROGRAMS = `
  -- A program is an account that somebody owns and that no passkey opens.
  CREATE TABLE programs (
    owner TEXT NOT NULL,
    id TEXT NOT NULL UNIQUE,
    made INTEGER NOT NULL,
    PRIMARY KEY (owner, id)
  ) STRICT, WITHOUT ROWID;

  -- What opens it, as hashes.
  CREATE TABLE program_tokens (
    program TEXT NOT NULL,
    id TEXT NOT NULL,
    hash TEXT NOT NULL UNIQUE,
    label TEXT NOT NULL,
    made INTEGER NOT NULL,
    used INTEGER,
    PRIMARY KEY (program, id)
  ) STRICT, WITHOUT ROWID;

  -- Whether whoever made a match lets programs sit down.
  ALTER TABLE matches ADD COLUMN programs INTEGER NOT NULL DEFAULT 0;
`;
