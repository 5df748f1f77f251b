/** The text of a card, taken apart where it names an amount: in no language is one left without its sign. */
import { describe, expect, test } from 'vitest';
import { messages } from '../../text/index.ts';
import { inked } from '../inked.ts';

const sayIn = (language: 'en' | 'fr') => {
  const words: { readonly [id: string]: string } = messages[language];
  return (id: string): string => words[id] ?? id;
};

test('each amount stands with its word, and words between them stay words', () => {
  expect(inked(sayIn('en'), 'Attack 4, Fire Block 3 or Ranged Attack 3.')).toEqual([
    { text: 'Attack 4', sign: 'attack' },
    { text: ', ' },
    { text: 'Fire Block 3', sign: 'block', element: 'fire' },
    { text: ' or ' },
    { text: 'Ranged Attack 3', sign: 'ranged' },
    { text: '.' },
  ]);
  expect(inked(sayIn('fr'), 'Attaque de feu à distance 5.')[0]).toEqual({
    text: 'Attaque de feu à distance 5',
    sign: 'ranged',
    element: 'fire',
  });
  expect(inked(sayIn('en'), 'Its Move is 2 higher.')).toEqual([{ text: 'Its Move is 2 higher.' }]);
});

describe.each(['en', 'fr'] as const)('in %s', (language) => {
  const printed = Object.entries(messages[language]).filter(([id]) => /^(card|unit|skill)\..*\.(basic|strong|does)/.test(id));

  test('nothing of a text is lost', () => {
    for (const [, text] of printed)
      expect(
        inked(sayIn(language), text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
  });

  test('no capital word is left before a number', () => {
    const bare = printed.flatMap(([, text]) =>
      inked(sayIn(language), text).filter((part) => part.sign === undefined && KIND.test(part.text)),
    );
    expect(bare).toEqual([]);
  });
});

/** What every card is about, however it strikes or blocks, and how much. */
const KIND =
  /(Attack|Block|Move|Influence|Heal|Attaque|Blocage|Déplacement|Soin)( (à distance|de (siège|glace|feu( glacé)?)))*\s\d/;
