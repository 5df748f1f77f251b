/** What is wrong with options, in sentences. Whoever adds one adds it to text/said.fr.json too. */
import { phrasesIn } from '@taverne/engine';

export const SENTENCES = {
  'not-for-so-many': '{scenario} is not for {seats} players',
  'hero-twice': 'another player leads {hero} already',
} as const;

export type Code = keyof typeof SENTENCES;

export const said = phrasesIn(SENTENCES);
