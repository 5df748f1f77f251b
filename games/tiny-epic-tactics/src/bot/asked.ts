/** A question as the bots of this game are asked it. */
import type { AnswerOf, NameOf, Option, Seat } from '@taverne/engine';
import { NOTATION } from '../notation.ts';
import type { Tactics } from '../types.ts';

export interface Asked<N extends NameOf<Tactics> = NameOf<Tactics>> {
  readonly name: N;
  readonly seat: Seat;
  readonly options: readonly Option<AnswerOf<Tactics, N>>[];
}

/** Worlds do not know whose questions they ask: by its name this is one of ours, and offers what its rules put in. */
export const isAsked = (asked: { readonly name: string; readonly options: readonly Option[] }): asked is Asked =>
  Object.hasOwn(NOTATION, asked.name);
