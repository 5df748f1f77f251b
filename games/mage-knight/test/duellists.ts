/** Two heroes who meet: Tovak comes from the plains of 0.-2 and attacks Norowas, who stands on those of 1.-2. */
import { bookOf } from '../src/book.ts';
import type { State } from '../src/state.ts';
import { type MageTable, mage, type Told, type ToldHero } from './table.ts';

/** With the points to get there. */
export const beside = (own: Told = {}, rival: ToldHero = {}, ...more: readonly ToldHero[]): MageTable =>
  mage({ at: '0.-2', move: 2, ...own, others: [{ hero: 'norowas', at: '1.-2', ...rival }, ...more] });

/** The attack has begun; how the other one takes part is asked. */
export const attacked = (own: Told = {}, rival: ToldHero = {}, ...more: readonly ToldHero[]): MageTable =>
  beside(own, rival, ...more).play('move 1.-2', 'attack norowas');

/** The defender, who takes part partially, strikes first. */
export const ranged = (own: Told = {}, rival: ToldHero = {}, ...more: readonly ToldHero[]): MageTable =>
  attacked(own, rival, ...more).play('partial');

/** Both have passed: the aggressor strikes first. */
export const melee = (own: Told = {}, rival: ToldHero = {}, ...more: readonly ToldHero[]): MageTable =>
  ranged(own, rival, ...more).play('pass', 'pass');

/** At the mage tower of countryside 4, where the defender stands. */
export const atTower = (own: Told = {}, rival: ToldHero = {}): MageTable =>
  mage({
    tiles: 'countryside-4@1,1',
    at: '3.-4',
    move: 5,
    ...own,
    others: [{ hero: 'norowas', at: '4.-5', shields: '4.-5', ...rival }],
  }).play('move 4.-5', 'attack norowas', 'partial');

/** At the keep of countryside 3, which is the defender's; entering it attacks its owner. */
export const atKeep = (own: Told = {}, rival: ToldHero = {}): MageTable =>
  mage({
    tiles: 'countryside-3@1,1',
    at: '4.-5',
    move: 3,
    ...own,
    others: [{ hero: 'norowas', at: '5.-6', shields: '5.-6', ...rival }],
  }).play('move 5.-6');

/** Gives a seat a banner for its first unit. */
export const bearing =
  (seat: number, id: string): NonNullable<Told['also']> =>
  (state: State) => {
    const banner = bookOf(state).cards.findIndex((card) => card.id === id);
    state.units[seat] = (state.units[seat] ?? []).map((unit, at) => (at === 0 ? { ...unit, banner } : unit));
  };

/** Both pass until the fight is over: a draw. */
export const drawn = (table: MageTable): MageTable => {
  while (table.state.duel) table.play('pass');
  return table;
};
