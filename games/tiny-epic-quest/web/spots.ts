/** What can be pointed at: Regions of the map by name, and by prefix Heroes, Movement cards, Quests and Items. */
import type { Hero } from '../src/words.ts';

export type Spot = string;

export const heroSpot = (hero: Hero): Spot => `hero-${hero}`;
export const cardSpot = (card: number): Spot => `card-${card}`;
export const questSpot = (quest: number): Spot => `quest-${quest}`;
export const itemSpot = (item: number): Spot => `item-${item}`;
export const RESERVE: Spot = 'reserve';

const numberAfter = (prefix: string, spot: Spot | undefined): number | undefined =>
  spot?.startsWith(prefix) ? Number(spot.slice(prefix.length)) : undefined;

export const heroIn = (spot: Spot | undefined): Hero | undefined => numberAfter('hero-', spot);
export const cardIn = (spot: Spot | undefined): number | undefined => numberAfter('card-', spot);
export const questIn = (spot: Spot | undefined): number | undefined => numberAfter('quest-', spot);
export const itemIn = (spot: Spot | undefined): number | undefined => numberAfter('item-', spot);
