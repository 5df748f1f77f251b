/** The bodies of requests and replies about people: accounts, devices, codes. */
import { LANGUAGES } from '@taverne/engine';
import { z } from 'zod';
import { cupPlace } from './cups.ts';
import { clock, count, holiday, id } from './parts.ts';
import { LONGEST } from './words.ts';

const base64url = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .regex(/^[\w-]+$/);
const wishedName = z.string().min(1).max(LONGEST.name);
/** What a person is asked to copy from one screen to another; signs between its letters are not looked at. */
const code = z.string().min(4).max(60);

/** What the browser's own door hands over; the server's library looks at the rest of it. */
const credential = z.strictObject({
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).exactOptional(),
  clientExtensionResults: z.record(z.string(), z.unknown()),
});
const transports = z.array(z.string().max(40)).max(10);

export const madePasskey = credential.extend({
  response: z.strictObject({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(16_000),
    authenticatorData: base64url(4000).exactOptional(),
    transports: transports.exactOptional(),
    publicKeyAlgorithm: z.int().exactOptional(),
    publicKey: base64url(4000).exactOptional(),
  }),
});
export const usedPasskey = credential.extend({
  response: z.strictObject({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: base64url(100).nullish(),
  }),
});

/** POST /api/account/passkeys/begin. With a name: for somebody who becomes an account. The reply: `begun`. */
export const beginPasskey = z.strictObject({ name: wishedName.exactOptional() });
export type BeginPasskey = z.infer<typeof beginPasskey>;
/** `options` are for the browser's own door, as JSON (WebAuthn). */
export const begun = z.strictObject({ ceremony: id, options: z.record(z.string(), z.unknown()) });
export type Begun = z.infer<typeof begun>;
/** POST /api/account/passkeys. Makes the account if there is none yet. */
export const addPasskey = z.strictObject({ ceremony: id, passkey: madePasskey });
/** POST /api/account/sign-in, after POST /api/account/sign-in/begin. */
export const signIn = z.strictObject({ ceremony: id, passkey: usedPasskey });
/** POST /api/account/enter: with the code of another device, or a recovery code. */
export const enterCode = z.strictObject({ code });
/** PUT /api/account */
export const renameAccount = z.strictObject({ name: wishedName });
/** DELETE /api/account: whoever wishes it writes the name. */
export const deleteAccount = z.strictObject({ name: wishedName });

const account = z.strictObject({
  id,
  name: z.string(),
  made: count,
  passkeys: z.array(z.strictObject({ id: z.string(), device: z.string(), made: count, used: count.nullable() })),
  sessions: z.array(z.strictObject({ id, device: z.string(), made: count, seen: count, isThis: z.boolean() })),
  /** Recovery codes that were not used yet. */
  recovery: count,
});
/** GET /api/account. Null: whoever asks is a guest, or nobody yet. */
export const accountReply = z.strictObject({ account: account.nullable() });
export type AccountReply = z.infer<typeof accountReply>;
export type Account = z.infer<typeof account>;
/** The reply to what makes an account or new recovery codes. `codes` are told this once. */
export const codesReply = accountReply.extend({ codes: z.array(z.string()) });
export type CodesReply = z.infer<typeof codesReply>;
/** POST /api/account/devices: a code for another device, and when it is no longer taken. */
export const deviceCode = z.strictObject({ code: z.string(), due: count });
export type DeviceCode = z.infer<typeof deviceCode>;

// ── programs ──

const programToken = z.strictObject({ id, label: z.string(), made: count, used: count.nullable() });
const program = z.strictObject({ id, name: z.string(), made: count, tokens: z.array(programToken) });
/** POST /api/account/programs: an account makes a program that plays. */
export const newProgram = z.strictObject({ name: wishedName });
/** POST /api/account/programs/:id/tokens; the label is for its owner's eye. */
export const newProgramToken = z.strictObject({ label: z.string().trim().max(LONGEST.name).default('') });
/** GET /api/account/programs, and the reply to whatever changes them. `token`: a new one, told this once. */
export const programsReply = z.strictObject({ programs: z.array(program), token: z.string().exactOptional() });
export type ProgramsReply = z.infer<typeof programsReply>;

const minuteOfDay = z.int().min(0).max(1439);
const quiet = z.strictObject({ from: minuteOfDay, to: minuteOfDay, zone: z.string().max(60) });
const channelKind = z.enum(['push', 'mail', 'hook']);
const matchWish = z.enum(['usual', 'at-once', 'never']);

/** PUT /api/account/calls: after how many minutes somebody is told that it is their turn, and when not. */
export const putCalls = z.strictObject({ minutes: z.int().min(0).max(1440), quiet: quiet.nullable() });
export type PutCalls = z.infer<typeof putCalls>;
/** PUT /api/account/calls/matches/:id */
export const putMatchCalls = z.strictObject({ wish: matchWish });
/** POST /api/account/calls/channels: where somebody is called. */
export const newChannel = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('push'),
    subscription: z.strictObject({
      endpoint: z.url().max(1000),
      keys: z.strictObject({ p256dh: base64url(100), auth: base64url(40) }),
    }),
  }),
  z.strictObject({ kind: z.literal('mail'), address: z.email().max(200) }),
  z.strictObject({ kind: z.literal('hook'), url: z.url().max(1000) }),
]);
export type NewChannel = z.infer<typeof newChannel>;
/** POST /api/account/calls/prove: what the letter to a new address says. */
export const proveMail = z.strictObject({ token: base64url(64) });

