/** The nine enemy cards: whom they activate, which way they look, what they grant, and the monster at the bottom. */
import type { EnemyCard } from '../types.ts';

export const ENEMIES: readonly EnemyCard[] = [
  {
    id: 'E1',
    activates: 'warrior',
    compass: 'N',
    bonus: { damage: 1, move: 0, climber: false },
    monster: { does: 'bite', amount: 1 },
  },
  {
    id: 'E2',
    activates: 'warrior',
    compass: 'E',
    bonus: { damage: 0, move: 1, climber: false },
    monster: { does: 'arrows', amount: 2 },
  },
  {
    id: 'E3',
    activates: 'beast',
    compass: 'S',
    bonus: { damage: 1, move: 0, climber: false },
    monster: { does: 'maul', amount: 3 },
  },
  {
    id: 'E4',
    activates: 'beast',
    compass: 'W',
    bonus: { damage: 0, move: 2, climber: false },
    monster: { does: 'slime', amount: 2 },
  },
  {
    id: 'E5',
    activates: 'rogue',
    compass: 'E',
    bonus: { damage: 1, move: 0, climber: false },
    monster: { does: 'thief', amount: 2 },
  },
  {
    id: 'E6',
    activates: 'rogue',
    compass: 'S',
    bonus: { damage: 0, move: 0, climber: true },
    monster: { does: 'nothing', amount: 1 },
  },
  {
    id: 'E7',
    activates: 'wizard',
    compass: 'W',
    bonus: { damage: 1, move: 0, climber: false },
    monster: { does: 'hex', amount: 2 },
  },
  {
    id: 'E8',
    activates: 'wizard',
    compass: 'N',
    bonus: { damage: 0, move: 1, climber: false },
    monster: { does: 'wisp', amount: 2 },
  },
  {
    id: 'E9',
    activates: 'leftmost',
    compass: 'E',
    bonus: { damage: 1, move: 1, climber: false },
    monster: { does: 'cache', amount: 2 },
  },
];
