/** The tables of what people play for and what stays of it, in the words that both databases understand (schema.ts). */
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
