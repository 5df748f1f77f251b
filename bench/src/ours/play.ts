/** Our table at work, whatever the game, through what the engine's package shows to everybody and nothing else. */

import {
  answer,
  awaited,
  fork,
  type Happening,
  type Level,
  type Match,
  picker,
  questionsOf,
  quick,
  restoreMatch,
  type Seat,
  sightOf,
  storedOf,
  type World,
} from '@taverne/engine';
import type { Work } from '../lane.ts';

/** A new match of the game that is measured. */
export type Open<S, O, E extends Happening, V> = (seed: number) => Match<S, O, E, V>;

/** Answers at random, in place, until the match is over or `enough` says so; gives back the number of decisions. */
export function playAtRandom<S, E extends Happening>(
  world: World<S, E>,
  pick: (of: number) => number,
  enough?: (decisions: number) => boolean,
): number {
  let decisions = 0;
  while (world.request && !enough?.(decisions)) {
    const index = world.waiting;
    const options = world.options(index);
    const chosen = options[pick(options.length)];
    if (!chosen) break;
    world.choose(index, chosen);
    decisions++;
  }
  return decisions;
}

/** As a bot does it: a fork of a match at the table, then changed in place to the end. */
export function playoutsOf<S, O, E extends Happening, V>(open: Open<S, O, E, V>): Work {
  const pick = picker(4);
  return () => playAtRandom(fork(open(pick(1e9)).world, quick(pick(1e9))), pick);
}

/** Names one of the options that a seat is offered. */
type Chooser = (seat: Seat, options: readonly { readonly key: string }[]) => string;

/** Questions with ids, answers by notation, journal, events, points to undo to; until the match is over or `isEnough` says so. */
export function playThrough<S, O, E extends Happening, V>(
  match: Match<S, O, E, V>,
  choose: Chooser,
  isEnough?: (state: S) => boolean,
): number {
  let decisions = 0;
  for (let [seat] = awaited(match); seat !== undefined && !isEnough?.(match.world.state); [seat] = awaited(match)) {
    const [question] = questionsOf(match, seat);
    if (!question) break;
    const trouble = answer(match, seat, question.id, choose(seat, question.options));
    if (trouble) throw new Error(trouble.say);
    decisions++;
  }
  return decisions;
}

/** As a bot of this level would. */
export const ledBy =
  <S, O, E extends Happening, V>(level: Level, { game, world }: Match<S, O, E, V>, pick: (of: number) => number): Chooser =>
  (seat) => {
    const seed = pick(1e9);
    return level.brain(game, sightOf(world, seat, quick(seed)), { ...level.thinking, seed }).key;
  };

/** As people do it, at random. */
export function matchesOf<S, O, E extends Happening, V>(open: Open<S, O, E, V>): Work {
  const pick = picker(5);
  return () => playThrough(open(pick(1e9)), (_, options) => options[pick(options.length)]?.key ?? '');
}

/** Forks of matches in the middle of a step, where `isWanted`; a unit is one fork, ready to be asked and answered. */
export function forksOf<S, O, E extends Happening, V>(open: Open<S, O, E, V>, isWanted: (world: World<S, E>) => boolean): Work {
  const pick = picker(6);
  const chance = quick(7);
  const worlds: World<S, E>[] = [];
  while (worlds.length < 200) {
    const { world } = open(pick(1e9));
    playAtRandom(world, pick, () => world.tape.length > 0 && isWanted(world));
    if (world.request) worlds.push(world);
  }
  return () => {
    for (const world of worlds) fork(world, chance);
    return worlds.length;
  };
}

/** How many matches are stored and restored in turn. */
const STORED = 8;

/** Stored matches of bots, as alike to those of people as we have them, run from their journals to the end. Played once, whatever is counted. */
export function restoresOf<S, O, E extends Happening, V>(
  open: Open<S, O, E, V>,
  level: Level | undefined,
): (unit: 'matches' | 'decisions') => Work {
  if (!level) throw new Error('there is no such level');
  const play = () => {
    const pick = picker(9);
    return Array.from({ length: STORED }, () => {
      const match = open(pick(1e9));
      const decisions = playThrough(match, ledBy(level, match, pick));
      return { game: match.game, record: storedOf(match), decisions };
    });
  };
  let played: ReturnType<typeof play> | undefined;
  return (unit) => {
    played ??= play();
    const stored = played;
    return () => {
      let units = 0;
      for (const { game, record, decisions } of stored) {
        const match = restoreMatch(game, record, quick(1));
        if (!match.ok || !match.value.outcome) throw new Error('a stored match does not end as it did');
        units += unit === 'matches' ? 1 : decisions;
      }
      return units;
    };
  };
}
