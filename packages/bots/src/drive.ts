/** Bots at a table, the same for every host: whom the match waits for, what that bot sees, and what becomes of its answer. */
import { type Match, type Option, quick, type Seat, type Sight, sightOf, type Trouble, take } from '@taverne/engine';
import { at, keyed } from './decision.ts';

export type IsBot = (seat: Seat) => boolean;

/**
 * Where among what is asked now the question stands that a bot is to answer; −1: none is. Where anybody may cut in, only
 * the one whom the others would wait for answers: a bot does not interrupt.
 */
export function botAsked({ world, outcome, gone }: Match, isBot: IsBot): number {
  if (outcome || !world.request) return -1;
  const { asks, until } = world.request;
  const open = until === 'first' ? asks.slice(0, 1) : asks;
  return open.findIndex(({ seat }, index) => isBot(seat) && !gone.has(seat) && world.isOpen(index));
}

/** What a bot is to think about. */
export interface Matter {
  readonly seat: Seat;
  /** Made when it is looked at. */
  readonly sight: Sight;
  readonly seed: number;
  readonly options: readonly Option[];
}

/** What a match at which bots sit is driven by. */
export interface Host {
  readonly match: Match;
  readonly isBot: IsBot;
  /** For what is thought about now. */
  seed(): number;
  /** Lets the bot choose: the notation of its answer. */
  think(matter: Matter): string | Promise<string>;
  /** A thought broke down: the bot then answers what is safe. Left out: the fault comes out of the drive. */
  broke?(bug: unknown): void;
  /** An answer was taken. */
  answered?(seat: Seat): void | Promise<void>;
  /** Asked before each answer; false: it is enough for now. Left out: bots play on until a person is asked. */
  goesOn?(): boolean;
}

/** One bot after the other answers, until a person is asked, the match is over or the host has enough. */
export async function drive(host: Host): Promise<Trouble | undefined> {
  const { match, isBot } = host;
  for (let index = botAsked(match, isBot); index >= 0 && (host.goesOn?.() ?? true); index = botAsked(match, isBot)) {
    const { seat } = match.world.ask(index);
    const moment = match.seq;
    const picked = await choice(host, index);
    // What was found is dropped if the match moved on meanwhile.
    if (match.seq !== moment) continue;
    const problem = take(match, index, picked);
    if (problem) return problem;
    await host.answered?.(seat);
  }
  return undefined;
}

async function choice(host: Host, index: number): Promise<Option> {
  const { world } = host.match;
  const { seat, name, safe } = world.ask(index);
  const options = world.options(index);
  const seed = host.seed();
  try {
    const key = await host.think({
      seat,
      get sight() {
        return sightOf(world, seat, quick(seed));
      },
      seed,
      options,
    });
    return keyed(options, key) ?? fault(`the bot in seat ${seat} says "${key}" to ${name}, which is not offered`);
  } catch (bug) {
    if (!host.broke) throw bug;
    host.broke(bug);
    return keyed(options, safe) ?? at(options, 0);
  }
}

function fault(why: string): never {
  throw new RangeError(why);
}
