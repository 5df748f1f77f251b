/** What went wrong, in the reader's language. */
import type { Say } from './words.tsx';

/** By its name the page knows what to say; what the engine or the server said is for the details. */
export interface Failure {
  readonly trouble: string;
  readonly say: string;
}

export function sayTrouble(say: Say, { trouble, say: details }: Failure): string {
  const id = `trouble.${trouble}`;
  const told = say(id, { details });
  return told === id ? details : told;
}
