/** What somebody tries in the action phase: who does not act, where nobody gets, whom nobody can aim at. */
import { ABILITIES } from './abilities/index.ts';
import { isJailed } from './abilities/jailer.ts';
import { actions, refuseActor } from './actions.ts';
import { BEYOND, type Cell, cellName, DISTANCE, LEAPS } from './board.ts';
import { JAILED, type Reason, refused } from './reasons.ts';
import { explainActor, explainTarget } from './refusals.ts';
import { shielded, unseenFromAfar } from './search.ts';
import { cellOf, type State, sideOn } from './state.ts';
import { noSuchCell, readCell, wordsOf } from './tried-words.ts';
import {
  ACROBAT,
  BRUISER,
  type Figure,
  figureName,
  figureNamed,
  GRAPPLER,
  ILLUSIONIST,
  INNKEEPER,
  MANIPULATOR,
  NONE,
  RIDER,
  VIZIER,
} from './words.ts';

type Answer = Reason | undefined;

/** `verb`: a cell, or the name of a figure; `leader` is one's own. */
export function refuseDeed(state: State, verb: string, rest: readonly string[]): Answer {
  const from = readCell(verb);
  if (from !== undefined) {
    const mover = state.on[from];
    return mover === NONE ? refused('nobody-there', { cell: cellName(from) }) : refuseMove(state, mover, from, rest);
  }
  const figure = verb === 'leader' ? state.side : figureNamed(verb);
  if (figure === undefined) return undefined;
  if (state.at[figure] === NONE) return refused('not-on-board', { figure: figureName(figure) });
  return refuseUse(state, figure, rest);
}

function refuseOne(state: State, figure: Figure): Answer {
  if (state.owner[figure] !== state.side) return refused('not-yours', { figure: figureName(figure) });
  const bar = refuseActor(state, figure);
  return bar && explainActor(state, figure, bar);
}

// ── moving ──

function refuseMove(state: State, figure: Figure, from: Cell, [word, more]: readonly string[]): Answer {
  const against = refuseOne(state, figure);
  if (against) return against;
  if (word === undefined) return refused('stuck', { figure: figureName(figure) });
  const to = readCell(word);
  if (to === undefined) return noSuchCell(word);
  if (to === from) return refused('nothing-changes');
  // What is within reach, the rules go through themselves.
  const steps = figure === state.side && state.owner[VIZIER] === state.side ? 2 : 1;
  if (DISTANCE[from][to] <= steps) return more === undefined ? undefined : refused('one-end', { figure: figureName(figure) });
  const rule = steps === 2 ? 'LDR-ABL-VIZIER-01' : undefined;
  return refused('too-far', { figure: figureName(figure), cell: cellName(to), steps }, rule);
}

// ── using an ability ──

function refuseUse(state: State, figure: Figure, words: readonly string[]): Answer {
  const against = refuseOne(state, figure);
  if (against) return against;
  const ability = ABILITIES[figure];
  if (ability === undefined) return refused('no-ability', { figure: figureName(figure) });
  if (isJailed(state, figure, state.side)) return explainActor(state, figure, JAILED);
  // The Grappler says first what it does.
  const verb = figure === GRAPPLER && ['go', 'pull'].includes(words[0] ?? '') ? words[0] : undefined;
  const [word, last, more] = verb === undefined ? words : words.slice(1);
  if (word === undefined) return refused('no-use', { figure: figureName(figure) }, ability.rule);
  const cell = readCell(word);
  if (cell === undefined) return noSuchCell(word);
  const wrong = AIMING.includes(figure) ? refuseTarget(state, figure, cell) : refuseLanding(state, figure, cell);
  if (wrong) return wrong;
  if (figure === GRAPPLER && verb === undefined) return refused('go-or-pull', { cell: cellName(cell) });
  if ((SENDING.includes(figure) ? more : last) !== undefined) return refused('one-end', { figure: figureName(figure) });
  return SENDING.includes(figure) ? refuseEnd(state, figure, cell, last) : undefined;
}

