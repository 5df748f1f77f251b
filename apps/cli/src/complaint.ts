/** What a command says instead of a result: expected failures are values, down to the exit code. */
import type { Trouble } from '@taverne/engine';
import { tellPhrase } from '@taverne/engine/telling';
import type { Say } from './words.ts';

/** `FALSE`: what was asked does not hold or did not work out. `USAGE`: it was asked in the wrong way. */
export const EXIT = { OK: 0, FALSE: 1, USAGE: 2 } as const;
export type Exit = (typeof EXIT)[keyof typeof EXIT];

export class Complaint {
  readonly exit: Exit;
  readonly say: string;
  constructor(exit: Exit, say: string) {
    this.exit = exit;
    this.say = say;
  }
}

export const misused = (say: string): Complaint => new Complaint(EXIT.USAGE, say);
export const failed = (say: string): Complaint => new Complaint(EXIT.FALSE, say);

/** A trouble of the table as a complaint, with the place where it is. */
export function complaintOf(say: Say, trouble: Trouble, exit: Exit = EXIT.FALSE): Complaint {
  return new Complaint(exit, tellTrouble(say, trouble));
}

export function tellTrouble(say: Say, trouble: Trouble): string {
  const { at } = trouble;
  const what = tellPhrase(trouble, say);
  return say(`trouble.${trouble.trouble}`, { what, at: at ?? '', placed: at === undefined ? 'no' : 'yes' });
}
