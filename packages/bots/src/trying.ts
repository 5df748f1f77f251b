/**
 * Players that try things out: information-set search over the answers that look best at first. Each trial imagines a world
 * that the seat cannot tell from the true one, gives the answer there and plays on with first guesses for everybody, as far
 * as the game finds it worth while; then the evaluation looks. Trials go in heats, each lap of them in the same world with
 * the same luck.
 */
import { type Brain, type Evaluation, imagine, type Option, picker, quick, worth } from '@taverne/engine';
import { budgetOf } from './budget.ts';
import { at, type Decision, decisionOf, keyed } from './decision.ts';
import { firstGuess, type Instinct } from './guessing.ts';
import { evenly, heats } from './heats.ts';
import { isSlip } from './temper.ts';

export interface Trials<S> {
  readonly instinct: Instinct<S>;
  readonly evaluation: Evaluation<S>;
  /** Questions that are answered with the first guess, because trials would say nothing new. */
  readonly settled?: readonly string[];
  /** Has a trial that began at `from` seen enough? */
  isFar(state: S, from: S): boolean;
  /** No trial answers more questions than this. */
  readonly longest: number;
  /** How many of the answers that look best are tried at all. */
  readonly candidates: number;
  /** How far the guesses of a trial may be off, in points, so that trials differ. */
  readonly noise: number;
  /** How often, of a hundred decisions, it does not think at all and answers with a first guess, off by up to `haste`. */
  readonly slips: number;
  readonly haste: number;
}

/** Trials where a thinking names no number of them. */
const TRIALS = 100;

interface Candidate {
  readonly option: Option;
  readonly guess: number;
  trials: number;
  sum: number;
}

const mean = ({ trials, sum }: Candidate): number | undefined => (trials === 0 ? undefined : sum / trials);

export const trying =
  <S>(trials: Trials<S>): Brain<S> =>
  (game, sight, thinking) => {
    const { seed, iterations = TRIALS } = thinking;
    const decision = decisionOf(game, sight, quick(seed));
    const roll = picker(seed);
    const isSettled = trials.settled?.includes(decision.world.ask(decision.index).name);
    if (isSettled || isSlip(trials.slips, roll)) {
      return { key: firstGuess(trials.instinct, decision, roll, isSettled ? 0 : trials.haste).key, iterations: 0 };
    }
    const field = candidatesOf(decision, trials);
    const first = at(field, 0);
    if (field.length === 1) return { key: first.option.key, iterations: 0 };
    const budget = budgetOf(thinking, TRIALS);
    const attempt = (candidate: Candidate): boolean => {
      candidate.sum += tryOut(decision, candidate.option, mixed(seed, candidate.trials), trials);
      candidate.trials++;
      return true;
    };
    const best = heats(field, { schedule: evenly(iterations, field.length), attempt, found: mean }, budget) ?? first;
    const value = mean(best);
    return { key: best.option.key, ...(value !== undefined && { value }), iterations: budget.spent };
  };

/** The answers that look best, the very best first. */
function candidatesOf<S>({ world, index, options }: Decision<S>, { instinct, candidates }: Trials<S>): Candidate[] {
  const guesses = instinct.guesses(world, index);
  return options
    .map((option, i) => ({ option, guess: guesses[i] ?? 0, trials: 0, sum: 0 }))
    .sort((a, b) => b.guess - a.guess)
    .slice(0, candidates);
}

/** `luck`: what chance says, and how guesses are off. */
function tryOut<S>({ world: root, seat, index }: Decision<S>, option: Option, luck: number, trials: Trials<S>): number {
  const { instinct, evaluation, isFar, longest, noise } = trials;
  const roll = picker(luck);
  const world = imagine(root, seat, quick(luck));
  world.choose(index, keyed(world.options(index), option.key) ?? option);
  for (let asked = 0; world.request && asked < longest && !isFar(world.state, root.state); asked++) {
    const open = world.waiting;
    world.choose(open, firstGuess(instinct, { world, index: open }, roll, noise));
  }
  return world.outcome ? worth(world.outcome, seat) : evaluation(world.state, seat);
}

/** A seed for each lap of trials. */
const mixed = (seed: number, lap: number): number => Math.imul(seed ^ (lap * 0x9e3779b1), 0x85ebca6b) >>> 0;
