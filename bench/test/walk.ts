/** Walking a match through our table and through the floor at once, until it is over or they part. */

import { quick, startMatch } from '@taverne/engine';
import { leaders } from '@taverne/leaders';
import {
  answer,
  type Card,
  copy,
  type Dice,
  dice,
  type Mode,
  OVER,
  offered,
  type State,
  seatToDecide,
  shuffled,
  start,
} from '../src/floor/index.ts';

export function open(mode: Mode, pile: readonly Card[]) {
  const match = startMatch(leaders, {
    options: mode === 'discovery' ? { mode, pile, first: '0' } : { mode, first: '0' },
    chance: quick(1),
  });
  if (!match.ok) throw new Error(match.trouble.say);
  return match.value.world;
}

export type Course = ReturnType<typeof open>;

/** How a player picks: anything; whatever does not end the match; hardly anything but `end`. They get to different ends of the rules. */
export type Temper = (floor: State, keys: readonly string[], roll: Dice) => string | undefined;

export const TEMPERS: { readonly [name: string]: Temper } = {
  reckless: (_, keys, roll) => keys[roll(keys.length)],
  peaceful(floor, keys, roll) {
    for (let attempt = 0; attempt < 20; attempt++) {
      const key = keys[roll(keys.length)];
      const next = copy(floor);
      answer(next, offered(floor).get(key ?? '') ?? 0);
      if (next.phase !== OVER) return key;
    }
    return keys[0];
  },
  idle: (_, keys, roll) => (keys.includes('end') && roll(4) > 0 ? 'end' : keys[roll(keys.length)]),
};

/** Walks one match through both and says where they part; counts decisions and endings. */
export function walk(
  mode: Mode,
  temper: Temper,
  seed: number,
  endings: Map<string, Set<string>>,
): { decisions: number; parted: string } {
  const roll = dice(seed);
  const pile = shuffled(roll);
  const [floor, world] = [start(mode, pile), open(mode, pile)];
  const line: string[] = [];
  const part = (why: string) => ({
    decisions: line.length,
    parted: `seed ${seed}, ${mode}, pile ${pile}, after ${line.join(' / ')}: ${why}`,
  });
  while (world.request && floor.phase !== OVER) {
    const theirs = world.options(0);
    const keys = [...offered(floor).keys()].sort();
    const found = theirs.map(({ key }) => key).sort();
    if (keys.join() !== found.join()) {
      const only = (these: readonly string[], those: readonly string[]) =>
        these.filter((key) => !those.includes(key)).join(', ');
      return part(`only the floor offers ${only(keys, found)}; only the table offers ${only(found, keys)}`);
    }
    if (world.ask(0).seat !== seatToDecide(floor)) return part(`the table asks seat ${world.ask(0).seat}`);
    const key = temper(floor, keys, roll);
    const chosen = theirs.find((option) => option.key === key);
    if (!chosen) return part('nothing is offered');
    line.push(chosen.key);
    world.choose(0, chosen);
    answer(floor, offered(floor).get(chosen.key) ?? 0);
  }
  const places = world.outcome?.places.join();
  if (places !== (floor.winner === 0 ? '1,2' : floor.winner === 1 ? '2,1' : '1,1'))
    return part(`table ${places}, floor ${floor.outcome}`);
  const ending = floor.outcome ?? 'none';
  endings.set(ending, new Set([...(endings.get(ending) ?? []), world.outcome?.how ?? 'none']));
  return { decisions: line.length, parted: '' };
}
