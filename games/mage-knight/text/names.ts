/** What players, cards, enemies and places of Mage Knight are called, by the page and in a terminal. */
import type { Seat } from '@taverne/engine';
import { holderName, isYou, type Say, type Sitters, type Voice } from '@taverne/engine/telling';
import type { View } from '../src/view.ts';
import { HEROES } from '../src/words.ts';

/** What is called by one message under its id. */
const NAMED = ['card', 'unit', 'skill', 'tactic', 'enemy', 'ruins', 'site', 'city', 'hero'] as const;
type Named = (typeof NAMED)[number];
/** Words that are messages of their own. */
type Word = 'ask' | 'colour' | 'mana' | 'crystal' | 'reward' | 'pile' | 'goods' | 'reveal' | 'change';

/** What tales of this game speak of. */
export type Thing =
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: Named; readonly id: string }
  | { readonly kind: Word; readonly id: string }
  | { readonly kind: 'tile'; readonly tile: string }
  | { readonly kind: 'scenario'; readonly scenario: string }
  | { readonly kind: 'force'; readonly force: string; readonly element: string }
  /** Whatever brought something about: a card, a unit, a skill, an enemy, or another cause. */
  | { readonly kind: 'cause'; readonly by: string };

const isNamed = (kind: string): kind is Named => NAMED.some((named) => named === kind);

/** Everything that is called the same by everybody. */
function plainName(say: Say, thing: Exclude<Thing, { kind: 'seat' }>): string {
  switch (thing.kind) {
    case 'tile':
      return tileName(say, thing.tile);
    case 'scenario':
      return say(`option.scenario.${thing.scenario}.label`);
    case 'force':
      return thing.element === 'physical'
        ? say(`force.${thing.force}`)
        : say('thing.force', { kind: say(`force.${thing.force}`), element: say(`element.${thing.element}`) });
    case 'cause':
      return causeName(say, thing.by);
    case 'pile':
      return say(`pile.${thing.id}.name`);
    default:
      return say(isNamed(thing.kind) ? `${thing.kind}.${thing.id}.name` : `${thing.kind}.${thing.id}`);
  }
}

function tileName(say: Say, tile: string): string {
  const [kind = '', n = ''] = tile.split('-');
  return kind === 'start' ? say('thing.tile.start') : say(`thing.tile.${kind}`, { n });
}

/** A key without a message comes back as it is: whatever has this id gives its name. */
function causeName(say: Say, by: string): string {
  const keys = [`cause.${by}`, ...NAMED.map((kind) => `${kind}.${by}.name`)];
  const found = keys.find((key) => say(key) !== key);
  return found === undefined ? by : say(found);
}

/** Beyond the seats comes the dummy player. */
const isDummy = (view: View, seat: Seat): boolean => seat >= view.seats;

export const pageVoice = (view: View, table: Sitters, say: Say): Voice<Thing> => ({
  say,
  isYou: (who) => who.kind === 'seat' && isYou(table, who.seat),
  name(thing) {
    if (thing.kind !== 'seat') return plainName(say, thing);
    if (isDummy(view, thing.seat)) return say('thing.dummy');
    // Whoever has no name goes by the hero.
    return holderName(say, table, thing.seat, say(`hero.${HEROES[view.heroes[thing.seat] ?? 0] ?? ''}.name`));
  },
});

export const terminalVoice = (view: View, say: Say): Voice<Thing> => ({
  say,
  isYou: () => false,
  name(thing) {
    if (thing.kind !== 'seat') return plainName(say, thing);
    if (isDummy(view, thing.seat)) return say('thing.dummy');
    return `<seat${thing.seat}>${say(`crest.${thing.seat}`)}</seat${thing.seat}>`;
  },
});
