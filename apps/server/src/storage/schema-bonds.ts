/** The tables of what people are to each other and how peace is kept among them, in the words that both databases understand (schema.ts). */
/** What people are to each other. */
export const BONDS = `
  -- From both sides: friend and friend, asks and asked, blocks and blocked; mutes has no other side.
  CREATE TABLE bonds (
    person TEXT NOT NULL,
    kind TEXT NOT NULL,
    other TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (person, kind, other)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX bonds_other ON bonds (other);

  -- Whose friends do not see that they are here.
  CREATE TABLE hidden (person TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;

  -- Who is asked to a match that waits, and by whom; declined: when.
  CREATE TABLE invitations (
    person TEXT NOT NULL,
    match TEXT NOT NULL,
    host TEXT NOT NULL,
    at INTEGER NOT NULL,
    declined INTEGER,
    PRIMARY KEY (person, match)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX invitations_match ON invitations (match);
  CREATE INDEX invitations_host ON invitations (host);

  -- What somebody is told until they have read it.
  CREATE TABLE tidings (
    person TEXT NOT NULL,
    id TEXT NOT NULL,
    kind TEXT NOT NULL,
    figures TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (person, id)
  ) STRICT, WITHOUT ROWID;
`;

/** Keeping the peace. */
export const PEACE = `
  -- Until when somebody may only look on; 0: they are not suspended. What is said of it stands in suspensions.
  ALTER TABLE guests ADD COLUMN suspended INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX guests_suspended ON guests (suspended) WHERE suspended > 0;

  CREATE TABLE suspensions (
    person TEXT NOT NULL,
    id TEXT NOT NULL,
    reason TEXT NOT NULL,
    keeper TEXT NOT NULL,
    at INTEGER NOT NULL,
    until INTEGER NOT NULL,
    lifted INTEGER,
    PRIMARY KEY (person, id)
  ) STRICT, WITHOUT ROWID;

  -- By whom, about whom; lines: what was said at the match until then, by person, as JSON.
  CREATE TABLE reports (
    person TEXT NOT NULL,
    id TEXT NOT NULL UNIQUE,
    about TEXT NOT NULL,
    kind TEXT NOT NULL,
    text TEXT NOT NULL,
    match TEXT,
    lines TEXT NOT NULL,
    at INTEGER NOT NULL,
    answered INTEGER,
    answer TEXT,
    keeper TEXT,
    PRIMARY KEY (person, id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX reports_open ON reports (at) WHERE answered IS NULL;
  CREATE INDEX reports_answered ON reports (answered) WHERE answered IS NOT NULL;
  CREATE INDEX reports_match ON reports (match) WHERE match IS NOT NULL;

  CREATE TABLE announcements (
    id TEXT PRIMARY KEY,
    en TEXT NOT NULL,
    fr TEXT NOT NULL,
    at INTEGER NOT NULL,
    until INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  -- All that keepers do. Rows are only ever added.
  CREATE TABLE keeper_deeds (
    at INTEGER NOT NULL,
    id TEXT NOT NULL,
    person TEXT NOT NULL,
    keeper TEXT NOT NULL,
    deed TEXT NOT NULL,
    about TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (at, id)
  ) STRICT, WITHOUT ROWID;

  -- Letters and pushes that failed: how often, by channel and why.
  CREATE TABLE mishaps (
    channel TEXT NOT NULL,
    why TEXT NOT NULL,
    count INTEGER NOT NULL,
    first INTEGER NOT NULL,
    last INTEGER NOT NULL,
    PRIMARY KEY (channel, why)
  ) STRICT, WITHOUT ROWID;
`;
