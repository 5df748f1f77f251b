/** Fetches the file of a match, wherever it is, and opens it as a reel. */
import type { Trouble } from '@taverne/engine';
import { useEffect, useState } from 'react';
import { openHere } from '../here/door.ts';
import { fileOf } from '../remote/api.ts';
import { openReel, type Reel } from './reel.ts';

export interface Opened {
  readonly reel: Reel;
  readonly text: string;
}

async function textOf(where: 'here' | 'server', match: string): Promise<string | Pick<Trouble, 'say'>> {
  if (where === 'server') {
    const reply = await fileOf(match);
    return reply.ok ? reply.value : reply.trouble;
  }
  const table = await openHere(match, () => {});
  if (!('door' in table)) return table;
  const text = await table.door.file();
  table.close();
  return text;
}

export function useReel(where: 'here' | 'server', match: string): Opened | { readonly say: string } | undefined {
  const [opened, setOpened] = useState<Opened | { readonly say: string }>();
  useEffect(() => {
    let current = true;
    void (async () => {
      const text = await textOf(where, match);
      if (typeof text !== 'string') return current && setOpened(text);
      const reel = await openReel(text);
      if (current) setOpened(reel.ok ? { reel: reel.value, text } : reel.trouble);
    })();
    return () => {
      current = false;
    };
  }, [where, match]);
  return opened;
}
