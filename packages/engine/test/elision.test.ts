/** The small words of French before a name that begins with a vowel. */
import { expect, test } from 'vitest';
import { markElisions, settleElisions } from '../src/telling/index.ts';

/** As a formatter does it, for messages without cases. */
const told = (message: string, name: string): string => settleElisions(markElisions(message).replaceAll('{name}', name));

test('before a vowel and a mute h the small word loses its own', () => {
  expect(told('Jet de {name}', 'Basile')).toBe('Jet de Basile');
  expect(told('Jet de {name}', 'Anna')).toBe('Jet d’Anna');
  expect(told('De {name} à vous', 'Élise')).toBe('D’Élise à vous');
  expect(told('Unités de {name} et plus que {name}', 'Habitué (Lune)')).toBe(
    'Unités d’Habitué (Lune) et plus qu’Habitué (Lune)',
  );
});

test('words that end alike, and what is no name, are left alone', () => {
  expect(told('Grande {name}', 'Anna')).toBe('Grande Anna');
  expect(settleElisions(markElisions('va de {from} à {to}').replace('{from}', 'A4'))).toBe('va de A4 à {to}');
  expect(told('Jet de {name}', '')).toBe('Jet de ');
});
