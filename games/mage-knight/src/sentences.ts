/** What is wrong with options, in sentences. Whoever adds one adds it to text/said.fr.json too. */
import { phrasesIn } from '@taverne/engine';

const SENTENCES = {
  'not-for-so-many': '{scenario} is not for {seats} players',
} as const;

export const said = phrasesIn(SENTENCES);
