/** The words alone, one language at a time: a page that only names the game loads nothing else of it. */
import type { Language, Messages } from '@taverne/engine';
import { saidWords } from './said.ts';

export const wordsIn = async (language: Language): Promise<Messages> => ({
  ...(language === 'fr'
    ? (await import('./fr.json', { with: { type: 'json' } })).default
    : (await import('./en.json', { with: { type: 'json' } })).default),
  ...saidWords(language),
});
