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

/** Strength and opponents. */
export const RATINGS = `
  CREATE TABLE ratings (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    mode TEXT NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    won INTEGER NOT NULL,
    drawn INTEGER NOT NULL,
    lost INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    PRIMARY KEY (person, game, mode)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX ratings_best ON ratings (game, mode, mu);

  -- What each rated match did to somebody's rating.
  CREATE TABLE rating_changes (
    person TEXT NOT NULL,
    match TEXT NOT NULL,
    game TEXT NOT NULL,
    mode TEXT NOT NULL,
    was REAL NOT NULL,
    became REAL NOT NULL,
    result TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (person, match)
  ) STRICT, WITHOUT ROWID;

  -- Matches that count; settled: when they did.
  CREATE TABLE rated (
    match TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    mode TEXT NOT NULL,
    settled INTEGER
  ) STRICT, WITHOUT ROWID;

  -- Who seeks a match. what: game, mode, clock and whether it counts; taken: when somebody was found; match: the table that was made for both.
  CREATE TABLE seeks (
    person TEXT PRIMARY KEY,
    what TEXT NOT NULL,
    strength INTEGER NOT NULL,
    since INTEGER NOT NULL,
    seen INTEGER NOT NULL,
    taken INTEGER,
    match TEXT
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX seeks_what ON seeks (what, since);
`;

/** Tournaments. Their keys begin with the tournament, as those of a match begin with the match. */
export const CUPS = `
  -- terms: what is fixed when it is made, as JSON. round: the one that is played. ends: of an arena, until when people are paired.
  -- changes: how often it was changed, so that whoever looks need not read it again.
  CREATE TABLE cups (
    id TEXT PRIMARY KEY,
    maker TEXT NOT NULL,
    name TEXT NOT NULL,
    visibility TEXT NOT NULL,
    terms TEXT NOT NULL,
    status TEXT NOT NULL,
    round INTEGER NOT NULL,
    starts INTEGER NOT NULL,
    ends INTEGER,
    changes INTEGER NOT NULL,
    changed INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX cups_listed ON cups (visibility, status, starts);
  CREATE INDEX cups_maker ON cups (maker, status);

  -- number: from the strongest on, when it begins. standing: whether somebody still takes part. since: from when on. place: at the end.
  CREATE TABLE cup_people (
    cup TEXT NOT NULL,
    person TEXT NOT NULL,
    number INTEGER NOT NULL,
    standing TEXT NOT NULL,
    since INTEGER NOT NULL,
    place INTEGER,
    PRIMARY KEY (cup, person)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX cup_people_person ON cup_people (person, since);

  -- Who meets whom. A match has its name before it is made: so it is made once, whoever makes it. No match: somebody rests, or did not come.
  CREATE TABLE cup_games (
    cup TEXT NOT NULL,
    round INTEGER NOT NULL,
    board INTEGER NOT NULL,
    first TEXT,
    second TEXT,
    match TEXT,
    result TEXT,
    done INTEGER,
    PRIMARY KEY (cup, round, board)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX cup_games_match ON cup_games (match) WHERE match IS NOT NULL;
`;

/** Matches by letter, as it were. */
export const CORRESPONDENCE = `
  -- Milliseconds for the whole match, where those of a turn are over; they are counted in rest.
  ALTER TABLE clocks ADD COLUMN bank INTEGER NOT NULL DEFAULT 0;

  -- From when until when the holder of a seat is on holiday.
  ALTER TABLE seats ADD COLUMN holiday TEXT;

  -- What a seat will answer if it comes so: nobody else's business.
  CREATE TABLE foresights (
    match TEXT NOT NULL,
    seat INTEGER NOT NULL,
    list TEXT NOT NULL,
    PRIMARY KEY (match, seat)
  ) STRICT, WITHOUT ROWID;

  -- Holidays of people, in whole days.
  CREATE TABLE holidays (
    person TEXT NOT NULL,
    begins INTEGER NOT NULL,
    ends INTEGER NOT NULL,
    PRIMARY KEY (person, begins)
  ) STRICT, WITHOUT ROWID;
`;

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

/** What stays of matches. */
export const MEMENTOS = `
  -- What somebody played with, and how that ended. thing: the message that names it; both empty: the matches themselves.
  CREATE TABLE mementos (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    mode TEXT NOT NULL,
    kind TEXT NOT NULL,
    thing TEXT NOT NULL,
    won INTEGER NOT NULL,
    drawn INTEGER NOT NULL,
    lost INTEGER NOT NULL,
    PRIMARY KEY (person, game, mode, kind, thing)
  ) STRICT, WITHOUT ROWID;

  -- Whether a match that is over is in there. Those from before are found by this, and those that older servers end.
  ALTER TABLE matches ADD COLUMN remembered INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX matches_unremembered ON matches (changed) WHERE status = 'over' AND remembered = 0;
`;
