/** What the opponents of each level are called, in every game of the house. */
import { findGame } from '@taverne/games';
import { useEffect, useState } from 'react';
import { useLanguage } from '../words.tsx';
import { type LevelNames, levelNames } from './levels.ts';
import { SHELF } from './shelf.ts';

export function useLevelNames(): readonly LevelNames[] {
  const language = useLanguage();
  const [names, setNames] = useState<readonly LevelNames[]>([]);
  useEffect(() => {
    let current = true;
    void Promise.all(SHELF.map(async ({ game }) => (await findGame(game)?.messages(language)) ?? {})).then(
      (games) => current && setNames(levelNames(games)),
    );
    return () => {
      current = false;
    };
  }, [language]);
  return names;
}
