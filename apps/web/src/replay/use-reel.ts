/** Fetches the file of a match, wherever it is, and opens it as a reel. */
import { useEffect, useState } from 'react';
import { fileHere } from '../here/door.ts';
import { fileOf } from '../remote/api.ts';
import { openReel, type Reel } from './reel.ts';

export interface Opened {
  readonly reel: Reel;
  readonly text: string;
}

/** The server has troubles of its own; the page tells them apart by their names. */
export interface Failed {
  readonly trouble: string;
  readonly say: string;
}

async function textOf(where: 'here' | 'server', match: string): Promise<string | Failed> {
  if (where === 'here') return fileHere(match);
  const reply = await fileOf(match);
  return reply.ok ? reply.value : reply.trouble;
}

export function useReel(where: 'here' | 'server', match: string): Opened | Failed | undefined {
  const [opened, setOpened] = useState<Opened | Failed>();
  useEffect(() => {
    let current = true;
    setOpened(undefined);
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
