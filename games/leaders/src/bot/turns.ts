/** Whole turns: the positions that a side can reach, different orders of the same actions merged, the best ones first. */
import type { Option } from '@taverne/engine';
import { reactions, stand } from '../abilities/nemesis.ts';
import { actOptions } from '../actions.ts';
import type { Cell } from '../board.ts';
import type { Action } from '../deeds.ts';
import { copy, type State } from '../state.ts';
import { NEMESIS, NONE, other } from '../words.ts';
import { act, isFallen, isStirred, takeBack, withNemesisOn } from './ahead.ts';
import { scoreOf } from './evaluate.ts';
import { keyOf } from './key.ts';

/** A turn, or the beginning of one: what was decided and where it leads. */
export interface Turn {
  /** The first decision; undefined: nothing has been done yet. */
  readonly first: Option | undefined;
  /** The position, the turn still with the same side. */
  readonly state: State;
  /** For the side whose turn it is, if the turn ended here. */
  readonly score: number;
}

/** An action found but not yet carried out for good. */
interface Find {
  readonly parent: Turn;
  readonly first: Option;
  readonly action: Action;
  /** Where the Nemesis went because of it. */
  readonly nemesis: Cell | undefined;
  readonly score: number;
}

/** The best ends of the action phase that the side to move can reach from here, staying here included, best first. */
export function turnsFrom(state: State, width: number, most: number): Turn[] {
  const start: Turn = { first: undefined, state, score: scoreHere(state) };
  const seen = new Set([keyOf(state)]);
  const found: Turn[] = [start];
  for (let layer = found; layer.length > 0; ) {
    const finds: Find[] = [];
    for (const turn of layer) explore(turn, seen, finds, width);
    layer = finds.map(carryOut);
    found.push(...layer);
  }
  found.sort((a, b) => b.score - a.score);
  return found.slice(0, most);
}

/** How the position looks to the side whose turn it is, if the turn ended here. */
const scoreHere = (state: State): number => -scoreOf(state, other(state.side));

function explore(parent: Turn, seen: Set<number>, finds: Find[], width: number): void {
  const { state } = parent;
  for (const deed of actOptions(state)) {
    const action = deed.value;
    if (action.do === 'end') continue;
    const before = act(state, action);
    const key = keyOf(state);
    if (!seen.has(key)) {
      seen.add(key);
      const first = parent.first ?? deed;
      const ends = isStirred(state, before) ? reactions(state) : [];
      const tell = (nemesis: Cell | undefined, score: number): void => {
        if (isWanted(finds, width, score)) insert(finds, { parent, first, action, nemesis, score });
      };
      if (ends.length === 0) tell(undefined, scoreHere(state));
      else afterNemesis(ends, tell);
    }
    takeBack(state, action, before);
  }

  /** The own Nemesis may go anywhere it can; the enemy's goes where it hurts most, and an action that lets it win is none. */
  function afterNemesis(ends: ReturnType<typeof reactions>, tell: (nemesis: Cell, score: number) => void): void {
    const isOwn = state.owner[NEMESIS] === state.side;
    const hunted = isOwn ? other(state.side) : state.side;
    let worst: { nemesis: Cell; score: number } | undefined;
    for (const { value } of ends) {
      const score = withNemesisOn(state, value.to, () => (isFallen(state, hunted) ? undefined : scoreHere(state)));
      if (score === undefined && !isOwn) return;
      if (score === undefined) continue;
      if (isOwn) tell(value.to, score);
      else if (!worst || score < worst.score) worst = { nemesis: value.to, score };
    }
    if (worst) tell(worst.nemesis, worst.score);
  }
}

/** Only the best finds are kept; room is made for a better one. */
function isWanted(finds: Find[], width: number, score: number): boolean {
  const last = finds.at(-1);
  if (!last || finds.length < width) return true;
  if (score <= last.score) return false;
  finds.pop();
  return true;
}

/** In order, the best first. */
function insert(finds: Find[], find: Find): void {
  let place = finds.length;
  while (place > 0 && (finds[place - 1]?.score ?? 0) < find.score) place--;
  finds.splice(place, 0, find);
}

function carryOut({ parent, first, action, nemesis, score }: Find): Turn {
  const state = copy(parent.state);
  act(state, action);
  const from = state.at[NEMESIS];
  if (nemesis !== undefined && from !== NONE) stand(state, from, nemesis);
  return { first, state, score };
}
