/** Where a Quest wants one's Heroes: the Regions that count for it, whether or not anybody can get there now. */
import type { Seat } from '@taverne/engine';
import { INLAND, isCoast, REGIONS, type Region, slotOf } from '../board.ts';
import { kindOf, type Land, landOf, whichOf } from '../land.ts';
import type { State } from '../state.ts';
import { bookOf, templeNumber } from './book.ts';
import type { Placement, PlacementName } from './types.ts';

/** A map, and who plays which colour. */
type Lie = Pick<State, 'map' | 'pack' | 'colours'>;

const NAMED: { readonly [N in PlacementName]: (land: Land, region: Region) => boolean } = {
  coast: (land, region) => isCoast(slotOf(region)) && kindOf(land, region) !== 'castle',
  heart: (_, region) => INLAND.includes(slotOf(region)),
  banks: () => true,
};

function isFit(lie: Lie, seat: Seat, stands: Placement, region: Region): boolean {
  const land = landOf(lie);
  switch (stands.stand) {
    case 'line': // in any of them: which one depends on where the others stand
      return true;
    case 'regions':
      return kindOf(land, region) === stands.kind && !(stands.foreign && whichOf(land, region) === lie.colours[seat]);
    case 'named':
      return NAMED[stands.as](land, region);
  }
}

/** Everywhere: none, for then there is nothing to point at. */
export function wantedBy(lie: Lie, seat: Seat, quest: number): readonly Region[] {
  const book = bookOf(lie);
  const wanted = book.quests[quest];
  if (!wanted) return [];
  if (wanted.kind === 'treasure') {
    const temple = landOf(lie).temples[templeNumber(book, wanted.temple)];
    return temple === undefined ? [] : [temple];
  }
  const fit = REGIONS.filter((region) => isFit(lie, seat, wanted.stands, region));
  return fit.length === REGIONS.length ? [] : fit;
}
