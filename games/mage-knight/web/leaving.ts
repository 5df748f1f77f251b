/**
 * At the end of a turn any cards may go: one picks them in any order and lets them go at once. The table asks for one after the other by
 * their numbers, so that a set is named in one way only; it is told in that order.
 */
import type { Seat } from '@taverne/engine';
import { useEffect, useRef, useState } from 'react';
import { cardFace } from '../src/content/faces.ts';
import { handIn, type MageQuestion, type MageState } from './view.ts';

export interface Leaving {
  /** Is it asked which cards go? */
  readonly mayLeave: boolean;
  /** The cards that are picked to go. */
  readonly leaving: readonly number[];
  readonly toggle: (card: number) => void;
  /** Lets them go, and keeps the rest. */
  readonly leave: () => void;
}

interface Asking {
  readonly state: MageState;
  readonly question: MageQuestion | undefined;
  readonly parts: { readonly door: { answer(question: string, key: string): Promise<unknown> } };
}

/** What is answered, one after the other, until these cards are gone and the rest is kept. */
export const answersFor = (cards: readonly number[]): readonly string[] => [
  ...cards.toSorted((a, b) => a - b).map((card) => cardFace(card).id),
  'keep',
];

const NOBODY: readonly number[] = [];
const NOTHING: readonly string[] = [];

export function useLeaving({ state, question, parts: { door } }: Asking): Leaving {
  const mayLeave = question?.name === 'discard';
  const [picked, pick] = useState<readonly number[]>(NOBODY);
  const [answers, setAnswers] = useState<readonly string[]>(NOTHING);
  const answered = useRef<string | undefined>(undefined);
  const id = question?.id;
  const seat: Seat | undefined = question?.seat;
  const hand = seat === undefined ? NOBODY : handIn(state.view, seat);
  const leaving = mayLeave ? picked.filter((card) => hand.includes(card)) : NOBODY;
  useEffect(() => {
    const [next, ...rest] = answers;
    if (next === undefined || question === undefined || answered.current === question.id) return;
    const isAsked = question.name === 'discard' && question.options.some(({ key }) => key === next);
    setAnswers(isAsked ? rest : NOTHING);
    if (!isAsked) return;
    answered.current = question.id;
    void door.answer(question.id, next);
  }, [answers, question, door]);
  // Another turn begins with nothing in hand to go.
  useEffect(() => {
    if (!mayLeave) pick(NOBODY);
  }, [mayLeave]);
  return {
    mayLeave,
    leaving,
    toggle: (card) => pick(leaving.includes(card) ? leaving.filter((each) => each !== card) : [...leaving, card]),
    leave: () => {
      if (id === undefined) return;
      answered.current = undefined;
      setAnswers(answersFor(leaving));
    },
  };
}
