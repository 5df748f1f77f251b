/** What the bar says of the plain table: whose turn, what is asked, how it ended; and every option in words. */
import type { Question } from '@taverne/engine';
import { headOf } from '../frame/head.ts';
import type { Choice, Turn } from '../kit.ts';
import { readable } from '../readable.ts';
import { useSay } from '../words.tsx';
import { groupedKeys } from './groups.ts';
import { seatName, usePlainTable } from './table.tsx';

/** So many answers fit under the thumb. */
const AT_HAND = 6;
export const isAtHand = (question: Question | undefined): boolean =>
  question !== undefined && question.options.length <= AT_HAND;

export function useTurn(): Turn {
  const { parts, question, words, answer, pointAt, pointed } = usePlainTable();
  const say = useSay();
  const { state } = parts;
  const choiceOf = (key: string): Choice => ({
    key,
    label: words.option(key),
    isFocus: key === pointed,
    act: () => answer(key),
    point: (on) => pointAt(on ? key : undefined),
  });
  const keys = question?.options.map(({ key }) => key) ?? [];
  const asks = question ? words.question(question.name) : '';
  const head = headOf({
    say,
    state,
    question,
    active: state.asked[0]?.seat ?? 0,
    left: 0,
    nameOf: (seat) => seatName(state, seat, say),
    title: undefined,
    asks: () => ({ subject: undefined, sentence: asks }),
  });
  const ended = state.outcome && say('web.sheet.ended', { how: readable(state.outcome.how) });
  return {
    ...head,
    sentence: head.sentence || (ended ?? ''),
    phases: [],
    moment: '',
    choices: isAtHand(question) ? keys.map(choiceOf) : [],
    main: undefined,
    back: undefined,
    all: groupedKeys(keys)
      .filter((group) => group.keys.length > 0)
      .map((group) => ({
        key: group.words.join(' '),
        title: group.words.length > 0 ? words.heading(group.words) : asks,
        choices: group.keys.map(choiceOf),
      })),
  };
}
