/** The requests about holidays. */
import { API_PATH, newHoliday } from '@taverne/protocol';
import type { FastifyInstance } from 'fastify';
import { type Context, parsed, payerOf, refuse } from '../../http/context.ts';
import { memberAt, TOO_FAST } from '../member.ts';
import type { Holidays } from './holidays.ts';

const HOLIDAY = `${API_PATH}/account/holiday`;

export function holidayRoutes(app: FastifyInstance, context: Context, holidays: Holidays): void {
  app.get(HOLIDAY, async (request, reply) => {
    const found = await memberAt(context, request, reply);
    return found ? holidays.shown(found.id) : reply;
  });

  app.post(HOLIDAY, async (request, reply) => {
    const wish = parsed(newHoliday, request.body);
    if (!wish.ok) return refuse(reply, wish.trouble);
    const found = await memberAt(context, request, reply);
    if (!found) return reply;
    if (!payerOf(context, request, found).take('ceremonies')) return refuse(reply, TOO_FAST);
    const trouble = await holidays.announce(found.id, wish.value.days, wish.value.from);
    return trouble ? refuse(reply, trouble) : holidays.shown(found.id);
  });

  app.delete(HOLIDAY, async (request, reply) => {
    const found = await memberAt(context, request, reply);
    if (!found) return reply;
    if (!payerOf(context, request, found).take('ceremonies')) return refuse(reply, TOO_FAST);
    await holidays.end(found.id);
    return holidays.shown(found.id);
  });
}
