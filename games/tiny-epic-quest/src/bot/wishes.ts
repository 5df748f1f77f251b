/** How near a player's Heroes are to the Placement Quests of the row. */
import type { Seat } from '@taverne/engine';
import { HEART, INLAND, isCoast, type Slot, slotOf, squareOf } from '../board.ts';
import { bookOf } from '../content/book.ts';
import type { PlacementQuest } from '../content/types.ts';
import { kindOf, type Land, landOf, whichOf } from '../land.ts';
import { regionOfHero, type State } from '../state.ts';
import { HEROES_EACH, heroesOf, NONE } from '../words.ts';
import { questWorth } from './worth.ts';

/** How many of three places are different ones and fit. */
function countFit(places: readonly number[], isFit: (place: number) => boolean): number {
  let count = 0;
  for (let i = 0; i < places.length; i++) {
    const place = places[i] ?? NONE;
    if (places.indexOf(place) === i && isFit(place)) count++;
  }
  return count;
}

type Way = 'row' | 'column' | 'diagonal';

function isAligned(one: Slot, other: Slot, way: Way): boolean {
  const [a, b] = [squareOf(one), squareOf(other)];
  if (way === 'row') return a.y === b.y;
  return way === 'column' ? a.x === b.x : Math.abs(a.x - b.x) === Math.abs(a.y - b.y);
}

/** The most Heroes on cards of one line. */
function inLine(slots: readonly Slot[], way: Way): number {
  const [a = NONE, b = NONE, c = NONE] = slots;
  const pairs = [
    [a, b],
    [a, c],
    [b, c],
  ] as const;
  const aligned = pairs.filter(([one, other]) => one !== other && isAligned(one, other, way)).length;
  return aligned === 3 ? 3 : aligned > 0 ? 2 : 1;
}

/** Heroes that would still have to move, if those that stand right stay. */
function missing(state: State, land: Land, seat: Seat, { stands }: PlacementQuest): number {
  const regions = heroesOf(seat).map((hero) => regionOfHero(state, hero));
  const slots = regions.map(slotOf);
  switch (stands.stand) {
    case 'line':
      return stands.heroes - Math.min(stands.heroes, inLine(slots, stands.way));
    case 'regions': {
      const own = state.colours[seat];
      const isFit = (region: number): boolean =>
        kindOf(land, region) === stands.kind && !(stands.foreign && whichOf(land, region) === own);
      return Math.max(0, stands.heroes - countFit(regions, isFit));
    }
    case 'named':
      if (stands.as === 'banks') return 1;
      if (stands.as === 'heart')
        return Number(!slots.includes(HEART)) + Number(!slots.some((slot) => slot !== HEART && INLAND.includes(slot)));
      return HEROES_EACH - countFit(slots, (slot) => isCoast(slot) && !isInCastle(state, land, seat, slot));
  }
}

const isInCastle = (state: State, land: Land, seat: Seat, slot: Slot): boolean =>
  heroesOf(seat).some((hero) => {
    const region = regionOfHero(state, hero);
    return slotOf(region) === slot && kindOf(land, region) === 'castle';
  });

/** Worth of a Quest that so many moves would complete. */
const NEAR = [0.5, 0.5, 0.2, 0.07];

/** What the Quests of the row promise, `turns` being left of the Day. */
export function wishesOf(state: State, seat: Seat, turns: number): number {
  const land = landOf(state);
  const { quests } = bookOf(state);
  let sum = 0;
  for (const number of state.row) {
    const quest = quests[number];
    if (quest?.kind !== 'placement') continue;
    const lack = missing(state, land, seat, quest);
    if (lack <= turns) sum += NEAR[lack] ?? 0;
  }
  return sum * questWorth(state, seat);
}
