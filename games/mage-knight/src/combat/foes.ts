/** The enemies of a fight: what they are now, with all that was done to them, and who can be a target. */
import { type Option, option, type Seat } from '@taverne/engine';
import { bitOf, type Enemy, enemyOf, unitOf } from '../book.ts';
import { landOf, siteAt } from '../land.ts';
import { hasMod } from '../mods.ts';
import type { Playing } from '../playing.ts';
import { atOf, type Foe, foeAt, modsOf, type Space, type State, unitAt } from '../state.ts';
import { unitArmor, unitResists } from '../units/harm.ts';
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

export const tokenOf = (state: State, foe: Foe): Enemy => (foe.of ? unitToken(state, foe.of) : enemyOf(state, foe.enemy));

const RESISTED = [
  ['physical', RESISTS_PHYSICAL],
  ['fire', RESISTS_FIRE],
  ['ice', RESISTS_ICE],
] as const;
/** Another player's unit as a target (MK-PVP-58): it has what protects it and no attack of its own. */
function unitToken(state: State, { seat, unit: at }: NonNullable<Foe['of']>): Enemy {
  const unit = unitAt(state, seat, at);
  const traits = RESISTED.reduce((set, [element, bit]) => set | (unitResists(state, seat, unit, element) ? bit : 0), 0);
  const { id } = unitOf(state, unit.unit);
  const armor = unitArmor(state, seat, unit);
  return { id, pile: 'green', copies: 0, armor, attack: 0, element: 'physical', fame: 0, traits };
}
/** Traits that hold now. */
export const traitsOf = (state: State, foe: Foe): number => (tokenOf(state, foe).traits | foe.gained) & ~foe.lost;
export const resistsOf = (state: State, foe: Foe): number => traitsOf(state, foe) & RESISTANCES;
/** Never below 1 (MK-COMBAT-15, MK-PVP-61). */
export const armorOf = (state: State, foe: Foe): number => Math.max(1, tokenOf(state, foe).armor + foe.armor);
export const attackOf = (state: State, foe: Foe): number => Math.max(0, tokenOf(state, foe).attack + foe.attack);

/** How often it is fortified: by its own, and by the walls of the site (MK-COMBAT-19, -21). */
export function wallsOf(state: State, foe: Foe, seat: Seat): number {
  const own = (traitsOf(state, foe) & FORTIFIED) === 0 ? 0 : 1;
  const isWalled = foe.role === 'defender' && (foe.lost & WALLS) === 0 && !hasMod(modsOf(state, seat), 'no-walls');
  return own + (isWalled || isBehindWalls(state, foe) ? 1 : 0);
}

/** Units of a player who is attacked in a keep or mage tower, as long as walls matter (MK-PVP-27, MK-PVP-42). */
function isBehindWalls(state: State, { of, lost }: Foe): boolean {
  const { duel } = state;
  if (!duel || duel.isMelee || of?.seat !== duel.defender || (lost & WALLS) !== 0) return false;
  return isWalled(state, duel.aggressor);
}

/** Do walls protect the defender of this fight between players from the other one's shots? */
export function isWalled(state: State, seat: Seat): boolean {
  const { duel } = state;
  if (!duel || duel.isMelee || seat !== duel.aggressor || hasMod(modsOf(state, seat), 'no-walls')) return false;
  return hasWalls(state, atOf(state, duel.defender));
}

/** Keeps and mage towers; nobody fights another player in a city. */
export function hasWalls(state: State, at: Space): boolean {
  const site = siteAt(landOf(state), at);
  return site === 'keep' || site === 'mage-tower';
}

/** Neither beaten nor replaced by what it summoned (MK-COMBAT-33). */
export const isThere = ({ fate }: Foe): boolean => fate !== 'beaten' && fate !== 'away';
export const isAttacking = ({ fate }: Foe): boolean => fate === 'attacks';

/** Will somebody summon when the block phase begins (MK-COMBAT-32)? */
export const isSummonDue = (state: State): boolean =>
  state.stage === 'ranged' && state.foes.some((foe) => isAttacking(foe) && (traitsOf(state, foe) & SUMMON) !== 0);

/** A red effect does nothing to what resists fire, a blue one nothing to what resists ice (MK-COMBAT-10, -11). */
const isProof = (state: State, foe: Foe, colour: Colour | undefined): boolean =>
  (colour === 'red' && (traitsOf(state, foe) & RESISTS_FIRE) !== 0) ||
  (colour === 'blue' && (traitsOf(state, foe) & RESISTS_ICE) !== 0);

/** Of another player only unwounded units can be aimed at, never the hero (MK-PVP-58). */
const isOthers = (state: State, seat: Seat, { of }: Foe): boolean =>
  of === undefined || (of.seat !== seat && unitAt(state, of.seat, of.unit).wounds === 0);

/** Foes at which an effect can be aimed, by place (MK-COMBAT-10, MK-PVP-59). */
export function targets({ state, seat, colour }: Pick<Playing, 'state' | 'seat' | 'colour'>): number[] {
  const aims: number[] = [];
  state.foes.forEach((foe, i) => {
    if (isThere(foe) && isOthers(state, seat, foe) && !isProof(state, foe, colour)) aims.push(i);
  });
  return aims;
}

/**
 * How many enemies there are. Between players: the hero, and those of the other's units that are ready and unwounded or take part in
 * the attack that is being blocked (MK-PVP-64).
 */
export function countFoes(playing: Pick<Playing, 'state' | 'seat'>): number {
  const { state, seat } = playing;
  if (!state.duel) return targets({ state, seat, colour: undefined }).length;
  const isCounted = (foe: Foe): boolean => {
    const unit = foe.of && foe.of.seat !== seat ? unitAt(state, foe.of.seat, foe.of.unit) : undefined;
    return unit !== undefined && ((!unit.isSpent && unit.wounds === 0) || isAttacking(foe) || foe.fate === 'held');
  };
  return 1 + state.foes.filter(isCounted).length;
}

/** Move points that were left when the fight began: between players only the aggressor had a move to make. */
export const spareOf = ({ arena, duel }: State, seat: Seat): number =>
  duel && seat !== duel.aggressor ? 0 : (arena?.spare ?? 0);

/** By its id; the second of a kind is `ironclads-2`. */
export function foeName(state: State, at: number): string {
  const foe = foeAt(state, at);
  if (foe.of) return `${tokenOf(state, foe).id} ${foe.of.unit}`;
  let nth = 1;
  for (let i = 0; i < at; i++) if (foeAt(state, i).enemy === foe.enemy) nth++;
  const { id } = tokenOf(state, foe);
  return nth > 1 ? `${id}-${nth}` : id;
}
export const foeOptions = (state: State, foes: readonly number[]): Option<number>[] =>
  foes.map((foe) => option(foeName(state, foe), foe));

export function changeFoe(state: State, at: number, change: Partial<Foe>): void {
  state.foes = state.foes.with(at, { ...foeAt(state, at), ...change });
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
