/**
 * T09 Hold the Line. IF an enemy attacks one of your units that stands in a control zone cell (in battle: within distance 2
 * of the Artifact), THEN the damage of that attack to it is reduced by 2.
 */
import { bookOf, isBattle } from '../content/book.ts';
import { distance } from '../realm/cells.ts';
import type { CardNumber, Side, State, Unit } from '../state.ts';
import { cellOf, sideOf } from '../units.ts';
import { NONE } from '../words.ts';
import { putToWork } from './hand.ts';
import type { Occasion } from './occasion.ts';

const NEAR_ARTIFACT = 2;

export function couldHold(state: State, side: Side, at: Occasion): boolean {
  const attack = state.attacks.at(-1);
  return at.moment === 'target-declared' && attack !== undefined && sideOf(attack.on) === side && isOnTheLine(state, attack.on);
}

function isOnTheLine(state: State, unit: Unit): boolean {
  const { realm } = bookOf(state);
  const cell = cellOf(state, unit);
  if (!isBattle(state.rules.mode)) return (realm.zoneOf[cell] ?? NONE) !== NONE;
  // It lies somewhere or somebody bears it, perhaps the unit itself.
  const artifact = state.bearer === NONE ? state.artifact : cellOf(state, state.bearer);
  return artifact !== NONE && distance(realm, cell, artifact) <= NEAR_ARTIFACT;
}

/** The damage step takes it into account. */
export const holdTheLine = (state: State, card: CardNumber): void => putToWork(state, card);
