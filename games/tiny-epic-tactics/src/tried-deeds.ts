/** What somebody tries in the action phase: who does not act, where nobody gets, whom nobody can attack, what nobody holds. */
import { actOptions } from './act-options.ts';
import { hindrance, refusePayment } from './allowance.ts';
import { refuse as refuseAim } from './attack/aim.ts';
import { explainAttack } from './attack/refusals.ts';
import { bookOf } from './content/book.ts';
import type { AttackKind } from './content/types.ts';
import type { AttackDeed } from './deeds.ts';
import { movementOf } from './reach.ts';
import { cellName, isChamber } from './realm/cells.ts';
import type { Reason } from './reasons.ts';
import type { Side, State, Unit } from './state.ts';
import { handOf } from './tactics/hand.ts';
import { isLikeCell, readCell, readStander, readTactic, readUnit, wordsOf } from './tried-words.ts';
import { cellOf, isInPlay, sideOf, unitId, unitOn } from './units.ts';
import { type ActionKind, NONE, PLAIN } from './words.ts';

type Answer = Reason | undefined;

const KINDS: { readonly [verb: string]: AttackKind } = { hit: 'melee', shoot: 'ranged', cast: 'spell', fire: 'ballista' };
const MOVES: ReadonlySet<string> = new Set(['move', 'walk', 'enter']);

/** `move W3 H7`, `hit W3 B5`, `play T01 W2`, or only somebody or some cell that was pointed at. */
export function refuseDeed(state: State, tried: string, seat: Side): Answer {
  const [first = '', second = '', third = ''] = wordsOf(tried);
  const verb = first.toLowerCase();
  if (verb === 'play') return refusePlay(state, seat, second, third);
  const kind = KINDS[verb];
  if (kind === undefined && verb !== 'pay' && !MOVES.has(verb)) return refusePointed(state, seat, first, second);
  const unit = readUnit(state, second);
  if (unit === undefined)
    return second === '' ? undefined : { rule: 'TET-ACT-01', why: 'no-such-unit', figures: { word: second } };
  const against = refuseOne(state, unit);
  if (against) return against;
  if (verb === 'pay') return refusePayment(state, unit);
  return kind === undefined ? refuseMove(state, unit, verb, third) : refuseAttack(state, unit, kind, third);
}

const refuseOne = (state: State, unit: Unit): Answer => {
  const figures = { unit: unitId(state, unit) };
  if (sideOf(unit) !== state.active) return { rule: 'TET-TURN-05', why: 'not-yours', figures };
  return isInPlay(state, unit) ? undefined : { rule: 'TET-CAPTURE-01', why: 'not-on-board', figures };
};

// ── pointed at ──

/** A card, a cell or, as `unit W3`, somebody by name: some units are called like cells. */
function refusePointed(state: State, seat: Side, word: string, name: string): Answer {
  if (readTactic(state, word) !== undefined) return refusePlay(state, seat, word, '');
  const cell = readCell(state, word);
  const unit = word === 'unit' ? readUnit(state, name) : cell === undefined ? readUnit(state, word) : unitOn(state, cell);
  if (unit === undefined) return isLikeCell(word) ? noSuchCell(word) : undefined;
  const meant = readUnit(state, word) ?? unit;
  if (word !== 'unit' && name !== '' && meant !== NONE) return refuseSpeechless(state, meant);
  if (unit === NONE) {
    return { rule: 'TET-ACT-01', why: 'nobody-there', figures: { cell: cellName(bookOf(state).realm, cell ?? NONE) } };
  }
  const against = refuseOne(state, unit) ?? hindrance(state, unit, 'move') ?? hindrance(state, unit, 'melee');
  return (
    against ?? (canAct(state, unit) ? undefined : { rule: 'TET-ACT-07', why: 'stuck', figures: { unit: unitId(state, unit) } })
  );
}

