/** Standing orders: what the table shall answer for somebody in the turns of others, so that a match by correspondence does not wait. */
import type { Order } from '@taverne/engine';

/** What may be asked in others' turns, and what can be said beforehand. */
export const ORDERED = [
  { question: 'attend', answers: ['full', 'partial'] },
  { question: 'agree', answers: ['yes', 'no'] },
  { question: 'answer', answers: ['pass'] },
] as const;

/** The answer that stands for a question; left out: one is asked. */
export const wishFor = (orders: readonly Order[], question: string): string =>
  orders.find((order) => order.question === question)?.answer ?? '';

/** With another wish for a question; an empty one: one is asked again. */
export const ordersWith = (orders: readonly Order[], question: string, answer: string): readonly Order[] => [
  ...orders.filter((order) => order.question !== question),
  ...(answer === '' ? [] : [{ question, answer }]),
];
