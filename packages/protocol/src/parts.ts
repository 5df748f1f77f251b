/** What several messages are made of. Everything has a limit; objects have these fields and no others. */
import { z } from 'zod';
import { LONGEST, STATUSES, TROUBLES, VISIBILITIES } from './words.ts';

export const seat = z
  .int()
  .min(0)
  .max(LONGEST.seats - 1);
export const count = z.int().min(0);
export const word = z.string().max(LONGEST.word);

/** Letters, digits, `-` and `_`: fit for an address. */
export const id = z
  .string()
  .min(1)
  .max(LONGEST.id)
  .regex(/^[\w-]+$/);
export const token = z
  .string()
  .min(1)
  .max(LONGEST.token)
  .regex(/^[\w-]+$/);

/** Chosen by the client, new for each request: it comes back with the reply, and makes a repetition harmless. */
export const key = z.string().min(1).max(LONGEST.key);

/** A client's share of chance (docs/protocol.md, "Chance"). */
export const salt = z.string().max(LONGEST.salt);
/** The SHA-256 of a salt that is told later (docs/fair-chance.md). */
export const promise = z.string().regex(/^[0-9a-f]{64}$/);

/** Control characters, line ends, and marks that turn the direction of the text around them. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
/** A line of text as people write it: trimmed, not empty, nothing in it that plays tricks on the reader. */
const line = (longest: number) =>
  z
    .string()
    .max(longest)
    .trim()
    .min(1)
    .refine((text) => !unseen.test(text), 'must have no control characters');

/** Marks for other characters and such as nobody sees: a name is what is left without them. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** Control characters, and those of which nobody knows how they look. */
const shapeless = /[\p{Cc}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/u;
/** A name as everybody sees it: one way to write each character, nothing that is not seen, and at least a letter or a figure. */
export const name = z
  .string()
  .max(LONGEST.name)
  .transform((text) =>
    text
      .normalize('NFKC')
      .replace(invisible, '')
      .replace(/[ \u00a0]+/g, ' ')
      .trim(),
  )
  .pipe(
    z
      .string()
      .min(1)
      .max(LONGEST.name)
      .refine((text) => !shapeless.test(text), 'must have no control, private or unknown characters')
      .refine((text) => /[\p{L}\p{N}]/u.test(text), 'must have a letter or a figure')
      .refine((text) => !/\[\s*bot\s*\]/iu.test(text), 'only programs are called so'),
  );
export const chatText = line(LONGEST.chat);

/** Counted before each is looked at: a hundred thousand names would take a tenth of a second, for nothing. */
const fewNames = z.custom<object>(
  (given) => typeof given === 'object' && given !== null && Object.keys(given).length <= LONGEST.optionNames,
  `must be an object with at most ${LONGEST.optionNames} names`,
);

/** Match options as the game declares them (`fields` of GET /api/games); the game itself checks them. */
export const options = fewNames
  .pipe(z.record(word, z.union([z.boolean(), z.number(), z.string().max(LONGEST.text), z.array(word).max(200)])))
  .refine((given) => JSON.stringify(given).length <= LONGEST.options, `must be at most ${LONGEST.options} characters of JSON`);

export type MatchOptions = z.infer<typeof options>;

/** The names of options that are too long to be shown with the rest: GET /api/matches/:id/options has them all. */
export const omitted = z.array(word).readonly();
/** The match came from a file: nobody knows what its importer knows, and nothing of its chance is proven while it runs. */
export const imported = z.literal(true);
/** Whoever made the match lets programs sit down. */
export const programs = z.literal(true);

/** A sentence as a code and its figures, which may be sentences too; `say` is the same in English. */
const phrase = z.strictObject({
  code: z.string(),
  get figures(): typeof figures {
    return figures;
  },
  say: z.string(),
});
const figures = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.array(z.union([z.string(), z.number()])).readonly(), phrase]),
);

/**
 * What went wrong: `trouble` for programs, `at` the place in what was sent, `say` for logs. Where the name alone does not tell
 * it, `code` and `figures` are the sentence for people, in whatever language they read.
 */
export const trouble = z.strictObject({
  trouble: z.enum(TROUBLES),
  say: z.string(),
  at: z.string().exactOptional(),
  code: z.string().exactOptional(),
  figures: figures.exactOptional(),
  /** A rule of the game is against it: the rule, the game's own code, and the figures of the case. */
  refusal: z
    .strictObject({ rule: z.string(), why: z.string(), figures: z.record(z.string(), z.unknown()).exactOptional() })
    .exactOptional(),
});
export type TroubleReport = z.infer<typeof trouble>;

/** A standing order, by which the table answers for a seat. */
export const order = z.strictObject({
  question: word,
  answer: word,
  begins: z.boolean().exactOptional(),
  when: z.array(word).max(LONGEST.exceptions).readonly().exactOptional(),
  except: z.array(word).max(LONGEST.exceptions).readonly().exactOptional(),
  alone: z.boolean().exactOptional(),
  until: count.exactOptional(),
});

/**
 * `live`: `minutes` for the whole match and `increment` seconds more after each own turn. `correspondence`: so many
 * days for each turn, and `bank` days for the whole match, which are used where those of a turn are over. Whoever is asked is on the clock.
 */
export const clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('live'), minutes: z.number().min(0.05).max(600), increment: z.number().min(0).max(600) }),
  z.strictObject({
    kind: z.literal('correspondence'),
    days: z
      .number()
      .min(1 / 24)
      .max(60),
    bank: z.number().min(0).max(60).exactOptional(),
  }),
]);
export type ClockTerms = z.infer<typeof clock>;

export const status = z.enum(STATUSES);
export const visibility = z.enum(VISIBILITIES);

/** How a match ended: `places[seat]` is 1 for the first; seats that tie share a place, and seats of one team win and lose together. */
export const outcome = z.strictObject({
  places: z.array(z.int()).readonly(),
  teams: z.array(z.int()).readonly().exactOptional(),
  how: z.string(),
  rule: z.string(),
  leaver: z.int().exactOptional(),
  detail: z.unknown().optional(),
});

/** From when until when, in milliseconds since 1970. */
export const holiday = z.strictObject({ from: count, until: count });
export type Holiday = z.infer<typeof holiday>;

/** A step of a course: an answer by its notation, or something that chance says. */
export const courseStep = z.union([
  z.strictObject({ seat, name: z.string(), key: z.string() }),
  z.strictObject({ chance: z.string() }),
]);

/** A seat as everybody sees it. */
export const seatShown = z.strictObject({
  kind: z.enum(['person', 'bot', 'open']),
  name: z.string().exactOptional(),
  /** Its holder is no person: a program with an account (docs/bots.md). */
  program: z.literal(true).exactOptional(),
  /** Of a bot. */
  level: z.int().exactOptional(),
  /** Its holder has a connection now. Bots always have. */
  present: z.boolean(),
  /** Its holder has still to say that the match may begin (`ready`). */
  unready: z.literal(true).exactOptional(),
  /** Its holder said goodbye, or has been away long enough for a bot to take over (`claim`). */
  claimable: z.boolean(),
  /** Its holder is on holiday between these two moments, or will be: clocks of days stand still for it. */
  holiday: holiday.exactOptional(),
});
export type SeatShown = z.infer<typeof seatShown>;
