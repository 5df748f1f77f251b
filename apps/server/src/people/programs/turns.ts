/**
 * Playing without a socket: a program asks whether it is asked, and answers. Whoever wants to hear of everything at once watches the
 * match instead; for whoever plays by the word of others this is enough, in any language that can make a request.
 */
import { questionsOf, type Seat, viewOf } from '@taverne/engine';
import { API_PATH, answerTurn, type TurnReply } from '@taverne/protocol';
import type { FastifyInstance } from 'fastify';
import { answering } from '../../deeds/play.ts';
import { type Context, guestOf, parsed, refuse } from '../../http/context.ts';
import { numberOf, seatOf, type Table } from '../../matches/table.ts';
import { woe } from '../../matches/trouble.ts';

const NO_SEAT = woe('no-seat', 'you hold no seat of this match');

interface ById {
  Params: { id: string };
}

export function turnRoutes(app: FastifyInstance, context: Context): void {
  const { house, hub } = context;
  const path = `${API_PATH}/matches/:id/turn`;

  app.get<ById>(path, async (request, reply) => {
    const { id } = request.params;
    const guest = await guestOf(context, request);
    const looked = await house.at(id, (table) => turnOf(table, seatOf(table, guest?.id)), true);
    if (!looked.found) return refuse(reply, looked.trouble);
    if (!looked.value || !guest) return refuse(reply, NO_SEAT);
    // Whoever asks so is at the table, though no connection says it.
    if (looked.value.asked.length > 0) hub.expect(id, guest.id);
    return looked.value;
  });

  app.post<ById>(path, async (request, reply) => {
    const wish = parsed(answerTurn, request.body);
    if (!wish.ok) return refuse(reply, wish.trouble);
    const { id } = request.params;
    const { key, question, option } = wish.value;
    const guest = await guestOf(context, request);
    const looked = await house.at(id, (table) => seatOf(table, guest?.id));
    if (!looked.found) return refuse(reply, looked.trouble);
    const seat = looked.value;
    if (seat === undefined) return refuse(reply, NO_SEAT);
    const answers = answering(house.parts.limits, seat, question, option);
    const acted = await house.act(id, { seat, key }, (table, now) =>
      seatOf(table, guest?.id) === seat ? answers(table, now) : NO_SEAT,
    );
    return acted.done ? { seq: acted.seq } : refuse(reply, acted.trouble);
  });
}

function turnOf(table: Table, seat: Seat | undefined): TurnReply | undefined {
  const { row, match, moment } = table;
  if (seat === undefined) return undefined;
  const isAsked = match && moment?.awaited.includes(seat);
  const asked = isAsked ? questionsOf(match, seat) : [];
  return {
    seq: numberOf(table),
    status: row.status,
    asked: asked.map(({ id, name, options, safe }) => ({
      ...{ question: id, name, options: options.map(({ key }) => key) },
      ...(safe !== undefined && { safe }),
    })),
    ...(isAsked && { view: viewOf(match, seat) }),
    ...(match?.outcome && { outcome: match.outcome }),
  };
}
