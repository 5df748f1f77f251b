/** A first guess at every answer to every question: what a quick player would do without thinking ahead. */
import type { Instinct } from '@taverne/bots';
import type { AnswerOf, NameOf, Option, Seat } from '@taverne/engine';
import { place } from '../heroes.ts';
import { kindOf, landOf } from '../land.ts';
import { blockPrice } from '../night/damage.ts';
import { completedBy } from '../quests/placement.ts';
import { copy, has, regionOfHero, type State, trackOf } from '../state.ts';
import { moves, routeOf } from '../travel.ts';
import type { MoveDeed, QuestTypes } from '../types.ts';
import { heroesOf, NONE, TRAVELS, type Travel } from '../words.ts';
import { blockWorth, deedWorth, pushWorth } from './night-guess.ts';
import { healthWorth, placeWorth, powerWorth, questWorth } from './worth.ts';

/** What a move brings: the new place instead of the old one, a Quest, a gain, less the toll. */
function moveWorth(state: State, seat: Seat, travel: Travel, deed: MoveDeed): number {
  const { hero, to } = deed;
  const better = placeWorth(state, seat, to, 0) - placeWorth(state, seat, regionOfHero(state, hero), trackOf(state, hero));
  const then = copy(state);
  place(then, hero, to);
  const quests = has(state.questers, seat) || completedBy(then, seat, [hero]).length === 0 ? 0 : questWorth(state, seat);
  const kind = kindOf(landOf(state), to);
  const gain = kind === 'castle' ? Math.max(healthWorth(state, seat), powerWorth(state, seat)) : kind === 'grotto' ? 0.8 : 0;
  return better + quests + gain - 0.3 * routeOf(state, travel, deed).tolls.length;
}

const idleWorth = (state: State, seat: Seat): number => {
  const isHome = heroesOf(seat).some((hero) => kindOf(landOf(state), regionOfHero(state, hero)) === 'castle');
  return isHome ? Math.max(healthWorth(state, seat), powerWorth(state, seat)) : 0;
};

/** The best that a card offers a player. */
function cardWorth(state: State, seat: Seat, travel: Travel): number {
  let best = idleWorth(state, seat);
  for (const { value } of moves(state, heroesOf(seat), travel).options())
    best = Math.max(best, moveWorth(state, seat, travel, value));
  return best;
}

type Guess<N extends NameOf<QuestTypes>> = (state: State, seat: Seat) => (answer: AnswerOf<QuestTypes, N>) => number;

const travelOf = (state: State): Travel => TRAVELS[state.card] ?? 'foot';

const GUESSES: { readonly [N in NameOf<QuestTypes>]?: Guess<N> } = {
  card: (state, seat) => (card) => cardWorth(state, seat, TRAVELS[card] ?? 'foot'),
  travel: (state, seat) => (deed) =>
    deed.do === 'move' ? moveWorth(state, seat, travelOf(state), deed) : deed.do === 'idle' ? idleWorth(state, seat) : -1,
  arrange: () => (deed) => (deed.do === 'done' ? 1 : 0),
  gain: (state, seat) => (gain) =>
    gain === 'health' ? healthWorth(state, seat) : gain === 'power' ? powerWorth(state, seat) : 0,
  grotto: () => (way) => (way === 'none' ? 0 : 0.5),
  wander: (state, seat) => (deed) =>
    deed.do === 'move'
      ? placeWorth(state, seat, deed.to, 0) - placeWorth(state, seat, regionOfHero(state, deed.hero), trackOf(state, deed.hero))
      : 0,
  spend: (state, seat) => (deed) => (deed.do === 'done' ? 0 : deedWorth(state, seat, deed)),
  claim: (state, seat) => (quest) => (quest === NONE ? 0 : questWorth(state, seat)),
  dusk: (state, seat) => (deed) => (deed.do === 'done' ? 0.3 : deedWorth(state, seat, deed)),
  use: (state, seat) => (deed) => (deed.do === 'done' ? 0 : deedWorth(state, seat, deed)),
  dice: (state, seat) => (deed) =>
    deed.do === 'rest' ? 0 : deed.do === 'adventure' ? pushWorth(state, seat) : deedWorth(state, seat, deed) - 0.4,
  damage: (state, seat) => (how) =>
    how === 'take' ? 0 : how === 'cancel' ? 0.6 + 0.1 * state.deals : blockWorth(state, seat, blockPrice(state, seat)),
  reroll: (state) => (dice) =>
    dice.reduce((sum, die) => sum + (state.dice[die] === 'goblin' ? 0.5 : state.dice[die] === 'magic' ? -0.1 : -0.3), 0),
};

/** A question of this game, with the values it offers. */
interface Asked<N extends NameOf<QuestTypes>> {
  readonly name: N;
  readonly seat: Seat;
  readonly options: readonly Option<AnswerOf<QuestTypes, N>>[];
}

/** The rules ask by their own `ask`: whatever goes by one of these names offers these values. */
const isAsked = (asked: { readonly name: string }): asked is Asked<NameOf<QuestTypes>> => asked.name in GUESSES;

/** By night another Hero wanders by another mode than on foot: there any way is as good as another. */
function guessesFor<N extends NameOf<QuestTypes>>(state: State, { name, seat, options }: Asked<N>): number[] {
  const guess = GUESSES[name]?.(state, seat);
  return options.map(({ value }) => guess?.(value) ?? 0);
}

export const instinct: Instinct<State> = {
  guesses(world, index) {
    const { name, seat } = world.ask(index);
    const asked = { name, seat, options: world.options(index) };
    return isAsked(asked) ? guessesFor(world.state, asked) : asked.options.map(() => 0);
  },
};
