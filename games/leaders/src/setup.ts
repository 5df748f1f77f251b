/** Setting up: options that fit each other, Leaders on their corners, the pile or the open cards, and who plays South. */
import { fail, ok, parseOptions, pileOf, type Result, type Seat, stackOf, type Table } from '@taverne/engine';
import { LEADER_START } from './board.ts';
import { endIfRepeated } from './draws.ts';
import type { LeadersEvent } from './events.ts';
import { FIELDS, type Options, rulesOf } from './options.ts';
import { readPosition } from './position.ts';
import { canRecruit, OFFER_SIZE, turnUp } from './recruit.ts';
import { said } from './sentences.ts';
import { emptyState, join, type State } from './state.ts';
import { beginTurn } from './turn.ts';
import { CARDS, cardNamed, NORTH, SOUTH } from './words.ts';

// ── options ──

/** Parses options and sees that they fit each other. */
export function parse(raw: unknown): Result<Options> {
  const parsed = parseOptions(FIELDS, raw);
  if (!parsed.ok) return parsed;
  const options = parsed.value;
  if (options.position !== '') return fitPosition(options, raw);
  if (options.mode === 'strategist' && options.pile.length > 0) {
    return fail('wrong-option', said('pile-in-strategist', {}), 'options.pile');
  }
  return ok(options);
}

function fitPosition(options: Options, raw: unknown): Result<Options> {
  const read = readPosition(options.position);
  if (!read.ok) return { ok: false, trouble: { ...read.trouble, at: `options.${read.trouble.at}` } };
  const { turns, phase, rules } = read.value;
  const { mode } = rules;
  if (options.pile.length > 0) {
    return fail('wrong-option', said('pile-and-position', {}), 'options.pile');
  }
  const saysMode = typeof raw === 'object' && raw !== null && 'mode' in raw && raw.mode !== undefined;
  if (saysMode && options.mode !== mode) {
    return fail('wrong-option', said('mode-of-position', { mode: options.mode, found: mode }), 'options.mode');
  }
  if (turns >= options.turnCap) {
    return fail('wrong-option', said('cap-before-position', { cap: options.turnCap, turns }), 'options.turnCap');
  }
  const fitted = { ...options, mode };
  if (phase === 'recruit' && !canRecruit({ ...read.value, rules: rulesOf(fitted) })) {
    return fail('wrong-option', said('recruits-nowhere', {}), 'options.startCellRecruits');
  }
  return ok(fitted);
}

// ── the first state ──

export function setup(options: Options, table: Table<LeadersEvent>): State {
  const south = options.first === 'chance' ? table.chance('first', 2) : Number(options.first); // LDR-SETUP-01
  return options.position === '' ? fromTheStart(options, table, south) : fromPosition(options, table, south);
}

function fromTheStart(options: Options, table: Table<LeadersEvent>, south: Seat): State {
  const state = emptyState(rulesOf(options), south);
  join(state, SOUTH, SOUTH, LEADER_START[SOUTH]); // LDR-SETUP-03
  join(state, NORTH, NORTH, LEADER_START[NORTH]);
  table.emit({ event: 'began', rule: 'LDR-SETUP-01', south, mode: options.mode });
  if (options.mode === 'strategist') {
    // All sixteen cards are available, and the first ban phase comes before the first turn (LDR-STRAT-01, LDR-STRAT-02).
    state.offer = CARDS;
    state.phase = 'ban';
    return state;
  }
  const order = options.pile.map(cardNamed).filter((card) => card !== undefined);
  state.pile = order.length > 0 ? stackOf(order) : pileOf(CARDS);
  for (let i = 0; i < OFFER_SIZE; i++) {
    const card = turnUp(state, table, 'LDR-SETUP-05');
    if (card !== undefined) state.offer = [...state.offer, card];
  }
  beginTurn(state, table);
  return state;
}

function fromPosition(options: Options, table: Table<LeadersEvent>, south: Seat): State {
  const read = readPosition(options.position);
  // The options were parsed, and a position that cannot be read does not pass that gate.
  if (!read.ok) throw new Error(read.trouble.say);
  const state: State = { ...read.value, rules: rulesOf(options), south };
  table.emit({ event: 'began', rule: 'LDR-SETUP-01', south, mode: options.mode, position: options.position });
  // Nobody has acted: the position stands at the start of a turn, for the first time as far as we know.
  if (state.phase === 'act' && state.acted === 0) endIfRepeated(state, table);
  return state;
}
