/** The rules of a game, once they are there: what a form needs to know of its options and seats. */
import type { Game } from '@taverne/engine';
import { findGame } from '@taverne/games';
import { useEffect, useState } from 'react';

/** `options` is the game's own parser: it says what does not fit. */
export type Terms = Pick<Game, 'fields' | 'options' | 'seats'>;

export async function termsOf(game: string): Promise<Terms | undefined> {
  return findGame(game)?.load();
}

export function useTerms(game: string): Terms | undefined {
  const [terms, setTerms] = useState<{ readonly game: string; readonly terms: Terms | undefined }>();
  useEffect(() => {
    let current = true;
    void termsOf(game).then((loaded) => current && setTerms({ game, terms: loaded }));
    return () => {
      current = false;
    };
  }, [game]);
  return terms?.game === game ? terms.terms : undefined;
}
