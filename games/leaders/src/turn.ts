/**
 * The turn, from one decision to the next (LDR-DEC-01). A step is one ban, one action with its whole settlement, or one
 * recruitment. What has a single choice, the table answers (LDR-DEC-05) unless the question is marked; how far decisions can be
 * taken back, the table knows (LDR-ONL-02): cards are revealed by its chance, the Nemesis is moved by its owner's answer.
 */
import { lately, NOTHING_ASKED, type Play, type Table } from '@taverne/engine';
import { actions } from './actions.ts';
import { ban, banner, banOptions, isPhaseOver, isSecondPhaseDue } from './ban.ts';
import type { Action, End } from './deeds.ts';
import { endIfCapped, endIfRepeated } from './draws.ts';
import { endIfFallen } from './ending.ts';
import type { LeadersEvent } from './events.ts';
import { previewAction, previewRecruitment } from './preview.ts';
import { canRecruit, place, recruitments, recruitmentsDue, refill } from './recruit.ts';
import { react, settle } from './settle.ts';
import { type State, seatOf } from './state.ts';
import { ask } from './types.ts';
import { endIfWalled } from './walls.ts';
import { other, SIDE_NAMES } from './words.ts';

/** Hands the rules over instead of going through them itself: one generator less between the table and the question. */
export function step(state: State, table: Table<LeadersEvent>): Play {
  switch (state.phase) {
    case 'ban':
      return banOne(state, table);
    case 'act':
      return act(state, table);
    case 'react': // only a position starts here; in play a reaction belongs to its action's step
      return react(state, table);
    case 'recruit':
      return recruit(state, table);
  }
}

/** Banning is compulsory (LDR-STRAT-04). It comes between turns and does not change whose turn is next (LDR-STRAT-06). */
function* banOne(state: State, table: Table<LeadersEvent>): Play {
  const { card } = yield* ask(seatOf(state, banner(state)), 'ban', () => banOptions(state), { rule: 'LDR-STRAT-02' });
  ban(state, table, card);
  if (isPhaseOver(state)) beginTurn(state, table);
}

const aboutActing = lately((state: State) => ({
  rule: 'LDR-TURN-05',
  safe: 'end',
  lone: 'asked' as const, // LDR-DEC-04
  preview: (value: Action | End) => previewAction(state, value),
}));

/** One action, or the end of the actions: first these, then recruitment (LDR-TURN-02). */
const act = (state: State, table: Table<LeadersEvent>): Play =>
  ask(seatOf(state, state.side), 'act', actions(state), aboutActing(state)).hear((deed) =>
    deed.do === 'end' ? endActions(state, table) : settle(state, table, deed),
  );

function endActions(state: State, table: Table<LeadersEvent>): Play {
  table.emit({ event: 'actions-ended', rule: 'LDR-TURN-02', side: SIDE_NAMES[state.side] });
  // Nobody acts any more in this turn (LDR-TURN-03), and at the start of the next everybody is ready again (LDR-TURN-06).
  state.acted = 0;
  state.pairBroken = false;
  goOnRecruiting(state, table, recruitmentsDue(state));
  return NOTHING_ASKED;
}

/** What cannot be recruited is skipped and not caught up later (LDR-RECRUIT-06, LDR-RUL-25, LDR-RUL-30). */
function goOnRecruiting(state: State, table: Table<LeadersEvent>, due: number): void {
  if (due > 0 && canRecruit(state)) {
    state.phase = 'recruit';
    state.due = due;
    return;
  }
  if (due > 0) table.emit({ event: 'recruitment-skipped', rule: 'LDR-RECRUIT-06', side: SIDE_NAMES[state.side] });
  state.due = 0;
  endTurn(state, table);
}

function* recruit(state: State, table: Table<LeadersEvent>): Play {
  const recruitment = yield* ask(seatOf(state, state.side), 'recruit', recruitments(state), {
    rule: 'LDR-RECRUIT-05',
    preview: (value) => previewRecruitment(state, value),
  });
  place(state, table, recruitment);
  // Whoever comes takes part at once and may decide the match (LDR-RECRUIT-07, LDR-RUL-29).
  if (endIfFallen(state, table, other(state.side))) return;
  refill(state, table, recruitment.card);
  goOnRecruiting(state, table, state.due - 1);
}

function endTurn(state: State, table: Table<LeadersEvent>): void {
  if (endIfWalled(state, table)) return;
  state.turns++;
  state.side = other(state.side);
  if (endIfCapped(state, table)) return;
  if (isSecondPhaseDue(state)) state.phase = 'ban';
  else beginTurn(state, table);
}

/** South first, then alternately (LDR-TURN-01). */
export function beginTurn(state: State, table: Table<LeadersEvent>): void {
  state.phase = 'act';
  table.emit({ event: 'turn-began', rule: 'LDR-TURN-01', side: SIDE_NAMES[state.side], turn: state.turns + 1 });
  endIfRepeated(state, table);
}
