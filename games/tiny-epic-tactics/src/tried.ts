/**
 * What somebody tries that the rules need not go through to find what is allowed: somebody else's unit, a cell far away, a card that
 * is not in the hand, anything at all while something else is asked. Read off the state, and only when somebody wonders.
 */
import type { ReasonsOf } from '@taverne/engine';
import { bookOf } from './content/book.ts';
import { cellName } from './realm/cells.ts';
import type { Reason } from './reasons.ts';
import type { Side, State } from './state.ts';
import { handOf } from './tactics/hand.ts';
import { deedsInstead, refuseDeed } from './tried-deeds.ts';
import { isLikeCell, readCell, readTactic, readUnit, wordsOf } from './tried-words.ts';
import type { Tactics } from './types.ts';
import { unitId, unitOn } from './units.ts';
import { CORNERS, NONE } from './words.ts';

type Answer = Reason | undefined;
type Refuse = (state: State, tried: string, seat: Side) => Answer;
type Name = keyof Tactics['questions'];

const VERBS: ReadonlySet<string> = new Set([
  'unit',
  'move',
  'walk',
  'enter',
  'hit',
  'shoot',
  'cast',
  'fire',
  'pay',
  'play',
  'end',
  'pass',
]);

/** Does it mean anything at this table? */
function isMeant(state: State, tried: string): boolean {
  const [word = '', next = ''] = wordsOf(tried);
  return [word, next].some(
    (each) =>
      VERBS.has(each.toLowerCase()) ||
      isLikeCell(each) ||
      readCell(state, each) !== undefined ||
      readUnit(state, each) !== undefined ||
      readTactic(state, each) !== undefined,
  );
}

/** Something else is asked first: what, the page and the terminal say in the words of the question. */
const waits =
  (question: Name): Refuse =>
  (state, tried) =>
    isMeant(state, tried) ? { rule: 'TET-TURN-05', why: 'other-question', figures: { question } } : undefined;

const noSuchCell = (word = ''): Reason => ({ rule: 'TET-MOVE-02', why: 'no-such-cell', figures: { word } });

// ── where units begin ──

const NAMES: readonly string[] = CORNERS;

const refuseCorner: Refuse = (state, tried) => {
  const cell = readCell(state, tried);
  if (cell !== undefined) {
    const corner = bookOf(state).realm.starts.findIndex((starts) => starts.includes(cell));
    const why = corner === NONE ? 'not-a-start' : 'corner-taken';
    return { rule: 'TET-SETUP-12', why, figures: { cell: cellName(bookOf(state).realm, cell) } };
  }
  const isCorner = tried.split('+').every((name) => NAMES.includes(name.toUpperCase()));
  if (isCorner) return { rule: state.seats <= 2 ? 'TET-SETUP-14' : 'TET-SETUP-12', why: 'other-corners' };
  return isLikeCell(tried) ? noSuchCell(tried) : waits('corner')(state, tried, state.active);
};

/** `W2 H7`, or the cell alone: who is deployed next is not for the player to say. */
const refuseDeploy: Refuse = (state, tried, side) => {
  const words = wordsOf(tried);
  const word = words.at(-1) ?? '';
  const cell = readCell(state, word);
  if (cell === undefined) return isLikeCell(word) ? noSuchCell(word) : waits('deploy')(state, tried, side);
  const { realm } = bookOf(state);
  const figures = { cell: cellName(realm, cell) };
  const corner = realm.starts.findIndex((starts) => starts.includes(cell));
  if (corner === NONE) return { rule: 'TET-SETUP-12', why: 'not-a-start', figures };
  if (state.corners[corner] !== side) return { rule: 'TET-SETUP-13', why: 'corner-taken', figures };
  const there = unitOn(state, cell);
  if (there !== NONE) return { rule: 'TET-SETUP-12', why: 'occupied', figures: { unit: unitId(state, there), ...figures } };
  const unit = words.length > 1 ? readUnit(state, words[0]) : undefined;
  if (unit !== undefined) return { rule: 'TET-SETUP-12', why: 'not-next', figures: { unit: unitId(state, unit) } };
  return { rule: 'TET-RUL-02', why: 'two-a-corner', figures };
};

