/** Options as ways from spot to spot: a card, a unit, a space, an enemy; what lies nowhere is a button. */
import type { Manner } from '@taverne/ui';
import type { Deed } from '../src/deeds.ts';
import { spaceName } from '../src/land.ts';
import { NONE } from '../src/words.ts';
import {
  cardSpot,
  crystalSpot,
  dieSpot,
  foeSpot,
  HERO,
  manaSpot,
  offerSpot,
  REST,
  type Spot,
  skillSpot,
  tacticSpot,
  tileSpot,
  unitSpot,
} from './spots.ts';
import { type MageQuestion, usedDice, type View } from './view.ts';

export interface Way {
  readonly key: string;
  readonly path: readonly Spot[];
  /** Of a question of the turn. */
  readonly deed?: Deed;
}

/** Where one points for a deed. */
function pathOf(deed: Deed, view: View): readonly Spot[] {
  switch (deed.do) {
    case 'card':
      return [deed.card, ...deed.taken].map(cardSpot);
    case 'unit':
      return [unitSpot(deed.unit)];
    case 'skill':
      return [skillSpot(deed.skill), ...deed.taken.map(cardSpot)];
    case 'move':
    case 'provoke':
      return [spaceName(deed.to)];
    case 'explore':
      return [tileSpot(deed.x, deed.y)];
    case 'challenge':
      return [spaceName(deed.at)];
    case 'rest':
      return deed.card === NONE ? [] : [REST, cardSpot(deed.card)];
    case 'heal':
      return deed.unit === NONE ? [] : [unitSpot(deed.unit)];
    case 'attach':
      return [cardSpot(deed.card), unitSpot(deed.unit)];
    case 'discard':
      return [cardSpot(deed.card)];
    case 'buy':
      return deed.card === NONE ? [] : [cardSpot(deed.card)];
    case 'recruit':
      return recruitPath(deed);
    case 'strike':
      return deed.foes.map(foeSpot);
    case 'block':
      return [foeSpot(deed.foe)];
    case 'hit':
      return hitters(view) > 1
        ? [foeSpot(deed.foe), deed.unit === NONE ? HERO : unitSpot(deed.unit)]
        : [deed.unit === NONE ? HERO : unitSpot(deed.unit)];
    default:
      return [];
  }
}
/** The unit of the offer, and the one that goes for it, if one does. */
const recruitPath = (deed: { readonly unit: number; readonly for: number }): readonly Spot[] =>
  deed.for < 0 ? [offerSpot(deed.unit)] : [offerSpot(deed.unit), unitSpot(deed.for)];

const hitters = ({ foes, hitter }: View): number =>
  hitter === NONE ? foes.filter(({ fate }) => fate === 'attacks').length : 1;

export function waysOf(question: MageQuestion, view: View): readonly Way[] {
  switch (question.name) {
    case 'move':
    case 'interact':
    case 'join':
    case 'ranged':
    case 'block':
    case 'damage':
    case 'attack':
    case 'after':
      return question.options.map(({ key, value }) => ({ key, path: pathOf(value, view), deed: value }));
    case 'tactic':
      return question.options.map(({ key, value }) => ({ key, path: [tacticSpot(value)] }));
    case 'shed':
    case 'search':
    case 'artifact':
    case 'spell':
    case 'learn':
    case 'discard':
    case 'yield':
      return question.options.map(({ key, value }) => ({ key, path: value === NONE ? [] : [cardSpot(value)] }));
    case 'skill':
      return question.options.map(({ key, value }) => ({ key, path: [skillSpot(value)] }));
    case 'ready':
      return question.options.map(({ key, value }) => ({ key, path: value === NONE ? [] : [unitSpot(value)] }));
    case 'foe':
      return question.options.map(({ key, value }) => ({ key, path: value === NONE ? [] : [foeSpot(value)] }));
    case 'unit':
      return question.options.map(({ key, value }) => ({
        key,
        path: value.unit === NONE ? [] : recruitPath(value),
      }));
    case 'pay':
      return question.options.map(({ key, value: { from, colour } }) => {
        if (from === 'crystal') return { key, path: [crystalSpot(colour)] };
        if (from === 'token') return { key, path: [manaSpot(colour)] };
        const die = from === 'die' ? freeDie(view, colour) : NONE;
        return { key, path: die === NONE ? [] : [dieSpot(die)] };
      });
    default:
      return question.options.map(({ key }) => ({ key, path: [] }));
  }
}

/** Of two dice of a colour the one that nobody has used. */
function freeDie(view: View, colour: number): number {
  const used = usedDice(view);
  return view.source.findIndex((each, die) => each === colour && !used.includes(die));
}

/** One click picks, one click does; where several ways end, or something would be shown that cannot be taken back, buttons tell them apart. */
export const MANNER: Manner<Way> = {
  click: (through, { length }) => {
    const [only, ...more] = through;
    return only && more.length === 0 && only.path.length === length && !asksFirst(only) ? only.key : undefined;
  },
  again: (ending) => (ending.length === 1 ? ending[0]?.key : undefined),
};

/** A card or a unit is looked at before it is used, and nobody starts a fight by a slip. */
const asksFirst = ({ deed }: Way): boolean =>
  deed !== undefined &&
  ((deed.do === 'card' && deed.side === 'sideways') ||
    deed.do === 'provoke' ||
    deed.do === 'challenge' ||
    deed.do === 'recruit' ||
    deed.do === 'buy' ||
    deed.do === 'explore');

/** A fight between players shows it with what is struck with. */
export const isBlow = ({ deed }: Way): boolean => deed !== undefined && BLOWS.has(deed.do);
const BLOWS: ReadonlySet<string> = new Set(['assail', 'wound', 'steal', 'drive']);
