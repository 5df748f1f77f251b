/** Tactics of one's own action phase, between actions. They are offered among the actions. */
import { NOTHING_ASKED, type Play, type Table } from '@taverne/engine';
import { TACTIC_MOMENTS } from '../content/types.ts';
import { deedOption, type Offers, offer, type TacticDeed } from '../deeds.ts';
import type { TacticsEvent } from '../events.ts';
import type { Missing, Reason } from '../reasons.ts';
import type { Side, State } from '../state.ts';
import { sideOf, unitsOf } from '../units.ts';
import { handOf, reveal, tacticCard, tacticOf } from './hand.ts';

/** `play T01 W2`: each card in hand for each unit that it serves. */
export function offerTactics(state: State, side: Side, offers: Offers): void {
  for (const card of handOf(state, side)) {
    const tactic = tacticOf(state, card);
    if (tactic.comes !== 'between-actions') continue;
    for (const unit of unitsOf(state, side)) {
      if (tactic.could(state, unit)) offer(offers, deedOption(state, { do: 'tactic', card, unit }));
    }
  }
}

/** Cards in hand that could not be played now for any unit; those of other moments are told to wait (TET-TACTIC-01). */
export function tacticsNotOffered(state: State, side: Side): Missing[] {
  return handOf(state, side).flatMap((card) => {
    const { id, does } = tacticCard(state, card);
    const tactic = tacticOf(state, card);
    const isNow = tactic.comes === 'between-actions';
    if (isNow && unitsOf(state, side).some((unit) => tactic.could(state, unit))) return [];
    const refusal: Reason = {
      rule: 'TET-TACTIC-01',
      why: isNow ? 'if-not-met' : 'other-moment',
      figures: { moment: TACTIC_MOMENTS[does], card: id },
    };
    return [{ key: `play ${id}`, refusal }];
  });
}

export function* playBetween(state: State, table: Table<TacticsEvent>, { card, unit }: TacticDeed): Play {
  const tactic = tacticOf(state, card);
  if (tactic.comes !== 'between-actions') throw new Error(`tactic ${card} is not played between actions`);
  reveal(state, table, { side: sideOf(unit), card, unit });
  yield* tactic.resolve(state, table, unit, tacticCard(state, card).amount) ?? NOTHING_ASKED;
}
