/** Starting a match: on this device against a bot or at one screen, on the server with others. */
import type { ClockTerms } from '@taverne/protocol';
import { createHere } from '../here/door.ts';
import { createMatch, putMe } from '../remote/api.ts';
import { connection } from '../remote/socket.ts';
import { go, tablePath } from '../router.ts';
import type { Failure } from '../trouble.ts';

export type How = 'bot' | 'screen' | 'friend' | 'table';

export interface Wish {
  readonly game: string;
  readonly how: How;
  readonly level: number;
  readonly options: { readonly [name: string]: boolean | number | string };
  readonly clock: ClockTerms;
  readonly name: string;
}

export const NO_CLOCK: ClockTerms = { kind: 'none' };

/** A share of chance of one's own: nobody else can have chosen the dice. */
export const newSalt = (): string => crypto.randomUUID();

/** Goes to the new table, or says what was wrong. */
export async function start(wish: Wish): Promise<Failure | undefined> {
  return wish.how === 'bot' || wish.how === 'screen' ? startHere(wish) : startOnServer(wish);
}

async function startHere({ game, how, level, options, name }: Wish): Promise<Failure | undefined> {
  const me = { kind: 'person', ...(name ? { name } : {}) } as const;
  const other = how === 'bot' ? ({ kind: 'bot', level } as const) : ({ kind: 'person' } as const);
  const made = await createHere(game, options, [me, other]);
  if (typeof made !== 'string') return made;
  go(tablePath('here', made));
  return undefined;
}

async function startOnServer({ game, how, options, clock, name }: Wish): Promise<Failure | undefined> {
  // A guest's cookie is read when the socket opens, so the guest comes first.
  const me = await putMe(name ? { name } : {});
  if (!me.ok) return me.trouble;
  connection().renew();
  const made = await createMatch({
    game,
    options,
    seats: [{ kind: 'person' }, { kind: 'open' }],
    clock,
    visibility: how === 'table' ? 'table' : 'link',
    salt: newSalt(),
  });
  if (!made.ok) return made.trouble;
  go(tablePath('server', made.value.match));
  return undefined;
}
