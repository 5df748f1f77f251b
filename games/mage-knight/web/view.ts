/** Questions one asks of a view: whose it is, what lies where, what was told along with a question. */
import type { Question, Seat } from '@taverne/engine';
import type { TableState } from '@taverne/ui';
import { cardFace } from '../src/content/faces.ts';
import { SCENARIOS } from '../src/content/scenarios.ts';
import type { TurnFigures } from '../src/figures.ts';
import { type Ground, groundAt, landOf } from '../src/land.ts';
import type { MageTypes } from '../src/types.ts';
import type { View } from '../src/view.ts';
import { HEROES, type HeroName, NONE } from '../src/words.ts';

export type { View } from '../src/view.ts';
export type MageState = TableState<MageTypes>;
export type MageQuestion = Question<MageTypes>;

/** Whose hand lies on the desk: one's own, or that of whoever plays alone. */
export const ownSeat = ({ eyes }: Pick<MageState, 'eyes'>): Seat => eyes ?? 0;

/** Whose turn it is, or who acts in it; undefined: the dummy player, or nobody yet. */
export function actorIn({ order, now, acting, seats, stage }: Pick<View, 'order' | 'now' | 'acting' | 'seats' | 'stage'>) {
  const seat = acting === NONE ? order[now] : acting;
  return seat === undefined || seat >= seats || stage === 'tactic' ? undefined : seat;
}

export const heroOf = ({ heroes }: Pick<View, 'heroes'>, seat: Seat): HeroName => HEROES[heroes[seat] ?? 0] ?? 'arythea';

/** The cards one sees of a hand. */
export function handIn({ hand }: Pick<View, 'hand'>, seat: Seat): readonly number[] {
  const cards = hand[seat];
  return cards === undefined || typeof cards === 'number' ? [] : cards;
}

export const groundUnder = (view: Pick<View, 'tiles' | 'at'>, seat: Seat): Ground | undefined =>
  groundAt(landOf(view), view.at[seat] ?? 0);

export const isFight = ({ arena }: Pick<View, 'arena'>): boolean => arena !== null;

const TAKEN: ReadonlySet<string> = new Set(['learn', 'spell', 'artifact', 'search', 'skill']);

/** Is one of several cards or skills to be taken? They are drawn, where there is room. */
export const isTaking = (question: MageQuestion | undefined): boolean => question !== undefined && TAKEN.has(question.name);

/** Those one plays against, or with. */
export const othersWord = ({ rules }: Pick<View, 'rules'>): string =>
  SCENARIOS[rules.scenario].kind === 'cooperative' ? 'web.allies' : 'web.rivals';

/** Dice of the Source that somebody has taken, by place. */
export const usedDice = ({ dice, mods }: Pick<View, 'dice' | 'mods'>): readonly number[] => [
  ...dice.flat(),
  ...mods.flat().flatMap((mod) => (mod.mod === 'taken-die' ? [mod.die] : [])),
];

/** What is known along with a question of the turn. */
export const figuresOf = (question: MageQuestion | undefined): TurnFigures | undefined =>
  question && 'figures' in question ? question.figures : undefined;

/** Two copies are one option: the first of a name in a hand stands for all. */
export function firstTwin(hand: readonly number[], card: number): number {
  const { id } = cardFace(card);
  return hand.find((each) => cardFace(each).id === id) ?? card;
}

/** Of the copies of a card the one that stands out for all: the one that was pressed last, otherwise the first. */
export function meantTwin(hand: readonly number[], card: number, pressed: number | undefined): number {
  const first = firstTwin(hand, card);
  return pressed !== undefined && hand.includes(pressed) && firstTwin(hand, pressed) === first ? pressed : first;
}
