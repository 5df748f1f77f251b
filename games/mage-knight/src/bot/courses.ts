/** Trying things on copies of the real rules: from a quiet state, one deed with everything it asks, or a whole script of answers. */
import { type Option, quick, type Source, World } from '@taverne/engine';
import { mageKnight } from '../index.ts';
import { copy, type State } from '../state.ts';
import { step } from '../steps.ts';
import type { MageTable } from '../types.ts';

export type Course = World<State>;

/** What chance says while somebody only thinks: the same for the same question, whatever came before it. */
export const supposing =
  (seed: number): Source =>
  (_index, of, what) => {
    let mixed = seed | 0;
    for (let i = 0; i < what.length; i++) mixed = Math.imul(mixed ^ what.charCodeAt(i), 0x01000193);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
    return ((mixed ^ (mixed >>> 13)) >>> 0) % of;
  };

/** The same chance for whatever is compared: of each thing the same is said as often as it is asked for, whatever else is asked in between. */
export function alike(seed: number): Source {
  const asked = new Map<string, Source>();
  return (index, of, what) => {
    const source = asked.get(what) ?? quick(supposing(seed)(index, MOST_SEEDS, what));
    asked.set(what, source);
    return source(index, of, what);
  };
}
const MOST_SEEDS = 0x1_0000_0000;

export function courseOf(quiet: State, chance: Source): Course {
  const state = copy(quiet);
  return new World<State>({ game: mageKnight, state: () => state, chance });
}

/** A question in the middle of a deed has another name than the stage. */
const isQuiet = ({ request, state }: Course): boolean => {
  const name = request?.asks[0]?.name;
  return name === undefined || name === state.stage || !FOLLOW_UPS.has(name);
};
const FOLLOW_UPS = new Set(['pay', 'choose', 'colour', 'die', 'foe', 'ready', 'wounds', 'learn', 'spell', 'unit', 'discard']);

/** Where a deed leads, with the answers that lead there; what a deed asks is answered with a `+`. */
export interface Branch {
  readonly state: State;
  readonly keys: readonly string[];
}

const MOST_BRANCHES = 60;

/** What is on offer in a quiet state, whether the table would answer it by itself or not. */
export function offersIn(quiet: State, chance: Source): readonly Option[] {
  // by hand: only what is asked first is of interest
  const { value } = step(quiet, thinking(chance)).next(NO_REPLY);
  return value?.asks[0]?.options() ?? [];
}

/** Every way to do a deed: its follow-up questions are answered in every way. Only this one step is run, and no list but theirs is built. */
export function branchesOf(quiet: State, deed: Option, chance: Source): Branch[] {
  const found: Branch[] = [];
  const scripts: (readonly Option[])[] = [[deed]];
  for (let script = scripts.pop(); script && found.length < MOST_BRANCHES; script = scripts.pop()) {
    const state = copy(quiet);
    const more = runStep(state, script, chance);
    if (more) for (const option of more) scripts.push([...script, option]);
    else found.push({ state, keys: script.map(({ key }, i) => (i === 0 ? key : `+${key}`)) });
  }
  return found;
}

const NO_REPLY: readonly unknown[] = [];
const thinking = (chance: Source): MageTable => ({
  emit: () => {},
  shown: () => {},
  chance: (what, of) => chance(0, of, what),
});

/** Runs the step with these answers; what comes back is the options of the first question that they do not answer. */
function runStep(state: State, [deed, ...more]: readonly Option[], chance: Source): readonly Option[] | undefined {
  // by hand: the answers come from a script
  const play = step(state, thinking(chance));
  play.next(NO_REPLY);
  let next = play.next([deed?.value]);
  for (let at = 0; !next.done; ) {
    const options = next.value.asks[0]?.options() ?? [];
    // What can be answered in one way only the table answers.
    const given = options.length === 1 ? options[0] : more[at++];
    if (!given) return options;
    next = play.next([given.value]);
  }
  return undefined;
}

/**
 * Follows a script; false: a deed was not on offer. What ends a phase says which (`done@block`), for phases with nothing to do in them
 * pass by themselves; so do payments and damage that can only go one way, and where there is a way more than was known, any will do.
 */
export function follow(course: Course, keys: readonly string[]): boolean {
  for (const key of keys) if (!followOne(course, key)) return false;
  finishDeed(course);
  return true;
}
function followOne(course: Course, key: string): boolean {
  if (!key.startsWith('+')) finishDeed(course);
  const option = offered(course, key);
  if (option) course.choose(0, option);
  return option !== undefined || isPassing(key);
}

/** The quiet moments on the way of a script, each with the place of what follows. */
export function waypointsOf(
  course: Course,
  keys: readonly string[],
): readonly { readonly state: State; readonly at: number }[] {
  const found: { readonly state: State; readonly at: number }[] = [];
  for (const [at, key] of keys.entries()) {
    if (at > 0 && !key.startsWith('+')) {
      finishDeed(course);
      found.push({ state: copy(course.state), at });
    }
    if (!followOne(course, key)) break;
  }
  return found;
}
const isPassing = (key: string): boolean => key.startsWith('+') || key.startsWith('done@') || key.includes(' on ');

function finishDeed(course: Course): void {
  while (!isQuiet(course)) {
    const [any] = course.options(0);
    if (!any) return;
    course.choose(0, any);
  }
}

/** The option that a key of a script means here. */
function offered(course: Course, key: string): Option | undefined {
  const [word = '', stage] = key.replace('+', '').split('@');
  if (!course.request || (stage !== undefined && stage !== course.state.stage)) return undefined;
  if (key.startsWith('+') === isQuiet(course)) return undefined;
  const options = course.options(0);
  // Where a unit was destroyed the others have moved up.
  return (
    options.find((each) => each.key === word) ??
    (NAMES_UNIT.test(word) ? options.find(({ key }) => moved(key) === moved(word)) : undefined)
  );
}
const NAMES_UNIT = / on |^use /;
const moved = (key: string): string => key.replace(/(?<=^use \S+| on \S+) \d+/, '');
