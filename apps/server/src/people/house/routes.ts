/** The requests about peace: everybody's reports, and what keepers do about them. */
import {
  API_PATH,
  announce,
  answerReport as answerBody,
  forceName,
  type HouseReply,
  liftSuspension,
  type Report,
  report,
  said,
  suspend as suspendBody,
  type TroubleReport,
} from '@taverne/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Context, guestOf, guestOrNew, parsed, payerOf, refuse } from '../../http/context.ts';
import { woe } from '../../matches/trouble.ts';
import { NOBODY, type Person, personAt } from '../friends/person.ts';
import { addTiding } from '../friends/tidings.ts';
import { renameSeats } from '../matches.ts';
import { isMember, type Member, TOO_FAST } from '../member.ts';
import { programsOf } from '../programs/rows.ts';
import { announcements, announce as announceTo, withdraw } from './announcements.ts';
import type { Keepers } from './keepers.ts';
import { deedsBefore, writeDown } from './log.ts';
import { addReport, answerReport, reportedChat, reports } from './reports.ts';
import { type StateParts, stateOf } from './state.ts';
import { lift, suspend, suspensionOf, suspensions } from './suspensions.ts';

const HOUSE = `${API_PATH}/house`;

interface ById {
  Params: { id: string };
}
interface Which {
  Params: { which: string };
}
interface Before {
  Querystring: { before?: string };
}

export interface HouseDesk {
  readonly keepers: Keepers;
  readonly state: StateParts;
}

