/** The bodies of requests and replies about tournaments. In code a tournament is a cup. */
import { z } from 'zod';
import { clock, count, id, name, options, visibility, word } from './parts.ts';
import { CUP_KINDS, CUP_RESULTS, CUP_STATUSES, LONGEST, TIE_BREAKS } from './words.ts';

const kind = z.enum(CUP_KINDS);

/** What is fixed when a tournament is made. */
const terms = {
  name,
  game: word,
  /** The value of the option that decides the seats; `plain` where there is none. */
  mode: word,
  options: options.refine((given) => JSON.stringify(given).length <= LONGEST.cupOptions, 'must be shorter for a tournament'),
  clock,
  kind,
  /** Swiss: how many. Round robin: how often everybody meets. Of no use in an arena. */
  rounds: z.int().min(1).max(LONGEST.cupRounds),
  /** Of an arena: for so long people are paired. */
  minutes: z.int().min(5).max(LONGEST.cupMinutes),
  least: z.int().min(2).max(LONGEST.cupPeople),
  most: z.int().min(2).max(LONGEST.cupPeople),
  rated: z.boolean(),
  visibility,
  /** The level of the bot of the house that plays whoever would have to rest; null: they rest. */
  bot: z.int().min(1).max(9).nullable(),
};

/** POST /api/cups. `starts`: when it begins, in milliseconds since 1970. */
export const newCup = z
  .strictObject({
    ...terms,
    options: terms.options.default({}),
    rounds: terms.rounds.default(1),
    minutes: terms.minutes.default(60),
    least: terms.least.default(2),
    rated: terms.rated.default(false),
    visibility: terms.visibility.default('table'),
    bot: terms.bot.default(null),
    starts: count,
  })
  .refine(({ least, most }) => least <= most, { message: 'must not be more than may join', path: ['least'] })
  .refine((wish) => wish.clock.kind !== 'none', { message: 'a tournament is played by a clock', path: ['clock'] })
  .refine((wish) => wish.kind !== 'arena' || wish.clock.kind === 'live', {
    message: 'an arena is played by a live clock',
    path: ['clock'],
  })
  .refine((wish) => wish.kind !== 'robin' || (wish.rounds <= 2 && wish.most <= LONGEST.cupRobin), {
    message: `everybody meets at most twice, and at most ${LONGEST.cupRobin} may join`,
    path: ['most'],
  });
export type NewCup = z.input<typeof newCup>;
/** The same once it has passed. */
export type CupWish = z.output<typeof newCup>;
/** What is stored of it. */
export const cupTerms = z.strictObject(terms).omit({ name: true, visibility: true });
export type CupTerms = z.infer<typeof cupTerms>;

const summary = z.strictObject({
  ...terms,
  cup: id,
  status: z.enum(CUP_STATUSES),
  /** The round that is played, from 1; 0: none yet. */
  round: count,
  /** How many rounds there will be; 0: an arena, or not known before it begins. */
  of: count,
  starts: count,
  /** Of an arena: until when people are paired. */
  ends: count.nullable(),
  people: count,
  /** Whoever asks takes part. */
  isIn: z.boolean(),
});
export type CupSummary = z.infer<typeof summary>;

/** GET /api/cups: those that are open to all, and those of whoever asks. */
export const cupsReply = z.strictObject({ cups: z.array(summary), mine: z.array(summary) });
export type CupsReply = z.infer<typeof cupsReply>;

/** POST /api/cups, and whatever else changes one. */
export const cupMade = z.strictObject({ cup: id });
export type CupMade = z.infer<typeof cupMade>;

const points = z.number().min(0);
const cupPerson = z.strictObject({
  /** Null: the account is gone. */
  name: z.string().nullable(),
  number: count,
  isYou: z.boolean(),
  /** Still takes part. */
  isIn: z.boolean(),
  place: z.int().min(1),
  points,
  won: count,
  drawn: count,
  lost: count,
  /** In the order of `breaks` of the whole. */
  breaks: z.array(z.number()),
});
export type CupPerson = z.infer<typeof cupPerson>;
const cupGame = z.strictObject({
  round: count,
  /** Places in the list of people; null: a bot of the house, or nobody. */
  first: count.nullable(),
  second: count.nullable(),
  match: id.nullable(),
  /** Null: it is not over. */
  result: z.enum(CUP_RESULTS).nullable(),
});
export type CupGameShown = z.infer<typeof cupGame>;

/** GET /api/cups/:id. With `?known=`, the `changes` one knows: null where nothing is new. */
export const cupReply = z.strictObject({
  cup: z
    .strictObject({
      ...summary.shape,
      /** How often it was changed. */
      changes: count,
      maker: z.string().nullable(),
      isYours: z.boolean(),
      /** By a live clock: within so many minutes one must come to the table. */
      patience: z.number().min(0),
      /** What decides between those who have as many points. */
      breaks: z.array(z.enum(TIE_BREAKS)),
      /** In the order of the table. */
      table: z.array(cupPerson),
      /** The latest rounds first. */
      games: z.array(cupGame),
      /** The match that whoever asks plays now, or would if it waited for them. */
      yours: z.strictObject({ match: id, isYourTurn: z.boolean() }).nullable(),
    })
    .nullable(),
});
export type CupReply = z.infer<typeof cupReply>;
export type CupShown = NonNullable<CupReply['cup']>;

/** GET /api/matches/:id/cup: the tournament that a match is of; null: none. */
export const cupOfMatch = z.strictObject({ cup: z.strictObject({ cup: id, name: z.string() }).nullable() });
export type CupOfMatch = z.infer<typeof cupOfMatch>;

/** On a profile: how somebody came out of a tournament. */
export const cupPlace = z.strictObject({
  cup: id,
  name: z.string(),
  game: z.string(),
  kind,
  place: z.int().min(1),
  of: count,
  at: count,
});
