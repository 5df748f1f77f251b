/** Options as ways from spot to spot: a Hero and where it goes, a card, a Quest; what lies nowhere is a button. */
import type { Question } from '@taverne/engine';
import type { Manner } from '@taverne/ui';
import { regionName } from '../src/board.ts';
import type { NightDeed, QuestTypes, SettleDeed } from '../src/types.ts';
import { type Hero, NONE, type TempleSymbol } from '../src/words.ts';
import { cardSpot, heroSpot, itemSpot, questSpot, RESERVE, type Spot } from './spots.ts';
import { landIn, type View } from './view.ts';

/** What an option does, as far as the page tells options apart. */
export type Act =
  | { readonly act: 'card'; readonly card: number }
  | { readonly act: 'move'; readonly hero: Hero; readonly to: number; readonly via: number }
  | { readonly act: 'give'; readonly item: number; readonly to: Hero }
  | { readonly act: 'advance'; readonly hero: Hero; readonly given: readonly (TempleSymbol | 'forge')[] }
  | { readonly act: 'punch' | 'shoot' | 'sword'; readonly hero: Hero; readonly portal: number }
  | { readonly act: 'learn' | 'complete'; readonly hero: Hero; readonly power: number }
  | { readonly act: 'equip' | 'home'; readonly hero: Hero }
  | { readonly act: 'claim'; readonly quest: number }
  | { readonly act: 'goblin' | 'rouse'; readonly portal: number }
  | { readonly act: 'reroll'; readonly dice: readonly number[] }
  | { readonly act: 'word'; readonly word: string };

export interface Way {
  readonly key: string;
  readonly path: readonly Spot[];
  readonly deed: Act;
}

const word = (key: string): Way => ({ key, path: [], deed: { act: 'word', word: key } });

export const waysOf = (question: Question<QuestTypes>, view: View): readonly Way[] => {
  const land = landIn(view);
  const portalSpot = (portal: number): Spot => regionName(land.portals[portal] ?? NONE);
  const night = (key: string, value: NightDeed): Way => {
    if (value.do === 'advance')
      return { key, path: [heroSpot(value.hero)], deed: { act: 'advance', hero: value.hero, given: value.given } };
    const deed: Act = { act: value.do, hero: value.hero, portal: value.portal };
    const first = heroSpot(value.hero);
    return { key, path: value.do === 'shoot' ? [first, portalSpot(value.portal)] : [first], deed };
  };
  const settle = (key: string, { do: act, hero, power }: SettleDeed): Way => ({
    key,
    path: [heroSpot(hero)],
    deed: { act, hero, power },
  });
  switch (question.name) {
    case 'card':
      return question.options.map(({ key, value }) => ({ key, path: [cardSpot(value)], deed: { act: 'card', card: value } }));
    case 'travel':
    case 'arrange':
    case 'wander':
      return question.options.map(({ key, value }) => {
        if (value.do === 'move') {
          const { hero, to, via } = value;
          return { key, path: [heroSpot(hero), regionName(to)], deed: { act: 'move', hero, to, via } };
        }
        if (value.do !== 'give') return word(key);
        const { item, to } = value;
        return { key, path: [itemSpot(item), to === NONE ? RESERVE : heroSpot(to)], deed: { act: 'give', item, to } };
      });
    case 'equip':
    case 'home':
      return question.options.map(({ key, value }) => ({
        key,
        path: [heroSpot(value)],
        deed: { act: question.name, hero: value },
      }));
    case 'goblin':
    case 'rouse':
      return question.options.map(({ key, value }) =>
        value === NONE ? word(key) : { key, path: [portalSpot(value)], deed: { act: question.name, portal: value } },
      );
    case 'claim':
      return question.options.map(({ key, value }) =>
        value === NONE ? word(key) : { key, path: [questSpot(value)], deed: { act: 'claim', quest: value } },
      );
    case 'spend':
    case 'dusk':
    case 'use':
    case 'dice':
      return question.options.map(({ key, value }) =>
        value.do === 'done' || value.do === 'adventure' || value.do === 'rest' ? word(key) : night(key, value),
      );
    case 'settle':
      return question.options.map(({ key, value }) => (value.do === 'done' ? word(key) : settle(key, value)));
    case 'reroll':
      return question.options.map(({ key, value }) => ({ key, path: [], deed: { act: 'reroll', dice: value } }));
    default:
      return question.options.map(({ key }) => word(key));
  }
};

/** Power is spent by it: not by a mere click on a Hero. */
const isPaid = ({ deed }: Way): boolean =>
  deed.act === 'sword' || (deed.act === 'advance' && deed.given.includes('forge')) || (deed.act === 'learn' && deed.power > 0);

/** One click picks, one click does; where several ways end, or Power is at stake, buttons tell them apart. */
export const MANNER: Manner<Way> = {
  click: (through, { length }) => {
    const [only, ...more] = through;
    return only && more.length === 0 && only.path.length === length && !isPaid(only) ? only.key : undefined;
  },
};

/** The Hero who acts by it. */
export const heroOf = ({ deed }: Way): Hero | undefined => ('hero' in deed ? deed.hero : undefined);
