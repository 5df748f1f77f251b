/** A match to pick from, without a page. */
import { answer, questionsOf, quick, startMatch, viewOf, whyNot } from '@taverne/engine';
import { type GameKit, readMissed, readQuestion, type Say } from '@taverne/ui';
import { type Leaders, leaders, NOTATION } from '../../src/index.ts';
import { waysOf } from '../picking/ways.ts';

export const READER = { game: 'leaders', notation: NOTATION } satisfies Pick<GameKit<Leaders>, 'game' | 'notation'>;

/** Begins from a position text; `keys` are answered first, by whoever is asked. */
export function seated(options: { readonly [name: string]: unknown }, ...keys: readonly string[]) {
  const started = startMatch(leaders, { options: { first: '0', ...options }, chance: quick(3) });
  if (!started.ok) throw new Error(started.trouble.say);
  const match = started.value;
  const asked = () => [0, 1].flatMap((seat) => questionsOf(match, seat))[0];
  for (const key of keys) {
    const question = asked();
    const trouble = question && answer(match, question.seat, question.id, key);
    if (trouble) throw new Error(trouble.say);
  }
  const question = asked();
  if (!question) throw new Error('nobody is asked');
  const view = viewOf(match, question.seat);
  const refused = whyNot(match, question.seat, question.id);
  const read = readQuestion(READER, question, view);
  const missed = readMissed(READER, refused.ok ? refused.value : [], question, view);
  return { match, view, question: read, ways: waysOf(read, view), refused: missed };
}

export type Seated = ReturnType<typeof seated>;

export const position = (south: string, north: string, offer = 'acrobat.vizier.assassin'): string =>
  `discovery_s20_act_${south.replaceAll(' ', '.')}_${north.replaceAll(' ', '.')}_offer.${offer}`;

/** Shows what is said without a language: the id and its values. */
export const plain: Say = (id, values) => (values ? `${id}${JSON.stringify(values)}` : id);
