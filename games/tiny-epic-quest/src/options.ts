/** Match options: how it is played, the map, the content, and the rulings that are a matter of taste. */
import { fail, type OptionFields, type OptionsOf, parseOptions, type Result, type Trouble, trouble } from '@taverne/engine';
import { readPack } from './content/pack.ts';
import { readMap } from './map-text.ts';
import { said } from './sentences.ts';
import { COLOURS, TARGETS } from './words.ts';

/** A content pack as JSON text; no honest one is longer. */
const LONGEST_PACK = 64_000;
/** Seventeen cards with their places. */
const LONGEST_MAP = 200;

export const FIELDS = {
  mode: { kind: 'choice', of: ['competitive', 'solo'], default: 'competitive', rule: 'TEQ-FLOW-05' },
  /** The Dark sides. */
  gloom: { kind: 'flag', default: false, rule: 'TEQ-GLOOM-01' },
  /** Solo: what one sets out to become. */
  target: { kind: 'choice', of: TARGETS, default: 'squire', rule: 'TEQ-SOLO-03' },
  /** Who holds the First Player token at first: chance, or the seat with this number. */
  first: { kind: 'choice', of: ['chance', '0', '1', '2', '3'], default: 'chance', rule: 'TEQ-SETUP-26' },
  /** The colours of the seats, in order; none: chance deals them. */
  colours: { kind: 'list', of: COLOURS, length: COLOURS.length, rule: 'TEQ-SETUP-02' },
  /** A map as text (map-text.ts), to play on it again; empty: laid out anew. */
  map: { kind: 'text', longest: LONGEST_MAP, rule: 'TEQ-SETUP-14' },
  /** May one go by foot to a card that touches at a corner only (TEQ-RUL-06)? */
  footCorners: { kind: 'flag', default: true, rule: 'TEQ-RUL-06' },
  /** Does the finish card count as crossed unless one stops on its Portal (TEQ-RUL-07)? */
  finishCrossed: { kind: 'flag', default: false, rule: 'TEQ-RUL-07' },
  /** Do both Temples of one Item count in one Rest (TEQ-RUL-14)? */
  itemTwice: { kind: 'flag', default: false, rule: 'TEQ-RUL-14' },
  /** Does a power symbol that finds its player at the maximum go on to the next (TEQ-RUL-17)? */
  powerPasses: { kind: 'flag', default: false, rule: 'TEQ-RUL-17' },
  /** Do wounds stay until Resolution when the attacker leaves (TEQ-RUL-21)? */
  woundsStay: { kind: 'flag', default: false, rule: 'TEQ-RUL-21' },
  /** Do the Goblins of set-up start passive in GloomFall too (TEQ-RUL-24)? */
  gloomCalmStart: { kind: 'flag', default: false, rule: 'TEQ-RUL-24' },
  /** Is the solo target looked at only when the game is over (TEQ-RUL-25)? */
  targetAtEnd: { kind: 'flag', default: false, rule: 'TEQ-RUL-25' },
  /** Does a Hero sent home get the gain of a Castle besides (TEQ-RUL-28)? */
  homeGain: { kind: 'flag', default: false, rule: 'TEQ-RUL-28' },
  /** At most one Spell a Rest (TEQ-RUL-30)? */
  oneSpell: { kind: 'flag', default: false, rule: 'TEQ-RUL-30' },
  /** Does a Shield in the reserve help (TEQ-RUL-38)? */
  reserveShield: { kind: 'flag', default: false, rule: 'TEQ-RUL-38' },
  /** Are the first three Quests laid from left to right, so that the newest is the rightmost (TEQ-RUL-03)? */
  rowFromLeft: { kind: 'flag', default: false, rule: 'TEQ-RUL-03' },
  /** Does one completed Temple take every Treasure Quest that names it (TEQ-RUL-11)? */
  allTreasures: { kind: 'flag', default: false, rule: 'TEQ-RUL-11' },
  /** May a Rest take a Quest that was turned up during it (TEQ-RUL-11)? */
  freshQuests: { kind: 'flag', default: true, rule: 'TEQ-RUL-11' },
  /** Is the rest of a roll lost for all when its roller is Exhausted by it (TEQ-RUL-17)? */
  rollEnds: { kind: 'flag', default: false, rule: 'TEQ-RUL-17' },
  /** Is the entrance of a Temple the first of its four spaces (TEQ-RUL-19)? */
  entranceCounts: { kind: 'flag', default: false, rule: 'TEQ-RUL-19' },
  /** May a Hero stop on a Portal without a Goblin (TEQ-RUL-22)? */
  emptyPortals: { kind: 'flag', default: true, rule: 'TEQ-RUL-22' },
  /** Above the last row of the score table, does each one more add what the last row added (TEQ-RUL-23)? */
  pointsGoOn: { kind: 'flag', default: false, rule: 'TEQ-RUL-23' },
  /** Can Sword and Forge Ahead be used before the first roll by everybody (TEQ-RUL-26)? */
  duskWindow: { kind: 'flag', default: true, rule: 'TEQ-RUL-26' },
  /** Can damage by magic symbols be blocked (TEQ-RUL-29)? */
  blockMagic: { kind: 'flag', default: true, rule: 'TEQ-RUL-29' },
  /** May gains and Quests be declined (TEQ-RUL-34)? */
  mayDecline: { kind: 'flag', default: true, rule: 'TEQ-RUL-34' },
  /** Is one asked before a Legendary Item moves (TEQ-RUL-34)? It can do no harm, so that the question would only be in the way. */
  offerSteps: { kind: 'flag', default: true, rule: 'TEQ-RUL-34' },
  /** Do Placement Quests come before what the Region does (TEQ-RUL-36)? */
  questsFirst: { kind: 'flag', default: false, rule: 'TEQ-RUL-36' },
  /** In a Rest, do the gains come before Temples and Spells, so that they can pay for the Staff (TEQ-RUL-37)? */
  gainsFirst: { kind: 'flag', default: false, rule: 'TEQ-RUL-37' },
  /** Alone, does the supply fill the Portals before Goblins are named, so that new ones can be among them (TEQ-RUL-39)? */
  rouseNew: { kind: 'flag', default: false, rule: 'TEQ-RUL-39' },
  /** Do Heroes of one player pass Items in any Castle they share (TEQ-RUL-41)? */
  anyCastle: { kind: 'flag', default: false, rule: 'TEQ-RUL-41' },
  /** Content in place of the house's own, as JSON; empty: the house pack. */
  pack: { kind: 'text', longest: LONGEST_PACK },
} as const satisfies OptionFields;

export type Options = OptionsOf<typeof FIELDS>;

/** The options that stay in force after set-up. */
export type Rules = Omit<Options, 'first' | 'colours' | 'map' | 'pack'>;

export function rulesOf({ first: _first, colours: _colours, map: _map, pack: _pack, ...rules }: Options): Rules {
  return rules;
}

export function parse(raw: unknown): Result<Options> {
  const options = parseOptions(FIELDS, raw);
  if (!options.ok) return options;
  const content = readPack(options.value.pack);
  if (!content.ok) return content;
  if (options.value.map === '') return options;
  const map = readMap(content.value, options.value.map);
  return map.ok ? options : fail('wrong-option', map.trouble, 'options.map');
}

/** A first player who is not there. */
export function misfit({ first }: Options, seats: number): Trouble | undefined {
  if (first === 'chance' || Number(first) < seats) return undefined;
  return trouble('wrong-option', said('first-not-there', { first, seats, last: seats - 1 }), 'options.first');
}
