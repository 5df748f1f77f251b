/** First guesses: rules of thumb for every question, in points. The planner leaves it what is no plan: tactics, rewards, payments. */
import type { Instinct } from '@taverne/bots';
import type { Option, Seat } from '@taverne/engine';
import { cardOf, isWound, skillOf, unitOf } from '../book.ts';
import type { Card } from '../cards/card.ts';
import { tokenOf } from '../combat/foes.ts';
import { deckSize } from '../decks.ts';
import type { Deed } from '../deeds.ts';
import type { Effect } from '../effects.ts';
import { distance } from '../land.ts';
import { parryOf } from '../pvp/sums.ts';
import { actingOf, atOf, type Duel, deckOf, fameOf, handOf, type State, turnOf } from '../state.ts';
import type { Proposal } from '../types.ts';
import { NONE } from '../words.ts';
import { woundsIn } from '../wounds.ts';
import { roundsLeft } from './clock.ts';
import { jointGain } from './force.ts';
import { judge } from './judge.ts';

export const instinct: Instinct<State> = {
  guesses(world, index) {
    const ask = world.ask(index);
    return world.options(index).map((option) => guess(world.state, ask, option));
  },
};

/** Those of the last rounds help an assault, those of the first ones the whole round. */
const EARLY: Order = { planning: 6, rethink: 5, 'mana-steal': 4, 'the-right-moment': 3, 'great-start': 2 };
const MIDDLE: Order = { planning: 6, 'the-right-moment': 5, rethink: 4, 'mana-steal': 3, 'great-start': 3 };
const LATE: Order = { 'great-start': 6, 'the-right-moment': 6, planning: 5, rethink: 4, 'mana-steal': 3 };
const NIGHT: Order = { preparation: 6, 'long-night': 5, 'midnight-meditation': 4, 'sparing-power': 4, 'mana-search': 3 };
const LAST_NIGHT: Order = { 'sparing-power': 6, 'midnight-meditation': 5, preparation: 4, 'long-night': 4, 'mana-search': 3 };
interface Order {
  readonly [tactic: string]: number;
}
function tacticGuess(state: State, key: string): number {
  const left = roundsLeft(state);
  const order = state.isNight ? (left === 0 ? LAST_NIGHT : NIGHT) : left <= 1 ? LATE : state.round === 1 ? EARLY : MIDDLE;
  return order[key] ?? 1;
}

function guess(state: State, { name, seat }: Ask, option: Option): number {
  const { key, value } = option;
  if (isDeed(value)) return state.duel ? duelGuess(state, value, state.duel) : deedGuess(state, value);
  switch (name) {
    case 'tactic':
      return tacticGuess(state, key);
    case 'round':
      return roundGuess(state, key);
    case 'pay':
      return key.startsWith('die') ? 3 : key.startsWith('crystal') ? 0 : 2;
    case 'choose':
      return Number(/\d+/.exec(key)?.[0] ?? 1);
    case 'colour':
      return COLOURS[key] ?? 1;
    case 'artifact':
    case 'spell':
    case 'learn':
    case 'search':
      return typeof value === 'number' && value !== NONE ? cardGuess(cardOf(state, value)) : 0;
    case 'skill':
      return typeof value === 'number' ? skillGuess(state, value) : 0;
    case 'reward':
      return REWARDS[key] ?? 1;
    case 'unit':
      return key === 'decline' ? 0 : key === 'wait' ? 8 : unitGuess(state, key);
    case 'discard':
      return typeof value === 'number' && value !== NONE ? discardGuess(state, value) : 1;
    case 'shed':
      return typeof value === 'number' && value !== NONE ? (isWound(value) ? 2 : 0) : 1;
    case 'wounds':
      return Number(key);
    case 'glade':
      return ['none', 'discard', 'hand'].indexOf(key);
    case 'refill':
      return key === 'yes' ? 1 : 0;
    case 'attend':
      return key === 'full' ? (isFit(state, seat) ? 3 : 0) : key === 'partial' ? 2 : 1;
    case 'agree':
      return value === isWilling(state, seat) ? 1 : 0;
    case 'propose':
      return isProposal(value) ? 2 - Math.max(...value.shares) / 100 : 1;
    case 'muster':
    case 'answer':
      return key === 'go' || key === 'pass' ? 1 : 0;
    case 'rival':
      return typeof value === 'number' ? fameOf(state, value) : 0;
    case 'yield':
      return typeof value === 'number' && value !== NONE ? -cardGuess(cardOf(state, value)) : -AMPLE;
    case 'spend':
      return value === NONE ? 0 : 1;
    case 'foe':
      return typeof value === 'number' ? foeGuess(state, value) : 0;
    default:
      return key === 'keep' ? 1 : 0;
  }
}
interface Ask {
  readonly name: string;
  readonly seat: Seat;
}
const COLOURS: { readonly [key: string]: number } = { red: 2, blue: 2, white: 2, green: 1, gold: 3, black: 0 };
const REWARDS: { readonly [key: string]: number } = { artifact: 5, spell: 4, advanced: 3, unit: 2 };

/** After a turn in which nothing could be done, plain cards make room for others; the lower ones are asked for first. */
function discardGuess(state: State, card: number): number {
  const seat = actingOf(state);
  const isIdle = !state.hasPlayed[seat] || state.keptBelow > 0;
  const isPlain = cardOf(state, card).kind === 'basic';
  return isIdle && isPlain && deckSize(deckOf(state, seat)) > 0 ? 2 - card * TINY : 0;
}
const TINY = 1e-5;

