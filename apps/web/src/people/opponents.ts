/** How somebody fared against each of those they met. */
import type { PersonReply } from '@taverne/protocol';

type Result = Pick<PersonReply['person']['results'][number], 'result' | 'others'>;

export interface Opponent {
  readonly name: string;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

const met = ({ won, drawn, lost }: Opponent): number => won + drawn + lost;

/** Whom they met most often first; among equals, whom they met last. */
export function opponentsIn(results: readonly Result[]): readonly Opponent[] {
  const all = new Map<string, Opponent>();
  for (const { result, others } of results) {
    for (const name of others) {
      const before = all.get(name) ?? { name, won: 0, drawn: 0, lost: 0 };
      all.set(name, { ...before, [result]: before[result] + 1 });
    }
  }
  return [...all.values()].toSorted((one, other) => met(other) - met(one));
}
