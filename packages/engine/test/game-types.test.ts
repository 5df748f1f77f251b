/** A game's bundle of types: what is marked as an error here must be one, or the check of types fails. */
import { expect, test } from 'vitest';
import { questionsForPeople } from '../src/answer.ts';
import {
  answer,
  asker,
  type GameOf,
  type GameTypes,
  type Happening,
  type Level,
  type Missed,
  type Notation,
  option,
  type Preview,
  parseOptions,
  type Question,
  questionsOf,
  scripted,
  startMatch,
  wonBy,
} from '../src/index.ts';

interface Wells extends GameTypes {
  readonly state: { depth: number; coins: number };
  readonly options: object;
  readonly view: { readonly depth: number };
  readonly event: Happening & { readonly event: 'dug'; readonly by: number };
  readonly why: 'too-deep';
  readonly questions: {
    readonly dig: {
      readonly value: number;
      readonly preview: { readonly left: number };
      readonly figures: { readonly prices: readonly number[] };
    };
    readonly stop: { readonly value: boolean };
  };
}

const { ask, askAll, askFirst } = asker<Wells>();
let built = 0;

const NOTATION: Notation<Wells> = {
  dig: { write: (feet) => `dig ${feet}`, read: (key) => (key.startsWith('dig ') ? Number(key.slice(4)) : undefined) },
  stop: { write: (stop) => (stop ? 'stop' : 'go on'), read: (key) => key === 'stop' },
};

const wells: GameOf<Wells> = {
  id: 'wells',
  version: 1,
  seats: { min: 1, max: 1 },
  longest: 10,
  fields: {},
  notation: NOTATION,
  options: (raw) => parseOptions({}, raw),
  setup: () => ({ depth: 0, coins: 3 }),
  *step(state, table) {
    const feet = yield* ask(0, 'dig', () => [1, 2].map((each) => option(NOTATION.dig.write(each, state), each)), {
      notOffered: () => [{ key: 'dig 3', refusal: { rule: 'WEL-1', why: 'too-deep' } }],
      preview: (value) => ({ left: state.coins - value }),
      figures: () => {
        built++;
        return { prices: [1, 2] };
      },
    });
    state.depth += feet;
    table.emit({ event: 'dug', rule: 'WEL-1', by: feet });
  },
  outcome: (state) => (state.depth > 0 ? wonBy(0, 1, 'water', 'WEL-2') : undefined),
  copy: (state) => ({ ...state }),
  view: ({ depth }) => ({ depth }),
  hidden: () => [],
  rename: () => {},
};

test('figures come with a question to a person, are built for nobody else and leave its id alone', () => {
  const started = startMatch(wells, { chance: scripted([]) });
  if (!started.ok) throw new Error(started.trouble.say);
  const match = started.value;
  const [plain] = questionsOf(match, 0);
  expect(built).toBe(0);
  expect(plain?.figures).toBeUndefined();
  const [shown] = questionsForPeople(match, 0);
  expect(built).toBe(1);
  expect(shown).toEqual({ ...plain, figures: { prices: [1, 2] } });
  expect(answer(match, 0, shown?.id ?? '', 'dig 2')).toBeUndefined();
  expect(built).toBe(1);
});

/** Never run: it is enough that it compiles, but for the lines that must not. */
export function* typed(question: Question<Wells>, missed: Missed<Wells>, preview: Preview<Wells, 'dig'>) {
  const feet: number = yield* ask(0, 'dig', () => [option('dig 1', 1)]);
  const stop: boolean = yield* ask(0, 'stop', () => [option('stop', true)]);
  const stops: readonly boolean[] = yield* askAll([{ seat: 0, name: 'stop', options: () => [option('stop', true)] }]);
  const first = yield* askFirst([{ seat: 0, name: 'stop', options: () => [option('stop', true)] }]);
  // @ts-expect-error no question has this name
  yield* ask(0, 'drink', () => [option('dig 1', 1)]);
  // @ts-expect-error a question has no options of another kind
  yield* ask(0, 'dig', () => [option('stop', true)]);
  // @ts-expect-error no rule refuses anything for this reason
  const dry: Missed<Wells>['refusal'] = { rule: 'WEL-1', why: 'dry' };
  yield* ask(0, 'dig', () => [option('dig 1', 1)], { notOffered: () => [{ key: 'dig 3', refusal: dry }] });
  // @ts-expect-error a preview is what the bundle says
  yield* ask(0, 'dig', () => [option('dig 1', 1)], { preview: () => ({ right: 1 }) });
  // @ts-expect-error and where it says nothing there is none
  yield* ask(0, 'stop', () => [option('stop', true)], { preview: () => ({ left: 1 }) });
  if (question.name === 'dig') {
    const price: number | undefined = question.figures?.prices[0];
    const value: number | undefined = question.options[0]?.value;
    return [price, value, preview.left, first.value, feet, stop, stops];
  }
  const value: boolean | undefined = question.options[0]?.value;
  // @ts-expect-error no rule refuses anything for this reason
  const isDry = missed.refusal.why === 'dry';
  return [value, isDry];
}

/** Hosts that know no game hold any. */
export const heldByHosts: { readonly levels: readonly Level[]; readonly notation: Notation } = {
  levels: [
    { level: 1, brain: (): { key: string; iterations: number } => ({ key: '', iterations: 0 }), thinking: {} },
  ] satisfies readonly Level<Wells['state']>[],
  notation: NOTATION,
};
