/** The bodies of requests and replies about keeping the peace: reports, and what the keeper of the house does about them. */
import { z } from 'zod';
import { who } from './friends.ts';
import { count, id } from './parts.ts';

const text = (longest: number) => z.string().trim().min(1).max(longest);
const reason = text(500);

export const REPORT_KINDS = ['talk', 'name', 'play', 'other'] as const;
/** POST /api/reports: somebody behaves badly. With a match, what was said there until now is kept with it. */
export const report = z.strictObject({
  who,
  match: id.exactOptional(),
  kind: z.enum(REPORT_KINDS),
  text: text(1000),
});
export type Report = z.infer<typeof report>;
export const reportedReply = z.strictObject({ report: id });

const announcement = z.strictObject({ id, en: z.string(), fr: z.string(), until: count });
export type Announcement = z.infer<typeof announcement>;
const suspension = z.strictObject({ reason: z.string(), /** Null: for good. */ until: count.nullable() });
/** GET /api/house: what everybody is told by the house; `suspension`: whoever asks may only look on. */
export const houseReply = z.strictObject({
  announcements: z.array(announcement),
  suspension: suspension.nullable(),
  isKeeper: z.boolean(),
});
export type HouseReply = z.infer<typeof houseReply>;

// ── for keepers ──

/** Somebody a keeper reads of. Null: they are gone. */
const about = z.strictObject({ person: id, name: z.string().nullable(), isAccount: z.boolean(), until: count.nullable() });
export type Somebody = z.infer<typeof about>;
const line = z.strictObject({ name: z.string().nullable(), isAbout: z.boolean(), text: z.string(), at: count });
export type Evidence = z.infer<typeof line>;

const reportShown = z.strictObject({
  id,
  at: count,
  by: about,
  about,
  kind: z.enum(REPORT_KINDS),
  text: z.string(),
  match: id.nullable(),
  lines: z.array(line),
  answer: z.strictObject({ at: count, by: z.string(), text: z.string() }).nullable(),
});
export type ReportShown = z.infer<typeof reportShown>;

/** GET /api/house/reports/open and …/answered */
export const reportsReply = z.strictObject({ reports: z.array(reportShown) });
export type ReportsReply = z.infer<typeof reportsReply>;
/** POST /api/house/reports/:id/answer: told to whoever reported. */
export const answerReport = z.strictObject({ text: reason });
/** GET /api/house/chats/:match: all that was said at a match that was reported. */
export const chatReply = z.strictObject({ lines: z.array(line) });
export type ChatReply = z.infer<typeof chatReply>;

/** POST /api/house/suspensions: from now on, for so many hours; null: for good. */
export const suspend = z.strictObject({ who, hours: z.int().min(1).max(87_600).nullable(), reason });
/** DELETE /api/house/suspensions/:person */
export const liftSuspension = z.strictObject({ reason });
/** PUT /api/house/names: the account is called otherwise from now on. */
export const forceName = z.strictObject({ who, name: z.string().min(1).max(40), reason });
/** GET /api/house/suspensions, and the reply to what changes it. */
export const suspensionsReply = z.strictObject({
  suspensions: z.array(z.strictObject({ about, reason: z.string(), by: z.string(), at: count, until: count.nullable() })),
});
export type SuspensionsReply = z.infer<typeof suspensionsReply>;

/** POST /api/house/announcements: shown on every page until then. */
export const announce = z.strictObject({ en: text(300), fr: text(300), hours: z.int().min(1).max(8_784) });
export type Announce = z.infer<typeof announce>;
export const announcementsReply = z.strictObject({ announcements: z.array(announcement) });
export type AnnouncementsReply = z.infer<typeof announcementsReply>;

export const KEEPER_DEEDS = ['answer', 'read-chat', 'suspend', 'lift', 'rename', 'announce', 'withdraw'] as const;
/** GET /api/house/log?before=…: what keepers did, the latest first. */
export const logReply = z.strictObject({
  deeds: z.array(
    z.strictObject({
      id,
      at: count,
      keeper: z.string(),
      deed: z.enum(KEEPER_DEEDS),
      /** Whom or what it was about, as it was called then. */
      about: z.string(),
      text: z.string(),
    }),
  ),
  /** There are earlier ones. */
  hasMore: z.boolean(),
});
export type LogReply = z.infer<typeof logReply>;

/** GET /api/house/state: how the server is. Figures by name; of calls and troubles lists. */
export const stateReply = z.strictObject({
  isReady: z.boolean(),
  since: count,
  processes: count,
  figures: z.record(z.string(), z.number()),
  /** Calls of this process, by channel and what came of them. */
  calls: z.array(z.strictObject({ channel: z.string(), result: z.string(), count })),
  /** Letters and pushes that failed, by channel and why, at all processes. */
  mishaps: z.array(z.strictObject({ channel: z.string(), why: z.string(), count, first: count, last: count })),
});
export type StateReply = z.infer<typeof stateReply>;
