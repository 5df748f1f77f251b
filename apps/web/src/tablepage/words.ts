/** The words of a table: the shell's, those of every board, the table's own, and those of the game on it. */
import type { GameKit, Messages, Say } from '@taverne/ui';
import { houseWords } from '@taverne/ui/words';
import { SHELL, sayIn } from '../words.tsx';
import en from './text/en.json' with { type: 'json' };
import fr from './text/fr.json' with { type: 'json' };

type TableMessages = { readonly [K in keyof typeof en]: string };

/** A language that lacks a message does not compile. */
const MESSAGES: { readonly en: TableMessages; readonly fr: TableMessages } = { en, fr };

export function tableWords(language: string, kit: GameKit): Say {
  const known = language === 'fr' ? 'fr' : 'en';
  const messages: Messages = { ...SHELL[known], ...houseWords[known], ...MESSAGES[known], ...kit.messages[known] };
  return sayIn(known, messages);
}
