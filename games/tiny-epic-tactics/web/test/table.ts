/** A match to pick from, without a page. */

import {
  answer,
  askedOf,
  type Missed,
  type Question,
  questionsForPeople,
  quick,
  startMatch,
  viewOf,
  whyNot,
} from '@taverne/engine';
import { type GameKit, readMissed, readQuestion, type Say, type TableState } from '@taverne/ui';
import { pageState } from '../../../test/page-state.ts';
import { bookOf } from '../../src/content/book.ts';
import { NOTATION, tinyEpicTactics } from '../../src/index.ts';
import { isInside, type Spot, waysOf } from '../picking/ways.ts';
import { mostTelling, triedBy } from '../picking/why-not.ts';
import type { Tactics, View } from '../view.ts';

const READER = { game: 'tiny-epic-tactics', notation: NOTATION } satisfies Pick<GameKit<Tactics>, 'game' | 'notation'>;

export interface Wanted {
  readonly options?: { readonly [name: string]: unknown };
  readonly seats?: number;
  readonly seed?: number;
  /** Random answers are given until this holds. */
  readonly until: (question: Question) => boolean;
}

const asksAct = (question: Question): boolean => question.name === 'act';
export const untilAct: Wanted = { until: asksAct };
export const offers =
  (pattern: RegExp) =>
  (question: Question): boolean =>
    asksAct(question) && question.options.some(({ key }) => pattern.test(key));

const MOST = 4000;

/** Answers at random, with a liking for attacks and dungeons: so more of the game is seen. */
function pick(question: Question, dice: number): string {
  const liked = [/^(enter|hit|shoot|cast|fire)/, /^T/].map((pattern) =>
    question.options.filter(({ key }) => pattern.test(key)),
  );
  const among = (dice & 3) === 0 ? question.options : (liked.find((list) => list.length > 0) ?? question.options);
  return among[(dice >>> 8) % among.length]?.key ?? '';
}

const next = (dice: number): number => (Math.imul(dice, 1103515245) + 12345) >>> 0;

function open({ options = {}, seats = 2, seed = 3 }: Omit<Wanted, 'until'>) {
  const started = startMatch(tinyEpicTactics, { options: { first: '0', ...options }, seats, chance: quick(seed) });
  if (!started.ok) throw new Error(started.trouble.say);
  const match = started.value;
  return { match, asked: () => askedOf(match).flatMap(({ seat }) => questionsForPeople(match, seat))[0] };
}

function give(match: ReturnType<typeof open>['match'], question: Question, key: string): void {
  const trouble = answer(match, question.seat, question.id, key);
  if (trouble) throw new Error(trouble.say);
}

export function seated({ until, ...wanted }: Wanted) {
  const { match, asked } = open(wanted);
  let dice = (wanted.seed ?? 3) * 7919 + 1;
  let question = asked();
  for (let i = 0; i < MOST && question && !until(question); i++) {
    dice = next(dice);
    give(match, question, question.options[(dice >>> 8) % question.options.length]?.key ?? '');
    question = asked();
  }
  if (!question || !until(question)) throw new Error('no such moment in this match');
  const view = viewOf(match, question.seat);
  const book = bookOf(view);
  const refused = whyNot(match, question.seat, question.id);
  const read = readQuestion(READER, question, view);
  const missed = readMissed(READER, refused.ok ? refused.value : [], question, view);
  return { match, view, book, question: read, ways: waysOf(read, view, book), refused: missed };
}

/** What comes of a click on `spot` while these are picked. */
export function clicked(
  { match, question, view }: Pick<ReturnType<typeof seated>, 'match' | 'question' | 'view'>,
  picks: readonly Spot[],
  spot: Spot,
): Missed<Tactics> | undefined {
  const told = whyNot(match, question.seat, question.id, triedBy({ question, picks, spot, view }));
  return mostTelling(readMissed(READER, told.ok ? told.value : [], question, view));
}

const STRETCH = 450;

interface Played {
  readonly question: Question<Tactics>;
  readonly view: View;
  readonly refused: readonly Missed<Tactics>[];
}

/** A stretch of play with everything that was asked. */
export function play(wanted: Omit<Wanted, 'until'>) {
  const { match, asked } = open(wanted);
  const questions: Played[] = [];
  let dice = (wanted.seed ?? 3) * 7919 + 1;
  for (let i = 0; i < STRETCH; i++) {
    const question = asked();
    if (!question) break;
    const view = viewOf(match, question.seat);
    // Dear, and looked at where somebody is in a dungeon.
    const isDown = view.units.some(({ cell, side }) => side < view.seats && isInside(cell));
    const refused = isDown ? whyNot(match, question.seat, question.id) : undefined;
    const missed = readMissed(READER, refused?.ok ? refused.value : [], question, view);
    questions.push({ question: readQuestion(READER, question, view), view, refused: missed });
    dice = next(dice);
    give(match, question, pick(question, dice));
  }
  return { match, questions };
}

/** The state of a table whose only guest holds these seats. */
export function tableState(
  { match, view }: { readonly match: { readonly events: TableState<Tactics>['events'] }; readonly view: View },
  mine: readonly number[],
): TableState<Tactics> {
  return pageState({ game: 'tiny-epic-tactics', view, events: match.events, seats: view.seats, mine });
}

/** Shows what is said without a language: the id and its values. */
export const plain: Say = (id, values) => (values ? `${id}${JSON.stringify(values)}` : id);
