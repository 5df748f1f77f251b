/** What the site cards say, site by site (MK-SITE-01 to MK-SITE-24). */
import type { PileName, Rampager, SiteName } from '../words.ts';
import type { SiteRow } from './types.ts';

export const SITE_ROWS: { readonly [S in SiteName]: SiteRow } = {
  portal: { kind: 'other' },
  village: { kind: 'inhabited', heals: { cost: 3, rule: 'MK-INTERACT-13' } },
  monastery: {
    kind: 'inhabited',
    enemies: ['violet'],
    survivors: 'leave',
    noUnits: true,
    rewards: ['artifact'],
    heals: { cost: 2, rule: 'MK-INTERACT-14' },
    teaches: 6,
  },
  keep: { kind: 'fortified', garrison: ['gray'], shown: 'day', survivors: 'stay' },
  'mage-tower': {
    kind: 'fortified',
    garrison: ['violet'],
    shown: 'day',
    survivors: 'stay',
    rewards: ['spell'],
    spells: 7,
  },
  city: { kind: 'fortified', shown: 'always', survivors: 'stay' },
  dungeon: {
    kind: 'adventure',
    enemies: ['brown'],
    survivors: 'leave',
    isNight: true,
    noUnits: true,
    again: true,
    rewards: ['treasure'],
  },
  tomb: {
    kind: 'adventure',
    enemies: ['red'],
    survivors: 'leave',
    isNight: true,
    noUnits: true,
    again: true,
    rewards: ['spell', 'artifact'],
  },
  'monster-den': { kind: 'adventure', enemies: ['brown'], survivors: 'stay', rewards: ['crystal', 'crystal'] },
  'spawning-grounds': {
    kind: 'adventure',
    enemies: ['brown', 'brown'],
    survivors: 'stay',
    refills: true,
    rewards: ['artifact', 'crystal', 'crystal', 'crystal'],
  },
  ruins: { kind: 'adventure', survivors: 'stay' },
  mine: { kind: 'other' },
  glade: { kind: 'other' },
};

/** Who rampages: the pile its token is drawn from, and the Reputation for defeating it (MK-SITE-25, MK-OUTCOME-02). */
export const RAMPAGER_ROWS: { readonly [R in Rampager]: { readonly pile: PileName; readonly reputation: number } } = {
  orc: { pile: 'green', reputation: 1 },
  draconum: { pile: 'red', reputation: 2 },
};
