/** The words alone, one language at a time: whoever reads one does not wait for the other. */
import type { Language, Messages } from '@taverne/engine';
import { saidWords } from './said.ts';

export const wordsIn = async (language: Language): Promise<Messages> => ({
  ...(language === 'fr' ? (await import('./fr.ts')).fr : (await import('./en.ts')).en),
  ...saidWords(language),
});
