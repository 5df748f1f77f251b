/** Grottos that move another Hero, or send one home. */
import { type NotOffered, type Option, option, type Play } from '@taverne/engine';
import { sendHome } from '../heroes.ts';
import { isHome } from '../items.ts';
import { writeHero } from '../notation.ts';
import { chooseGain, pay } from '../players.ts';
import { type Against, NOT_THAT_WAY } from '../refusals.ts';
import { has, powerOf } from '../state.ts';
import { moves } from '../travel.ts';
import { ask, type MoveDeed } from '../types.ts';
import { type GrottoWay, type Hero, heroesOf, TRAVELS, type Travel } from '../words.ts';
import type { Grotto, Visit } from './visit.ts';

const otherHeroes = ({ seat, hero }: Visit): readonly Hero[] => heroesOf(seat).filter((each) => each !== hero);

/** Moves of the player's other Heroes by a mode. */
export const others = (visit: Visit, travel: Travel): readonly Option<MoveDeed>[] =>
  moves(visit.state, otherHeroes(visit), travel).options();

/** What speaks against the others. That no way leads there is no matter of the card everybody answers: for that the Grotto has its own words. */
const against =
  (visit: Visit, travel: Travel): (() => readonly NotOffered<Against>[]) =>
  () =>
    moves(visit.state, otherHeroes(visit), travel)
      .notOffered()
      .filter(({ refusal }) => refusal !== NOT_THAT_WAY);

const STAY = option('stay', { do: 'stay' } as const);

export function* wanderOnFoot(visit: Visit): Play {
  const deed = yield* ask(visit.seat, 'wander', () => [...others(visit, 'foot'), STAY], {
    rule: 'TEQ-REGION-11',
    safe: 'stay',
    notOffered: against(visit, 'foot'),
  });
  if (deed.do === 'move') yield* visit.wander(deed, 'foot');
}

/** The modes of the cards that are face up and not the one everybody answers. */
const modesAtNight = ({ state }: Visit): readonly Travel[] =>
  TRAVELS.filter((_, card) => has(state.faceUp, card) && card !== state.card);

/** Those by which there is a Hero to move and a way left to pay for, when 1 Power is gone. */
function payableModes(visit: Visit): readonly Travel[] {
  const { state, seat } = visit;
  if (powerOf(state, seat) === 0) return [];
  pay(state, seat, 1);
  const modes = modesAtNight(visit).filter((mode) => others(visit, mode).length > 0);
  pay(state, seat, -1);
  return modes;
}

export const couldWanderAtNight = (visit: Visit): boolean => payableModes(visit).length > 0;

/** 1 Power for a move by another mode. The mode is chosen first, so that a move is still a Hero and a Region. */
export function* wanderAtNight(visit: Visit): Play {
  const { state, table, seat } = visit;
  const choice = (): readonly Option<GrottoWay>[] => [
    ...payableModes(visit).map((each) => option(each, each)),
    option('none', 'none'),
  ];
  const mode = yield* ask(seat, 'grotto', choice, { rule: 'TEQ-REGION-11', safe: 'none' });
  const travel = TRAVELS.find((each) => each === mode);
  if (!travel) return; // nothing is moved, so nothing is paid
  pay(state, seat, 1);
  table.emit({ event: 'paid-power', rule: 'TEQ-REGION-11', seat, power: 1, by: 'grotto' });
  const deed = yield* ask(seat, 'wander', () => others(visit, travel), {
    rule: 'TEQ-REGION-11',
    notOffered: against(visit, travel),
  });
  yield* visit.wander(deed, travel);
}

/** Another Hero goes home from anywhere, for 1 Health or 1 Power. Not a move: no Quest comes of it. */
export const homeward: Grotto = {
  could: (visit) => otherHeroes(visit).some((hero) => !isHome(visit.state, hero)),
  *does(visit) {
    const { state, table, seat } = visit;
    const away = otherHeroes(visit).filter((hero) => !isHome(state, hero));
    const hero = yield* ask(seat, 'home', () => away.map((each) => option(writeHero(each), each)), {
      rule: 'TEQ-REGION-11',
    });
    sendHome(state, table, [hero], 'TEQ-REGION-19');
    yield* chooseGain(state, table, seat, 'grotto');
    if (state.rules.homeGain) yield* chooseGain(state, table, seat, 'castle'); // TEQ-RUL-28
  },
};
