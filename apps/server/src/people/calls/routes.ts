/** The requests about being called. */
import { API_PATH, newChannel, proveMail, putCalls, putMatchCalls, said, type WaitingReply } from '@taverne/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Context, guestOf, parsed, payerOf, refuse } from '../../http/context.ts';
import { woe } from '../../matches/trouble.ts';
import { hashed } from '../../secrets.ts';
import { deviceOf } from '../device.ts';
import { type Member, memberAt, TOO_FAST } from '../member.ts';
import type { CallDesk } from './desk.ts';
import type { Messenger } from './messenger.ts';
import { dropChannel, proveChannel, saveMatchWish, saveWishes } from './wishes.ts';

const CALLS = `${API_PATH}/account/calls`;
/** More than anybody plays in an evening. */
const MOST_WAITING = 60;

interface ById {
  Params: { id: string };
}

export function callRoutes(app: FastifyInstance, context: Context, desk: CallDesk, messenger: Messenger): void {
  const { storage } = context.house.parts;
  const { sql } = storage;

  /** For members; whoever does too much is refused. */
  async function member(request: FastifyRequest, reply: FastifyReply): Promise<Member | undefined> {
    const found = await memberAt(context, request, reply);
    if (!found || request.method === 'GET' || payerOf(context, request, found).take('ceremonies')) return found;
    refuse(reply, TOO_FAST);
    return undefined;
  }

  /** Everybody's, guests' too: the matches that wait, the one that waits longest first. */
  app.get(`${API_PATH}/waiting`, async (request): Promise<WaitingReply> => {
    const guest = await guestOf(context, request);
    if (!guest) return { matches: [] };
    const own = await storage.matchesOf(guest.id, MOST_WAITING);
    const waiting = own.filter(({ row, seats }) =>
      seats.some(({ guest: who, kind, seat }) => who === guest.id && kind === 'person' && row.awaited.includes(seat)),
    );
    return {
      matches: waiting
        .filter(({ row }) => row.status === 'running')
        .toSorted((a, b) => a.row.changed - b.row.changed)
        .map(({ row }) => row.id),
    };
  });

  app.get(CALLS, async (request, reply) => {
    const found = await member(request, reply);
    return found ? desk.shown(found.id) : reply;
  });

  app.put(CALLS, async (request, reply) => {
    const wish = parsed(putCalls, request.body);
    if (!wish.ok) return refuse(reply, wish.trouble);
    const found = await member(request, reply);
    if (!found) return reply;
    await saveWishes(sql, found.id, wish.value);
    return desk.shown(found.id);
  });

  app.post(`${CALLS}/channels`, async (request, reply) => {
    const wish = parsed(newChannel, request.body);
    if (!wish.ok) return refuse(reply, wish.trouble);
    const found = await member(request, reply);
    if (!found) return reply;
    const added = await desk.add(found, wish.value, deviceOf(request.headers['user-agent']));
    return 'trouble' in added ? refuse(reply, added) : { ...(await desk.shown(found.id)), ...added };
  });

  app.delete<ById>(`${CALLS}/channels/:id`, async (request, reply) => {
    const found = await member(request, reply);
    if (!found) return reply;
    await dropChannel(sql, found.id, request.params.id);
    return desk.shown(found.id);
  });

  app.post(`${CALLS}/prove`, async (request, reply) => {
    const wish = parsed(proveMail, request.body);
    if (!wish.ok) return refuse(reply, wish.trouble);
    const found = await member(request, reply);
    if (!found) return reply;
    const isProven = await proveChannel(sql, found.id, hashed(wish.value.token));
    return isProven ? desk.shown(found.id) : refuse(reply, woe('people', said('no-such-code', {})));
  });

  app.post(`${CALLS}/try`, async (request, reply) => {
    const found = await member(request, reply);
    if (!found) return reply;
    const called = await desk.try(found.id);
    messenger.look();
    return { called };
  });

  app.put<ById>(`${CALLS}/matches/:id`, async (request, reply) => {
    const wish = parsed(putMatchCalls, request.body);
    if (!wish.ok) return refuse(reply, wish.trouble);
    const found = await member(request, reply);
    if (!found) return reply;
    await saveMatchWish(sql, found.id, request.params.id, wish.value.wish);
    return desk.shown(found.id);
  });
}
