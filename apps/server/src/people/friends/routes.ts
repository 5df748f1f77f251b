/** The requests about friends, invitations, and whom one does not want to meet or hear. */
import { API_PATH, changeBond, invite, type PeopleReply, putPresence } from '@taverne/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Visitor } from '../../guests.ts';
import { type Context, guestOf, guestOrNew, parsed, payerOf, refuse } from '../../http/context.ts';
import { woe } from '../../matches/trouble.ts';
import { isMember, memberAt, NO_ACCOUNT, TOO_FAST } from '../member.ts';
import { bondsBetween } from './bonds.ts';
import type { Invitations } from './invitations.ts';
import { personAt } from './person.ts';
import { dropTiding } from './tidings.ts';

const FRIENDS = `${API_PATH}/friends`;
const INVITED = `${API_PATH}/matches/:id/invitations`;

interface ById {
  Params: { id: string };
}
interface ByName {
  Params: { id: string; name: string };
}

export function friendRoutes(app: FastifyInstance, context: Context, invitations: Invitations): void {
  const { house, friends } = context;
  const { sql } = house.parts.storage;
  const pays = (request: FastifyRequest, rate: 'bonds' | 'invitations', visitor: Visitor): boolean =>
    payerOf(context, request, visitor).take(rate);

  app.get(FRIENDS, async (request, reply) => {
    const visitor = await guestOf(context, request);
    return visitor ? friends.shown(visitor.id) : refuse(reply, NO_ACCOUNT);
  });

  app.post(FRIENDS, async (request, reply) => {
    const wish = parsed(changeBond, request.body);
    if (!wish.ok) return refuse(reply, wish.trouble);
    const visitor = await guestOrNew(context, request, reply);
    if ('trouble' in visitor) return refuse(reply, visitor);
    if (!pays(request, 'bonds', visitor)) return refuse(reply, TOO_FAST);
    const trouble = await friends.change({ ...visitor, isAccount: isMember(visitor) }, wish.value);
    return trouble ? refuse(reply, trouble) : friends.shown(visitor.id);
  });

  app.put(FRIENDS, async (request, reply) => {
    const wish = parsed(putPresence, request.body);
    if (!wish.ok) return refuse(reply, wish.trouble);
    const visitor = await memberAt(context, request, reply);
    if (!visitor) return reply;
    if (!pays(request, 'bonds', visitor)) return refuse(reply, TOO_FAST);
    await friends.hide(visitor.id, wish.value.isHidden);
    return friends.shown(visitor.id);
  });

  app.delete<ById>(`${FRIENDS}/tidings/:id`, async (request, reply) => {
    const visitor = await guestOf(context, request);
    if (!visitor) return refuse(reply, NO_ACCOUNT);
    await dropTiding(sql, visitor.id, request.params.id);
    return friends.shown(visitor.id);
  });

  app.post<ById>(`${API_PATH}/invitations/:id/decline`, async (request, reply) => {
    const visitor = await guestOf(context, request);
    if (!visitor) return refuse(reply, NO_ACCOUNT);
    const trouble = await invitations.decline(visitor, request.params.id);
    return trouble ? refuse(reply, trouble) : friends.shown(visitor.id);
  });

  const shown = async (reply: FastifyReply, host: string, match: string) =>
    (await invitations.shown(host, match)) ?? refuse(reply, woe('forbidden', 'only who made this match may know'));

  app.get<ById>(INVITED, async (request, reply) => {
    const visitor = await guestOf(context, request);
    return visitor ? shown(reply, visitor.id, request.params.id) : refuse(reply, NO_ACCOUNT);
  });

  app.post<ById>(INVITED, async (request, reply) => {
    const wish = parsed(invite, request.body);
    if (!wish.ok) return refuse(reply, wish.trouble);
    const visitor = await guestOf(context, request);
    if (!visitor) return refuse(reply, NO_ACCOUNT);
    if (!pays(request, 'invitations', visitor)) return refuse(reply, TOO_FAST);
    const trouble = await invitations.invite(visitor, request.params.id, wish.value.name);
    return trouble ? refuse(reply, trouble) : shown(reply, visitor.id, request.params.id);
  });

  app.delete<ByName>(`${INVITED}/:name`, async (request, reply) => {
    const visitor = await guestOf(context, request);
    if (!visitor) return refuse(reply, NO_ACCOUNT);
    const { id, name } = request.params;
    const trouble = await invitations.takeBack(visitor.id, id, name);
    return trouble ? refuse(reply, trouble) : shown(reply, visitor.id, id);
  });

  app.get<ById>(`${API_PATH}/matches/:id/people`, async (request, reply) => {
    const visitor = await guestOf(context, request);
    const looked = await house.at(request.params.id, ({ seats }) => seats);
    if (!looked.found) return refuse(reply, looked.trouble);
    const people: PeopleReply['people'] = [];
    for (const { seat, guest, name } of looked.value) {
      if (guest === null || guest === visitor?.id) continue;
      const person = await personAt(sql, { person: guest });
      const has = visitor ? await bondsBetween(sql, visitor.id, guest) : new Set();
      people.push({
        seat,
        // At the table somebody may have a number behind the name; an account is found by its own.
        name: person?.isAccount ? person.name : (name ?? person?.name ?? ''),
        isAccount: person?.isAccount === true,
        isFriend: has.has('friend'),
        isBlocked: has.has('blocks'),
        isMuted: has.has('mutes'),
      });
    }
    return { people } satisfies PeopleReply;
  });
}
