/** Goblins at Portals: attackers, wounds, defeat. */

import type { Seat } from '@taverne/engine';
import type { Region } from './board.ts';
import type { WoundBy } from './events.ts';
import { kindOf, landOf, whichOf } from './land.ts';
import { regionOfHero, type State, trophiesOf } from './state.ts';
import type { QuestTable } from './types.ts';
import { AGGRESSIVE, type Hero, heroesOf, heroNumber, NO_GOBLIN, NONE, PASSIVE, seatOfHero } from './words.ts';

/** Steps of the token that defeat it (TEQ-NIGHT-45). */
export const GOBLIN_LIVES = 5;
/** Tokens in all (TEQ-SETUP-01). */
export const GOBLIN_TOKENS = 16;

export type Portal = number;

export const goblinAt = ({ goblin }: State, portal: Portal): number => goblin[portal] ?? NO_GOBLIN;
export const isAggressive = (state: State, portal: Portal): boolean =>
  portal !== NONE && goblinAt(state, portal) === AGGRESSIVE;

/** Any Hero on that Portal. */
export const isTaken = (state: State, region: Region): boolean => state.at.includes(region);

/** The Portal of the Goblin that a Hero attacks (TEQ-REGION-14); NONE: it attacks none. */
export function attackedBy(state: State, hero: Hero): Portal {
  const land = landOf(state);
  const region = regionOfHero(state, hero);
  if (kindOf(land, region) !== 'portal') return NONE;
  const portal = whichOf(land, region);
  return goblinAt(state, portal) === NO_GOBLIN ? NONE : portal;
}

/** The Goblins that a player's Heroes attack, each with its attacker. */
export const attacksOf = (state: State, seat: Seat): readonly { readonly hero: Hero; readonly portal: Portal }[] =>
  heroesOf(seat).flatMap((hero) => {
    const portal = attackedBy(state, hero);
    return portal === NONE ? [] : [{ hero, portal }];
  });

export function calm(state: State, portal: Portal): void {
  state.goblin[portal] = PASSIVE;
}

interface Blow {
  readonly hero: Hero;
  readonly portal: Portal;
  readonly wounds: number;
  readonly by: WoundBy;
}

const RULE_OF: { readonly [B in WoundBy]: string } = {
  punch: 'TEQ-NIGHT-44',
  sword: 'TEQ-ITEM-12',
  bow: 'TEQ-ITEM-14',
  grotto: 'TEQ-REGION-11',
  quest: 'TEQ-QUEST-04',
};

/** Turns the token; whoever makes it five takes the Goblin (TEQ-NIGHT-45, TEQ-NIGHT-47). */
export function wound(state: State, table: QuestTable, { hero, portal, wounds, by }: Blow): void {
  const seat = seatOfHero(hero);
  const total = Math.min(GOBLIN_LIVES, (state.wounds[portal] ?? 0) + wounds);
  state.wounds[portal] = total;
  state.wounder[portal] = seat;
  table.emit({ event: 'wounded', rule: RULE_OF[by], seat, hero: heroNumber(hero), portal: portal + 1, wounds, total, by });
  if (total < GOBLIN_LIVES) return;
  heal(state, portal);
  state.goblin[portal] = NO_GOBLIN;
  state.trophies[seat] = trophiesOf(state, seat) + 1; // raises Max Health (TEQ-NIGHT-48)
  table.emit({ event: 'goblin-defeated', rule: 'TEQ-NIGHT-47', seat, portal: portal + 1 });
}

export function heal(state: State, portal: Portal): void {
  state.wounds[portal] = 0;
  state.wounder[portal] = NONE;
}

/** Wounds are gone when the attacker leaves (TEQ-RUL-21), at a distance when its owner Rests or is Exhausted. */
export function healAll(state: State, isMeant: (portal: Portal) => boolean): void {
  for (let portal = 0; portal < state.wounds.length; portal++) if (isMeant(portal)) heal(state, portal);
}
