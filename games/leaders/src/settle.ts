/** Settling an action (LDR-ACT-09): displacements, victory, the forced move of the Nemesis, victory again. */
import { NOTHING_ASKED, type Option, type Play, sift, type Table } from '@taverne/engine';
import { ABILITIES } from './abilities/index.ts';
import { considerReactions, prey, type React, reactions, stand } from './abilities/nemesis.ts';
import { cellName, DISTANCE } from './board.ts';
import { type Action, carryOut, displacements } from './deeds.ts';
import { endIfFallen } from './ending.ts';
import type { LeadersEvent } from './events.ts';
import { previewReaction } from './preview.ts';
import type { Reason } from './reasons.ts';
import { explainReaction } from './refusals.ts';
import { cellOf, hasActed, leaderCell, ownerOf, type State, seatOf } from './state.ts';
import { ask } from './types.ts';
import { BEAR, CUB, figureName, NEMESIS, NONE, other, SIDE_NAMES } from './words.ts';

/** That the own Leader is safe afterwards, the second point of LDR-ACT-09, was seen to before the action was offered. */
export function settle(state: State, table: Table<LeadersEvent>, action: Action): Play {
  const hunted = prey(state);
  const before = hunted === undefined ? NONE : leaderCell(state, hunted);
  const wasBroken = state.pairBroken;

  tellAction(state, table, action);
  carryOut(state, action);
  if (state.pairBroken && !wasBroken) tellForfeit(state, table);

  // The action itself may win, also by displacing the enemy Leader (LDR-RUL-12), and then nobody reacts (LDR-RUL-05).
  if (endIfFallen(state, table, other(state.side))) return NOTHING_ASKED;
  // Whoever displaced the hunted Leader and however far: once for each action (LDR-ABL-NEMESIS-04, LDR-RUL-02, LDR-RUL-42).
  if (hunted === undefined || leaderCell(state, hunted) === before) return NOTHING_ASKED;
  if (reactions(state).length === 0) {
    tellStay(state, table);
    return NOTHING_ASKED;
  }
  state.phase = 'react';
  return react(state, table);
}

/** The owner of the Nemesis chooses where it goes, also in the opponent's turn (LDR-RUL-03, LDR-ONL-01). */
export function* react(state: State, table: Table<LeadersEvent>): Play {
  const owner = ownerOf(state, NEMESIS);
  const from = cellOf(state, NEMESIS);
  const offer = sift<Option<React>, Reason>(
    (sieve) => considerReactions(state, sieve),
    ({ value }, against) => explainReaction(state, value, against),
  );
  const { to } = yield* ask(seatOf(state, owner), 'nemesis', offer, {
    rule: 'LDR-ABL-NEMESIS-02',
    preview: (value) => previewReaction(state, value),
  });
  stand(state, from, to);
  state.phase = 'act';
  const side = SIDE_NAMES[owner];
  table.emit({ event: 'reacted', rule: 'LDR-ABL-NEMESIS-02', side, from: cellName(from), to: cellName(to) });
  // It may complete a capture or an encirclement, even in the turn of the Leader's own side (LDR-RUL-04).
  endIfFallen(state, table, other(owner));
}

// ── telling ──

/** Told before the figures move, while they still stand where they came from. */
function tellAction(state: State, table: Table<LeadersEvent>, action: Action): void {
  const side = SIDE_NAMES[state.side];
  const figure = figureName(action.figure);
  if (action.do === 'move') {
    const rule = DISTANCE[action.from][action.to] === 1 ? 'LDR-ACT-03' : 'LDR-ABL-VIZIER-01';
    table.emit({ event: 'moved', rule, side, figure, from: cellName(action.from), to: cellName(action.to) });
    return;
  }
  const rule = ABILITIES[action.figure]?.rule ?? 'LDR-TERM-10';
  const displaced = displacements(state, action);
  const goal = action.target === NONE || action.targetTo !== NONE ? NONE : state.on[action.target];
  const told = { event: 'used', rule, side, figure, displaced } as const;
  table.emit(goal === NONE ? told : { ...told, towards: figureName(goal) });
}

/** Somebody acted between the two: whoever of Old Bear and Cub has not moved yet will not (LDR-ABL-BEAR-03). */
function tellForfeit(state: State, table: Table<LeadersEvent>): void {
  const late = hasActed(state, BEAR) ? CUB : BEAR;
  table.emit({ event: 'forfeited', rule: 'LDR-ABL-BEAR-03', side: SIDE_NAMES[state.side], figure: figureName(late) });
}

/** Shut in on all sides, the Nemesis stays (LDR-ABL-NEMESIS-03); nobody is asked (LDR-DEC-04). */
function tellStay(state: State, table: Table<LeadersEvent>): void {
  const side = SIDE_NAMES[ownerOf(state, NEMESIS)];
  table.emit({ event: 'stayed', rule: 'LDR-ABL-NEMESIS-03', side, cell: cellName(cellOf(state, NEMESIS)) });
}
