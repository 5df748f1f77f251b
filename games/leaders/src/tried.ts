/**
 * What somebody tries that the rules need not go through to find what is allowed: somebody else's figure, a cell out of reach,
 * nobody to aim at, what has its time later. Read as one writes it (LDR-DEC-06), in any case, and be it only the beginning.
 */
import type { ReasonsOf } from '@taverne/engine';
import { type Cell, cellName, DISTANCE, RECRUITMENT_CELLS } from './board.ts';
import { type Reason, refused } from './reasons.ts';
import { refuseCell } from './recruit.ts';
import { explainCells } from './refusals.ts';
import { cellOf, type State, sideOn } from './state.ts';
import { deedsInstead, refuseDeed } from './tried-deeds.ts';
import { noSuchCell, readCell, wordsOf } from './tried-words.ts';
import type { Leaders } from './types.ts';
import { BEAR, type Card, cardName, cardNamed, figureNamed, NEMESIS, NONE, SIDE_NAMES } from './words.ts';

type Answer = Reason | undefined;

/** A letter and a number are meant for a cell. */
const isLikeCell = (word: string): boolean => /^[a-z]\d+$/.test(word);

const isDeed = (word: string): boolean => isLikeCell(word) || figureNamed(word) !== undefined || word === 'leader';

// ── while a side acts ──

function refuseAct(state: State, tried: string): Answer {
  const [verb = '', ...rest] = wordsOf(tried);
  if (verb === 'recruit') return refused('act-first');
  if (verb === 'ban') return refused('no-ban-now');
  if (isLikeCell(verb) && readCell(verb) === undefined) return noSuchCell(verb);
  return isDeed(verb) ? refuseDeed(state, verb, rest) : undefined;
}

// ── while a card is banned ──

function refuseBan(state: State, tried: string): Answer {
  const [verb = '', name = ''] = wordsOf(tried);
  if (verb === 'ban') return name === 'leader' || name.endsWith('-leader') ? refused('leader-stays') : refuseCard(state, name);
  return verb === 'recruit' || verb === 'end' || isDeed(verb) ? refused('ban-now') : undefined;
}

/** A card that is out of the game, with a side, or nowhere to be had. */
function refuseCard(state: State, name: string): Answer {
  const card = cardNamed(name);
  if (card === undefined) return refused('no-such-card', { word: name });
  if (state.bans.includes(card)) return refused('banned', { card: cardName(card) });
  const side = state.owner[card];
  if (side !== NONE) return refused('card-taken', { card: cardName(card), side: SIDE_NAMES[side] });
  return state.offer.includes(card) ? undefined : refused('not-on-offer', { card: cardName(card) });
}

// ── while a side recruits ──

function refuseRecruit(state: State, tried: string): Answer {
  const [verb = '', name = '', ...rest] = wordsOf(tried);
  if (verb === 'ban') return refused('no-ban-now');
  if (verb === 'end') return refused('must-recruit');
  if (verb !== 'recruit') return refuseOutOfTime(state, verb, name);
  const against = refuseCard(state, name);
  const card = cardNamed(name);
  return against ?? (card === undefined ? undefined : refusePlace(state, card, rest));
}

/** Whoever is on the board has acted or has let it be; a cell alone is meant for a recruit. */
function refuseOutOfTime(state: State, verb: string, next: string): Answer {
  if (!isDeed(verb)) return undefined;
  const cell = readCell(verb);
  if (isLikeCell(verb) && cell === undefined) return noSuchCell(verb);
  if (cell !== undefined && next === '' && sideOn(state, cell) !== state.side) return refused('card-first');
  const card = cardNamed(verb);
  if (card !== undefined && state.owner[card] === NONE) return refuseCard(state, verb) ?? refused('card-first');
  return refused('actions-over');
}

function refusePlace(state: State, card: Card, words: readonly string[]): Answer {
  const { side } = state;
  const cells: Cell[] = [];
  for (const word of words) {
    const cell = readCell(word);
    if (cell === undefined) return noSuchCell(word);
    if (!RECRUITMENT_CELLS[side].includes(cell)) return refused('not-your-edge', { cell: cellName(cell) });
    const against = refuseCell(state, side, cell);
    if (against !== undefined) return explainCells(state, [cell], against);
    cells.push(cell);
  }
  if (card !== BEAR && cells.length > 1) return refused('one-cell', { card: cardName(card) });
  if (card === BEAR && (cells.length > 2 || cells[0] === cells[1])) return refused('two-cells');
  return refused('no-place', { card: cardName(card) });
}

// ── while a Nemesis answers ──

function refuseReact(state: State, tried: string): Answer {
  const [verb = '', word] = wordsOf(tried);
  if (verb !== 'nemesis') {
    return ['recruit', 'ban', 'end'].includes(verb) || isDeed(verb) ? refused('nemesis-now') : undefined;
  }
  const [from, to] = [cellOf(state, NEMESIS), readCell(word)];
  if (to === undefined) return noSuchCell(word);
  if (to === from) return refused('nemesis-stays');
  return DISTANCE[from][to] > 2 ? refused('nemesis-too-far', { cell: cellName(to) }) : undefined;
}

export const REASONS: ReasonsOf<Leaders> = {
  ban: { refuse: refuseBan },
  act: { refuse: refuseAct, instead: deedsInstead },
  nemesis: { refuse: refuseReact },
  recruit: { refuse: refuseRecruit },
};
