/** What is rated together: one game in one mode. */
import { isForRivals } from '@taverne/engine';
import type { MatchOptions } from '@taverne/protocol';
import type { Registry } from '../../registry.ts';
import type { MatchRow } from '../../storage/port.ts';

/** Of a game without modes. Elsewhere the mode is the option by which seats are counted. */
const PLAIN = 'plain';

export interface Pool {
  readonly game: string;
  readonly mode: string;
}

/** The options that say this mode. */
export function optionsFor(registry: Registry, { game, mode }: Pool): MatchOptions {
  const name = registry.get(game)?.game.seats.by?.option;
  return name === undefined || mode === PLAIN ? {} : { [name]: mode };
}

/** Where a match belongs, be it rated or not. Its options may be as its maker wrote them. */
export function poolOf(registry: Registry, { game, options }: Pick<MatchRow, 'game' | 'options'>): Pool | undefined {
  const served = registry.get(game)?.game;
  const parsed = served?.options(options);
  if (!served || !parsed?.ok) return undefined;
  const { by } = served.seats;
  const mode: unknown = by && typeof parsed.value === 'object' && parsed.value !== null && Reflect.get(parsed.value, by.option);
  return { game, mode: typeof mode === 'string' ? mode : PLAIN };
}

/** Can two people play against each other in it? */
export function isForTwo(registry: Registry, { game, mode }: Pool): boolean {
  const seats = registry.get(game)?.game.seats;
  if (!seats) return false;
  const { by } = seats;
  return isForRivals(by ? by.counts[mode] : mode === PLAIN ? seats : undefined);
}
