/** The rules of a game, once they are there: what a form needs to know of its options and seats. */
import type { OptionFields, Seats } from '@taverne/engine';
import { findGame } from '@taverne/games';
import { useEffect, useState } from 'react';

export interface Terms {
  readonly fields: OptionFields;
  readonly seats: Seats;
}

async function termsOf(game: string): Promise<Terms | undefined> {
  return findGame(game)?.load();
}

export function useTerms(game: string): Terms | undefined {
  const [terms, setTerms] = useState<Terms>();
  useEffect(() => {
    let current = true;
    void termsOf(game).then((loaded) => current && setTerms(loaded));
    return () => {
      current = false;
    };
  }, [game]);
  return terms;
}
