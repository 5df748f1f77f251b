/** The enemies of a fight: what they are now, with all that was done to them, and who can be a target. */
import { type Option, option, type Seat } from '@taverne/engine';
import { bitOf, type Enemy, enemyOf } from '../book.ts';
import { hasMod } from '../mods.ts';
import type { Playing } from '../playing.ts';
import { type Foe, modsOf, type State } from '../state.ts';
import { type Colour, NONE, TRAITS } from '../words.ts';

const FORTIFIED = bitOf('fortified');
export const SWIFT = bitOf('swift');
export const BRUTAL = bitOf('brutal');
export const POISON = bitOf('poison');
export const PARALYZE = bitOf('paralyze');
export const SUMMON = bitOf('summon');
export const RESISTS_PHYSICAL = bitOf('resists-physical');
export const RESISTS_FIRE = bitOf('resists-fire');
export const RESISTS_ICE = bitOf('resists-ice');
const RESISTANCES = RESISTS_PHYSICAL | RESISTS_FIRE | RESISTS_ICE;
/** The walls of the site it defends, beside the traits that tokens have. */
export const WALLS = 1 << TRAITS.length;

export const tokenOf = (state: State, foe: Foe): Enemy => enemyOf(state, foe.enemy);
/** Traits that hold now. */
export const traitsOf = (state: State, foe: Foe): number => (tokenOf(state, foe).traits | foe.gained) & ~foe.lost;
export const resistsOf = (state: State, foe: Foe): number => traitsOf(state, foe) & RESISTANCES;
/** Never below 1 (MK-COMBAT-15). */
export const armorOf = (state: State, foe: Foe): number => Math.max(1, tokenOf(state, foe).armor + foe.armor);
export const attackOf = (state: State, foe: Foe): number => Math.max(0, tokenOf(state, foe).attack + foe.attack);

/** How often it is fortified: by its own, and by the walls of the site (MK-COMBAT-19, -21). */
export function wallsOf(state: State, foe: Foe, seat: Seat): number {
  const own = (traitsOf(state, foe) & FORTIFIED) === 0 ? 0 : 1;
  const isWalled = foe.role === 'defender' && (foe.lost & WALLS) === 0 && !hasMod(modsOf(state, seat), 'no-walls');
  return own + (isWalled ? 1 : 0);
}

/** Neither beaten nor replaced by what it summoned (MK-COMBAT-33). */
export const isThere = ({ fate }: Foe): boolean => fate !== 'beaten' && fate !== 'away';
export const isAttacking = ({ fate }: Foe): boolean => fate === 'attacks';

/** A red effect does nothing to what resists fire, a blue one nothing to what resists ice (MK-COMBAT-10, -11). */
const isProof = (state: State, foe: Foe, colour: Colour | undefined): boolean =>
  (colour === 'red' && (traitsOf(state, foe) & RESISTS_FIRE) !== 0) ||
  (colour === 'blue' && (traitsOf(state, foe) & RESISTS_ICE) !== 0);

/** Foes at which an effect can be aimed, by place. */
export function targets({ state, colour }: Pick<Playing, 'state' | 'colour'>): number[] {
  const aims: number[] = [];
  state.foes.forEach((foe, i) => {
    if (isThere(foe) && !isProof(state, foe, colour)) aims.push(i);
  });
  return aims;
}

/** By its id; the second of a kind is `ironclads-2`. */
export function foeName(state: State, at: number): string {
  const foe = state.foes[at];
  if (!foe) return '';
  let nth = 1;
  for (let i = 0; i < at; i++) if (state.foes[i]?.enemy === foe.enemy) nth++;
  const { id } = tokenOf(state, foe);
  return nth > 1 ? `${id}-${nth}` : id;
}
export const foeOptions = (state: State, foes: readonly number[]): Option<number>[] =>
  foes.map((foe) => option(foeName(state, foe), foe));

export function changeFoe(state: State, at: number, change: Partial<Foe>): void {
  const foe = state.foes[at];
  if (foe) state.foes = state.foes.with(at, { ...foe, ...change });
}

export const newFoe = (enemy: number, role: Foe['role'], at: number): Foe => ({
  enemy,
  role,
  at,
  fate: 'attacks',
  armor: 0,
  attack: 0,
  gained: 0,
  lost: 0,
  summoner: NONE,
});
