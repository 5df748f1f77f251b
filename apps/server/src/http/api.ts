/** The requests that are not about a match under way. */
import {
  API_PATH,
  type Created,
  createMatch,
  importMatch,
  joinMatch,
  LONGEST,
  type LobbyReply,
  type MeReply,
  putMe,
  type Summary,
} from '@taverne/protocol';
import type { FastifyInstance } from 'fastify';
import { examine } from '../matches/import.ts';
import type { Table } from '../matches/table.ts';
import { woe } from '../matches/trouble.ts';
import { apartFrom } from '../people/friends/bonds.ts';
import { describeGames } from '../registry.ts';
import { linksOf, seatShown, termsShown } from '../sockets/messages.ts';
import type { Guest, Listed, OwnListed } from '../storage/port.ts';
import { payForLength } from './at-the-door.ts';
import { type Context, guestOf, guestOrNew, parsed, payerOf, refuse } from './context.ts';

interface ById {
  Params: { id: string };
}

export function apiRoutes(app: FastifyInstance, context: Context): void {
  const { house, makers, guests, signer, archive, friends } = context;
  const { storage, limits, registry, slices } = house.parts;

  app.get(`${API_PATH}/games`, async () => describeGames(registry));

  app.get(`${API_PATH}/me`, async (request) => me(await guestOf(context, request)));

  app.put(`${API_PATH}/me`, async (request, reply) => {
    const wish = parsed(putMe, request.body);
    if (!wish.ok) return refuse(reply, wish.trouble);
    const guest = await guestOrNew(context, request, reply, wish.value);
    if ('trouble' in guest) return refuse(reply, guest);
    return me(await guests.change(guest, wish.value.name, wish.value.language));
  });

  app.get(`${API_PATH}/lobby`, async (request, reply): Promise<LobbyReply> => {
    const guest = await guestOf(context, request);
    if (guest && !guest.program) reply.header('set-cookie', guests.renewed(request.headers.cookie));
    const tables = await storage.openTables(house.parts.now() - limits.listed, limits.lobbyTables);
    const mine = guest ? await storage.matchesOf(guest.id, limits.lobbyMine) : [];
    const apart = guest ? await apartFrom(storage.sql, guest.id) : new Set<string>();
    const open = tables.filter(({ seats }) => !seats.some((each) => each.guest !== null && apart.has(each.guest)));
    const news = guest ? await friends.news(guest.id) : 0;
    return {
      tables: open.map((each) => summary(context, each)),
      mine: mine.flatMap((each) => (guest ? ownSummary(context, each, guest) : [])),
      ...(news > 0 && { news }),
    };
  });

  const onRequest = payForLength(context);
  app.post(`${API_PATH}/matches`, { bodyLimit: LONGEST.matchBody, onRequest }, async (request, reply) => {
    const wish = parsed(createMatch, request.body);
    if (!wish.ok) return refuse(reply, wish.trouble);
    const guest = await guestOrNew(context, request, reply);
    if ('trouble' in guest) return refuse(reply, guest);
    const by = { guest, payer: payerOf(context, request, guest), hasPaidForLength: request.hasPaidForLength };
    const made = await makers.create(by, wish.value);
    if (!made.made) return refuse(reply, made.trouble);
    return reply.code(201).send(madeReply(made.table, guest));
  });

  app.post(`${API_PATH}/import`, { bodyLimit: LONGEST.importBody, onRequest }, async (request, reply) => {
    const wish = parsed(importMatch, request.body);
    if (!wish.ok) return refuse(reply, wish.trouble);
    const guest = await guestOrNew(context, request, reply);
    if ('trouble' in guest) return refuse(reply, guest);
    const payer = payerOf(context, request, guest);
    const hasPaidForLength = request.hasPaidForLength || payer.take('imports');
    if (!hasPaidForLength || context.examining >= limits.importsAtOnce) {
      return refuse(reply, woe('too-many', 'too many match files; wait a little'));
    }
    const { file, ...terms } = wish.value;
    context.examining++;
    const examined = await examine(file, registry, limits, slices).finally(() => {
      context.examining--;
    });
    if (!examined.ok) return refuse(reply, examined.trouble);
    const made = await makers.importFile({ guest, payer, hasPaidForLength }, examined.sound, terms);
    if (!made.made) return refuse(reply, made.trouble);
    return reply.code(201).send({ ...madeReply(made.table, guest), status: made.table.row.status });
  });

  const madeReply = ({ id, seats }: Table, guest: Guest): Created => ({
    match: id,
    you: seats.find((each) => each.guest === guest.id)?.seat ?? null,
    links: linksOf(id, seats, signer),
  });

  app.get<ById>(`${API_PATH}/matches/:id`, async (request, reply) => {
    const listed = await storage.listed(request.params.id);
    return listed ? summary(context, listed) : refuse(reply, noSuchMatch(request.params.id));
  });

  app.get<ById>(`${API_PATH}/matches/:id/options`, async (request, reply) => {
    const looked = await house.at(request.params.id, ({ row }) => row.options);
    return looked.found ? { options: looked.value } : refuse(reply, looked.trouble);
  });

  app.post<ById>(`${API_PATH}/matches/:id/join`, async (request, reply) => {
    const wish = parsed(joinMatch, request.body);
    if (!wish.ok) return refuse(reply, wish.trouble);
    const guest = await guestOrNew(context, request, reply);
    if ('trouble' in guest) return refuse(reply, guest);
    if (!payerOf(context, request, guest).take('joins'))
      return refuse(reply, woe('too-many', 'too many attempts; wait a little'));
    const joined = await makers.join(request.params.id, guest, wish.value);
    // Whoever sits there already has what was asked for.
    if (joined.you !== undefined) return { match: request.params.id, you: joined.you };
    return refuse(reply, joined.done ? noSuchMatch(request.params.id) : joined.trouble);
  });

  app.get<ById>(`${API_PATH}/matches/:id/file`, async (request, reply) => {
    const { id } = request.params;
    const payer = payerOf(context, request, await guestOf(context, request));
    const read = await archive.file({ payer, isHere: () => !request.raw.destroyed, hasRead: async () => {} }, id);
    if (!read.ok) return refuse(reply, read.trouble);
    reply.header('content-disposition', `attachment; filename="${id}.match.json"`);
    return reply.type('application/json').send(read.value);
  });
}

const noSuchMatch = (id: string) => woe('no-such-match', `there is no match ${id.slice(0, 40)}`);

function me(guest: Guest | undefined): MeReply {
  return { me: guest ? { guest: guest.id, name: guest.name, language: guest.language } : null };
}

function summary({ hub }: Context, { row, seats }: Listed): Summary {
  const { id, game, status, visibility, clock, made, changed, outcome } = row;
  return {
    match: id,
    game,
    ...termsShown(row),
    status,
    visibility,
    clock,
    seats: seats.map((seat) => seatShown(seat, hub.isPresent(id, seat.guest), false, row)),
    made,
    changed,
    ...(outcome && { outcome }),
  };
}

function ownSummary(context: Context, listed: OwnListed, guest: Guest): LobbyReply['mine'] {
  const own = listed.seats.find((seat) => seat.guest === guest.id);
  if (!own) return [];
  const yourTurn = own.kind === 'person' && listed.row.status === 'running' && listed.row.awaited.includes(own.seat);
  const { clock } = listed;
  const left = clock && Math.max(0, clock.due === null ? clock.left : clock.due - context.house.parts.now());
  return [{ ...summary(context, listed), you: own.seat, yourTurn, ...(left !== undefined && { left }) }];
}