/** With an empty deck a turn is played as long as there is something to play. */
function roundGuess(state: State, key: string): number {
  const seat = turnOf(state);
  const cards = handOf(state, seat).filter((card) => !isWound(card)).length;
  if (key === 'play') return cards > 0 ? 5 : 1;
  if (key === 'announce') return cards === 0 ? 3 : 0;
  if (key === 'plunder') return (state.reputation[seat] ?? 0) > 2 && cards > 0 ? 2 : -1;
  if (key === 'meditate') return woundsIn(handOf(state, seat)) > 1 ? 7 : -1;
  if (key === 'take-stored') return isTimeToTake(state, seat) ? 7 : 0;
  return 6;
}

/** What was put by is for an assault, or for the last turns of the round. */
function isTimeToTake(state: State, seat: Seat): boolean {
  const stored = state.stash[seat]?.length ?? 0;
  const isNear = state.cities.some(({ at, leader }) => leader === NONE && distance(atOf(state, seat), at) <= 2);
  return (stored >= 3 && isNear) || state.last !== NONE || state.dummyDeck.length <= 4 || deckSize(deckOf(state, seat)) === 0;
}

/** Points that an effect gives at its best. */
function strengthOf(effect: Effect): number {
  switch (effect.do) {
    case 'all':
      return effect.of.reduce((sum, each) => sum + strengthOf(each), 0);
    case 'either':
      return Math.max(0, ...effect.of.map(strengthOf)) + 0.5 * (effect.of.length - 1);
    case 'when':
    case 'only':
      return strengthOf(effect.so);
    case 'attack':
      return effect.n * (effect.kind === 'melee' ? 1 : 1.6) * (effect.element === 'physical' ? 1 : 1.3);
    case 'block':
      return effect.n * 0.8 * (effect.element === 'physical' ? 1 : 1.2);
    case 'draw':
      return effect.n * 1.5;
    case 'move':
    case 'influence':
    case 'heal':
      return effect.n;
    case 'wound':
      return -2;
    default:
      return 3;
  }
}
const cardGuess = ({ basic, strong, kind }: Card): number =>
  strengthOf(basic) + strengthOf(strong) / (kind === 'spell' ? 2 : 1.4);
const skillGuess = (state: State, skill: number): number => {
  const { effect, use } = skillOf(state, skill);
  return (effect ? strengthOf(effect) : 2) * (use === 'turn' ? 2 : 1);
};
const unitGuess = (state: State, key: string): number => {
  const found = state.offer.find((unit) => key.startsWith(unitOf(state, unit).id));
  return (found === undefined ? 1 : unitOf(state, found).level * 2) - (key.includes(' for ') ? 3 : 0);
};
const foeGuess = (state: State, at: number): number => {
  const foe = state.foes[at];
  return foe ? tokenOf(state, foe).attack + tokenOf(state, foe).armor / 2 : 0;
};

/** A deed as it looks by itself. */
function deedGuess(state: State, deed: Deed): number {
  switch (deed.do) {
    case 'strike':
      return 20 + deed.foes.length;
    case 'block':
      return 18;
    case 'hit':
      return deed.unit === NONE ? 1 : 2;
    case 'explore':
      return 14;
    case 'recruit':
      return 12;
    case 'heal':
      return 13;
    case 'buy':
      return 9;
    case 'card':
      return deed.side === 'strong' ? 7 : deed.side === 'basic' ? 6 : 3;
    case 'unit':
    case 'skill':
      return 6;
    case 'move':
      return isDefended(state, deed.to) && !isFit(state, turnOf(state)) ? -3 : 5 + moveGuess(state, deed.to);
    case 'challenge':
    case 'enter':
      return isFit(state, turnOf(state)) ? 9 : -3;
    case 'interact':
      return 4;
    case 'provoke':
    case 'burn':
      return -2;
    case 'meet':
    case 'together':
      return -2;
    case 'rest':
      return woundsIn(handOf(state, turnOf(state))) > 1 ? 8 : -1;
    default:
      return 2;
  }
}

/** Whoever holds mostly wounds, or has played the cards already, does not look for a fight: it would only bring more. */
function isFit(state: State, seat: Seat): boolean {
  const hand = handOf(state, seat);
  return hand.length - woundsIn(hand) >= ENOUGH;
}
/** One agrees to a joint assault if it promises more than it costs (MK-COOP-10). */
const isWilling = (state: State, seat: Seat): boolean =>
  isFit(state, seat) && state.joint !== null && jointGain(state, seat, state.joint.city) > 0;
const ENOUGH = 4;
const AMPLE = 100;
const isDefended = (state: State, place: number): boolean => state.tokens.some(({ at }) => at === place);

/** Against another player one puts together what one has, and blocks no more than is needed. */
function duelGuess(state: State, deed: Deed, duel: Duel): number {
  switch (deed.do) {
    case 'steal':
      return 9;
    case 'wound':
      return deed.unit === NONE ? 7 : 8;
    case 'drive':
      return 3;
    case 'assail':
      return 2;
    case 'done':
      return state.stage === 'block' && parryOf(state, duel).left > 0 ? 0 : 10;
    case 'pass':
      return 0;
    default:
      return deedGuess(state, deed);
  }
}
const isProposal = (value: unknown): value is Proposal => typeof value === 'object' && value !== null && 'shares' in value;

/** How much better it is there than here. */
function moveGuess(state: State, to: number): number {
  const seat = turnOf(state);
  const before = judge(state, seat);
  const here = atOf(state, seat);
  state.at[seat] = to;
  const there = judge(state, seat);
  state.at[seat] = here;
  return there - before;
}

const isDeed = (value: unknown): value is Deed => typeof value === 'object' && value !== null && 'do' in value;
