/** What it is worth to stand somewhere, and what zones promise. */
import type { Cell } from '../realm/types.ts';
import type { Side, State, Unit } from '../state.ts';
import { statsOf, UNITS_PER_SIDE } from '../units.ts';
import { NONE } from '../words.ts';
import { goalDistance, type Scene } from './scene.ts';
import { WORTH } from './weights.ts';

export const isLast = (state: State): boolean => state.lastFrom !== NONE;

// ── zones ──

/** A unit goes to a cell, and so many more of its team are in the zone then. */
interface Shift {
  readonly more: number;
  readonly unit: Unit;
  readonly to: Cell;
}
const NO_SHIFT: Shift = { more: 0, unit: NONE, to: NONE };

/**
 * What the flag of a zone promises the team of the scene, in points: with a majority a part of the flag's five, more the
 * further it has come; negative when another team has it. `shift`: as if that unit had gone.
 */
export function zoneHope(scene: Scene, zone: number, shift: Shift = NO_SHIFT): number {
  const { state, team } = scene;
  if (state.won[zone] !== NONE) return 0;
  const crowd = scene.crowds[zone];
  if (!crowd) return 0;
  let best = NONE;
  let lead = 0;
  let most = 0;
  for (let each = 0; each < crowd.length; each++) {
    const has = (crowd[each] ?? 0) + (each === team ? shift.more : 0);
    if (has > most) {
      lead = has - most;
      most = has;
      best = each;
    } else lead = Math.min(lead, most - has);
  }
  if (best === NONE || lead === 0) return 0;
  const space = state.flags[zone] ?? 0;
  const hope = space === 0 && isTriggered(scene, zone, best, shift) ? WORTH.triggerHope : (WORTH.flagHope[space] ?? 0);
  const value = WORTH.flag * hope * (lead > 1 ? 1 : WORTH.slimLead);
  return best === team ? value : -value;
}

/** Does a unit of this team stand on the trigger cell, the mover being where it goes? */
function isTriggered({ state, realm }: Scene, zone: number, team: number, { unit: mover, to }: Shift): boolean {
  const trigger = realm.zones[zone]?.trigger ?? NONE;
  if (to === trigger) return state.teams[mover >> 2] === team;
  const unit = state.at.indexOf(trigger);
  return unit >= 0 && unit !== mover && state.teams[unit >> 2] === team;
}

// ── cells ──

/** What a cell is worth to a unit by itself: its terrain, and how near it is to what there is to win. */
export function placeWorth(scene: Scene, unit: Unit, cell: Cell): number {
  if (cell >= scene.realm.cells) return 0;
  return terrainWorth(scene, unit, cell) - WORTH.approach * goalDistance(scene, cell);
}

function terrainWorth({ state, realm }: Scene, unit: Unit, cell: Cell): number {
  switch (realm.terrain[cell]) {
    case 'forest':
      return WORTH.forest;
    case 'water':
      return -WORTH.water;
    case 'peak': {
      const { ranged, spell } = statsOf(state, unit);
      return ranged || spell?.attack ? WORTH.peak : 0;
    }
    case 'village':
      return isLast(state) ? WORTH.villageLast : WORTH.village;
    default:
      return 0;
  }
}

/** Units that a side still has, whatever their health. */
export function leftOf(state: State, side: Side): number {
  let left = 0;
  for (let unit = side * UNITS_PER_SIDE; unit < (side + 1) * UNITS_PER_SIDE; unit++) if (state.at[unit] !== NONE) left++;
  return left;
}
