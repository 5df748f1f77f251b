/**
 * What cards, units and skills do, as data: the page draws a card's face from it, the planner adds it up, `run.ts` does it. What only one
 * card does is a `special`, written beside the card.
 */
import type { Play } from '@taverne/engine';
import type { Mod } from './mods.ts';
import type { Playing } from './playing.ts';
import type { CardNumber, Part } from './state.ts';
import type { Verdict } from './types.ts';
import type { Basic, Colour, Element, Kind, Trait } from './words.ts';

/** A number that depends on the moment, such as one for each wound in hand. */
export interface Count {
  readonly name: string;
  readonly of: (playing: Playing) => number;
}
/** Whether it is night, whether one stands in a forest. */
export interface Condition {
  readonly name: string;
  readonly holds: (playing: Playing) => boolean;
  /** What is said where it does not hold and nothing else is done instead. */
  readonly against?: Verdict;
}
/** The moments that effects can be tied to. `calm`: not in combat (MK-TURN-28); `start`: before the first phase of a fight (MK-COMBAT-76). */
export type Moment = 'calm' | 'move' | 'fight' | 'start' | 'ranged' | 'block' | 'attack' | 'interact';

export type Points = 'move' | 'influence' | 'heal' | 'draw' | 'fame' | 'reputation' | 'wound';

export type Effect =
  | { readonly do: Points; readonly n: number; readonly per?: number; readonly count?: Count }
  | {
      readonly do: 'attack';
      readonly n: number;
      readonly kind: Kind;
      readonly element: Element;
      readonly per?: number;
      readonly count?: Count;
    }
  | {
      readonly do: 'block';
      readonly n: number;
      readonly element: Element;
      readonly per?: number;
      readonly count?: Count;
      /** What it does to the enemy it blocks: see combat/twists.ts. */
      readonly twist?: string;
    }
  /** One token, or one crystal, of one of these colours. */
  | { readonly do: 'mana'; readonly of: readonly Colour[] }
  | { readonly do: 'crystal'; readonly of: readonly Basic[] }
  /** A unit up to this level. */
  | { readonly do: 'ready'; readonly level: number }
  | { readonly do: 'mod'; readonly mod: Mod }
  | { readonly do: 'later'; readonly what: 'fame' | 'reputation'; readonly n: number }
  /** What the card does at the end of the turn (`atEnd`). */
  | { readonly do: 'at-end' }
  | { readonly do: 'all' | 'either'; readonly of: readonly Effect[] }
  | { readonly do: 'when'; readonly is: Condition; readonly so: Effect; readonly otherwise?: Effect }
  | { readonly do: 'only'; readonly at: Moment; readonly so: Effect }
  /** Pays one mana; its colour decides what comes of it. */
  | { readonly do: 'pay'; readonly by: { readonly [C in Basic]?: Effect } }
  | { readonly do: 'foe'; readonly whom: 'one' | 'all'; readonly change: FoeChange }
  | Special;

/** What an effect does to an enemy. */
export interface FoeChange {
  /** It does not attack (MK-COMBAT-75). */
  readonly holds?: true;
  readonly destroys?: true;
  readonly armor?: number;
  /** Instead of `armor` where it is fortified. */
  readonly armorIfFortified?: number;
  /** Walls and all, or traits. */
  readonly strips?: readonly Trait[];
  /** Of its walls too: those of the site do not protect it any more. */
  readonly unwalls?: true;
  /** Only enemies that are not fortified. */
  readonly unfortifiedOnly?: true;
}

export type Reveal = 'tile' | 'garrison' | 'ruins' | 'enemies' | 'dice' | 'cards';

/** Parts of an attack or a block, one list for each way to make them. */
export type Forces = readonly (readonly Part[])[];

/** An effect inside another, with whatever plays it. */
export interface Inside {
  readonly context: Playing;
  readonly effect: Effect;
}

/** What data cannot say: a rule of its own. */
export interface Special {
  readonly do: 'special';
  /** Its word in notations, where it is one of several. */
  readonly name: string;
  /**
   * The other cards of the hand that it takes, one list for each way. They are named together with the card, in one answer: a question
   * about a hand in the middle of a step would tell what else is in it.
   */
  readonly takes?: (playing: Playing) => readonly (readonly CardNumber[])[];
  /** It comes beside the rest of a card, and is by itself no reason to play it. */
  readonly isBeside?: true;
  /** What it turns up or rolls, so that nothing before can be taken back (MK-CARD-24). */
  readonly reveals?: readonly Reveal[];
  /** What it turns up by where it leads, as long as that is not chosen first. */
  readonly seen?: (playing: Playing) => readonly Reveal[];
  /** What it would carry out inside: of the card that was named with it, of spells it could cast. */
  readonly insides?: (playing: Playing) => readonly Inside[];
  /** Done several times over, it takes another card each time. */
  readonly isRepeatable?: true;
  /** It may take mana beyond its price. */
  readonly spends?: true;
  /** Attack or block it could put on the table, beside a price in mana: for whoever asks how far one is (forces.ts). Left out: none. */
  readonly forces?: (playing: Playing, price: readonly number[]) => Forces;
  /** Left out: it can always be done. */
  readonly can?: (playing: Playing) => boolean;
  /** What speaks against it, where that has a reason of its own. */
  readonly against?: (playing: Playing) => Verdict;
  readonly does: (playing: Playing) => Play;
}

