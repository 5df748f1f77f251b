/** Fights between players with cards, units and skills that meet there, told from the printed rules. */
import { describe, expect, test } from 'vitest';
import { mage, type Told, type ToldHero } from './table.ts';

const attacked = (own: Told = {}, rival: ToldHero = {}) =>
  mage({ at: '0.-2', move: 2, hero: 'arythea', ...own, others: [{ hero: 'tovak', at: '1.-2', ...rival }] }).play(
    'move 1.-2',
    'attack tovak',
  );
const melee = (own: Told = {}, rival: ToldHero = {}) => attacked(own, rival).play('partial', 'pass', 'pass');
const left = (table: ReturnType<typeof mage>): unknown => table.told('duel-parried');

describe('Cold Toughness', () => {
  const rival = { hand: 'cold-toughness rage', crystals: 'blue' } as const;
  test('MK-RULING-40 against a player it grows by the mana spent on the attack', () => {
    const table = melee({ hand: 'rage rage', crystals: 'red red', source: '' }, rival);
    table.play('rage strong', 'rage strong', 'strike', 'cold-toughness strong', 'done');
    // 8 of attack against 5 and 2 for two red mana.
    expect(left(table)).toMatchObject([{ off: 7, left: 1 }]);
  });

  test('MK-RULING-40 an attack without mana makes it no stronger, whatever units take part', () => {
    const table = melee({ hand: 'rage', units: 'fire-golems', level: 5 }, rival);
    table.play('rage', 'use fire-golems 0 0', 'strike', 'cold-toughness strong', 'done');
    expect(left(table)).toMatchObject([{ off: 5 }]);
  });

  test('MK-RULING-40 mana of an attack before it counts no more', () => {
    const table = melee({ hand: 'rage rage', crystals: 'red', units: '' }, { ...rival, hand: 'cold-toughness rage rage' });
    table
      .play('rage strong', 'strike', 'done')
      .until('1 attack')
      .play('pass', 'rage', 'strike', 'cold-toughness strong', 'done');
    expect(left(table)).toMatchObject([{ left: 4 }, { off: 2, left: 0 }]);
  });

  test('MK-RULING-40 cold fire is one symbol on a token', () => {
    const short = (fight: string) =>
      mage({ hand: 'cold-toughness march', stage: 'block', crystals: 'blue', fight })
        .play('cold-toughness strong')
        .why(`block ${fight}`)?.figures;
    // Ice is inefficient against cold fire: 5 and brutal, two resistances, an element are 9, halved 4.
    expect(short('high-dragon')).toMatchObject({ needed: 6, sum: 4 });
  });
});
