/**
 * The map of a match as a short text, to be shared and played on again: the ids of the seventeen cards in the order of their
 * places, `I1` to `I5`, `K1` to `K4`, `O1` to `O8`.
 */
import { fail, ok, type Phrase, type Result } from '@taverne/engine';
import { CASTLE_SLOTS, SLOTS, slotName } from './board.ts';
import type { Content, MapCard } from './content/types.ts';
import { said } from './sentences.ts';

export const writeMap = ({ cards }: Pick<Content, 'cards'>, map: readonly number[]): string =>
  map.map((card) => cards[card]?.id ?? '').join(' ');

export const isCastleCard = ({ left, right }: MapCard): boolean => left.kind === 'castle' || right.kind === 'castle';

/** The number of the card on each place. */
export function readMap({ cards }: Pick<Content, 'cards'>, text: string): Result<readonly number[]> {
  const words = text.trim().split(/\s+/);
  const no = (why: Phrase) => fail('wrong-option', why, 'map');
  if (words.length !== SLOTS.length) return no(said('map-length', { wanted: SLOTS.length, length: words.length }));
  const map: number[] = [];
  for (const [slot, word] of words.entries()) {
    const card = cards.findIndex(({ id }) => id === word);
    const there = cards[card];
    if (!there) return no(said('map-unknown', { card: word.slice(0, 20) }));
    if (map.includes(card)) return no(said('map-twice', { card: word }));
    if (isCastleCard(there) !== CASTLE_SLOTS.includes(slot))
      return no(said('map-place', { card: word, place: slotName(slot) }));
    map.push(card);
  }
  return ok(map);
}
