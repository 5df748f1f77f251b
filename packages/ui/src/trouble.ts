/** What went wrong, in the reader's language. */
import type { Phrase, Refusal } from '@taverne/engine';
import { tellPhrase } from '@taverne/engine/telling';
import type { Say } from './words.tsx';

/** By its name the page knows what to say, by code and figures what exactly; `say` is the same in English, for logs. */
export interface Failure extends Partial<Phrase> {
  readonly trouble: string;
  readonly say: string;
  readonly refusal?: Refusal;
}

export function sayTrouble(say: Say, failure: Failure): string {
  const details = detailsOf(say, failure);
  const id = `trouble.${failure.trouble}`;
  const told = say(id, { details });
  return told === id ? details : told;
}

/** What a rule of the game refuses, the game has words for; everything else is a phrase. */
export function detailsOf(say: Say, { code, figures = {}, say: english, refusal }: Failure): string {
  const ruled = refusal && sayPlainly(say, refusal);
  return ruled ?? (code === undefined ? english : tellPhrase({ code, figures, say: english }, say));
}

/** The game's words for a refusal whose figures are numbers and words. */
function sayPlainly(say: Say, { why, figures = {} }: Refusal): string | undefined {
  const id = `refusal.${why}`;
  const plain = Object.entries(figures).flatMap(([name, figure]) =>
    typeof figure === 'string' || typeof figure === 'number' ? [[name, figure] as const] : [],
  );
  const told = say(id, Object.fromEntries(plain));
  return told === id ? undefined : told;
}
