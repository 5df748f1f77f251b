/** A player who plans: fights to their end, turns by their goals; what is no plan it answers by rule of thumb. */
import { anyOf, decisionOf, firstGuess, isSlip, type Temper } from '@taverne/bots';
import { type Advice, type Brain, type Option, picker, quick, type World } from '@taverne/engine';
import type { State } from '../state.ts';
import { instinct } from './instinct.ts';
import { Kept } from './kept.ts';
import { FIGHT_STAGES, type Line } from './line.ts';
import { type Care, planFight } from './planner.ts';
import { planTurn, type TurnCare } from './turn.ts';

export interface Mind extends Temper {
  /** How fights are planned. */
  readonly fights: Care;
  /** How turns are; left out: by rule of thumb. */
  readonly turns?: TurnCare;
}

const FIGHTS: ReadonlySet<string> = new Set(['join', ...FIGHT_STAGES]);
const TURNS: ReadonlySet<string> = new Set(['move', 'interact', 'after']);

export function planning(mind: Mind): Brain<State> {
  const kept = new Kept();
  return (game, sight, { seed }): Advice => {
    const decision = decisionOf(game, sight, quick(seed));
    const { options, world, index, seat } = decision;
    const roll = picker(seed);
    const [only] = options;
    if (options.length === 1 && only) return { key: only.key, iterations: 0 };
    if (isSlip(mind.slips, roll)) return { key: anyOf(options, roll).key, iterations: 0 };
    const planned = plannedAnswer(world, index, (quiet) => lineFrom(quiet, seat, mind, kept));
    return { key: (planned ?? firstGuess(instinct, decision, roll, mind.noise)).key, iterations: options.length };
  };
}

/** The next answer of the plan that is made at the last quiet point, if all answers since were its. */
function plannedAnswer(world: World<State>, index: number, lineOf: (quiet: State) => Line | undefined): Option | undefined {
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

function lineFrom(quiet: State, seat: number, { fights, turns }: Mind, kept: Kept): Line | undefined {
  // What another player does in a fight is beyond planning.
  if (quiet.duel) return undefined;
  const isFight = FIGHTS.has(quiet.stage);
  if (!isFight && !(turns && TURNS.has(quiet.stage))) return undefined;
  const rest = kept.rest(quiet, seat);
  if (rest) return rest;
  const line = isFight ? planFight(quiet, seat, fights) : turns && planTurn(quiet, seat, turns);
  if (line) kept.add(quiet, seat, line);
  return line;
}
