/** The requests about tournaments. Everybody may look on; taking part is for accounts. */
import { API_PATH, type CupMade, type CupOfMatch, type CupsReply, newCup, said } from '@taverne/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Context, guestOf, parsed, payerOf, refuse } from '../http/context.ts';
import type { RateName } from '../limits.ts';
import { woe } from '../matches/trouble.ts';
import { type Member, memberAt, TOO_FAST } from '../people/member.ts';
import { cupOfMatch } from './lists.ts';
import type { CupOffice, Managed } from './office.ts';
import { cupShown, cupsShown } from './shown.ts';
import type { Steward } from './steward.ts';

const CUPS = `${API_PATH}/cups`;

interface ById {
  Params: { id: string };
  Querystring: { known?: string };
}

export function cupRoutes(app: FastifyInstance, context: Context, office: CupOffice, steward: Steward): void {
  const { storage, limits } = context.house.parts;
  const { sql } = storage;

  /** Something that only an account may do, and that costs something. */
  async function manage(
    request: FastifyRequest,
    reply: FastifyReply,
    rate: RateName,
    work: (member: Member) => Promise<Managed>,
  ): Promise<CupMade | FastifyReply> {
    const member = await memberAt(context, request, reply);
    if (!member) return reply;
    if (!payerOf(context, request, member).take(rate)) return refuse(reply, TOO_FAST);
    const done = await work(member);
    if ('trouble' in done) return refuse(reply, done);
    steward.look();
    context.herald.tellCup(done.cup);
    return done;
  }

  app.get(CUPS, async (request, reply): Promise<CupsReply | FastifyReply> => {
    const guest = await guestOf(context, request);
    if (!payerOf(context, request, guest).take('cupLooks')) return refuse(reply, TOO_FAST);
    return cupsShown(sql, { person: guest?.id ?? '' }, limits);
  });

  app.get<ById>(`${CUPS}/:id`, async (request, reply) => {
    const guest = await guestOf(context, request);
    if (!payerOf(context, request, guest).take('cupLooks')) return refuse(reply, TOO_FAST);
    const { known = '' } = request.query;
    const person = guest?.id ?? '';
    const wish = { person, known: /^\d{1,9}$/.test(known) ? Number(known) : undefined };
    const found = await cupShown(sql, request.params.id, wish, limits);
    return found ?? refuse(reply, woe('no-such-page', said('no-such-cup', {})));
  });

  app.get<ById>(`${API_PATH}/matches/:id/cup`, async (request, reply): Promise<CupOfMatch | FastifyReply> => {
    const guest = await guestOf(context, request);
    if (!payerOf(context, request, guest).take('cupLooks')) return refuse(reply, TOO_FAST);
    return { cup: (await cupOfMatch(sql, request.params.id)) ?? null };
  });

  app.post(CUPS, async (request, reply) => {
    const wish = parsed(newCup, request.body);
    if (!wish.ok) return refuse(reply, wish.trouble);
    return manage(request, reply, 'newCups', ({ id }) => office.make(id, wish.value));
  });

  app.post<ById>(`${CUPS}/:id/people`, async (request, reply) =>
    manage(request, reply, 'joins', ({ id }) => office.join(id, request.params.id)),
  );

  app.delete<ById>(`${CUPS}/:id/people`, async (request, reply) =>
    manage(request, reply, 'joins', ({ id }) => office.leave(id, request.params.id)),
  );

  app.post<ById>(`${CUPS}/:id/begin`, async (request, reply) =>
    manage(request, reply, 'joins', ({ id }) => office.begin(id, request.params.id)),
  );

  app.delete<ById>(`${CUPS}/:id`, async (request, reply) =>
    manage(request, reply, 'joins', ({ id }) => office.callOff(id, request.params.id)),
  );
}
