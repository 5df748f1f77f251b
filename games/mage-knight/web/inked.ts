/** The text of a card taken apart where it names an amount, so that a sign can stand before it: `Attack 2`, `Attaque de feu à distance 3`. */
import type { Say } from '@taverne/ui';
import type { SignName } from './art/signs.tsx';

/** Each with the words that a text may use for it, in a message of its own: `web.inked.ranged`. */
const INKED = ['attack', 'ranged', 'siege', 'block', 'move', 'influence', 'heal'] as const satisfies readonly SignName[];

export interface Inked {
  readonly text: string;
  /** Left out: words that speak for themselves. */
  readonly sign?: SignName;
}

export function inked(say: Say, text: string): readonly Inked[] {
  const signs = new Map<string, SignName>(
    INKED.flatMap((sign) => phrasesOf(say, sign).map((phrase) => [phrase, sign] as const)),
  );
  // The longest first: “Fire Attack” is no “Attack” behind a “Fire”.
  const phrases = [...signs.keys()].toSorted((a, b) => b.length - a.length);
  const parts = text.split(new RegExp(`((?:${phrases.join('|')})\\s\\d+)`));
  return parts
    .filter((part) => part !== '')
    .map((part) => {
      const sign = signs.get(part.replace(/\s\d+$/, ''));
      return sign === undefined ? { text: part } : { text: part, sign };
    });
}

const phrasesOf = (say: Say, sign: string): readonly string[] => say(`web.inked.${sign}`).split(', ');
