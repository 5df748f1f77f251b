/** Everything the active player can do now (TET-TURN-05). */
import type { Option } from '@taverne/engine';
import { mayAct, refusePayment } from './allowance.ts';
import { offerAttacks } from './attack/options.ts';
import { bookOf } from './content/book.ts';
import { type Deed, deedOption, END, type Offers, offer, offerMoves, walkOption } from './deeds.ts';
import { movementOf, reach } from './reach.ts';
import { boxesInReach, entranceCost } from './solo/way-in.ts';
import type { State, Unit } from './state.ts';
import { PLAIN } from './state.ts';
import { canWalk } from './steps.ts';
import { offerTactics } from './tactics/between.ts';
import { marchCard, marchPoints } from './tactics/declared.ts';
import { cellOf, sideOf, UNITS_PER_SIDE, unitOf } from './units.ts';
import { NONE } from './words.ts';

// Scratch: what is given out is a copy, so that the list grows once and for all.
const offers: Offers = { list: [], count: 0 };

export function actOptions(state: State): Option<Deed>[] {
  const side = state.active;
  offers.count = 0;
  if (state.left > 0) {
    for (let slot = 0; slot < UNITS_PER_SIDE; slot++) {
      const unit = unitOf(side, slot);
      if (state.at[unit] === NONE) continue;
      if (mayAct(state, unit, 'move')) offerMovesOf(state, unit);
      offerAttacks(state, unit, offers);
      if (state.weak[unit] === 1 && refusePayment(state, unit) === undefined)
        offer(offers, deedOption(state, { do: 'pay', unit }));
    }
  }
  offerTactics(state, side, offers);
  offer(offers, END);
  return offers.list.slice(0, offers.count);
}

/** Each cell in reach, each dungeon, the walk step by step, and all with a forced march: its Moves are those that need it. */
function offerMovesOf(state: State, unit: Unit): void {
  const mp = movementOf(state, unit);
  const card = marchCard(state, sideOf(unit));
  const tactics = card === NONE ? PLAIN : [card];
  const most = mp + marchPoints(state, tactics);
  if (cellOf(state, unit) >= bookOf(state).realm.cells) {
    // In a dungeon every step may matter.
    if (canWalk(state, unit, mp)) offer(offers, walkOption(state, unit, PLAIN));
    if (most > mp && canWalk(state, unit, most)) offer(offers, walkOption(state, unit, tactics));
    return;
  }
  const found = reach(state, unit, most);
  offerMoves(state, offers, found, { unit, beyond: 0, most: mp, tactics: PLAIN });
  let least = found.count > 0 ? (found.costs[found.cells[0] ?? 0] ?? 0) : Number.POSITIVE_INFINITY;
  for (const box of boxesInReach(state, unit, found.costs, most)) {
    const cost = entranceCost(state, unit, box, found.costs);
    least = Math.min(least, cost);
    if (cost <= mp) offer(offers, deedOption(state, { do: 'enter', unit, box, tactics: PLAIN }));
    // What is left serves inside, so that a forced march may be worth it even if the way is short.
    if (most > mp) offer(offers, deedOption(state, { do: 'enter', unit, box, tactics }));
  }
  if (least <= mp) offer(offers, walkOption(state, unit, PLAIN));
  if (most === mp || least > most) return;
  offerMoves(state, offers, found, { unit, beyond: mp, most, tactics });
  offer(offers, walkOption(state, unit, tactics));
}
