/** Tactics of one's own action phase, between actions: T01, T02, T03. They are offered among the actions. */
import type { NotOffered, Table } from '@taverne/engine';
import type { TacticName } from '../content/types.ts';
import { deedOption, type Offers, offer, type TacticDeed } from '../deeds.ts';
import type { TacticsEvent } from '../events.ts';
import type { Side, State, Unit } from '../state.ts';
import { sideOf, unitsOf } from '../units.ts';
import { needsRations, rations } from './field-rations.ts';
import { handOf, reveal, tacticCard } from './hand.ts';
import { needsQuiver, quiver } from './hidden-quiver.ts';
import { momentOf } from './index.ts';
import { needsWind, secondWind } from './second-wind.ts';

/** The IF part: would the card help this unit now? */
function serves(state: State, does: TacticName, unit: Unit): boolean {
  switch (does) {
    case 'second-wind':
      return needsWind(state, unit);
    case 'field-rations':
      return needsRations(state, unit);
    case 'hidden-quiver':
      return needsQuiver(state, unit);
    default:
      return false;
  }
}

/** `play T01 W2`: each card in hand for each unit that it serves. */
export function offerTactics(state: State, side: Side, offers: Offers): void {
  for (const card of handOf(state, side)) {
    const { does } = tacticCard(state, card);
    if (momentOf(does) !== 'between-actions') continue;
    for (const unit of unitsOf(state, side)) {
      if (serves(state, does, unit)) offer(offers, deedOption(state, { do: 'tactic', card, unit }));
    }
  }
}

/** Cards in hand that could not be played now for any unit; those of other moments are told to wait (TET-TACTIC-01). */
export function tacticsNotOffered(state: State, side: Side): NotOffered[] {
  return handOf(state, side).flatMap((card) => {
    const { id, does } = tacticCard(state, card);
    if (unitsOf(state, side).some((unit) => serves(state, does, unit))) return [];
    const why = momentOf(does) === 'between-actions' ? 'if-not-met' : 'other-moment';
    return [{ key: `play ${id}`, refusal: { rule: 'TET-TACTIC-01', why, figures: { moment: momentOf(does) } } }];
  });
}

export function playBetween(state: State, table: Table<TacticsEvent>, { card, unit }: TacticDeed): void {
  const { does, amount } = tacticCard(state, card);
  reveal(state, table, sideOf(unit), card, unit);
  switch (does) {
    case 'second-wind':
      secondWind(state, table, unit);
      break;
    case 'field-rations':
      rations(state, table, unit, amount);
      break;
    case 'hidden-quiver':
      quiver(state, table, unit, amount);
      break;
    default:
      throw new Error(`${does} is not played between actions`);
  }
}
