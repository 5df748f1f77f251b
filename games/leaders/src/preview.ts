/** What an answer would bring about: who goes where, whether it wins, and whether a Nemesis would answer and from where to where. */
import { prey, type React, reactions, stand } from './abilities/nemesis.ts';
import { type CellName, cellName } from './board.ts';
import { culprits, type Fate, fateOf, type Participant } from './capture.ts';
import { type Action, type Displaced, displace, displacements, type End, putBack } from './deeds.ts';
import { place, type Recruit } from './recruit.ts';
import { cellOf, copy, leaderCell, ownerOf, type State } from './state.ts';
import { type CardName, cardName, NEMESIS, NONE, other, type Side } from './words.ts';

/** How it would win, and who would do it. */
type Victory = { readonly wins?: Fate; readonly by?: readonly Participant[] };

/** The end of the actions brings nothing about. */
export type DeedPreview = Victory & {
  readonly displaced?: readonly Displaced[];
  /** Whether a Nemesis would answer, and where it could go; nowhere: it stays. */
  readonly nemesis?: { readonly from: CellName; readonly to: readonly CellName[] };
};

/** A recruit may win, too; it displaces nobody. */
export type RecruitPreview = DeedPreview & { readonly card: CardName; readonly cells: readonly CellName[] };

export function previewAction(state: State, deed: Action | End): DeedPreview {
  if (deed.do === 'end') return {};
  const from = cellOf(state, deed.figure);
  const displaced = displacements(state, deed);
  const hunted = prey(state);
  const before = hunted === undefined ? NONE : leaderCell(state, hunted);
  displace(state, deed, from);
  const victory = victoryOver(state, other(state.side));
  const isHunting = hunted !== undefined && leaderCell(state, hunted) !== before;
  const nemesis = isHunting && !('wins' in victory) ? nemesisAnswer(state) : {};
  putBack(state, deed, from);
  return { displaced, ...victory, ...nemesis };
}

export function previewReaction(state: State, { to }: React): DeedPreview {
  const from = cellOf(state, NEMESIS);
  stand(state, from, to);
  const victory = victoryOver(state, other(ownerOf(state, NEMESIS)));
  stand(state, to, from);
  return { displaced: [{ figure: 'nemesis', from: cellName(from), to: cellName(to) }], ...victory };
}

export function previewRecruitment(state: State, recruit: Recruit): RecruitPreview {
  const trial = copy(state);
  place(trial, SILENT, recruit);
  return { card: cardName(recruit.card), cells: recruit.cells.map(cellName), ...victoryOver(trial, other(state.side)) };
}

const SILENT = { emit() {} };

/** How the position as it stands is won against this side, if it is. */
function victoryOver(state: State, loser: Side): Victory {
  const fate = fateOf(state, loser);
  return fate === undefined ? {} : { wins: fate, by: culprits(state, loser, fate) };
}

function nemesisAnswer(state: State): Pick<DeedPreview, 'nemesis'> {
  const from = cellName(cellOf(state, NEMESIS));
  return { nemesis: { from, to: reactions(state).map(({ value }) => cellName(value.to)) } };
}
