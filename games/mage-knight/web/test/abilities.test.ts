/** What units can do, in words: with the mana that each ability asks for, and what they resist. */
import { describe, expect, test } from 'vitest';
import { unitFace } from '../../src/content/faces.ts';
import { mage } from '../../test/table.ts';
import { messages } from '../../text/index.ts';
import { abilityWord, priced, resistsWord } from '../names.ts';
import { thingText } from '../turn.ts';

const WORDS: { readonly [id: string]: string } = messages.en;
/** Lists are words of the house. */
const say = (id: string, values: { readonly [name: string]: unknown } = {}): string =>
  WORDS[id]?.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name])) ??
  (Object.keys(values).length > 0 ? Object.values(values).join(', ') : id);

const numberOf = (id: string): number =>
  Array.from({ length: 20 }, (_, unit) => unit).find((unit) => unitFace(unit).id === id) ?? 0;
const view = (offer = '', spells = '') => mage({ hand: 'march', offer, spells }).view(0);

describe('an ability', () => {
  test('is told with the mana it asks for', () => {
    const golems = numberOf('guardian-golems');
    expect(abilityWord(say, view(), golems, 0)).toBe('Attack 2 or Block 2.');
    expect(abilityWord(say, view(), golems, 1)).toBe('For red mana: Fire Block 4.');
    expect(priced(say, golems, 2, '4 ice block')).toBe('For blue mana: 4 ice block');
  });

  test('of a unit in the offer tells which it is', () => {
    const offered = view('peasants catapults');
    expect(thingText(say, offered, 'catapults 1 0')).toBe('Siege Attack 3.');
    expect(thingText(say, offered, 'catapults 1 2')).toBe('For blue mana: Siege Ice Attack 5.');
  });
});

test('a spell of the offer tells the side that would be cast, any other card both', () => {
  const offered = view('', 'fireball');
  expect(thingText(say, offered, 'fireball')).toBe('Ranged Fire Attack 5.');
  expect(thingText(say, offered, 'fireball strong')).toBe('Take a wound: Siege Fire Attack 8.');
  expect(thingText(say, offered, 'rage')).toBe('Attack 2 or Block 2. / Attack 4.');
  expect(thingText(say, offered, 'attack 2')).toBeUndefined();
});

test('what a unit resists', () => {
  expect(resistsWord(say, numberOf('peasants'))).toBeUndefined();
  expect(resistsWord(say, numberOf('fire-golems'))).toMatch(/^Resistances: .*fire.*physical/);
});
