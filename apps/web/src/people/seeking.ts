/** The search for somebody to play with. It goes on while one looks at something else on this page. */
import type { Seek } from '@taverne/protocol';
import { create } from 'zustand';
import type { Failure } from '../trouble.ts';
import { seek, stopSeeking as stopThere } from './api.ts';

/** How often one says that one is still there. */
const EVERY = 2000;

interface Seeking {
  readonly wish: Seek | undefined;
  /** What was found, until somebody goes there. */
  readonly match: string | undefined;
  readonly trouble: Failure | undefined;
}

const NOTHING: Seeking = { wish: undefined, match: undefined, trouble: undefined };
export const useSeeking = create<Seeking>(() => NOTHING);
let timer: ReturnType<typeof setTimeout> | undefined;

async function ask(wish: Seek): Promise<void> {
  const reply = await seek(wish);
  // Meanwhile one may have stopped, or wished for something else.
  if (useSeeking.getState().wish !== wish) return;
  if (reply.ok && reply.value.seek && 'match' in reply.value.seek) {
    useSeeking.setState({ ...NOTHING, match: reply.value.seek.match });
  } else if (!reply.ok && reply.trouble.trouble !== 'unreachable') {
    useSeeking.setState({ ...NOTHING, trouble: reply.trouble });
  } else timer = setTimeout(() => void ask(wish), EVERY);
}

export function beginSeeking(wish: Seek): void {
  clearTimeout(timer);
  useSeeking.setState({ ...NOTHING, wish });
  void ask(wish);
}

export function stopSeeking(): void {
  clearTimeout(timer);
  useSeeking.setState(NOTHING);
  void stopThere();
}

/** Somebody is on the way there. */
export const takeFound = (): void => useSeeking.setState({ match: undefined });
