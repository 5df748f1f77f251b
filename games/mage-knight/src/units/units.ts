/** The unit cards, regular ones first. */
import { all, attack, block, either, heal, influence, mana, move, only, ranged, ready, untilEnd } from '../effects.ts';
import type { UnitCard } from './unit.ts';

export const UNITS: readonly UnitCard[] = [
  {
    id: 'peasants',
    isElite: false,
    copies: 3,
    level: 1,
    cost: 4,
    armor: 3,
    resists: [],
    at: ['village'],
    abilities: [{ effect: either(attack(2), block(2)) }, { effect: influence(2) }, { effect: move(2) }],
  },
  {
    id: 'herbalists',
    isElite: false,
    copies: 2,
    level: 1,
    cost: 3,
    armor: 2,
    resists: [],
    at: ['village', 'monastery'],
    abilities: [{ mana: 'green', effect: only('calm', heal(2)) }, { effect: ready(2) }, { effect: mana('green') }],
  },
  {
    id: 'foresters',
    isElite: false,
    copies: 2,
    level: 1,
    cost: 5,
    armor: 4,
    resists: [],
    at: ['village'],
    abilities: [
      { effect: all(move(2), untilEnd({ mod: 'terrain', terrains: ['forest', 'hills', 'swamp'], delta: -1 })) },
      { effect: block(3) },
    ],
  },
  {
    id: 'utem-crossbowmen',
    isElite: false,
    copies: 2,
    level: 2,
    cost: 6,
    armor: 4,
    resists: [],
    at: ['village', 'keep'],
    abilities: [{ effect: either(attack(3), block(3)) }, { effect: ranged(2) }],
  },
];
