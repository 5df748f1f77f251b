/** The answers of the author's match, over a reload: by seat and notation, since ids of questions change with the rules. */
import { answer, type Match, questionsOf } from '@taverne/engine';

type Answers = readonly (readonly [seat: number, key: string])[];

export interface Kept {
  /** Answers that no longer fit. */
  readonly lost: number;
}

const nameOf = (game: string): string => `author ${game}`;

/** Of the line only what somebody answered: what the table answers by itself it answers again. */
const answersOf = ({ line }: Match): Answers =>
  line.flatMap((entry) => (entry.type === 'answer' && entry.by === undefined ? [[entry.seat, entry.key] as const] : []));

export function keep(game: string, match: Match | undefined): void {
  if (match) sessionStorage.setItem(nameOf(game), JSON.stringify(answersOf(match)));
  else sessionStorage.removeItem(nameOf(game));
}

export function keptAnswers(game: string): Answers {
  const found: unknown = JSON.parse(sessionStorage.getItem(nameOf(game)) ?? '[]');
  if (!Array.isArray(found)) return [];
  return found.flatMap((each: unknown) =>
    Array.isArray(each) && typeof each[0] === 'number' && typeof each[1] === 'string' ? [[each[0], each[1]] as const] : [],
  );
}

export function playAgain(match: Match, answers: Answers): Kept {
  for (const [at, [seat, key]] of answers.entries()) {
    const question = questionsOf(match, seat).find(({ options }) => options.some((option) => option.key === key));
    if (!question || answer(match, seat, question.id, key)) return { lost: answers.length - at };
  }
  return { lost: 0 };
}
