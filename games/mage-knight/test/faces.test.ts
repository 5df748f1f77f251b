/** What the page draws by number is what the book has there. */
import { expect, test } from 'vitest';
import { advancedCards, artifactCards, bookOf, deckOfHero, spellCards } from '../src/book.ts';
import { cardFace, skillFace, tacticFace, unitFace } from '../src/content/faces.ts';
import { mageKnight } from '../src/index.ts';
import { emptyState } from '../src/state.ts';

function theBook() {
  const rules = mageKnight.options({});
  if (!rules.ok) throw new Error('no options');
  return bookOf(emptyState(rules.value, 1, [0, 1]));
}
const book = theBook();

test('deed cards', () => {
  const numbers = [...[0, 1, 2, 3].flatMap(deckOfHero), ...advancedCards(), ...spellCards(true), ...artifactCards()];
  for (const number of numbers) {
    const card = book.cards[number];
    const { id, kind, colour } = card ?? {};
    const face = { id, kind, ...(colour && { colour }), ...(card?.banner && { isBanner: true }) };
    expect(cardFace(number)).toEqual(face);
  }
  expect(cardFace(300).kind).toBe('wound');
});

test('units', () => {
  expect(book.units.map((_, i) => unitFace(i))).toEqual(
    book.units.map(({ id, isElite, level, cost, armor, resists, at, abilities }) => ({
      id,
      isElite,
      level,
      cost,
      armor,
      resists,
      at,
      abilities: abilities.map(({ mana }) => mana),
    })),
  );
});

test('skills and tactics', () => {
  expect(book.skills.map((_, i) => skillFace(i))).toEqual(book.skills.map(({ id, hero, use }) => ({ id, hero, use })));
  expect(book.tactics.map((_, i) => tacticFace(i))).toEqual(
    book.tactics.map(({ id, number, isNight }) => ({ id, number, isNight })),
  );
});