const callChannel = z.strictObject({ id: z.string(), kind: channelKind, where: z.string(), isProven: z.boolean() });
export type CallChannel = z.infer<typeof callChannel>;
/** GET /api/account/calls, and the reply to whatever changes it. */
export const callsReply = z.strictObject({
  minutes: count,
  quiet: quiet.nullable(),
  channels: z.array(callChannel),
  /** By match, where it is otherwise than usual. */
  matches: z.record(z.string(), matchWish),
  /** For the browser's push service. */
  pushKey: z.string(),
  /** This server can send letters. */
  hasMail: z.boolean(),
  /** Of a new webhook, told this once: what its calls are signed with. */
  secret: z.string().exactOptional(),
});
export type CallsReply = z.infer<typeof callsReply>;

// ── holidays ──

/** POST /api/account/holiday: for so many whole days, from this midnight (UTC) on; left out: the next. */
export const newHoliday = z.strictObject({ days: z.int().min(1).max(60), from: count.exactOptional() });
/** GET, POST and DELETE: the one that is or is to come, how many days of this year are left, and the earliest midnight for a new one. */
export const holidayReply = z.strictObject({ holiday: holiday.nullable(), left: count, earliest: count });
export type HolidayReply = z.infer<typeof holidayReply>;

/** GET /api/waiting: the matches that wait for whoever asks, the one that waits longest first. */
export const waitingReply = z.strictObject({ matches: z.array(id) });
export type WaitingReply = z.infer<typeof waitingReply>;

const tally = { won: count, drawn: count, lost: count };
/** What stays of somebody's matches of one game and mode, among people or against the game itself: by kind, what they played with. */
const memento = z.strictObject({
  game: z.string(),
  mode: z.string(),
  ...tally,
  kinds: z.array(z.strictObject({ kind: z.string(), things: z.array(z.strictObject({ thing: z.string(), ...tally })) })),
});

/** GET /api/account/export: everything there is of a person. */
export const personFile = z.strictObject({
  taverne: z.literal('person'),
  at: count,
  account: account.omit({ sessions: true }).extend({ language: z.enum(LANGUAGES).nullable() }),
  sessions: z.array(z.strictObject({ device: z.string(), made: count, seen: count })),
  programs: z.array(program),
  matches: z.array(z.looseObject({ match: id })),
  mementos: z.array(memento),
  cups: z.array(cupPlace),
  holidays: z.array(holiday),
  said: z.array(z.strictObject({ match: id, at: count, text: z.string() })),
  /** Friends, wishes for friendship, and whom one blocks or mutes. */
  bonds: z.array(z.strictObject({ kind: z.string(), name: z.string(), at: count })),
  reports: z.array(z.strictObject({ at: count, text: z.string() })),
});
export type PersonFile = z.infer<typeof personFile>;

// ── strength and opponents ──

/** POST /api/seek: somebody to play with. Whoever goes on asking goes on seeking. `rated`: for accounts. */
export const seek = z.strictObject({
  game: z.string().max(LONGEST.word),
  mode: z.string().max(LONGEST.word),
  clock: clock.default({ kind: 'none' }),
  rated: z.boolean().default(false),
});
export type Seek = z.output<typeof seek>;
/** POST, GET and DELETE /api/seek: the match that was found, or since when it is sought; null: nothing is. */
export const seekReply = z.strictObject({
  seek: z.union([z.strictObject({ match: id }), z.strictObject({ since: count })]).nullable(),
});
export type SeekReply = z.infer<typeof seekReply>;

/** GET /api/people/:name */
export const personReply = z.strictObject({
  person: z.strictObject({
    name: z.string(),
    made: count,
    /** Of a program: whose it is. */
    owner: z.string().exactOptional(),
    ratings: z.array(
      z.strictObject({ game: z.string(), mode: z.string(), shown: z.int(), isProvisional: z.boolean(), ...tally }),
    ),
    /** The latest rated matches; `by`: what each did to the rating. */
    results: z.array(
      z.strictObject({
        match: id,
        game: z.string(),
        mode: z.string(),
        result: z.enum(['won', 'drawn', 'lost']),
        by: z.int(),
        others: z.array(z.string()),
        at: count,
      }),
    ),
    /** What was played most comes first. */
    mementos: z.array(memento),
    /** The latest tournaments that are over. */
    cups: z.array(cupPlace),
  }),
});
export type PersonReply = z.infer<typeof personReply>;
/** GET /api/best/:game/:mode: people; with /programs behind it: programs. */
export const bestReply = z.strictObject({ best: z.array(z.strictObject({ name: z.string(), shown: z.int(), ...tally })) });
export type BestReply = z.infer<typeof bestReply>;
