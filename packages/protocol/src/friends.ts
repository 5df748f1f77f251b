/** The bodies of requests and replies about what people are to each other: friends, invitations, block and mute. */
import { z } from 'zod';
import { count, id, seat } from './parts.ts';
import { LONGEST } from './words.ts';

const named = z.string().min(1).max(LONGEST.name);

/** Whom it is about: an account by its name, whoever sits there, or somebody of one's own lists. */
export const who = z.union([
  z.strictObject({ name: named }),
  z.strictObject({ match: id, seat }),
  z.strictObject({ person: id }),
]);
export type Who = z.infer<typeof who>;

/** What one can do about somebody. The first five are between accounts. */
export const BOND_DEEDS = ['ask', 'take-back', 'accept', 'refuse', 'remove', 'block', 'unblock', 'mute', 'unmute'] as const;
/** POST /api/friends. The reply: `friendsReply`. */
export const changeBond = z.strictObject({ who, do: z.enum(BOND_DEEDS) });
export type ChangeBond = z.infer<typeof changeBond>;
/** PUT /api/friends: whether friends see that one is here. */
export const putPresence = z.strictObject({ isHidden: z.boolean() });

/** `isAccount`: there is a page about them. */
const known = z.strictObject({ person: id, name: z.string(), isAccount: z.boolean(), at: count });
export type Known = z.infer<typeof known>;

export const TIDINGS = ['friend', 'declined', 'answered', 'renamed'] as const;
/** What the house tells somebody until they have read it. */
const tiding = z.strictObject({ id, kind: z.enum(TIDINGS), figures: z.record(z.string(), z.string()), at: count });
export type Tiding = z.infer<typeof tiding>;

const invitation = z.strictObject({ match: id, game: z.string(), host: z.string(), at: count });
export type Invitation = z.infer<typeof invitation>;

/** GET /api/friends, and the reply to whatever changes it. */
export const friendsReply = z.strictObject({
  friends: z.array(known.extend({ isHere: z.boolean() })),
  /** Whom I asked, and who asks me. */
  asks: z.array(known),
  asked: z.array(known),
  blocks: z.array(known),
  mutes: z.array(known),
  isHidden: z.boolean(),
  invitations: z.array(invitation),
  tidings: z.array(tiding),
});
export type FriendsReply = z.infer<typeof friendsReply>;

/** POST /api/matches/:id/invitations: asks somebody to a match that waits; for who made it. */
export const invite = z.strictObject({ name: named });
/** GET /api/matches/:id/invitations, and the reply to what changes it. */
export const invitedReply = z.strictObject({
  invited: z.array(z.strictObject({ name: z.string(), at: count, hasDeclined: z.boolean() })),
});
export type InvitedReply = z.infer<typeof invitedReply>;

/** GET /api/matches/:id/people: who sits there, and what they are to whoever asks. */
export const peopleReply = z.strictObject({
  people: z.array(
    z.strictObject({
      seat,
      name: z.string(),
      isAccount: z.boolean(),
      isFriend: z.boolean(),
      isBlocked: z.boolean(),
      isMuted: z.boolean(),
    }),
  ),
});
export type PeopleReply = z.infer<typeof peopleReply>;
