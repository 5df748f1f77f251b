/** What something gives now, in words: `2 attack or 2 block`. */
import { known, type Say } from '@taverne/ui';
import type { Gain, Gains } from '../src/gains.ts';
import type { SignName } from './art/signs.tsx';

/** Can it be told by what it gives, or does only its text tell it? */
export const isPlain = (ways: readonly Gains[]): boolean =>
  ways.length > 0 && ways.every((gains) => gains.length > 0 && gains.every(({ what }) => what in SIGNS));

const SIGNS: { readonly [what: string]: SignName } = {
  move: 'move',
  influence: 'influence',
  heal: 'heal',
  draw: 'draw',
  fame: 'fame',
  reputation: 'reputation',
  wound: 'wound',
  attack: 'attack',
  block: 'block',
  mana: 'star',
  crystal: 'crystal',
  ready: 'ready',
  later: 'fame',
};

export function signOf({ what, kind, name }: Gain): SignName | undefined {
  if (what === 'attack' && (kind === 'ranged' || kind === 'siege')) return kind;
  return what === 'later' && name === 'reputation' ? 'reputation' : SIGNS[what];
}

export function gainWord(say: Say, { what, n, kind, element = 'physical', colours = [], name = '' }: Gain): string {
  switch (what) {
    case 'attack':
    case 'block':
      return say('web.gain.force', { n, kind: kind ?? what, element: element === 'cold-fire' ? 'both' : element });
    case 'mana':
    case 'crystal':
      return say(`web.gain.${what}`, {
        colours: eitherOf(
          say,
          colours.map((colour) => say(`colour.${colour}`)),
        ),
      });
    case 'later':
      // With the sign of a number, at which no line breaks.
      return say(`web.gain.${name}`, { n: n < 0 ? `−${-n}` : n });
    case 'special':
    case 'foe':
    case 'mod':
      return known(say, `web.branch.${slug(name)}`) ?? name;
    default:
      return known(say, `web.gain.${what}`, { n }) ?? what;
  }
}

/** What a sign and a figure tell without a word, where there is little room. */
const FIGURES: ReadonlySet<Gain['what']> = new Set(['move', 'influence', 'heal', 'draw', 'fame', 'attack', 'block', 'wound']);

export const figureAlone = ({ what, n }: Pick<Gain, 'what' | 'n'>): string | undefined =>
  FIGURES.has(what) ? String(n) : undefined;

/** More words than these push the drawing off a card: then its text tells it. */
const MOST_WORDS = 4;
export function hasRoom(ways: readonly Gains[]): boolean {
  const words = ways.flat().filter((gain) => figureAlone(gain) === undefined).length;
  // Each “or” has a line, too.
  return words === 0 || words + ways.length - 1 <= MOST_WORDS;
}

/** Can a small card tell it by signs and figures? Otherwise its text does, as far as there is room. */
export const isShort = (ways: readonly Gains[]): boolean =>
  ways.every((gains) => gains.every((gain) => figureAlone(gain) !== undefined));

/** One of these. */
const eitherOf = (say: Say, words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : say('web.or', { some: words.slice(0, -1).join(', '), last: words.at(-1) ?? '' });

/** `2 move and 1 heal`, or `2 attack or 2 block`. */
export const gainsWords = (say: Say, ways: readonly Gains[]): string =>
  eitherOf(
    say,
    ways.map((gains) => gains.map((gain) => gainWord(say, gain)).join(' + ')),
  );

/** A word of notation as a key of messages. */
export const slug = (word: string): string => word.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
