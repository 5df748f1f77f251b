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
