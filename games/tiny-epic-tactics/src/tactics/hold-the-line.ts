/**
 * T09 Hold the Line. IF an enemy attacks one of your units that stands in a control zone cell (in battle: within distance 2
 * of the Artifact), THEN the damage of that attack to it is reduced by 2.
 */
import { bookOf, isBattle } from '../content/book.ts';
import { distance } from '../realm/cells.ts';
import type { State, Unit } from '../state.ts';
import { cellOf, sideOf } from '../units.ts';
import { NONE } from '../words.ts';
import type { WindowTactic } from './tactic.ts';

const NEAR_ARTIFACT = 2;

export const holdTheLine: WindowTactic<'target-declared'> = {
  comes: 'target-declared',
  could: (state, side, { unit }) => sideOf(unit) === side && isOnTheLine(state, unit),
  works: ['armour'],
  held: 0.8,
  worth: () => 0.9,
};

function isOnTheLine(state: State, unit: Unit): boolean {
  const { realm } = bookOf(state);
  const cell = cellOf(state, unit);
  if (!isBattle(state.rules.mode)) return (realm.zoneOf[cell] ?? NONE) !== NONE;
  // It lies somewhere or somebody bears it, perhaps the unit itself.
  const artifact = state.bearer === NONE ? state.artifact : cellOf(state, state.bearer);
  return artifact !== NONE && distance(realm, cell, artifact) <= NEAR_ARTIFACT;
}
