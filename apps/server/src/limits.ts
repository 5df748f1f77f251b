/** Every limit of the server, in one table. What a single message may hold stands in the protocol (`LONGEST`). */
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** So many at once, and then so many a second, for each guest. All guests of an address together: so many times as much (1). */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
  readonly address?: number;
}

export const LIMITS = {
  // ── sockets ──
  sockets: 20_000,
  socketsPerGuest: 20,
  socketsPerAddress: 200,
  /** Matches that one socket may watch. */
  watched: 64,
  /** New sockets from one address. */
  upgrades: { burst: 300, perSecond: 10 },
  /** Messages on all sockets of a guest. */
  messages: { burst: 60, perSecond: 20, address: 10 },
  /** A socket that goes on after so many messages too many, or malformed ones, is no longer listened to. */
  patience: 50,
  /** And if it does not go by itself within this time, it is cut off. */
  goodbye: SECOND,
  /** Messages, and requests over HTTP, of all programs of one owner together. */
  programs: { burst: 60, perSecond: 10 },
  /** Matches seen in small: a page asks for as many as it has in sight. */
  glances: { burst: 60, perSecond: 2, address: 10 },
  chat: { burst: 8, perSecond: 0.5, address: 10 },
  /** Milliseconds of work for looking into the past, for which a match is run again: looks, joining late, match files. */
  work: { burst: 2_000, perSecond: 100, address: 2 },
  /** Looks into the past that one client may have waiting; one at a time is under way. */
  readings: 100,
  /** Matches whose past is kept at hand, their files with them. */
  volumes: 16,
  /** Bytes waiting to be read by a slow client before it is cut off. */
  unread: 1_048_576,
  /** How often a socket must show that it is alive. */
  heartbeat: 30 * SECOND,
  /** How long a new socket may wait before it says hello. */
  hello: 10 * SECOND,

  // ── requests over HTTP ──
  requests: { burst: 200, perSecond: 40 },
  /** Files of the page: a device keeps a few hundred at its first visit, and behind one address there are many devices. */
  files: { burst: 4_000, perSecond: 400 },
  newGuests: { burst: 60, perSecond: 0.5 },
  newMatches: { burst: 40, perSecond: 0.5 },
  joins: { burst: 40, perSecond: 1 },
  /** Match files, and new matches whose options are long (`LONGEST.body`): they take room in the store. */
  imports: { burst: 10, perSecond: 0.02 },
  importsAtOnce: 2,
  /** How long a match file may take to be played again. */
  importWork: 3 * SECOND,
  /** Steps towards an account, and at one: making passkeys, signing in, changing names. */
  ceremonies: { burst: 40, perSecond: 0.2, address: 5 },
  /** Seeking a match: whoever seeks says every few seconds that it still does. */
  seeks: { burst: 30, perSecond: 1, address: 5 },
  /** Wishes for friendship, blocks and mutes; and invitations. */
  bonds: { burst: 40, perSecond: 0.2, address: 5 },
  invitations: { burst: 20, perSecond: 0.05, address: 5 },
  /** Telling that somebody behaves badly; and what keepers do. */
  reports: { burst: 5, perSecond: 0.002, address: 4 },
  keeping: { burst: 120, perSecond: 4 },
  /** Codes that are tried: nobody finds one by trying. */
  codes: { burst: 10, perSecond: 0.02 },
  /** Everything there is of a person, as a file. */
  exports: { burst: 5, perSecond: 0.005 },
  requestTimeout: 20 * SECOND,
  /** Addresses and guests of whom it is remembered what they have spent. */
  remembered: 50_000,

  // ── matches ──
  /** Matches that one guest may have waiting for others. */
  waitingPerGuest: 20,
  /** Matches that are not over in which one guest may hold a seat. */
  unfinishedPerGuest: 200,
  /** Matches between bots alone that one guest may have running. */
  botMatchesPerGuest: 3,
  /** What the matches that one guest made may bring along, together: match files, content that was not there before. */
  bytesPerGuest: 16_777_216,
  /** Of a long text among the options, at least this share must be more than white space. */
  leastContent: 0.25,
  /** Entries and bytes of a match's journal after which nothing is taken that does not lead to its end: answers are, orders are not. */
  entriesPerMatch: 20_000,
  bytesPerMatch: 4_194_304,
  /** What bends a match without moving it on: taking back, offers of a draw, orders, claims. */
  bends: { burst: 60, perSecond: 2, address: 10 },
  /** Matches kept in memory; others are read again when they are wanted. */
  loaded: 20_000,
  /** Of those, the ones with long options. */
  loadedLong: 200,
  /** Of each of them, so many of the latest events; to who comes anew the journal tells the rest. */
  eventsKept: 2,
  /** Who comes anew is told so many of the latest events; more, a page of so many at a time, on request. */
  eventsTold: 100,
  /** Requests waiting for one match. */
  queued: 200,
  chatLinesSent: 200,
  chatLinesPerMatch: 5_000,
  lobbyTables: 50,
  lobbyMine: 250,
  /** How long a match that is full waits for salts that were promised. */
  saltPatience: 20 * SECOND,
  /** An open table that nobody joined for so long is no longer listed. */
  listed: DAY,
  /** Away for so long, a seat may be claimed for a bot. */
  absence: MINUTE,

  /** How often running matches are put down in a form that newer rules can take over. */
  snapshots: 5 * MINUTE,

  // ── the sweep ──
  /** How often what is old is looked for, and how much of it goes at once before others have a turn. */
  sweepEvery: HOUR,
  sweepAtOnce: 50,
  /** So long after its end the journal of a match is packed; until then a request that is sent again is known. */
  foldAfter: HOUR,

  // ── what stays of matches ──
  /** How often matches are looked for that were over and nobody counted. */
  chronicleEvery: MINUTE,

  // ── clocks ──
  /** How often the server notes that it is alive: at most this much more than an outage is given back. */
  pulse: 2 * SECOND,
  /** A gap between two pulses that counts as an outage of the server. */
  outage: 10 * SECOND,
  /** How far the calendar may be from the server's own clock before that is put right. */
  drift: SECOND,
  /** How long a table waits before it obeys an order that would otherwise tell by its quickness. */
  orderDelay: { least: 1500, most: 4000 },

  // ── tournaments ──
  /** New ones. */
  newCups: { burst: 5, perSecond: 0.002, address: 5 },
  /** Looks at one: whoever watches asks every few seconds. */
  cupLooks: { burst: 60, perSecond: 2, address: 10 },
  /** Tournaments that are not over: that one has made, and that one takes part in. */
  cupsPerPerson: 3,
  cupsJoined: 20,
  cupsListed: 50,
  /** How far ahead one may be announced. */
  cupAhead: 60 * DAY,
  /** By a live clock: whoever neither comes to the table nor answers for so long after being asked for the first time has lost. */
  cupPatience: 5 * MINUTE,
  /** Of an arena, which lasts so many of them. */
  cupMinute: MINUTE,
  /** By a live clock: between two rounds. */
  cupBreak: 30 * SECOND,
  /** How often a tournament is looked after that nobody woke. */
  cupEvery: MINUTE,
  /** So long one is still there that did not come about. */
  cupOff: 7 * DAY,

  // ── calls ──
  /** How often it is looked for people who are to be told that it is their turn. */
  callEvery: 5 * SECOND,

  /** How often it is looked whether somebody is here who is suspended. */
  guardEvery: 30 * SECOND,

  // ── bots ──
  /** Milliseconds that the bots in the matches one guest made may think before those of others go first. */
  thought: { burst: 2 * MINUTE, perSecond: 250 },
  /** So long a bot for whom somebody waits lets others think on, whom nobody waits for; then they must say what they have found. */
  botWait: SECOND,
  /** Before a bot that is asked first goes on where people may cut in. */
  botPatience: 3 * SECOND,
  /** A bot that thinks longer than this is told to say what it has found so far. */
  thinking: 30 * SECOND,
  /** And if it says nothing for so much longer, it gets the safe answer. */
  thinkingGrace: 10 * SECOND,
  /** A thread that has not loaded a game after so long is no longer waited for. */
  threadLoading: 5 * MINUTE,
} as const satisfies Record<string, number | Rate | { least: number; most: number }>;

export type Limits = { readonly [K in keyof typeof LIMITS]: Widened<(typeof LIMITS)[K]> };
type Widened<T> = T extends number ? number : T extends Rate ? Rate : { readonly [K in keyof T]: number };
export type RateName = { [K in keyof Limits]: Limits[K] extends Rate ? K : never }[keyof Limits];
