/** Other courses of the same match: a fork goes on from this very question, an imagined world could be the true one as far as a seat knows. */
import type { Source } from './chance.ts';
import type { Game } from './game.ts';
import { bare, type LineEntry, type Taped } from './journal.ts';
import type { Happening, Seat } from './words.ts';
import { type Recorder, RulesBroke, World } from './world.ts';

function quietOf<S, E extends Happening>(world: World<S, E>): S {
  if (world.quiet === undefined) throw new RulesBroke('this world keeps no quiet point to fork from');
  return world.game.copy(world.quiet);
}

/** An independent copy at this very question. `keep`: one that can be forked in turn; a playout need not. */
export function fork<S, E extends Happening>(world: World<S, E>, chance: Source, keep = false): World<S, E> {
  const state = quietOf(world);
  return new World<S, E>({
    game: world.game,
    state: () => state,
    tape: world.tape,
    base: world.base,
    chances: world.quietChances,
    chance,
    keep,
  });
}

export interface Imagining<S, E extends Happening> {
  readonly keep?: boolean;
  /** Look every answer up again: a past that could not have happened is then noticed. */
  readonly strict?: boolean;
  readonly recorder?: Recorder<S, E>;
}

/**
 * A world that `seat` cannot tell from this one, at this very question. The ids that are hidden from the seat now
 * change places in the state of the last quiet point, and the tape is run again.
 */
export function imagine<S, E extends Happening>(
  world: World<S, E>,
  seat: Seat | undefined,
  chance: Source,
  imagining: Imagining<S, E> = {},
): World<S, E> {
  const state = imaginedQuiet(world, seat, chance);
  return new World<S, E>({
    game: world.game,
    state: () => state,
    tape: knownTo(world, seat),
    base: world.base,
    chances: world.quietChances,
    chance,
    ...imagining,
  });
}

function imaginedQuiet<S, E extends Happening>(world: World<S, E>, seat: Seat | undefined, chance: Source): S {
  const state = quietOf(world);
  const to = new Map<string, string>();
  for (const group of world.game.hidden(world.state, seat)) mix(group, chance, to);
  if (to.size > 0) world.game.rename(state, to);
  return state;
}

function mix(group: readonly string[], chance: Source, to: Map<string, string>): void {
  const mixed = group.slice();
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = chance(i, i + 1, 'imagine');
    const [a, b] = [mixed[i], mixed[j]];
    if (a === undefined || b === undefined) continue;
    mixed[i] = b;
    mixed[j] = a;
  }
  group.forEach((id, i) => {
    to.set(id, mixed[i] ?? id);
  });
}

/** The tape without the sealed answers of others, which are no part of this seat's world. */
function knownTo<S, E extends Happening>(world: World<S, E>, seat: Seat | undefined): Taped[] {
  const closed = world.tape.length - world.sealed;
  return world.tape.filter((entry, i) => i < closed || (entry.type === 'answer' && entry.seat === seat));
}

/** What a bot is given: plain data, an imagined quiet state and the tape as its seat knows it. Never the match. */
export interface Sight<S = unknown> {
  readonly seat: Seat;
  readonly quiet: S;
  readonly tape: readonly LineEntry[];
}

export function sightOf<S, E extends Happening>(world: World<S, E>, seat: Seat, chance: Source): Sight<S> {
  return { seat, quiet: imaginedQuiet(world, seat, chance), tape: knownTo(world, seat).map(bare) };
}

/** The world of a sight, on the bot's side; imagine it again for other worlds that the seat cannot tell apart. */
export function worldOf<S, E extends Happening>(game: Game<S, unknown, E>, sight: Sight<S>, chance: Source): World<S, E> {
  const state = game.copy(sight.quiet);
  return new World<S, E>({ game, state: () => state, tape: sight.tape, chance, keep: true });
}
