/** Placement Quests: Heroes positioned as the card describes, checked after one's own move (TEQ-QUEST-03). */
import { option, type Play, type Seat } from '@taverne/engine';
import { HEART, INLAND, isCoast, type Slot, slotOf, squareOf } from '../board.ts';
import { bookOf } from '../content/book.ts';
import type { Placement, PlacementName, PlacementQuest } from '../content/types.ts';
import { attackedBy, wound } from '../goblins.ts';
import { kindOf, landOf, whichOf } from '../land.ts';
import { moveMagic } from '../magic.ts';
import { writePortal } from '../notation.ts';
import { gain } from '../players.ts';
import { regionOfHero, type State } from '../state.ts';
import { spendSymbols } from '../symbols.ts';
import { ask, type QuestTable } from '../types.ts';
import { HEROES_EACH, type Hero, heroesOf, MOST_SEATS, NONE } from '../words.ts';
import { chooseQuest, fillRow, mayTake, takeQuest } from './row.ts';

/** A player's Heroes as they stand. */
interface Stance {
  readonly state: State;
  readonly seat: Seat;
}

/** All ways to choose so many of them. */
function picks(heroes: readonly Hero[], count: number): (readonly Hero[])[] {
  if (count === 0) return [[]];
  return heroes.flatMap((hero, i) => picks(heroes.slice(i + 1), count - 1).map((rest) => [hero, ...rest]));
}

/** Seat → number of Heroes → all ways to choose so many of its own. */
const PICKS = Array.from({ length: MOST_SEATS }, (_, seat) =>
  Array.from({ length: HEROES_EACH + 1 }, (__, count) => picks(heroesOf(seat), count)),
);
const picksOf = (seat: Seat, count: number): readonly (readonly Hero[])[] => PICKS[seat]?.[count] ?? [];

const slots = ({ state }: Stance, heroes: readonly Hero[]): readonly Slot[] =>
  heroes.map((hero) => slotOf(regionOfHero(state, hero)));
const isEachElsewhere = (places: readonly number[]): boolean => places.every((place, i) => places.indexOf(place) === i);
const isOne = (values: readonly number[]): boolean => values.every((value) => value === values[0]);

/** What data cannot say. */
const NAMED: {
  readonly [N in PlacementName]: {
    readonly heroes: number;
    readonly stands: (stance: Stance, heroes: readonly Hero[]) => boolean;
  };
} = {
  coast: {
    heroes: 3,
    stands: (stance, heroes) => {
      const land = landOf(stance.state);
      const places = slots(stance, heroes);
      return (
        isEachElsewhere(places) &&
        places.every(isCoast) &&
        heroes.every((hero) => kindOf(land, regionOfHero(stance.state, hero)) !== 'castle')
      );
    },
  },
  heart: {
    heroes: 2,
    stands: (stance, heroes) => {
      const places = slots(stance, heroes);
      return isEachElsewhere(places) && places.includes(HEART) && places.every((slot) => INLAND.includes(slot));
    },
  },
  banks: {
    heroes: 2,
    stands: (stance, heroes) =>
      isOne(slots(stance, heroes)) && isEachElsewhere(heroes.map((hero) => regionOfHero(stance.state, hero))),
  },
};

function stand({ stands }: PlacementQuest, stance: Stance, heroes: readonly Hero[]): boolean {
  const { state, seat } = stance;
  const land = landOf(state);
  switch (stands.stand) {
    case 'line': {
      const places = slots(stance, heroes);
      const squares = places.map(squareOf);
      const along = {
        row: () => isOne(squares.map(({ y }) => y)),
        column: () => isOne(squares.map(({ x }) => x)),
        diagonal: () => isOne(squares.map(({ x, y }) => x - y)) || isOne(squares.map(({ x, y }) => x + y)),
      };
      return isEachElsewhere(places) && along[stands.way]();
    }
    case 'regions': {
      const regions = heroes.map((hero) => regionOfHero(state, hero));
      const isFit = (region: number): boolean =>
        kindOf(land, region) === stands.kind && !(stands.foreign && whichOf(land, region) === state.colours[seat]);
      return isEachElsewhere(regions) && regions.every(isFit);
    }
    case 'named':
      return NAMED[stands.as].stands(stance, heroes);
  }
}

