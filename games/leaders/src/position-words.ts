/** Reading a position word by word. Whether the whole of it holds together is seen in position-checks.ts. */
import { faceDown, type Phrase, stackOf, type Trouble, trouble } from '@taverne/engine';
import { cellNamed } from './board.ts';
import { FIELDS } from './options.ts';
import { said } from './sentences.ts';
import { join, type State } from './state.ts';
import {
  BEAR,
  type Card,
  CUB,
  cardNamed,
  figureName,
  figureNamed,
  NONE,
  NORTH,
  SIDE_NAMES,
  type Side,
  SOUTH,
} from './words.ts';

/** What is wrong, and where in the position. */
export const wrong = (phrase: Phrase, at: string): Trouble => trouble('wrong-position', phrase, at);

export function readTurn(state: State, text: string): Trouble | undefined {
  const [, letter, count] = /^([sn])(0|[1-9]\d{0,2})$/.exec(text) ?? [];
  if (letter === undefined || count === undefined) {
    return wrong(said('position-turn', { most: FIELDS.turnCap.max - 1, word: text }), 'position.turn');
  }
  state.turns = Number(count);
  state.side = letter === 's' ? SOUTH : NORTH;
  // South plays first, then alternately (LDR-TURN-01).
  const due = state.turns % 2 === 0 ? SOUTH : NORTH;
  if (state.side === due) return undefined;
  return wrong(
    said('position-other-turn', { turns: state.turns, due: SIDE_NAMES[due], side: SIDE_NAMES[state.side] }),
    'position.turn',
  );
}

export function readPhase(state: State, text: string): Trouble | undefined {
  switch (text) {
    case 'ban':
    case 'act':
    case 'react':
      state.phase = text;
      return undefined;
    case 'recruit1':
    case 'recruit2':
      state.phase = 'recruit';
      state.due = text === 'recruit1' ? 1 : 2;
      return undefined;
    default:
      return wrong(said('position-phase', { word: text }), 'position.phase');
  }
}

export function readTeam(state: State, side: Side, text: string): Trouble | undefined {
  const name = SIDE_NAMES[side];
  for (const [i, word] of text.split('.').entries()) {
    const found = readFigure(state, side, word, `position.${name}[${i}]`);
    if (found) return found;
  }
  return undefined;
}

function readFigure(state: State, side: Side, word: string, at: string): Trouble | undefined {
  const [, name, place, mark] = /^([a-z-]+)([A-Z]\d+)(~{0,2})$/.exec(word) ?? [];
  if (name === undefined || place === undefined || mark === undefined) {
    return wrong(said('position-figure', { word }), at);
  }
  const figure = name === 'leader' ? side : figureNamed(name);
  if (figure === undefined || name.endsWith('-leader')) return wrong(said('position-no-figure', { word: name }), at);
  const cell = cellNamed(place);
  if (cell === undefined) return wrong(said('position-no-cell', { cell: place }), at);
  if (state.at[figure] !== NONE)
    return wrong(
      figure === side ? said('position-two-leaders', { side: SIDE_NAMES[side] }) : said('position-only-one', { figure: name }),
      at,
    );
  const there = state.on[cell];
  if (there !== NONE) return wrong(said('position-cell-taken', { cell: place, figure: figureName(there) }), at);
  join(state, figure, side, cell);
  if (mark === '~') state.acted |= 1 << figure;
  if (mark === '~~') {
    if (figure !== BEAR && figure !== CUB) return wrong(said('position-missed', { figure: name }), at);
    state.pairBroken = true;
  }
  return undefined;
}

// ── offer, pile, bans, walls ──

export function readNamed(state: State, parts: readonly string[]): Trouble | undefined {
  const done: string[] = [];
  for (const part of parts) {
    const [name = '', ...words] = part.split('.');
    if (done.includes(name)) return wrong(said('position-twice', { part: name }), `position.${name}`);
    done.push(name);
    const found = readPart(state, name, words);
    if (found) return found;
  }
  return undefined;
}

function readPart(state: State, name: string, words: readonly string[]): Trouble | undefined {
  switch (name) {
    case 'offer':
    case 'pile':
      return state.rules.mode === 'discovery'
        ? readCards(state, name, words)
        : wrong(said('position-strategist-has-no', { part: name }), `position.${name}`);
    case 'bans':
      return state.rules.mode === 'strategist'
        ? readCards(state, name, words)
        : wrong(said('position-discovery-no-bans', {}), 'position.bans');
    case 'walls':
      return readWalls(state, words);
    default:
      return wrong(said('position-no-part', { part: name }), 'position');
  }
}

function readCards(state: State, list: 'offer' | 'pile' | 'bans', words: readonly string[]): Trouble | undefined {
  for (const [i, word] of words.entries()) {
    const at = `position.${list}[${i}]`;
    const card = cardNamed(word);
    if (card === undefined) return wrong(said('position-no-card', { word }), at);
    if (placesOf(state, card) > 0) return wrong(said('position-card-twice', { card: word }), at);
    if (list === 'pile') state.pile = stackOf([...faceDown(state.pile), card]);
    else state[list] = [...state[list], card];
  }
  return undefined;
}

/** In how many places a card is: on the board, on offer, in the pile, banned. */
export const placesOf = (state: State, card: Card): number =>
  (state.at[card] === NONE ? 0 : 1) +
  [...state.offer, ...faceDown(state.pile), ...state.bans].filter((each) => each === card).length;

function readWalls(state: State, words: readonly string[]): Trouble | undefined {
  const [south, north] = words;
  if (words.length !== 2 || !words.every((word) => word === '0' || word === '1')) {
    return wrong(said('position-walls', { word: words.join('.') }), 'position.walls');
  }
  state.walls = [Number(south), Number(north)];
  return undefined;
}
