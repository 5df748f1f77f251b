/** A scene on the table: a match of this device that is not kept, at which only the lesson's answers pass. */
import { type Result, type Seat, type Trouble, trouble } from '@taverne/engine';
import { findGame } from '@taverne/games';
import type { TableDoor, TableState } from '@taverne/ui';
import { type Around, HereHost } from '../here/host.ts';
import type { Scene, Step } from './lesson.ts';

export const OTHER: Seat = 1;

/** Everything in a lesson is fixed, so nothing is stored and nothing is left to chance. */
const AROUND: Around = {
  save: async () => {},
  think: () => Promise.reject(new Error('nobody thinks in a lesson')),
  now: () => Date.now(),
};

const LOT = { id: 'lesson', seed: '00'.repeat(32), salt: '' };

export async function openScene({ game: id, options }: Scene, name: string, other: string): Promise<Result<HereHost>> {
  const game = await findGame(id)?.load();
  if (!game) return { ok: false, trouble: trouble('other-game', `there is no game ${id} here`) };
  const holders = [
    { kind: 'person', ...(name ? { name } : {}) },
    { kind: 'nobody', name: other },
  ] as const;
  return HereHost.start(game, { lot: LOT, options, holders }, AROUND);
}

/** Only what the step wants is on offer, so only that glows; nothing can be taken back. */
export function narrowed(state: TableState, step: Step): TableState {
  const expects = step.kind === 'do' ? step.expects : [];
  const questions = state.questions.flatMap((question) => {
    const options = question.options.filter((option) => expects.includes(option.key));
    return options.length > 0 ? [{ ...question, options }] : [];
  });
  return { ...state, questions, undo: 0 };
}

/** What a learner can do now. Anything but the expected answer calls for a hint. */
export function lessonDoor(host: HereHost, step: Step, passed: () => void, hint: () => void): TableDoor {
  const not = async (): Promise<Trouble> => {
    hint();
    return trouble('not-allowed', 'not in this lesson');
  };
  return {
    answer: async (question, key) => {
      if (step.kind !== 'do' || !step.expects.includes(key)) return not();
      const problem = await host.answer(question, key);
      if (!problem) passed();
      return problem;
    },
    undo: not,
    askUndo: not,
    answerUndo: not,
    resign: not,
    offerDraw: not,
    answerDraw: not,
    claim: not,
    say: not,
    rematch: not,
    whyNot: async (question) => {
      hint();
      return host.whyNot(question);
    },
    preview: async (question, key) => host.preview(question, key),
    file: async () => host.file(),
  };
}
