/** Fetches the file of a match, wherever it is, and opens it as a reel. */
import type { Seat } from '@taverne/engine';
import { useEffect, useState } from 'react';
import { fileHere } from '../here/door.ts';
import { fileOf, lobby, summaryOf } from '../remote/api.ts';
import type { Failure } from '../trouble.ts';
import { openReel, type Reel } from './reel.ts';

export interface Opened {
  readonly reel: Reel;
  readonly text: string;
  /** The seats of whoever looks: those they held at the table. */
  readonly mine: readonly Seat[];
}

/** On this device all people sat at its screen; of a match on the server the lobby knows which seat was mine. */
async function mineIn(where: 'here' | 'server', match: string, reel: Reel): Promise<Seat[]> {
  if (where === 'here') return [...reel.holders.keys()].filter((seat) => reel.holders[seat]?.kind === 'person');
  const known = await lobby();
  const own = known.ok ? known.value.mine.find((each) => each.match === match) : undefined;
  return own ? [own.you] : [];
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
      if (!reel.ok) return current && setOpened(reel.trouble);
      const mine = await mineIn(where, match, reel.value);
      if (current) setOpened({ reel: reel.value, text, mine });
    })();
    return () => {
      current = false;
    };
  }, [where, match]);
  return opened;
}
