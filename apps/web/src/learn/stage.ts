/** A scene on the table: a match of this device that is not kept, at which only the lesson's answers pass. */
import { fail, followOrders, type Game, type Result, scripted, setOrders, type Trouble, trouble } from '@taverne/engine';
import { answersIn, type HostDoor, LEGAL_BUT_FIRST, type LessonScene, type LessonStep, type TableState } from '@taverne/ui';
import type { Around } from '../here/around.ts';
import { HereHost } from '../here/host.ts';
import { said } from '../sentences.ts';

/** Everything in a lesson is fixed, so nothing is stored and nothing is left to chance. */
const AROUND: Around = {
  save: async () => 'kept',
  fetch: async () => undefined,
  alone: (_, work) => work(),
  think: () => Promise.reject(new Error('nobody thinks in a lesson')),
  judge: () => Promise.reject(new Error('nobody judges in a lesson')),
  advise: () => Promise.reject(new Error('nobody advises in a lesson')),
  review: () => Promise.reject(new Error('nobody looks back in a lesson')),
  now: () => Date.now(),
};

const LOT = { id: 'lesson', seed: '00'.repeat(32), salt: '' };

export interface Names {
  readonly learner: string;
  readonly partner: string;
}

/** The table as it stands before step number `within`: whatever leads there has been played. */
export async function openScene(game: Game, scene: LessonScene, within: number, names: Names): Promise<Result<HereHost>> {
  const { options, chance = [], orders = [], opening = [], steps } = scene;
  const learner = { kind: 'person', ...(names.learner ? { name: names.learner } : {}) } as const;
  const holders = scene.isAlone ? [learner] : [learner, { kind: 'nobody', name: names.partner } as const];
  const started = await HereHost.start(game, { lot: LOT, options, holders, chance: scripted(chance) }, AROUND);
  if (!started.ok) return started;
  const host = started.value;
  for (const [seat, each] of orders.entries()) setOrders(host.match, seat, each);
  followOrders(host.match, true);
  for (const [seat, key] of [...opening, ...answersIn(steps.slice(0, within))]) {
    const problem = await host.answerAs(seat, key);
    if (problem) return fail(problem.trouble, said('lesson-wants', { seat, key, problem }));
  }
  return started;
}

const isExpected = (step: LessonStep, key: string): boolean => step.kind === 'do' && step.expects.includes(key);
const isShown = (step: LessonStep, key: string): boolean =>
  step.kind === 'do' && (step.expects.includes(key) || (step.shows !== undefined && key.startsWith(step.shows)));

/** Only what the step speaks of is on offer, so only that glows; nothing can be taken back. */
export function narrowed(state: TableState, step: LessonStep): TableState {
  if (step.kind === 'tell' && step.asks) return { ...state, undo: 0, isGuided: true };
  const questions = state.questions.flatMap((question) => {
    if (!question.options.some(({ key }) => isExpected(step, key))) return [];
    return [{ ...question, options: question.options.filter(({ key }) => isShown(step, key)) }];
  });
  // What the learner is not to see yet, the table does not seem to wait for either.
  const asked = questions.length > 0 ? state.asked : state.asked.filter(({ seat }) => seat !== state.eyes);
  return { ...state, questions, asked, undo: 0, isGuided: true };
}

/** Something else than the expected was tried: by the rules one could, or one could not. */
export type Strayed = 'legal' | 'illegal';

/** What a learner can do now. Anything but the expected answer calls for a hint. */
export function lessonDoor(host: HereHost, step: LessonStep, passed: () => void, hint: (strayed: Strayed) => void): HostDoor {
  const not = async (): Promise<Trouble> => {
    hint('illegal');
    return trouble('not-allowed', said('not-in-lesson', {}));
  };
  return {
    answer: async (question, key) => {
      if (!isExpected(step, key)) {
        hint('legal');
        // The guide says what is wanted; there is no trouble to tell of.
        return isShown(step, key) || step.kind === 'tell' ? undefined : trouble('not-allowed', said('not-in-lesson', {}));
      }
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
    whyNot: async (question, tried) => {
      const refused = host.whyNot(question, tried);
      // What the rules have nothing against, the lesson holds back: there is no why-not to it.
      const legal = tried?.find((words) => !refused.some(({ key }) => key === words));
      hint(legal === undefined ? 'illegal' : 'legal');
      if (legal === undefined) return refused;
      return [{ key: legal, refusal: { rule: step.rule ?? '', why: LEGAL_BUT_FIRST } }];
    },
    preview: async (question, key) => host.preview(question, key),
    file: async () => host.file(),
  };
}
