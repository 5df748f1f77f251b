/** What is planned at a quiet moment, and how an answer in the middle of a deed is read off a plan. */
import type { Option, Seat, World } from '@taverne/engine';
import type { State } from '../state.ts';
import { FIGHT_STAGES, type Line } from './line.ts';
import { type Care, planFight } from './planner.ts';
import { planTurn, type TurnCare } from './turn.ts';

export interface Plans {
  /** How fights are planned. */
  readonly fights: Care;
  /** How turns are; left out: by rule of thumb. */
  readonly turns?: TurnCare;
}

const FIGHTS: ReadonlySet<string> = new Set(['join', ...FIGHT_STAGES]);
const TURNS: ReadonlySet<string> = new Set(['move', 'interact', 'after']);

/** What could be done from here, the best first; none: here nothing is planned. */
export function linesFrom(quiet: State, seat: Seat, { fights, turns }: Plans): readonly Line[] {
  // What another player does in a fight is beyond planning.
  if (quiet.duel) return [];
  if (FIGHTS.has(quiet.stage)) return [planFight(quiet, seat, fights)];
  return turns && TURNS.has(quiet.stage) ? planTurn(quiet, seat, turns) : [];
}

/** The next answer of the plan that is made at the last quiet point, if all answers since were its. */
export function plannedAnswer(
  world: World<State>,
  index: number,
  lineOf: (quiet: State) => Line | undefined,
): Option | undefined {
  const line = world.quiet && lineOf(world.quiet);
  if (!line) return undefined;
  const given = world.tape.flatMap((entry) => (entry.type === 'answer' && entry.by !== 'table' ? [entry.key] : []));
  const words = line.keys.map(wordOf);
  if (given.some((key, i) => key !== words[i])) return undefined;
  const stage = world.state.stage;
  const next = line.keys.slice(given.length).find((key) => given.length > 0 || !key.includes('@') || key.endsWith(`@${stage}`));
  return next === undefined ? undefined : world.options(index).find(({ key }) => key === wordOf(next));
}
const wordOf = (key: string): string => key.replace(/^\+/, '').replace(/@.*/, '');
