/** A state as one team sees it, worked out once for each question: who its enemies are and what they can do, and what zones hold. */
import { bookOf } from '../content/book.ts';
import type { Cell, Realm } from '../realm/types.ts';
import { isAdventure } from '../solo/closed.ts';
import type { State, Unit } from '../state.ts';
import { isEnemyUnit, statsOf } from '../units.ts';
import { NONE } from '../words.ts';
import { FAR, fieldOf, goalField } from './fields.ts';
import { type Quest, questsOf } from './quests.ts';

/** An enemy in the realm. Units inside dungeons are out of everybody's reach (TET-RUL-49). */
export interface Foe {
  readonly unit: Unit;
  readonly cell: Cell;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly weak: boolean;
  readonly move: number;
  readonly melee: number;
  /** Damage and range of its shot or spell; 0: it has none, or nothing to pay it with. */
  readonly far: number;
  readonly range: number;
}

export interface Scene {
  readonly state: State;
  readonly realm: Realm;
  readonly team: number;
  readonly foes: readonly Foe[];
  /** By cell: how far what there is to win lies, for those who do not hold it. */
  readonly goals: readonly number[] | null;
  /** Zone × team → units in it. */
  readonly crowds: readonly (readonly number[])[];
  /** Of an adventure: the dungeons still to be done. */
  readonly quests: readonly Quest[];
}

const NO_QUESTS: readonly Quest[] = [];

export function sceneOf(state: State, team: number): Scene {
  const { realm } = bookOf(state);
  const foes: Foe[] = [];
  const crowds = realm.zones.map(() => state.teams.map(() => 0));
  for (let unit = 0; unit < state.at.length; unit++) {
    const cell = state.at[unit] ?? NONE;
    if (cell === NONE || cell >= realm.cells) continue;
    const theirs = state.teams[unit >> 2] ?? 0;
    const crowd = crowds[realm.zoneOf[cell] ?? NONE];
    if (crowd) crowd[theirs] = (crowd[theirs] ?? 0) + 1;
    if (theirs !== team) foes.push(foeOf(state, realm, unit, cell));
  }
  const quests = isAdventure(state) ? questsOf(state) : NO_QUESTS;
  return { state, realm, team, foes, crowds, quests, goals: goalsOf(state, realm, team) };
}

function foeOf(state: State, realm: Realm, unit: Unit, cell: Cell): Foe {
  const { move, melee, ranged, spell } = statsOf(state, unit);
  const stocked = (state.stock[unit] ?? 0) > 0 || isEnemyUnit(state, unit);
  const x = cell % realm.width;
  let far = 0;
  let range = 0;
  if (stocked && ranged) [far, range] = [ranged.damage, ranged.range];
  else if (stocked && spell?.attack) [far, range] = [spell.damage + spell.damagePerStar / 2, spell.range ?? 0];
  return {
    unit,
    cell,
    x,
    y: (cell - x) / realm.width,
    height: realm.elevation[cell] ?? 0,
    weak: (state.weak[unit] ?? 0) > 0,
    move,
    melee: melee.damage,
    far,
    range,
  };
}

function goalsOf(state: State, realm: Realm, team: number): readonly number[] | null {
  if (realm.zones.length > 0) {
    let open = 0;
    for (let zone = 0; zone < realm.zones.length; zone++) if (state.won[zone] === NONE) open |= 1 << zone;
    return open === 0 ? null : goalField(state, open);
  }
  const { bearer } = state;
  // Its own bearer need not be followed; everybody else's is hunted.
  if (bearer !== NONE && state.teams[bearer >> 2] === team) return null;
  const artifact = bearer === NONE ? state.artifact : (state.at[bearer] ?? NONE);
  return artifact === NONE ? null : fieldOf(state, artifact);
}

/** MP to what there is to win; to the nearest enemy where nothing else is. */
export function goalDistance({ goals, foes, realm }: Scene, cell: Cell): number {
  if (goals) return goals[cell] ?? FAR;
  const x = cell % realm.width;
  const y = (cell - x) / realm.width;
  let least = FAR;
  for (const foe of foes) least = Math.min(least, Math.abs(foe.x - x) + Math.abs(foe.y - y));
  return least / 2;
}