export function houseRoutes(app: FastifyInstance, context: Context, { keepers, state }: HouseDesk): void {
  const { house, hub, accounts, herald } = context;
  const { storage, now } = house.parts;
  const { sql } = storage;

  app.get(HOUSE, async (request): Promise<HouseReply> => {
    const visitor = await guestOf(context, request);
    return {
      announcements: await announcements(sql, now()),
      suspension: visitor?.suspended === undefined ? null : await suspensionOf(sql, visitor.id, now()),
      isKeeper: isMember(visitor) && (await keepers.isKeeper(visitor.id)),
    };
  });

  app.post(`${API_PATH}/reports`, async (request, reply) => {
    const wish = parsed(report, request.body);
    if (!wish.ok) return refuse(reply, wish.trouble);
    const visitor = await guestOrNew(context, request, reply);
    if ('trouble' in visitor) return refuse(reply, visitor);
    if (!payerOf(context, request, visitor).take('reports')) return refuse(reply, TOO_FAST);
    const person = await reported(wish.value, visitor.id);
    if ('trouble' in person) return refuse(reply, person);
    const { kind, text, match = null } = wish.value;
    return reply.code(201).send({ report: await addReport(sql, visitor.id, person.id, { kind, text, match, at: now() }) });
  });

  /** Of a match only who sits there is reported. */
  async function reported({ who, match }: Report, by: string): Promise<Person | TroubleReport> {
    const person = await personAt(sql, who);
    if (!person) return NOBODY;
    if (person.id === by) return woe('people', said('yourself', {}));
    if (match === undefined) return person;
    const looked = await house.at(match, ({ seats }) => seats.some(({ guest }) => guest === person.id));
    if (!looked.found) return looked.trouble;
    return looked.value ? person : NOBODY;
  }

  // ── for keepers ──

  async function keeperAt(request: FastifyRequest, reply: FastifyReply): Promise<Member | undefined> {
    const visitor = await guestOf(context, request);
    if (!payerOf(context, request, visitor).take('keeping')) refuse(reply, TOO_FAST);
    else if (!isMember(visitor) || !(await keepers.isKeeper(visitor.id))) {
      refuse(reply, woe('forbidden', said('only-keepers', {})));
    } else return visitor;
    return undefined;
  }

  app.get<Which>(`${HOUSE}/reports/:which`, async (request, reply) => {
    const keeper = await keeperAt(request, reply);
    if (!keeper) return reply;
    return { reports: await reports(sql, request.params.which === 'answered' ? 'answered' : 'open') };
  });

  app.post<ById>(`${HOUSE}/reports/:id/answer`, async (request, reply) => {
    const wish = parsed(answerBody, request.body);
    if (!wish.ok) return refuse(reply, wish.trouble);
    const keeper = await keeperAt(request, reply);
    if (!keeper) return reply;
    const told = await answerReport(sql, keeper, request.params.id, { text: wish.value.text, at: now() });
    if (told === undefined) return refuse(reply, woe('people', said('answered-already', {})));
    await herald.tell(told);
    return { reports: await reports(sql, 'open') };
  });

  app.get<ById>(`${HOUSE}/chats/:id`, async (request, reply) => {
    const keeper = await keeperAt(request, reply);
    if (!keeper) return reply;
    const chat = await reportedChat(sql, keeper, request.params.id, now());
    return chat ?? refuse(reply, woe('forbidden', said('not-reported', {})));
  });

  app.get(`${HOUSE}/suspensions`, async (request, reply) => {
    const keeper = await keeperAt(request, reply);
    return keeper ? suspensions(sql, now()) : reply;
  });

  app.post(`${HOUSE}/suspensions`, async (request, reply) => {
    const wish = parsed(suspendBody, request.body);
    if (!wish.ok) return refuse(reply, wish.trouble);
    const keeper = await keeperAt(request, reply);
    if (!keeper) return reply;
    const person = await personAt(sql, wish.value.who);
    if (!person) return refuse(reply, NOBODY);
    if (await keepers.isKeeper(person.id)) return refuse(reply, woe('people', said('is-keeper', {})));
    const { hours, reason } = wish.value;
    await suspend(sql, keeper, person, { hours, reason, at: now() });
    for (const { id } of [person, ...(await programsOf(sql, person.id))]) hub.shutOut(id);
    return suspensions(sql, now());
  });

  app.delete<ById>(`${HOUSE}/suspensions/:id`, async (request, reply) => {
    const wish = parsed(liftSuspension, request.body);
    if (!wish.ok) return refuse(reply, wish.trouble);
    const keeper = await keeperAt(request, reply);
    if (!keeper) return reply;
    const person = await personAt(sql, { person: request.params.id });
    if (!person) return refuse(reply, NOBODY);
    await lift(sql, keeper, person, { reason: wish.value.reason, at: now() });
    return suspensions(sql, now());
  });

  app.put(`${HOUSE}/names`, async (request, reply) => {
    const wish = parsed(forceName, request.body);
    if (!wish.ok) return refuse(reply, wish.trouble);
    const keeper = await keeperAt(request, reply);
    if (!keeper) return reply;
    const { who, name, reason } = wish.value;
    const person = await personAt(sql, who);
    if (!person?.isAccount) return refuse(reply, NOBODY);
    const trouble = await accounts.rename(person.id, name, async (inside) => {
      const at = now();
      await addTiding(inside, person.id, { kind: 'renamed', figures: { name, text: reason }, at });
      await writeDown(inside, keeper, { deed: 'rename', about: person.name, text: `${name}: ${reason}`, at });
    });
    if (trouble) return refuse(reply, trouble);
    const renamed = await personAt(sql, { person: person.id });
    if (renamed) await renameSeats(house, renamed);
    // Who one is is read when a socket opens.
    hub.shutOut(person.id);
    return { name: renamed?.name ?? name };
  });

  app.get(`${HOUSE}/announcements`, async (request, reply) => {
    const keeper = await keeperAt(request, reply);
    return keeper ? { announcements: await announcements(sql, now()) } : reply;
  });

  app.post(`${HOUSE}/announcements`, async (request, reply) => {
    const wish = parsed(announce, request.body);
    if (!wish.ok) return refuse(reply, wish.trouble);
    const keeper = await keeperAt(request, reply);
    if (!keeper) return reply;
    await announceTo(sql, keeper, wish.value, now());
    herald.tellHouse();
    return { announcements: await announcements(sql, now()) };
  });

  app.delete<ById>(`${HOUSE}/announcements/:id`, async (request, reply) => {
    const keeper = await keeperAt(request, reply);
    if (!keeper) return reply;
    await withdraw(sql, keeper, request.params.id, now());
    herald.tellHouse();
    return { announcements: await announcements(sql, now()) };
  });

  app.get<Before>(`${HOUSE}/log`, async (request, reply) => {
    const keeper = await keeperAt(request, reply);
    if (!keeper) return reply;
    const { before } = request.query;
    return deedsBefore(sql, before !== undefined && /^\d{1,16}$/.test(before) ? Number(before) : Number.MAX_SAFE_INTEGER);
  });

  app.get(`${HOUSE}/state`, async (request, reply) => {
    const keeper = await keeperAt(request, reply);
    return keeper ? stateOf(state) : reply;
  });
}
