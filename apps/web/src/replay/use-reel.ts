/** Fetches the file of a match, wherever it is, and opens it as a reel. */
import { useEffect, useState } from 'react';
import { fileHere } from '../here/door.ts';
import { fileOf, summaryOf } from '../remote/api.ts';
import type { Failure } from '../trouble.ts';
import { openReel, type Reel } from './reel.ts';

export interface Opened {
  readonly reel: Reel;
  readonly text: string;
}

async function textOf(where: 'here' | 'server', match: string): Promise<string | Failure> {
  if (where === 'here') return fileHere(match);
  const known = await summaryOf(match);
  if (!known.ok) return known.trouble;
  if (known.value.status !== 'over') return { trouble: 'match-running', say: 'the match is not over' };
  const reply = await fileOf(match);
  return reply.ok ? reply.value : reply.trouble;
}

export function useReel(where: 'here' | 'server', match: string): Opened | Failure | undefined {
  const [opened, setOpened] = useState<Opened | Failure>();
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