// ── cards ──

const refuseTactic =
  (question: Name): Refuse =>
  (state, tried, side) => {
    const [first = '', second = ''] = wordsOf(tried);
    const card = readTactic(state, first === 'play' ? second : first);
    if (card === undefined) return waits(question)(state, tried, side);
    const figures = { card: bookOf(state).content.tactics[card]?.id ?? '' };
    const isHeld = handOf(state, side).includes(card);
    return { rule: isHeld ? 'TET-TACTIC-01' : 'TET-TACTIC-02', why: isHeld ? 'if-not-met' : 'not-in-hand', figures };
  };

// ── walking ──

const refuseStep: Refuse = (state, tried, side) => {
  const cell = readCell(state, tried);
  if (cell === undefined) return isLikeCell(tried) ? noSuchCell(tried) : waits('walk')(state, tried, side);
  return { rule: 'TET-MOVE-02', why: 'not-a-step', figures: { cell: cellName(bookOf(state).realm, cell) } };
};

/** Where a movement may end that is no Move: as far as what moves the unit allows. */
const refuseGoal: Refuse = (state, tried, side) => {
  const cell = readCell(state, tried);
  if (cell === undefined) return isLikeCell(tried) ? noSuchCell(tried) : waits('go')(state, tried, side);
  const { realm } = bookOf(state);
  const figures = { cell: cellName(realm, cell) };
  const there = unitOn(state, cell);
  if (there === NONE) return { rule: 'TET-MOVE-10', why: 'out-of-reach', figures };
  return { rule: 'TET-MOVE-05', why: 'occupied', figures: { unit: unitId(state, there), ...figures } };
};

/** Somebody to choose among units: whoever else is meant is not among them. */
const refuseUnit =
  (question: Name): Refuse =>
  (state, tried, side) => {
    const unit = readUnit(state, tried);
    if (unit === undefined) return waits(question)(state, tried, side);
    return { rule: 'TET-TURN-05', why: 'not-among', figures: { unit: unitId(state, unit), question } };
  };

const only = (refuse: Refuse): { readonly refuse: Refuse } => ({ refuse });
const waiting = (name: Name): { readonly refuse: Refuse } => only(waits(name));
const window = (name: Name): { readonly refuse: Refuse } => only(refuseTactic(name));

export const REASONS: ReasonsOf<Tactics> = {
  'keep-unit': waiting('keep-unit'),
  corner: only(refuseCorner),
  deploy: only(refuseDeploy),
  keep: window('keep'),
  discard: window('discard'),
  act: { refuse: refuseDeed, instead: deedsInstead },
  walk: only(refuseStep),
  go: only(refuseGoal),
  carry: waiting('carry'),
  direction: waiting('direction'),
  riposte: waiting('riposte'),
  reroll: waiting('reroll'),
  leave: only(refuseGoal),
  chain: only(refuseUnit('chain')),
  flurry: only(refuseUnit('flurry')),
  opportunist: only(refuseUnit('opportunist')),
  rally: only(refuseUnit('rally')),
  push: waiting('push'),
  pull: waiting('pull'),
  intercept: waiting('intercept'),
  'crystal-storm': waiting('crystal-storm'),
  'crystal-tide': waiting('crystal-tide'),
  'crystal-hour': waiting('crystal-hour'),
  'crystal-sap': waiting('crystal-sap'),
  'crystal-hearth': only(refuseUnit('crystal-hearth')),
  hex: waiting('hex'),
  wisp: waiting('wisp'),
  'window-target-declared': window('window-target-declared'),
  'window-cell-entered': window('window-cell-entered'),
  'window-move-ended': window('window-move-ended'),
  'window-dice-rolled': window('window-dice-rolled'),
  'window-push-coming': window('window-push-coming'),
  'window-unit-captured': window('window-unit-captured'),
  'window-attack-finished': window('window-attack-finished'),
};
