/**
 * Who is who in the box by number, for whoever draws it: names, colours and printed figures of deed cards, units, skills and tactics,
 * without what they do. A test holds it against the book, which has the rules of each.
 */
import { BASICS, type Basic, type Colour, HEROES, type HeroName, type Recruiter } from '../words.ts';

// Sixteen basic actions a hero, then what is common, with room to grow; then the wounds, which are numbered as they are taken.
export const DECK_SIZE = 16;
export const FIRST = { advanced: 64, spell: 112, artifact: 144 } as const;
export const FIRST_WOUND = 256;

/** A wound by its number. */
export const isWound = (card: number): boolean => card >= FIRST_WOUND;

export interface CardFace {
  readonly id: string;
  readonly kind: 'basic' | 'advanced' | 'spell' | 'artifact' | 'wound';
  readonly colour?: Basic;
  /** It can be attached to a unit. */
  readonly isBanner?: true;
}

export interface UnitFace {
  readonly id: string;
  readonly isElite: boolean;
  readonly level: number;
  readonly cost: number;
  readonly armor: number;
  readonly resists: readonly ('physical' | 'fire' | 'ice')[];
  readonly at: readonly Recruiter[];
  /** For each ability the mana it asks for. */
  readonly abilities: readonly (Colour | undefined)[];
}

export interface SkillFace {
  readonly id: string;
  readonly hero: HeroName;
  readonly use: 'turn' | 'round' | 'passive';
}

export interface TacticFace {
  readonly id: string;
  readonly number: number;
  readonly isNight: boolean;
}

// ── deed cards ──

type Coloured = readonly (readonly [id: string, colour: Basic])[];
const COMMON: Coloured = [
  ['rage', 'red'],
  ['rage', 'red'],
  ['determination', 'blue'],
  ['swiftness', 'white'],
  ['swiftness', 'white'],
  ['march', 'green'],
  ['march', 'green'],
  ['stamina', 'blue'],
  ['stamina', 'blue'],
  ['tranquility', 'green'],
  ['promise', 'white'],
  ['threaten', 'red'],
  ['crystallize', 'blue'],
  ['mana-draw', 'white'],
  ['concentration', 'green'],
  ['improvisation', 'red'],
];
/** The hero's own card, and the place it takes. */
const OWN: { readonly [H in HeroName]: readonly [place: number, id: string] } = {
  arythea: [0, 'battle-versatility'],
  tovak: [2, 'cold-toughness'],
  goldyx: [14, 'will-focus'],
  norowas: [10, 'noble-manners'],
};
type ByColour = { readonly [C in Basic]: string };
const ADVANCED: ByColour = {
  red: 'fire-bolt blood-rage intimidate blood-ritual into-the-heat decompose maximal-effect',
  blue: 'ice-bolt ice-shield frost-bridge pure-magic steady-tempo crystal-mastery magic-talent',
  white: 'swift-bolt agility song-of-wind heroic-tale diplomacy mana-storm learning',
  green: 'crushing-bolt refreshing-walk path-finding regeneration in-need ambush training',
};
const SPELLS: ByColour = {
  red: 'fireball flame-wall burning-shield demolish',
  blue: 'snowstorm mana-bolt chill space-bending',
  white: 'expose whirlwind wings-of-wind call-to-arms',
  green: 'tremor underground-travel restoration meditation',
};
/** Those that are left out where nobody is a rival came last. */
const RIVAL_SPELLS: ByColour = { red: 'mana-meltdown', blue: 'mana-claim', white: 'mind-read', green: 'energy-flow' };
const ARTIFACTS =
  'banner-of-glory banner-of-fear banner-of-protection banner-of-courage ruby-ring sapphire-ring diamond-ring emerald-ring ' +
  'sword-of-justice horn-of-wrath endless-bag-of-gold endless-gem-pouch golden-grail book-of-wisdom amulet-of-sun amulet-of-darkness';

const ORDER: readonly Basic[] = ['red', 'blue', 'white', 'green'];
const listed = (of: ByColour, kind: 'advanced' | 'spell'): readonly CardFace[] =>
  ORDER.flatMap((colour) => of[colour].split(' ').map((id): CardFace => ({ id, kind, colour })));

const DECKS = HEROES.flatMap((hero) =>
  COMMON.map(([id, colour], i): CardFace => ({ id: OWN[hero][0] === i ? OWN[hero][1] : id, kind: 'basic', colour })),
);
const PILES = {
  advanced: listed(ADVANCED, 'advanced'),
  spell: [...listed(SPELLS, 'spell'), ...listed(RIVAL_SPELLS, 'spell')],
  artifact: ARTIFACTS.split(' ').map(
    (id): CardFace => ({ id, kind: 'artifact', ...(id.startsWith('banner-') && { isBanner: true }) }),
  ),
};
const WOUND: CardFace = { id: 'wound', kind: 'wound' };

