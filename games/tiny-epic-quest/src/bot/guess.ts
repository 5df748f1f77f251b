/** A first guess at every answer to every question: what a quick player would do without thinking ahead. */
import type { Instinct } from '@taverne/bots';
import type { AnswerOf, NameOf, Option, Seat } from '@taverne/engine';
import type { Region } from '../board.ts';
import { kindOf, landOf, whichOf } from '../land.ts';
import { blockPrice } from '../night/damage.ts';
import { completedBy } from '../quests/placement.ts';
import { has, regionOfHero, type State, trackOf } from '../state.ts';
import { moves, routeOf } from '../travel.ts';
import type { MoveDeed, QuestTypes } from '../types.ts';
import { AGGRESSIVE, heroesOf, modeOf, NONE, type Travel } from '../words.ts';
import { grottoWorth } from './grotto-guess.ts';
import { blockWorth, deedWorth, pushWorth } from './night-guess.ts';
import { rollsAhead } from './outlook.ts';
import { wishesOf } from './wishes.ts';
import { healthWorth, postsWorth, powerWorth, questWorth } from './worth.ts';

/** A player's Heroes in one word: what they promise where they stand, and how near they are to Quests. */
const standing = (state: State, seat: Seat, rolls: number): number =>
  postsWorth(state, seat, rolls) + wishesOf(state, seat, TURNS - state.turn);
const TURNS = 4;

/** What a move brings: the new place instead of the old one, a Quest, a gain, less the toll. */
function moveWorth(state: State, seat: Seat, { deed, toll, before, rolls, gains }: Move): number {
  const { hero, to } = deed;
  const [from, track] = [regionOfHero(state, hero), trackOf(state, hero)];
  state.at[hero] = to;
  state.track[hero] = 0;
  const after = standing(state, seat, rolls);
  const isDone = !has(state.questers, seat) && completedBy(state, seat, [hero]).length > 0;
  state.at[hero] = from;
  state.track[hero] = track;
  const gain = arrivalWorth(state, seat, to, gains);
  return after - before + (isDone ? questWorth(state, seat) : 0) + gain - 0.3 * toll;
}

interface Move {
  readonly deed: MoveDeed;
  readonly toll: number;
  readonly before: number;
  readonly rolls: number;
  /** What a Castle brings. */
  readonly gains: number;
}

function arrivalWorth(state: State, seat: Seat, to: Region, gains: number): number {
  const land = landOf(state);
  const kind = kindOf(land, to);
  if (kind === 'castle') return gains;
  return kind === 'grotto' ? grottoWorth(state, seat, whichOf(land, to)) : 0;
}

const castleWorth = (state: State, seat: Seat): number => Math.max(healthWorth(state, seat), powerWorth(state, seat));

const idleWorth = (state: State, seat: Seat): number => {
  const isHome = heroesOf(seat).some((hero) => kindOf(landOf(state), regionOfHero(state, hero)) === 'castle');
  return isHome ? castleWorth(state, seat) : 0;
};

/** The best that a card offers a player. */
function cardWorth(state: State, seat: Seat, travel: Travel): number {
  let best = idleWorth(state, seat);
  const rolls = rollsAhead(state, seat);
  const before = standing(state, seat, rolls);
  const gains = castleWorth(state, seat);
  for (const { value: deed } of moves(state, heroesOf(seat), travel).options())
    best = Math.max(best, moveWorth(state, seat, { deed, toll: tollOf(state, travel, deed), before, rolls, gains }));
  return best;
}

type Guess<N extends NameOf<QuestTypes>> = (state: State, seat: Seat) => (answer: AnswerOf<QuestTypes, N>) => number;

/** Most ways are free where no Goblin is aggressive. */
const tollOf = (state: State, travel: Travel, deed: MoveDeed): number =>
  state.goblin.includes(AGGRESSIVE) ? routeOf(state, travel, deed).tolls.length : 0;

const travelOf = (state: State): Travel => modeOf(state.card);

const GUESSES: { readonly [N in NameOf<QuestTypes>]?: Guess<N> } = {
  card: (state, seat) => (card) => cardWorth(state, seat, modeOf(card)),
  travel: (state, seat) => {
    const [travel, rolls] = [travelOf(state), rollsAhead(state, seat)];
    const before = standing(state, seat, rolls);
    const gains = castleWorth(state, seat);
    return (deed) => {
      if (deed.do === 'move') return moveWorth(state, seat, { deed, toll: tollOf(state, travel, deed), before, rolls, gains });
      return deed.do === 'idle' ? idleWorth(state, seat) : -1;
    };
  },
  arrange: () => (deed) => (deed.do === 'done' ? 1 : 0),
  gain: (state, seat) => (gain) =>
    gain === 'health' ? healthWorth(state, seat) : gain === 'power' ? powerWorth(state, seat) : 0,
  grotto: () => (way) => (way === 'none' ? 0 : 0.5),
  wander: (state, seat) => {
    const rolls = rollsAhead(state, seat);
    const before = standing(state, seat, rolls);
    const gains = castleWorth(state, seat);
    return (deed) => (deed.do === 'move' ? moveWorth(state, seat, { deed, toll: 0, before, rolls, gains }) : 0);
  },
  spend: (state, seat) => (deed) => (deed.do === 'done' ? 0 : deedWorth(state, seat, deed)),
  claim: (state, seat) => (quest) => (quest === NONE ? 0 : questWorth(state, seat)),
  step: () => (way) => (way === 'take' ? 1 : 0),
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
