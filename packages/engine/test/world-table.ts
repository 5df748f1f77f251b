import { ask, type Happening, type LineEntry, option, type Source, World } from '../src/index.ts';
import { Diverged } from '../src/result.ts';
import type { Recorder } from '../src/world.ts';
import { type Log, type Tiny, tiny } from './table.ts';

/** Counts how often the list of each question was built. */
export const built = new Map<string, number>();
export const list =
  <O>(name: string, options: O) =>
  () => {
    built.set(name, (built.get(name) ?? 0) + 1);
    return options;
  };

export const SIDES = [option('left', 'left'), option('right', 'right')];
export const WORDS = [option('yes', true), option('no', false)];

/** A step: seat 0 picks a side, a die falls, seat 1 is shown something and says yes or no. Three yes end the match. */
export const fork = tiny(function* (state, table) {
  state.log.push(yield* ask(0, 'side', list('side', SIDES)));
  state.log.push(`die ${table.chance('die', 6)}`);
  table.shown(1);
  table.emit({ event: 'rolled', rule: 'TINY-ROLL' });
  state.log.push((yield* ask(1, 'word', list('word', WORDS))) ? 'yes' : 'no');
  if (state.log.filter((word) => word === 'yes').length === 3) state.log.push('end');
});

export const answer = (seat: number, name: string, key: string, by?: 'table' | 'order'): LineEntry =>
  by ? { type: 'answer', seat, name, key, by } : { type: 'answer', seat, name, key };
export const die = (said: number, of = 6, what = 'die'): LineEntry => ({ type: 'chance', what, of, said });
export const shown = (...to: number[]): LineEntry => ({ type: 'shown', to });

const never: Source = () => {
  throw new Error('chance must not be asked');
};

export interface Setting {
  readonly chance?: Source;
  readonly tape?: readonly LineEntry[];
  readonly strict?: boolean;
  readonly log?: string[];
  readonly recorder?: Recorder<Log, Happening>;
  readonly base?: number;
  readonly chances?: number;
  readonly keep?: boolean;
}

export const worldOf = (game: Tiny, { log = [], chance = never, ...rest }: Setting = {}) =>
  new World({ game, state: () => ({ log }), chance, keep: true, ...rest });

export const choose = (world: World<Log>, key: string, index = 0) => {
  const picked = world.options(index).find((option) => option.key === key);
  if (!picked) throw new Error(`"${key}" is not offered`);
  world.choose(index, picked);
};

export const divergence = (game: Tiny, tape: readonly LineEntry[], more: Setting = {}) => {
  try {
    worldOf(game, { tape, ...more });
    return 'fits';
  } catch (error) {
    if (!(error instanceof Diverged)) throw error;
    return error.message;
  }
};
