/** What stands on a space of the map, as the view tells it. No rule: only what anybody sees. */
import { ENEMIES } from '../../src/content/enemies.ts';
import { RUINS } from '../../src/content/ruins.ts';
import { SCENARIOS } from '../../src/content/scenarios.ts';
import { SITE_ROWS } from '../../src/content/sites.ts';
import type { EnemyRow, RuinsRow } from '../../src/content/types.ts';
import { type Ground, groundAt, landOf } from '../../src/land.ts';
import type { City, Space, Token } from '../../src/state.ts';
import { NONE, PILES, type PileName } from '../../src/words.ts';
import type { View } from '../view.ts';

/** An enemy as it is in this printing (MK-RULING-20). */
export function enemyIn({ rules }: Pick<View, 'rules'>, enemy: number): EnemyRow | undefined {
  const row = ENEMIES[enemy];
  return row && rules.printing === 'first' ? { ...row, ...row.first } : row;
}

export interface Standing {
  readonly ground: Ground;
  readonly tokens: readonly Token[];
  /** Left out: no ruins token lies there; null: it lies face down. */
  readonly ruins?: RuinsRow | null;
  readonly city?: City | undefined;
  readonly shields: readonly number[];
  /** Nobody has conquered the keep, tower or city there. */
  readonly isHeld: boolean;
  /** Cities cannot be entered in this scenario (MK-SCENARIO-24). */
  readonly isClosed: boolean;
}

export function standingAt(view: View, space: Space): Standing | undefined {
  const ground = groundAt(landOf(view), space);
  if (!ground) return undefined;
  const tokens = view.tokens.filter(({ at }) => at === space);
  const ruin = view.ruins.find(({ at }) => at === space);
  const city = view.cities.find(({ at }) => at === space);
  const shields = view.shields.flatMap(({ at, seat }) => (at === space ? [seat] : []));
  const isFort = ground.site !== undefined && SITE_ROWS[ground.site].kind === 'fortified';
  const isClosed = ground.site === 'city' && SCENARIOS[view.rules.scenario].closedCities === true;
  const isTaken = ground.site === 'city' ? city !== undefined && city.leader !== NONE : shields.length > 0;
  return {
    ground,
    tokens,
    ...(ruin && { ruins: RUINS[ruin.token] ?? null }),
    city,
    shields,
    isHeld: isFort && !isClosed && !isTaken,
    isClosed,
  };
}

export const pileOf = ({ pile }: Token): PileName => PILES[pile] ?? 'gray';
/** Does the site there still draw anybody to it? A burned monastery and a cleared den are empty land. */
export const isSpent = ({ ground, shields }: Pick<Standing, 'ground' | 'shields'>): boolean =>
  shields.length > 0 && ground.site !== undefined && EMPTIED.includes(ground.site);
const EMPTIED: readonly string[] = ['monastery', 'monster-den', 'spawning-grounds', 'ruins'];
