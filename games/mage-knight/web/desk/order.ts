/** The order in which cards lie: by colour, wounds last, as one sorts a hand. */
import { cardFace } from '../../src/content/faces.ts';

const COLOURS = ['red', 'blue', 'green', 'white'];
const rankOf = (card: number): number => {
  const { colour, kind } = cardFace(card);
  return kind === 'wound' ? 9 : colour ? COLOURS.indexOf(colour) : 5;
};
export const byColour = (cards: readonly number[]): readonly number[] =>
  cards.toSorted((a, b) => rankOf(a) - rankOf(b) || a - b);
