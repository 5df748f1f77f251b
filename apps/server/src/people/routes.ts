/** The requests about accounts. Whoever has none is bothered by nothing here. */
import {
  type AccountReply,
  API_PATH,
  addPasskey,
  beginPasskey,
  type CodesReply,
  deleteAccount,
  enterCode,
  renameAccount,
  said,
  signIn,
  type TroubleReport,
} from '@taverne/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Visitor } from '../guests.ts';
import { type Context, guestOf, guestOrNew, parsed, payerOf, refuse } from '../http/context.ts';
import type { RateName } from '../limits.ts';
import { woe } from '../matches/trouble.ts';
import type { Entered } from './accounts.ts';
import { deviceOf } from './device.ts';
import { personFile } from './export.ts';
import { carryBonds } from './friends/bonds.ts';
import { bringHome, leaveAll } from './matches.ts';
import { isMember, memberAt, NO_ACCOUNT, TOO_FAST } from './member.ts';
import { carryMementos } from './mementos/rows.ts';

const ACCOUNT = `${API_PATH}/account`;

interface ById {
  Params: { id: string };
}

const isTrouble = (value: object): value is TroubleReport => 'trouble' in value;

export function accountRoutes(app: FastifyInstance, context: Context): void {
  const { accounts, programs, guests, house } = context;
  const deviceAt = (request: FastifyRequest): string => deviceOf(request.headers['user-agent']);
  const pays = (request: FastifyRequest, rate: RateName, visitor?: Visitor): boolean =>
    payerOf(context, request, visitor).take(rate);

  const member = (request: FastifyRequest, reply: FastifyReply) => memberAt(context, request, reply);

  async function shown(visitor: Visitor | undefined): Promise<AccountReply> {
    return { account: isMember(visitor) ? await accounts.shown(visitor.id, visitor.session) : null };
  }

  /** From now on this device is the account's; what its guest played comes along. */
  async function letIn(request: FastifyRequest, reply: FastifyReply, entered: Entered): Promise<AccountReply> {
    const before = await guestOf(context, request);
    reply.header('set-cookie', guests.cookieOf(entered.token));
    const now = await accounts.bearer(entered.token);
    if (!now) throw new Error('a session that was just made is not there');
    if (before && !isMember(before) && before.id !== now.id) {
      await bringHome(house, before, now);
      await carryBonds(accounts.parts.sql, before.id, now.id);
      await carryMementos(accounts.parts.sql, before.id, now.id);
    }
    return shown(now);
  }

  app.get(ACCOUNT, async (request) => shown(await guestOf(context, request)));

  app.post(`${ACCOUNT}/passkeys/begin`, async (request, reply) => {
    const wish = parsed(beginPasskey, request.body);
    if (!wish.ok) return refuse(reply, wish.trouble);
    const guest = await guestOrNew(context, request, reply);
    if ('trouble' in guest) return refuse(reply, guest);
    if (!pays(request, 'ceremonies', guest)) return refuse(reply, TOO_FAST);
    const begun = await accounts.beginPasskey(guest, wish.value.name);
    return 'trouble' in begun ? refuse(reply, begun) : begun;
  });

  app.post(`${ACCOUNT}/passkeys`, async (request, reply) => {
    const wish = parsed(addPasskey, request.body);
    if (!wish.ok) return refuse(reply, wish.trouble);
    const guest = await guestOf(context, request);
    if (!guest) return refuse(reply, NO_ACCOUNT);
    if (!pays(request, 'ceremonies', guest)) return refuse(reply, TOO_FAST);
    const { ceremony, passkey } = wish.value;
    const added = await accounts.addPasskey(guest, ceremony, passkey, deviceAt(request));
    if (isTrouble(added)) return refuse(reply, added);
    const { codes, entered } = added;
    const account = entered ? await letIn(request, reply, entered) : await shown(guest);
    return { ...account, codes: [...codes] } satisfies CodesReply;
  });

  app.delete<ById>(`${ACCOUNT}/passkeys/:id`, async (request, reply) => {
    const visitor = await member(request, reply);
    if (!visitor) return reply;
    const trouble = await accounts.dropPasskey(visitor.id, request.params.id);
    return trouble ? refuse(reply, trouble) : shown(visitor);
  });

  app.post(`${ACCOUNT}/sign-in/begin`, async (request, reply) =>
    pays(request, 'ceremonies') ? accounts.beginSignIn() : refuse(reply, TOO_FAST),
  );

  app.post(`${ACCOUNT}/sign-in`, async (request, reply) => {
    const wish = parsed(signIn, request.body);
    if (!wish.ok) return refuse(reply, wish.trouble);
    if (!pays(request, 'ceremonies')) return refuse(reply, TOO_FAST);
    const entered = await accounts.signIn(wish.value.ceremony, wish.value.passkey, deviceAt(request));
    return isTrouble(entered) ? refuse(reply, entered) : letIn(request, reply, entered);
  });

  app.post(`${ACCOUNT}/enter`, async (request, reply) => {
    const wish = parsed(enterCode, request.body);
    if (!wish.ok) return refuse(reply, wish.trouble);
    if (!pays(request, 'codes')) return refuse(reply, TOO_FAST);
    const entered = await accounts.enter(wish.value.code, deviceAt(request));
    return isTrouble(entered) ? refuse(reply, entered) : letIn(request, reply, entered);
  });

  app.put(ACCOUNT, async (request, reply) => {
    const wish = parsed(renameAccount, request.body);
    if (!wish.ok) return refuse(reply, wish.trouble);
    const visitor = await member(request, reply);
    if (!visitor) return reply;
    if (!pays(request, 'ceremonies', visitor)) return refuse(reply, TOO_FAST);
    const trouble = await accounts.rename(visitor.id, wish.value.name);
    return trouble ? refuse(reply, trouble) : shown(visitor);
  });

  app.post(`${ACCOUNT}/devices`, async (request, reply) => {
    const visitor = await member(request, reply);
    if (!visitor) return reply;
    return pays(request, 'ceremonies', visitor) ? accounts.deviceCode(visitor.id) : refuse(reply, TOO_FAST);
  });

  app.post(`${ACCOUNT}/recovery`, async (request, reply) => {
    const visitor = await member(request, reply);
    if (!visitor) return reply;
    if (!pays(request, 'ceremonies', visitor)) return refuse(reply, TOO_FAST);
    const codes = await accounts.recoveryCodes(visitor.id);
    return { ...(await shown(visitor)), codes: [...codes] } satisfies CodesReply;
  });

  app.delete<ById>(`${ACCOUNT}/sessions/:id`, async (request, reply) => {
    const visitor = await member(request, reply);
    if (!visitor) return reply;
    await accounts.endSession(visitor.id, request.params.id);
    context.hub.shutOut(visitor.id, request.params.id);
    if (request.params.id !== visitor.session) return shown(visitor);
    reply.header('set-cookie', guests.noCookie());
    return shown(undefined);
  });

  app.get(`${ACCOUNT}/export`, async (request, reply) => {
    const visitor = await member(request, reply);
    if (!visitor) return reply;
    if (!pays(request, 'exports', visitor)) return refuse(reply, TOO_FAST);
    reply.header('content-disposition', 'attachment; filename="taverne-you.json"');
    return personFile(house, { accounts, programs }, visitor);
  });

  app.delete(ACCOUNT, async (request, reply) => {
    const wish = parsed(deleteAccount, request.body);
    if (!wish.ok) return refuse(reply, wish.trouble);
    const visitor = await member(request, reply);
    if (!visitor) return reply;
    if (wish.value.name.trim() !== visitor.name) return refuse(reply, woe('people', said('name-does-not-fit', {}), 'name'));
    // Programs go with whoever owns them.
    for (const { id } of await programs.shown(visitor.id)) {
      await leaveAll(house, id);
      await programs.forget(id);
      context.hub.shutOut(id);
    }
    await leaveAll(house, visitor.id);
    await accounts.forget(visitor.id);
    context.hub.shutOut(visitor.id);
    reply.header('set-cookie', guests.noCookie());
    return shown(undefined);
  });
}
