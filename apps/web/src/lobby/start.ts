/** Starting a match: on this device against bots or at one screen, on the server with others. */
import type { ClockTerms, MatchOptions } from '@taverne/protocol';
import { comesFirst } from '../awaited.ts';
import { createHere } from '../here/door.ts';
import { createMatch } from '../remote/api.ts';
import { introduceMe } from '../remote/me.ts';
import { connection } from '../remote/socket.ts';
import { go, tablePath } from '../router.ts';
import { fetchTable } from '../tablepage/fetch.ts';
import type { Failure } from '../trouble.ts';
import { type How, holdersOf, isHere, type Plan, wishesOf } from './seats.ts';

export interface Wish {
  readonly game: string;
  readonly how: How;
  readonly plan: readonly Plan[];
  readonly options: MatchOptions;
  readonly clock: ClockTerms;
  /** Programs, too, may take the open seats. */
  readonly programs?: boolean;
  readonly name: string;
}

export const NO_CLOCK: ClockTerms = { kind: 'none' };

/** Goes to the new table, or says what was wrong. */
export async function start(wish: Wish): Promise<Failure | undefined> {
  // The match is asked for first: its rules are the longest way, and the browser fetches only a few things at a time.
  const started = isHere(wish.how) ? startHere(wish) : startOnServer(wish);
  comesFirst(started);
  fetchTable(wish.game, isHere(wish.how) ? 'here' : 'server');
  return started;
}

async function startHere({ game, plan, options, name }: Wish): Promise<Failure | undefined> {
  const made = await createHere(game, options, holdersOf(plan, name));
  if (typeof made !== 'string') return made;
  go(tablePath('here', made));
  return undefined;
}

async function startOnServer({ game, how, plan, options, clock, programs = false, name }: Wish): Promise<Failure | undefined> {
  // A guest's cookie is read when the socket opens, so the guest comes first.
  const me = await introduceMe(name);
  if (!me.ok) return me.trouble;
  connection().renew();
  const made = await createMatch({
    game,
    options,
    seats: wishesOf(plan),
    clock,
    visibility: how === 'table' ? 'table' : 'link',
    programs,
    // A clock must not run while somebody is away.
    ready: clock.kind !== 'live',
  });
  if (!made.ok) return made.trouble;
  go(tablePath('server', made.value.match));
  return undefined;
}
