/** "Why not?": the figures of the case, for what might be expected among the options and is not there. */
import { type React, stand } from './abilities/nemesis.ts';
import { BETWEEN, type Cell, type CellName, cellName, NEIGHBOURS } from './board.ts';
import { culprits, encirclers, type Fate } from './capture.ts';
import { type Action, displace, move, putBack } from './deeds.ts';
import { type Reason, refused } from './reasons.ts';
import type { Recruit } from './recruit.ts';
import { cellOf, figureOn, leaderCell, ownerOf, type State, sideOn } from './state.ts';
import {
  BEAR,
  type CardName,
  CUB,
  cardName,
  type Figure,
  type FigureName,
  figureName,
  JAILER,
  NEMESIS,
  NONE,
  other,
  PROTECTOR,
  type SideName,
} from './words.ts';

/** The figures of a case. */
export type Case = {
  readonly figure?: FigureName;
  /** Who is in the way, shields, encircles, captures. */
  readonly by?: readonly Stander[];
  /** The notation of the move that does the same. */
  readonly as?: string;
  /** Where the own Leader stands, or would. */
  readonly leader?: CellName;
  readonly card?: CardName;
  /** The cell that was meant. */
  readonly cell?: CellName;
  /** Who was aimed at. */
  readonly target?: FigureName;
  /** Who has it. */
  readonly side?: SideName;
  /** How many steps it may go. */
  readonly steps?: number;
  /** What is no cell or no card. */
  readonly word?: string;
  /** Own turns until the next offer of a draw. */
  readonly wait?: number;
};

const withFigures = ({ rule, why }: Reason, figures: Case): Reason => refused(why, figures, rule);

/** What keeps a character from acting, or from using its ability. */
export const explainActor = (state: State, figure: Figure, against: Reason): Reason =>
  withFigures(against, caseOfActor(state, figure, against));

/** Why nobody on this cell can be aimed at. */
export const explainTarget = (state: State, from: Cell, target: Cell, against: Reason): Reason =>
  withFigures(against, caseOfTarget(state, from, target, against));

/** Why nobody can be recruited on these cells. */
export const explainCells = (state: State, cells: readonly Cell[], against: Reason): Reason =>
  withFigures(against, against.why === 'cell-taken' ? { by: standing(state, cells) } : {});

export const explainAction = (state: State, action: Action, against: Reason): Reason =>
  withFigures(against, caseOfAction(state, action, against));

export const explainReaction = (state: State, { to }: React, against: Reason): Reason =>
  withFigures(against, caseOfReaction(state, to, against));

export const explainRecruitment = (state: State, recruit: Recruit, against: Reason): Reason =>
  withFigures(against, caseOfRecruitment(state, recruit, against));

function caseOfActor(state: State, figure: Figure, { why }: Reason): Case {
  if (why === 'forfeited') return { figure: figureName(figure), by: who(state, figure === BEAR ? CUB : BEAR) };
  return why === 'jailed' ? { by: who(state, JAILER) } : { figure: figureName(figure) };
}

function caseOfTarget(state: State, from: Cell, target: Cell, { why }: Reason): Case {
  if (why === 'protected') return { by: who(state, PROTECTOR) };
  return why === 'not-visible' ? { by: between(state, from, target) } : {};
}

function caseOfAction(state: State, action: Action, against: Reason): Case {
  const { why } = against;
  const { figure } = action;
  const from = cellOf(state, figure);
  // Where the one who is displaced would end.
  const end = action.targetTo === NONE ? action.to : action.targetTo;
  switch (why) {
    case 'acted':
    case 'no-action':
    case 'forfeited':
    case 'jailed':
      return caseOfActor(state, figure, against);
    case 'protected':
    case 'not-visible':
      return action.target === NONE ? {} : caseOfTarget(state, from, action.target, against);
    case 'occupied':
      return { by: standing(state, [end]) };
    case 'same-as-move':
      return { as: move(figure, from, end).key };
    case 'way-blocked':
      return { by: between(state, from, end) };
    case 'near-enemy':
      return { by: enemiesAround(state, end) };
    case 'far-from-leader':
      return { leader: cellName(leaderCell(state, state.side)) };
    case 'own-capture':
      return exposing(state, action, from, 'capture');
    case 'own-encirclement':
      return exposing(state, action, from, 'encirclement');
    default:
      return {};
  }
}

/** Where the own Leader would stand and who would capture or encircle it (LDR-ONL-04). */
function exposing(state: State, action: Action, from: Cell, fate: Fate): Case {
  displace(state, action, from);
  const figures = { leader: cellName(leaderCell(state, state.side)), by: culprits(state, state.side, fate) };
  putBack(state, action, from);
  return figures;
}

function caseOfReaction(state: State, to: Cell, { why }: Reason): Case {
  if (why === 'occupied') return { by: standing(state, [to]) };
  if (why !== 'nemesis-encircles') return {};
  const from = cellOf(state, NEMESIS);
  const owner = ownerOf(state, NEMESIS);
  stand(state, from, to);
  const figures = { leader: cellName(leaderCell(state, owner)), by: encirclers(state, owner) };
  stand(state, to, from);
  return figures;
}

function caseOfRecruitment(state: State, { card, cells }: Recruit, { why }: Reason): Case {
  if (why === 'cell-taken') return { by: standing(state, cells) };
  if (why === 'banned') return { card: cardName(card) };
  if (why !== 'recruit-encircles') return {};
  return { leader: cellName(leaderCell(state, state.side)), by: encirclers(state, state.side) };
}

// ── who stands where ──

type Stander = { readonly figure: FigureName; readonly cell: CellName };

const who = (state: State, figure: Figure): Stander[] => [
  { figure: figureName(figure), cell: cellName(cellOf(state, figure)) },
];

const standing = (state: State, cells: readonly Cell[]): Stander[] =>
  cells.flatMap((cell) => (state.on[cell] === NONE ? [] : who(state, figureOn(state, cell))));

const between = (state: State, from: Cell, to: Cell): Stander[] => standing(state, BETWEEN[from][to] ?? []);

const enemiesAround = (state: State, cell: Cell): Stander[] =>
  standing(
    state,
    NEIGHBOURS[cell].filter((near) => sideOn(state, near) === other(state.side)),
  );
