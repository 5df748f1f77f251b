/** What a click on something impossible tries, in notation or as what is pointed at. */
import type { Tried } from '@taverne/ui';
import { regionName } from '../src/board.ts';
import type { QuestTypes } from '../src/types.ts';
import { heroNumber, NONE, seatOfHero, TRAVELS } from '../src/words.ts';
import { cardIn, heroIn, itemIn, questIn, type Spot } from './spots.ts';
import { bookIn, type View } from './view.ts';

export function triedBy({ question, picks, spot, view }: Tried<QuestTypes, Spot>): readonly string[] {
  const [first] = picks;
  const word = (each: Spot): string => wordOf(each, question.seat, view);
  if (first === undefined) return [word(spot)];
  // Somebody who stands where one would go is only in the way: the Region is meant.
  const hero = heroIn(spot);
  const goal = hero === undefined ? word(spot) : regionName(view.at[hero] ?? NONE);
  return [`${word(first)} ${goal}`];
}

/** One's own Heroes by 1, 2 or 3, those of others through all seats; all else by its name. */
function wordOf(spot: Spot, seat: number, view: View): string {
  const [hero, card, quest, item] = [heroIn(spot), cardIn(spot), questIn(spot), itemIn(spot)];
  if (hero !== undefined) return seatOfHero(hero) === seat ? String(heroNumber(hero)) : `hero ${hero}`;
  if (card !== undefined) return TRAVELS[card] ?? '';
  if (quest !== undefined) return bookIn().quests[quest]?.id ?? '';
  if (item !== undefined) return `give ${view.items.find((each) => each.item === item)?.name ?? ''}`;
  return spot;
}
