/** Heroes with skills, for tests. */
import { expect } from 'vitest';
import { type MageTable, mage, type Told } from './table.ts';

/** What lies on the table of a fight. */
export const parts = (table: MageTable): string[] => table.state.parts.map(({ kind, element, n }) => `${kind} ${element} ${n}`);
/** In the middle of a fight with ironclads. */
export const inFight = (stage: 'ranged' | 'block' | 'attack', skills: string, beside: Told = {}): MageTable =>
  mage({ fight: 'ironclads', stage, skills, hand: 'march', ...beside });

/** Used, it is not offered any more. */
export function use(table: MageTable, key: string, ...answers: string[]): MageTable {
  table.play(key, ...answers);
  expect(table.offers(key)).toBe(false);
  return table;
}
