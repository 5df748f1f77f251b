/** What the opponents of each level are called, in every game of the house. */
import { games } from '@taverne/games';
import { useEffect, useState } from 'react';
import { cardWords } from '../words/store.ts';
import { useLanguage } from '../words.tsx';
import { type LevelNames, levelNames } from './levels.ts';

export function useLevelNames(): readonly LevelNames[] {
  const language = useLanguage();
  const [names, setNames] = useState<readonly LevelNames[]>([]);
  useEffect(() => {
    let current = true;
    void Promise.all(games.map(({ id }) => cardWords(language, id))).then((words) => current && setNames(levelNames(words)));
    return () => {
      current = false;
    };
  }, [language]);
  return names;
}
