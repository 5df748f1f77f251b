/** Matches of Leaders for tests, played with the real engine. */
import {
  agreeToDraw,
  answer,
  awaited,
  changeSeat,
  commitmentTo,
  fairSource,
  fileOf,
  type Holder,
  type Match,
  offerDraw,
  picker,
  questionsOf,
  startMatch,
  undo,
  undoable,
  writeFile,
} from '@taverne/engine';
import { leaders } from '@taverne/leaders';

const SEED = '5e'.repeat(32);
const SALTS = ['a pinch'];
const CHANCE = { commitment: commitmentTo(SEED), salts: SALTS, seed: SEED };

const holders: readonly Holder[] = [
  { kind: 'person', name: 'Camille' },
  { kind: 'bot', level: 2 },
];

function newMatch(): Match {
  const started = startMatch(leaders, { options: {}, seats: 2, chance: fairSource(SEED, SALTS) });
  if (!started.ok) throw new Error(started.trouble.say);
  for (const [seat, holder] of holders.entries()) changeSeat(started.value, seat, holder);
  return started.value;
}

/** Plays at random to the end, now and then taking something back. */
export function playedFile(seed: number): { readonly match: Match; readonly text: string } {
  const match = newMatch();
  const pick = picker(seed);
  for (let turn = 0; !match.outcome; turn++) {
    const [seat = 0] = awaited(match);
    const [question] = questionsOf(match, seat);
    const option = question?.options[pick(question.options.length)];
    if (!question || !option) throw new Error('nobody is asked');
    const problem = answer(match, seat, question.id, option.key);
    if (problem) throw new Error(problem.say);
    if (turn % 9 === 4 && undoable(match, seat).length > 0) undo(match, seat);
  }
  return { match, text: writeFile(fileOf(match, CHANCE)) };
}

/** A match that ends by agreement at once. */
export function drawnFile(): string {
  const match = newMatch();
  offerDraw(match, 0);
  agreeToDraw(match, 1);
  return writeFile(fileOf(match, CHANCE));
}
