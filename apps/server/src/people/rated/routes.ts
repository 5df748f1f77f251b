/** The requests about strength and opponents. */
import { API_PATH, type BestReply, type PersonReply, type SeekReply, said, seek } from '@taverne/protocol';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { placesOf } from '../../cups/lists.ts';
import { type Context, guestOf, guestOrNew, parsed, payerOf, refuse } from '../../http/context.ts';
import { woe } from '../../matches/trouble.ts';
import { accountName } from '../account-name.ts';
import { isMember, NO_ACCOUNT, TOO_FAST } from '../member.ts';
import { mementosOf } from '../mementos/rows.ts';
import { bareName } from '../programs/program.ts';
import { ownersOf } from '../programs/rows.ts';
import { SETTLED, shownSkill } from '../skill.ts';
import { type Pairing, ratingShown } from './pairing.ts';
import { isForTwo } from './pools.ts';
import { best, changesOf, ratingsOf } from './rows.ts';

const SEEK = `${API_PATH}/seek`;
const MOST_RESULTS = 30;
const MOST_BEST = 50;
const MOST_THINGS = 12;

interface ByName {
  Params: { name: string };
}
interface ByPool {
  Params: { game: string; mode: string };
}

const personRow = z.object({ id: z.string(), name: z.string(), made: z.int() });
const othersRow = z.object({ guest: z.string().nullable(), name: z.string().nullable() });

export function ratedRoutes(app: FastifyInstance, context: Context, pairing: Pairing): void {
  const { storage, registry } = context.house.parts;
  const { sql } = storage;

  app.post(SEEK, async (request, reply) => {
    const wish = parsed(seek, request.body);
    if (!wish.ok) return refuse(reply, wish.trouble);
    const guest = await guestOrNew(context, request, reply);
    if ('trouble' in guest) return refuse(reply, guest);
    if (!payerOf(context, request, guest).take('seeks')) return refuse(reply, TOO_FAST);
    if (wish.value.rated && !isMember(guest) && !guest.program) return refuse(reply, NO_ACCOUNT);
    if (!isForTwo(registry, wish.value)) return refuse(reply, woe('people', said('not-for-two', {})));
    return { seek: (await pairing.seek(guest, wish.value)) ?? null } satisfies SeekReply;
  });

  app.get(SEEK, async (request): Promise<SeekReply> => {
    const guest = await guestOf(context, request);
    return { seek: guest ? ((await pairing.look(guest.id)) ?? null) : null };
  });

  app.delete(SEEK, async (request): Promise<SeekReply> => {
    const guest = await guestOf(context, request);
    if (guest) await pairing.stop(guest.id);
    return { seek: null };
  });

  app.get<ByName>(`${API_PATH}/people/:name`, async (request, reply) => {
    const name = accountName(bareName(request.params.name));
    const nobody = woe('people', said('no-such-person', {}));
    if (typeof name === 'string') return refuse(reply, nobody);
    const [row] = await sql.all('SELECT id, name, made FROM accounts WHERE folded = $1', [name.folded]);
    if (!row) return refuse(reply, nobody);
    const person = personRow.parse(row);
    const ratings = (await ratingsOf(sql, person.id)).map(({ game, mode, won, drawn, lost, ...skill }) => ({
      game,
      mode,
      won,
      drawn,
      lost,
      ...ratingShown(skill),
    }));
    const results = await Promise.all(
      (await changesOf(sql, person.id, MOST_RESULTS)).map(async ({ match, game, mode, was, became, result, at }) => {
        const seats = await sql.all('SELECT guest, name FROM seats WHERE match = $1 ORDER BY seat', [match]);
        const others = seats
          .map((seat) => othersRow.parse(seat))
          .flatMap((seat) => (seat.guest === person.id || seat.name === null ? [] : [seat.name]));
        const by = shownSkill({ mu: became, sigma: 0 }) - shownSkill({ mu: was, sigma: 0 });
        return { match, game, mode, result, by, others, at };
      }),
    );
    const owner = (await ownersOf(sql, [person.id])).get(person.id);
    const { name: shown, made } = person;
    const cups = await placesOf(sql, person.id, MOST_RESULTS);
    const mementos = [...(await mementosOf(sql, registry, person.id, MOST_THINGS))];
    return {
      person: { name: shown, made, ...(owner && { owner: owner.name }), ratings, results, mementos, cups },
    } satisfies PersonReply;
  });

  for (const kind of ['people', 'programs'] as const) {
    const path = `${API_PATH}/best/:game/:mode${kind === 'programs' ? '/programs' : ''}`;
    app.get<ByPool>(path, async (request): Promise<BestReply> => {
      const rows = await best(sql, { ...request.params, kind }, SETTLED, MOST_BEST);
      return {
        best: rows.map(({ name, won, drawn, lost, ...skill }) => ({ name, won, drawn, lost, shown: shownSkill(skill) })),
      };
    });
  }
}
