/** T04 Forced March. IF one of your units declares a Move action, THEN it has +2 MP for that action. It comes with the Move. */
import type { CardNumber, Side, State } from '../state.ts';
import type { None } from '../words.ts';
import { atWork, heldCard } from './hand.ts';

/** The card this side could reveal with a Move; NONE: it holds none. */
export const marchCard = (state: State, side: Side): CardNumber | None => heldCard(state, side, 'forced-march');

/** MP that the tactics revealed with a Move add. */
export const marchPoints = (state: State, tactics: readonly CardNumber[]): number =>
  tactics.length === 0 ? 0 : atWork(state, tactics, 'forced-march');
