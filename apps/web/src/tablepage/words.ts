/** The words of a table: the shell's, those of every board, the table's own, and those of the game on it. */
import type { Language } from '@taverne/engine';
import type { GameKit, Messages, Say } from '@taverne/ui';
import { houseWords } from '@taverne/ui/words';
import { useMemo } from 'react';
import { useGameSay } from '../words.tsx';
import en from './text/en.json' with { type: 'json' };
import fr from './text/fr.json' with { type: 'json' };

type TableMessages = { readonly [K in keyof typeof en]: string };

/** A language that lacks a message does not compile. */
const MESSAGES: { readonly [L in Language]: TableMessages } = { en, fr };

export function useTableSay(language: string, { game, messages }: GameKit): Say {
  const known = language === 'fr' ? 'fr' : 'en';
  const more = useMemo((): Messages => ({ ...houseWords[known], ...MESSAGES[known], ...messages?.[known] }), [known, messages]);
  return useGameSay(known, game, more);
}