const countOf = (stands: Placement): number => (stands.stand === 'named' ? NAMED[stands.as].heroes : stands.heroes);

/** All groups of Heroes that fulfil it, one who moved among them (TEQ-RUL-10); none: it is not fulfilled. */
const fulfilled = (state: State, seat: Seat, quest: PlacementQuest, moved: readonly Hero[]): readonly (readonly Hero[])[] =>
  picksOf(seat, countOf(quest.stands)).filter(
    (heroes) => heroes.some((hero) => moved.includes(hero)) && stand(quest, { state, seat }, heroes),
  );

/** The face-up Placement Quests that these moves have completed. */
export const completedBy = (state: State, seat: Seat, moved: readonly Hero[]): readonly number[] =>
  state.row.filter((number) => {
    const quest = bookOf(state).quests[number];
    return quest?.kind === 'placement' && fulfilled(state, seat, quest, moved).length > 0;
  });

/** One of them may be taken (TEQ-QUEST-14). */
export function* claimPlacement(state: State, table: QuestTable, seat: Seat, moved: readonly Hero[]): Play {
  if (!mayTake(state, seat)) return;
  const fit = completedBy(state, seat, moved);
  if (fit.length === 0) return;
  const chosen = yield* chooseQuest(state, seat, fit, 'TEQ-QUEST-03');
  const quest = bookOf(state).quests[chosen];
  if (quest?.kind !== 'placement') return;
  const groups = fulfilled(state, seat, quest, moved);
  takeQuest(state, table, { seat, quest: chosen, isNight: false });
  fillRow(state, table);
  yield* reward(state, table, { seat, quest, groups });
}

interface Earned {
  readonly seat: Seat;
  readonly quest: PlacementQuest;
  readonly groups: readonly (readonly Hero[])[];
}

/** Gained at once (TEQ-QUEST-04). Where several groups fulfil it, the player says whose Goblins are wounded; symbols are for any one of them. */
function* reward(state: State, table: QuestTable, { seat, quest, groups }: Earned): Play {
  const { health, power, wounds = 0, magic = 0, symbols = 0 } = quest.reward;
  gain(state, table, seat, { by: 'quest', health, power });
  for (const hero of wounds > 0 ? yield* chooseGroup(state, seat, groups) : []) {
    const portal = attackedBy(state, hero);
    if (portal !== NONE) wound(state, table, { hero, portal, wounds, by: 'quest' });
  }
  if (magic > 0) moveMagic(state, table, magic, 'TEQ-QUEST-04');
  if (symbols > 0) {
    const heroes = heroesOf(seat).filter((hero) => groups.some((group) => group.includes(hero)));
    yield* spendSymbols(state, table, { seat, heroes, symbols, isOneHero: true });
  }
}

/** Portal by Portal, until one group is left. */
function* chooseGroup(state: State, seat: Seat, groups: readonly (readonly Hero[])[]): Play<readonly Hero[]> {
  const portals = groups.map((group) => group.map((hero) => attackedBy(state, hero)));
  const options = [...new Set(portals.flat())]
    .filter((portal) => portal !== NONE && portals.some((each) => !each.includes(portal)))
    .map((portal) => option(writePortal(portal), portal));
  if (options.length === 0) return groups[0] ?? [];
  const chosen = yield* ask(seat, 'goblin', () => options, { rule: 'TEQ-QUEST-04', safe: options[0]?.key });
  return yield* chooseGroup(
    state,
    seat,
    groups.filter((_, i) => portals[i]?.includes(chosen)),
  );
}
