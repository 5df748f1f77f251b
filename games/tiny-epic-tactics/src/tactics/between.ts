/** Tactics of one's own action phase, between actions. They are offered among the actions. */
import { mention, NOTHING_ASKED, type Play, type Table } from '@taverne/engine';
import { TACTICS } from '../content/tactics.ts';
import { type DeedSieve, deedOption, type TacticDeed } from '../deeds.ts';
import type { TacticsEvent } from '../events.ts';
import type { State } from '../state.ts';
import { sideOf, unitsOf } from '../units.ts';
import { handOf, reveal, tacticCard, tacticOf } from './hand.ts';

/** `play T01 W2`: each card in hand for each unit that it serves; those of other moments are told to wait (TET-TACTIC-01). */
export function considerTactics(sieve: DeedSieve, state: State): void {
  const side = state.active;
  for (const card of handOf(state, side)) {
    const tactic = tacticOf(state, card);
    const isNow = tactic.comes === 'between-actions';
    const served = isNow ? unitsOf(state, side).filter((unit) => tactic.could(state, unit)) : [];
    for (const unit of served) sieve.options.push(deedOption(state, { do: 'tactic', card, unit }));
    if (served.length > 0 || sieve.refused === undefined) continue;
    const { id, does } = tacticCard(state, card);
    const figures = { moment: TACTICS[does].moment, card: id };
    mention(sieve, `play ${id}`, { rule: 'TET-TACTIC-01', why: isNow ? 'if-not-met' : 'other-moment', figures });
  }
}

export function* playBetween(state: State, table: Table<TacticsEvent>, { card, unit }: TacticDeed): Play {
  const tactic = tacticOf(state, card);
  if (tactic.comes !== 'between-actions') throw new Error(`tactic ${card} is not played between actions`);
  reveal(state, table, { side: sideOf(unit), card, unit });
  yield* tactic.resolve(state, table, unit, tacticCard(state, card).amount) ?? NOTHING_ASKED;
}
