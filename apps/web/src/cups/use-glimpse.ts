/** A match in small, as long as it is in sight: how it looks, and how its game draws that. */
import type { SketchKit } from '@taverne/ui';
import { type RefObject, useEffect, useState } from 'react';
import type { HeardOf } from '../remote/heard.ts';
import { connection } from '../remote/socket.ts';

/** Found by the folder of the game, as its board is; a game need not bring one. */
const KITS = import.meta.glob<SketchKit>('../../../../games/*/web/sketch.ts', { import: 'kit' });

export function useSketchKit(game: string): SketchKit | undefined {
  const [kit, setKit] = useState<SketchKit>();
  useEffect(() => {
    let current = true;
    // Without a network there is no picture; names and results are there all the same.
    const show = (loaded: SketchKit | undefined): void => {
      if (current) setKit(loaded);
    };
    KITS[`../../../../games/${game}/web/sketch.ts`]?.().then(show, () => show(undefined));
    return () => {
      current = false;
    };
  }, [game]);
  return kit;
}

export function useInSight(ref: RefObject<Element | null>): boolean {
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver((entries) => setInSight(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: '120px',
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isInSight;
}

/** What is out of sight is not asked for; what was seen last stays. */
export function useGlimpse(match: string, isInSight: boolean): HeardOf<'glimpse'> | undefined {
  const [glimpse, setGlimpse] = useState<HeardOf<'glimpse'>>();
  useEffect(() => {
    if (!isInSight) return;
    return connection().watch(match, {
      message: (message) => message.type === 'glimpse' && setGlimpse(message),
      link: () => {},
      asks: () => ({ type: 'glance', match }),
    });
  }, [match, isInSight]);
  return glimpse;
}
