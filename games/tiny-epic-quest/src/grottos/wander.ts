/** Grottos that move another Hero, or send one home. */
import { type Option, option, type Play } from '@taverne/engine';
import { sendHome } from '../heroes.ts';
import { isHome } from '../items.ts';
import { writeHero } from '../notation.ts';
import { chooseGain, pay } from '../players.ts';
import { has, powerOf } from '../state.ts';
import { moves } from '../travel.ts';
import { ask, type MoveDeed } from '../types.ts';
import { type Hero, heroesOf, TRAVELS, type Travel } from '../words.ts';
import type { Grotto, Visit } from './visit.ts';

const otherHeroes = ({ seat, hero }: Visit): readonly Hero[] => heroesOf(seat).filter((each) => each !== hero);

/** Moves of the player's other Heroes by a mode. */
export const others = (visit: Visit, travel: Travel): readonly Option<MoveDeed>[] =>
  moves(visit.state, otherHeroes(visit), travel).options();

const STAY = option('stay', { do: 'stay' } as const);

export function* wanderOnFoot(visit: Visit): Play {
  const deed = yield* ask(visit.seat, 'wander', () => [...others(visit, 'foot'), STAY], {
    rule: 'TEQ-REGION-11',
    safe: 'stay',
  });
  if (deed.do === 'move') yield* visit.wander(deed, 'foot');
}

/** The modes of the cards that are face up and not the one everybody answers. */
const modesAtNight = ({ state }: Visit): readonly Travel[] =>
  TRAVELS.filter((_, card) => has(state.faceUp, card) && card !== state.card);

/** Is there a Hero to move and a way left to pay for, when 1 Power is gone? */
export function couldWanderAtNight(visit: Visit): boolean {
  const { state, seat } = visit;
  if (powerOf(state, seat) === 0) return false;
  pay(state, seat, 1);
  const could = modesAtNight(visit).some((mode) => others(visit, mode).length > 0);
  pay(state, seat, -1);
  return could;
}

/** 1 Power for a move by another mode. The mode is chosen first, so that a move is still a Hero and a Region. */
export function* wanderAtNight(visit: Visit): Play {
  const { state, seat } = visit;
  pay(state, seat, 1);
  const modes = modesAtNight(visit).filter((mode) => others(visit, mode).length > 0);
  const mode = yield* ask(seat, 'grotto', () => [...modes.map((each) => option(each, each)), option('none', 'none')], {
    rule: 'TEQ-REGION-11',
    safe: 'none',
  });
  const travel = TRAVELS.find((each) => each === mode);
  if (!travel) {
    state.power[seat] = powerOf(state, seat) + 1; // nothing was moved, so nothing is paid
    return;
  }
  const deed = yield* ask(seat, 'wander', () => others(visit, travel), { rule: 'TEQ-REGION-11' });
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
