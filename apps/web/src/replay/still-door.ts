/** The door of a table that is only looked at: nothing can be done but to take the file home. */
import { type Trouble, trouble } from '@taverne/engine';
import type { HostDoor } from '@taverne/ui';
import { said } from '../sentences.ts';

export function stillDoor(file: string): HostDoor {
  const not = async (): Promise<Trouble> => trouble('not-allowed', said('only-a-replay', {}));
  return {
    answer: not,
    undo: not,
    askUndo: not,
    answerUndo: not,
    resign: not,
    offerDraw: not,
    answerDraw: not,
    claim: not,
    say: not,
    rematch: not,
    whyNot: async () => [],
    preview: async () => undefined,
    file: async () => file,
  };
}
