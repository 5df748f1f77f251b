/** The requests about programs, from those who own them. */
import { API_PATH, newProgram, newProgramToken, type ProgramsReply } from '@taverne/protocol';
import type { FastifyInstance } from 'fastify';
import { type Context, parsed, payerOf, refuse } from '../../http/context.ts';
import { leaveAll } from '../matches.ts';
import { memberAt, TOO_FAST } from '../member.ts';
import { NO_SUCH_PROGRAM } from './programs.ts';

const PROGRAMS = `${API_PATH}/account/programs`;

interface ById {
  Params: { id: string };
}
interface ByToken {
  Params: { id: string; token: string };
}

export function programRoutes(app: FastifyInstance, context: Context): void {
  const { programs, house, hub } = context;
  const shown = async (owner: string): Promise<ProgramsReply> => ({ programs: await programs.shown(owner) });

  app.get(PROGRAMS, async (request, reply) => {
    const member = await memberAt(context, request, reply);
    return member ? shown(member.id) : reply;
  });

  app.post(PROGRAMS, async (request, reply) => {
    const wish = parsed(newProgram, request.body);
    if (!wish.ok) return refuse(reply, wish.trouble);
    const member = await memberAt(context, request, reply);
    if (!member) return reply;
    if (!payerOf(context, request, member).take('ceremonies')) return refuse(reply, TOO_FAST);
    const made = await programs.make(member.id, wish.value.name);
    return 'trouble' in made ? refuse(reply, made) : ({ ...(await shown(member.id)), ...made } satisfies ProgramsReply);
  });

  app.delete<ById>(`${PROGRAMS}/:id`, async (request, reply) => {
    const { id } = request.params;
    const member = await memberAt(context, request, reply);
    if (!member) return reply;
    if (!(await programs.isOf(member.id, id))) return refuse(reply, NO_SUCH_PROGRAM);
    await leaveAll(house, id);
    await programs.forget(id);
    hub.shutOut(id);
    return shown(member.id);
  });

  app.post<ById>(`${PROGRAMS}/:id/tokens`, async (request, reply) => {
    const wish = parsed(newProgramToken, request.body);
    if (!wish.ok) return refuse(reply, wish.trouble);
    const member = await memberAt(context, request, reply);
    if (!member) return reply;
    if (!payerOf(context, request, member).take('ceremonies')) return refuse(reply, TOO_FAST);
    const made = await programs.newToken(member.id, request.params.id, wish.value.label);
    return 'trouble' in made ? refuse(reply, made) : ({ ...(await shown(member.id)), ...made } satisfies ProgramsReply);
  });

  app.delete<ByToken>(`${PROGRAMS}/:id/tokens/:token`, async (request, reply) => {
    const { id, token } = request.params;
    const member = await memberAt(context, request, reply);
    if (!member) return reply;
    const trouble = await programs.dropToken(member.id, id, token);
    if (trouble) return refuse(reply, trouble);
    hub.shutOut(id, token);
    return shown(member.id);
  });
}