/** Somebody and something, but not what the one shall do with the other. */
function refuseSpeechless(state: State, unit: Unit): Answer {
  return refuseOne(state, unit) ?? { rule: 'TET-ACT-01', why: 'no-verb', figures: { unit: unitId(state, unit) } };
}

const canAct = (state: State, unit: Unit): boolean =>
  actOptions(state).some(({ value }) => value.do !== 'end' && value.unit === unit);

const noSuchCell = (word: string): Reason => ({ rule: 'TET-MOVE-02', why: 'no-such-cell', figures: { word } });

// ── cards ──

function refusePlay(state: State, seat: Side, word: string, name: string): Answer {
  const card = readTactic(state, word);
  if (card === undefined) return word === '' ? undefined : { rule: 'TET-TACTIC-02', why: 'no-such-tactic', figures: { word } };
  const figures = { card: bookOf(state).content.tactics[card]?.id ?? '' };
  if (!handOf(state, seat).includes(card)) return { rule: 'TET-TACTIC-02', why: 'not-in-hand', figures };
  const unit = readStander(state, name);
  const against = unit === undefined ? undefined : refuseOne(state, unit);
  return against ?? { rule: 'TET-TACTIC-01', why: 'if-not-met', figures };
}

// ── moving ──

/** What is near enough to be hoped for, the rules go through themselves. */
function refuseMove(state: State, unit: Unit, verb: string, word: string): Answer {
  const against = hindrance(state, unit, 'move');
  if (against || verb !== 'move')
    return against ?? (verb === 'enter' ? { rule: 'TET-SOLO-DGN-01', why: 'no-dungeon' } : undefined);
  if (word === '') return { rule: 'TET-MOVE-10', why: 'nowhere', figures: { unit: unitId(state, unit) } };
  const to = readCell(state, word);
  if (to === undefined) return noSuchCell(word);
  const { realm } = bookOf(state);
  const [from, cell] = [cellOf(state, unit), cellName(realm, to)];
  if (to === from) return { rule: 'TET-RUL-07', why: 'no-step-yet' };
  if (isChamber(realm, from)) return { rule: 'TET-SOLO-DGN-09', why: 'inside', figures: { unit: unitId(state, unit) } };
  if (isChamber(realm, to)) return { rule: 'TET-SOLO-DGN-05', why: 'enter-first', figures: { cell } };
  const there = unitOn(state, to);
  if (there !== NONE) return { rule: 'TET-MOVE-03', why: 'occupied', figures: { unit: unitId(state, there), cell } };
  return { rule: 'TET-MOVE-10', why: 'too-few-mp', figures: { mp: movementOf(state, unit) } };
}

// ── attacking ──

function refuseAttack(state: State, unit: Unit, kind: AttackKind, word: string): Answer {
  const against = hindrance(state, unit, kind satisfies ActionKind);
  if (against) return against;
  const target = readStander(state, word);
  if (target === undefined) return { rule: 'TET-ACT-01', why: 'nobody-to-attack', figures: { word } };
  if (!isInPlay(state, target))
    return { rule: 'TET-CAPTURE-01', why: 'not-on-board', figures: { unit: unitId(state, target) } };
  const aimed = refuseAim(state, kind, unit, target);
  if (!aimed) return undefined;
  const plain = { unit, target, tactics: PLAIN };
  const deed: AttackDeed = kind === 'spell' ? { do: 'spell', mana: 0, way: null, ...plain } : { do: kind, ...plain };
  return explainAttack(state, deed, aimed);
}

// ── what is possible instead ──

/** What the same unit could do; nothing of it: what anybody could. */
export function deedsInstead(state: State, tried: string): readonly string[] {
  const words = wordsOf(tried);
  const unit = words
    .map((word) => readStander(state, word))
    .find((each) => each !== undefined && sideOf(each) === state.active);
  const options = actOptions(state);
  const own = options.filter(({ value }) => value.do !== 'end' && value.unit === unit);
  return (own.length > 0 ? own : options).map(({ key }) => key);
}
