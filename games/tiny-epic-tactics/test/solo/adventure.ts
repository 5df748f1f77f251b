/** Positions of solo and co-op, told by who plays whom, and what the Enemy thinks in one line each. */
import type { Thought } from '../../src/events.ts';
import type { State } from '../../src/state.ts';
import { type Drawn, position } from '../position.ts';

export interface Venture extends Pick<Drawn, 'time' | 'green' | 'under' | 'enemyDiscard'> {
  readonly mode?: 'solo' | 'co-op';
  readonly mine?: string;
  /** Co-op: the second player's units. */
  readonly partner?: string;
  readonly enemy?: string;
  /** Co-op: the second Enemy's. */
  readonly enemy2?: string;
  /** The first player's tactics. */
  readonly hand?: string;
}

export function adventure({
  mode = 'solo',
  mine = '',
  partner = '',
  enemy = '',
  enemy2 = '',
  hand = '',
  ...rest
}: Venture): State {
  const units = mode === 'solo' ? [mine, enemy] : [mine, partner, enemy, enemy2];
  return position({ mode, units, hands: [hand], ...rest });
}

/** `nearest M1 3`: a thought in one line. */
export const said = (thoughts: readonly Thought[]): string[] =>
  thoughts.map(({ say, figures = {} }) => [say, ...Object.values(figures)].join(' '));
