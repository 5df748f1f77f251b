/**
 * The words of the protocol that need no schema: a page can import them (`@taverne/protocol/words`) without bringing
 * the schema library along.
 */
import { TROUBLES as TABLE_TROUBLES } from '@taverne/engine';

/** Goes up when a client of the version before could misunderstand the server, or the server it. */
export const PROTOCOL = 6;

export const SOCKET_PATH = '/ws';
export const API_PATH = '/api';

/** How long things from outside may be. Everything that comes in is held against one of these. */
export const LONGEST = {
  /** A client's message, in bytes. */
  message: 16_384,
  /** The body of an HTTP request, in bytes; of one that makes a match, whose options may bring content; of an import. */
  body: 32_768,
  matchBody: 1_048_576,
  importBody: 2_097_152,
  key: 64,
  id: 32,
  token: 64,
  /** A notation, a question's id or name: as long as the engine lets them be. */
  word: 200,
  name: 40,
  chat: 500,
  salt: 64,
  orders: 100,
  /** Answers of a course that is foreseen, and how many courses a seat may foresee. */
  course: 60,
  foresights: 20,
  /** How many notations may be wondered about at once. */
  tried: 12,
  exceptions: 20,
  seats: 16,
  /** Of the match options, as JSON; of one of them that is a text, such as a content pack. */
  options: 524_288,
  text: 262_144,
  /** How many match options may be named at once. */
  optionNames: 100,
  /** A longer text among the options is left out where a match is only shown (`omitted`). */
  shownText: 1_000,
  /** Of a match file that is imported, in characters. */
  file: 1_048_576,
  /** Of a tournament: options as JSON, rounds, minutes, people, and people where everybody meets everybody. */
  cupOptions: 2_000,
  cupRounds: 15,
  cupMinutes: 720,
  cupPeople: 64,
  cupRobin: 16,
} as const;

/** What goes wrong at the table, and what goes wrong on the way to it. */
export const TROUBLES = [
  ...TABLE_TROUBLES,
  'malformed',
  'too-large',
  'too-many',
  'busy',
  'wrong-protocol',
  'forbidden',
  'no-such-match',
  'no-such-game',
  'no-such-page',
  'no-seat',
  'not-started',
  'already-seated',
  'seat-taken',
  'wrong-link',
  'not-claimable',
  'people',
  'server-trouble',
] as const;
export type TroubleWord = (typeof TROUBLES)[number];

/**
 * `waiting`: seats are open, nothing is set up yet. `running`, `over`: as they say. `cancelled`: everybody left
 * before it began.
 */
export const STATUSES = ['waiting', 'running', 'over', 'cancelled'] as const;
export type Status = (typeof STATUSES)[number];

/** `table`: listed in the lobby, anybody may sit down. `link`: only who has the link finds it. */
export const VISIBILITIES = ['table', 'link'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** `swiss`: who has as many points meets, for some rounds. `robin`: everybody meets everybody. `arena`: whoever is free is paired, for some time. */
export const CUP_KINDS = ['swiss', 'robin', 'arena'] as const;
export type CupKind = (typeof CUP_KINDS)[number];
/** `off`: it did not come about. */
export const CUP_STATUSES = ['open', 'running', 'over', 'off'] as const;
export type CupStatus = (typeof CUP_STATUSES)[number];
/** Who won, by seat. `none`: nobody came, both lose. `void`: it could not be played. `rest`: a round without an opponent. */
export const CUP_RESULTS = ['first', 'second', 'draw', 'none', 'void', 'rest'] as const;
export type CupResult = (typeof CUP_RESULTS)[number];
/** `buchholz`: the points of all opponents. `berger`: of those who were beaten, and half of those drawn with. `direct`: points among those who are tied. `fewer`: fewer matches. */
export const TIE_BREAKS = ['buchholz', 'berger', 'direct', 'wins', 'fewer'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

/** What became of a conditional answer: all of it was said; something else happened; what it wanted to answer was not offered. */
export const FORESIGHT_ENDS = ['done', 'missed', 'barred'] as const;
export type ForesightEnd = (typeof FORESIGHT_ENDS)[number];

/** What the server tells the players of a match of its own accord. `rules-changed`: it goes on under newer rules. */
export const NOTICES = ['rules-changed'] as const;

/** The page of a match. */
export const matchPath = (match: string): string => `/m/${match}`;
/** The link that gives a seat. The token is a fragment, so that no server's log and no referrer carries it. */
export const joinPath = (match: string, token: string): string => `/join/${match}#${token}`;
