/** The text of a card taken apart where it names an amount, so that a sign can stand before it: `Attack 2`, `Attaque de feu à distance 3`. */
import type { Say } from '@taverne/ui';
import { ELEMENTS, type Element } from '../src/words.ts';
import type { SignName } from './art/signs.tsx';

/** Each with the words that a text may use for it, in a message of its own: `web.inked.ranged`. */
const INKED = ['attack', 'ranged', 'siege', 'block', 'move', 'influence', 'heal'] as const satisfies readonly SignName[];

export interface Inked {
  readonly text: string;
  /** Left out: words that speak for themselves. */
  readonly sign?: SignName;
  /** Of attack and block that are not physical. */
  readonly element?: Element;
}

export function inked(say: Say, text: string): readonly Inked[] {
  const signs = new Map(INKED.flatMap((sign) => phrasesOf(say, sign).map((phrase, i) => [phrase, { sign, ...elementOf(i) }])));
  // The longest first: “Fire Attack” is no “Attack” behind a “Fire”.
  const phrases = [...signs.keys()].toSorted((a, b) => b.length - a.length);
  const parts = text.split(new RegExp(`((?:${phrases.join('|')})\\s\\d+)`));
  return parts
    .filter((part) => part !== '')
    .map((part) => {
      return { text: part, ...signs.get(part.replace(/\s\d+$/, '')) };
    });
}

/** The words for one kind stand in the order of the elements. */
const elementOf = (i: number): { readonly element?: Element } => {
  const element = ELEMENTS[i];
  return i === 0 || element === undefined ? {} : { element };
};
const phrasesOf = (say: Say, sign: string): readonly string[] => say(`web.inked.${sign}`).split(', ');