/** Those who send somebody to a cell of their choice, and all who aim at somebody. */
const SENDING: readonly Figure[] = [BRUISER, MANIPULATOR, INNKEEPER];
const AIMING: readonly Figure[] = [...SENDING, ILLUSIONIST, GRAPPLER];

/** Where the character alone would end. Prowler and Royal Guard could end anywhere: the rules go through every cell for them. */
function refuseLanding(state: State, figure: Figure, to: Cell): Answer {
  const from = cellOf(state, figure);
  if (to === from) return refused('nothing-changes');
  if (figure === RIDER && !LEAPS[from].some(({ end }) => end === to)) return refused('ride-two', { cell: cellName(to) });
  if (figure !== ACROBAT || LEAPS[from].some(({ end }) => end === to)) return undefined;
  const isSecond = LEAPS[from].some(({ end }) => LEAPS[end].some((next) => next.end === to));
  return isSecond ? refused('two-leaps', { cell: cellName(to) }) : refused('leap-elsewhere', { cell: cellName(to) });
}

function refuseTarget(state: State, figure: Figure, target: Cell): Answer {
  const from = cellOf(state, figure);
  const rule = ABILITIES[figure]?.rule;
  const on = state.on[target];
  const meant = { figure: figureName(figure), cell: cellName(target) };
  if (target === from) return refused('itself', { figure: meant.figure }, rule);
  if (on === NONE) return refused('nobody-to-aim-at', meant, rule);
  const isAlly = sideOn(state, target) === state.side;
  const aimed = { figure: meant.figure, target: figureName(on) };
  if (isAlly && (figure === BRUISER || figure === MANIPULATOR)) return refused('not-an-enemy', aimed, rule);
  if (!isAlly && figure === INNKEEPER) return refused('not-an-ally', aimed, rule);
  const isNear = DISTANCE[from][target] === 1;
  if (figure === BRUISER || figure === INNKEEPER) {
    if (!isNear) return refused('not-adjacent', meant, rule);
  } else {
    const hidden = unseenFromAfar(state, from, target);
    if (hidden) return explainTarget(state, from, target, hidden);
  }
  // Whoever is only gone to is not displaced (LDR-RUL-10).
  if (figure === GRAPPLER) return undefined;
  const shield = shielded({ state, side: state.side }, on);
  return shield && explainTarget(state, from, target, shield);
}

/** Where the target would be sent. */
function refuseEnd(state: State, figure: Figure, target: Cell, word: string | undefined): Answer {
  const on = state.on[target];
  if (on === NONE) return undefined;
  const sent = { target: figureName(on) };
  if (word === undefined) return refused('no-room', sent);
  const end = readCell(word);
  if (end === undefined) return noSuchCell(word);
  const meant = { ...sent, cell: cellName(end) };
  if (figure !== BRUISER)
    return DISTANCE[target][end] === 1 ? undefined : refused('target-one-step', meant, ABILITIES[figure]?.rule);
  return BEYOND[cellOf(state, figure)][target].includes(end) ? undefined : refused('not-beyond', meant);
}

// ── what is possible instead ──

/** What the same character could do; whatever ends on the same cell first. Nothing of it: what anybody could. */
export function deedsInstead(state: State, tried: string): readonly string[] {
  const words = wordsOf(tried);
  const [verb = ''] = words;
  const cell = readCell(verb);
  const figure = cell === undefined ? (verb === 'leader' ? state.side : figureNamed(verb)) : state.on[cell];
  const options = actions(state).options();
  const own = options.filter(({ value }) => value.do !== 'end' && value.figure === figure);
  const ending = ` ${words.at(-1)}`;
  const isMeant = (key: string): boolean => key.toLowerCase().endsWith(ending);
  const kin = own.length > 0 ? own : options;
  return kin.map(({ key }) => key).toSorted((a, b) => Number(isMeant(b)) - Number(isMeant(a)));
}
