/** The sentences of whatever the table, the server or the page may refuse: wanted when something goes wrong, so they come after the first screen. */
import type { Language, Messages } from '@taverne/engine';
import { tableWords } from '@taverne/engine/telling';
import { serverWords } from '@taverne/protocol/words';
import { ownWords } from '../sentences.ts';

export const troubleWords = (language: Language): Messages => ({
  ...tableWords(language),
  ...serverWords(language),
  ...ownWords(language),
});
