/** What one can point at instead of what was tried, in words. */
import type { Say } from '@taverne/ui';
import { NONE } from '../src/words.ts';
import { spaceNamed } from './board/geometry.ts';
import { cardName, placeWord, unitName, wayWord } from './names.ts';
import { cardIn, offerIn, type Spot, unitIn } from './spots.ts';
import type { MageFrame } from './table.tsx';
import { ownSeat } from './view.ts';

type Asked = Pick<MageFrame, 'state' | 'question' | 'ways'>;

/** A card or a unit by its name, a space by what is there; anything else by what it is pressed for. */
export function spotWord({ state, question, ways }: Asked, say: Say, spot: Spot): string {
  const { view } = state;
  const [card, unit, offer] = [cardIn(spot), unitIn(spot), offerIn(spot)];
  if (card !== undefined) return cardName(say, card);
  if (unit !== undefined) return unitName(say, view.units[ownSeat(state)]?.[unit]?.unit ?? NONE);
  if (offer !== undefined) return unitName(say, view.offer[offer] ?? NONE);
  if (spot.includes('.')) return placeWord(say, view, spaceNamed(spot));
  const way = ways.find(({ path }) => path[0] === spot);
  return way ? wayWord(say, state, question, way) : spot;
}