export function cardFace(card: number): CardFace {
  if (isWound(card)) return WOUND;
  if (card < FIRST.advanced) return DECKS[card] ?? WOUND;
  const kind = card >= FIRST.artifact ? 'artifact' : card >= FIRST.spell ? 'spell' : 'advanced';
  return PILES[kind][card - FIRST[kind]] ?? WOUND;
}

// ── units ──

/** `peasants 1 4 3 village - - -`: level, cost, armor, where; then resistances after `!`, and the mana of each ability. */
const UNITS: readonly string[] = [
  'peasants 1 4 3 village - - -',
  'herbalists 1 3 2 village,monastery green - -',
  'foresters 1 5 4 village - -',
  'utem-crossbowmen 2 6 4 village,keep - -',
  'utem-guardsmen 2 5 5 village,keep - -',
  'utem-swordsmen 2 6 4 keep - -',
  'guardian-golems 2 7 3!physical keep,mage-tower - red blue',
  'illusionists 2 7 2!physical monastery,mage-tower - white -',
  'red-cape-monks 2 7 4 monastery - red',
  'northern-monks 2 7 4 monastery - blue',
  'savage-monks 2 7 4 monastery - green',
  'fire-golems 3 8 4!fire,physical keep,mage-tower - red',
  'ice-golems 3 8 4!ice,physical keep,mage-tower - blue',
  'fire-mages 3 9 4!fire monastery,mage-tower - red -',
  'ice-mages 3 9 4!ice monastery,mage-tower - blue -',
  'amotep-gunners 3 8 6 keep,city - red',
  'amotep-freezers 3 8 6 keep,city - blue',
  'catapults 3 9 4 keep,city - red blue',
  'altem-mages 4 12 5!fire,ice city - - black',
  'altem-guardians 4 11 7 city - - green',
];
const RESISTABLE = ['physical', 'fire', 'ice'] as const;
const PLACES = ['village', 'monastery', 'keep', 'mage-tower', 'city'] as const satisfies readonly Recruiter[];
const MANA = [...BASICS, 'black'] as const satisfies readonly Colour[];

function readUnit(row: string): UnitFace {
  const [id = '', level, cost, body = '', at = '', ...abilities] = row.split(' ');
  const [armor, resists = ''] = body.split('!');
  return {
    id,
    isElite: Number(level) > 2,
    level: Number(level),
    cost: Number(cost),
    armor: Number(armor),
    resists: resists.split(',').flatMap((each) => RESISTABLE.filter((one) => one === each)),
    at: at.split(',').flatMap((each) => PLACES.filter((one) => one === each)),
    abilities: abilities.map((each) => MANA.find((one) => one === each)),
  };
}
const UNIT_FACES = UNITS.map(readUnit);
const NOBODY = readUnit('');
export const unitFace = (unit: number): UnitFace => UNIT_FACES[unit] ?? NOBODY;

// ── skills and tactics ──

/** Those with a star are for once a round, the one with a dash is always at work. */
const SKILLS: { readonly [H in HeroName]: string } = {
  arythea:
    'dark-paths burning-power hot-swordsmanship dark-negotiation dark-fire-magic* power-of-pain polarization motivation* healing-ritual*',
  tovak:
    'double-time night-sharpshooting cold-swordsmanship shield-mastery resistance-break i-feel-no-pain i-dont-give-a-damn who-needs-magic motivation* mana-exploit*',
  goldyx:
    'freezing-power potion-making* white-crystal-craft* green-crystal-craft* red-crystal-craft* glittering-fortune flight* universal-power motivation* source-freeze*',
  norowas:
    'forward-march day-sharpshooting inspiration* bright-negotiation leaves-in-the-wind* whisper-in-the-treetops* leadership bonds-of-loyalty- motivation* prayer-of-weather*',
};
const SKILL_FACES: readonly SkillFace[] = [
  ...HEROES.flatMap((hero) =>
    SKILLS[hero].split(' ').map((word): SkillFace => {
      const use = word.endsWith('*') ? 'round' : word.endsWith('-') ? 'passive' : 'turn';
      return { id: `${hero}-${use === 'turn' ? word : word.slice(0, -1)}`, hero, use };
    }),
  ),
  { id: 'arythea-invocation', hero: 'arythea', use: 'turn' },
];
const NO_SKILL: SkillFace = { id: '', hero: 'arythea', use: 'turn' };
export const skillFace = (skill: number): SkillFace => SKILL_FACES[skill] ?? NO_SKILL;

const TACTICS =
  'early-bird rethink mana-steal planning great-start the-right-moment ' +
  'from-the-dusk long-night mana-search midnight-meditation preparation sparing-power';
const TACTIC_FACES = TACTICS.split(' ').map((id, i): TacticFace => ({ id, number: (i % 6) + 1, isNight: i >= 6 }));
const NO_TACTIC: TacticFace = { id: '', number: 0, isNight: false };
export const tacticFace = (tactic: number): TacticFace => TACTIC_FACES[tactic] ?? NO_TACTIC;