// ── the words in which cards are written ──

const points =
  (what: Points) =>
  (n: number, per?: number, count?: Count): Effect =>
    count ? { do: what, n, per: per ?? 1, count } : { do: what, n };
export const move = points('move');
export const influence = points('influence');
export const heal = points('heal');
export const draw = points('draw');
export const fame = points('fame');
export const reputation = points('reputation');
export const wound = points('wound');

const hit =
  (kind: Kind) =>
  (n: number, element: Element = 'physical'): Effect => ({ do: 'attack', n, kind, element });
export const attack = hit('melee');
export const ranged = hit('ranged');
export const siege = hit('siege');
export const block = (n: number, element: Element = 'physical', twist?: string): Effect =>
  twist ? { do: 'block', n, element, twist } : { do: 'block', n, element };
/** Attack or block that grows: `more(attack(5, 'fire'), 2, foesFaced)`. */
export const more = (effect: Effect, per: number, count: Count): Effect =>
  effect.do === 'attack' || effect.do === 'block' ? { ...effect, per, count } : effect;

export const mana = (...of: Colour[]): Effect => ({ do: 'mana', of });
export const crystal = (...of: Basic[]): Effect => ({ do: 'crystal', of });
export const ready = (level: number): Effect => ({ do: 'ready', level });
export const untilEnd = (mod: Mod): Effect => ({ do: 'mod', mod });
export const atEnd = (what: 'fame' | 'reputation', n: number): Effect => ({ do: 'later', what, n });
export const AT_END: Effect = { do: 'at-end' };
export const all = (...of: Effect[]): Effect => ({ do: 'all', of });
export const either = (...of: Effect[]): Effect => ({ do: 'either', of });
export const when = (is: Condition, so: Effect, otherwise?: Effect): Effect =>
  otherwise ? { do: 'when', is, so, otherwise } : { do: 'when', is, so };
export const only = (at: Moment, so: Effect): Effect => ({ do: 'only', at, so });
export const paying = (by: { readonly [C in Basic]?: Effect }): Effect => ({ do: 'pay', by });

export const holds: FoeChange = { holds: true };
export const destroys: FoeChange = { destroys: true };
export const weakens = (n: number, ifFortified = n): FoeChange => ({ armor: -n, armorIfFortified: -ifFortified });
export const strips = (...traits: Trait[]): FoeChange => ({ strips: traits });
const together = ([first, second]: readonly [FoeChange, FoeChange?]): FoeChange => ({ ...first, ...second });
/** One change, or two at once. */
export const onFoe = (...changes: readonly [FoeChange, FoeChange?]): Effect => ({
  do: 'foe',
  whom: 'one',
  change: together(changes),
});
export const onAll = (...changes: readonly [FoeChange, FoeChange?]): Effect => ({
  do: 'foe',
  whom: 'all',
  change: together(changes),
});

export const special = (name: string, does: Special['does'], can?: Special['can']): Special => ({
  do: 'special',
  name,
  does,
  ...(can && { can }),
});
/** One that is refused for a reason of its own. */
export const unless = (effect: Special, against: NonNullable<Special['against']>): Special => ({ ...effect, against });
/** One that can put attack or block on the table. */
export const forceful = (effect: Special, forces: NonNullable<Special['forces']>): Special => ({ ...effect, forces });
/** One that shows something nobody knew. */
export const revealing = (effect: Special, ...reveals: readonly Reveal[]): Special => ({ ...effect, reveals });
/** One that can be done again with another card. */
export const repeatable = (effect: Special): Special => ({ ...effect, isRepeatable: true });
export const taking = (name: string, takes: NonNullable<Special['takes']>, does: Special['does']): Special => ({
  do: 'special',
  name,
  takes,
  does,
});

/** The word for a branch of `either` in notations: `attack 2`, `siege 3 fire`, `mana red`. */
export function wordOf(effect: Effect): string {
  switch (effect.do) {
    case 'attack':
      return `${effect.kind === 'melee' ? 'attack' : effect.kind} ${effect.n}${elementWord(effect.element)}`;
    case 'block':
      return `block ${effect.n}${elementWord(effect.element)}`;
    case 'mana':
    case 'crystal':
      return `${effect.do} ${effect.of.join('/')}`;
    case 'all':
    case 'either':
      return effect.of.map(wordOf).join(' + ');
    case 'when':
    case 'only':
      return wordOf(effect.so);
    case 'pay':
      return `pay ${Object.keys(effect.by).join('/')}`;
    case 'special':
      return effect.name;
    case 'foe':
      return [effect.whom, ...Object.keys(effect.change)].join(' ');
    case 'mod':
      return modWord(effect.mod);
    case 'later':
      return `later ${effect.what} ${effect.n}`;
    case 'at-end':
      return 'later';
    case 'ready':
      return `ready ${effect.level}`;
    default:
      return `${effect.do} ${effect.n}`;
  }
}
function modWord(mod: Mod): string {
  if (mod.mod === 'lead') return `${mod.kind === 'melee' ? 'attack' : mod.kind} +${mod.n}`;
  if (mod.mod === 'transform') return `all ${mod.siege ? 'siege' : mod.element}`;
  return mod.mod === 'convert' ? `${mod.from} as ${mod.kind}${elementWord(mod.element)}` : mod.mod;
}
const elementWord = (element: Element): string => (element === 'physical' ? '' : ` ${element}`);
