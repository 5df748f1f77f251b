/** A game without words of its own: told with the plain words of its rules. */
import { endOf, type Telling } from '@taverne/engine/telling';
import type { Say } from './words.ts';

export type Figures = { readonly [name: string]: unknown };

interface APlace {
  readonly seat: number;
}

const isPlace = (thing: object): thing is APlace => 'seat' in thing;
const aPlace = (seat: number): APlace => ({ seat });

export const tellingPlainly = (own: Say): Telling => ({
  event: ({ event }) => ({ key: `event.${event}`, parts: {} }),
  refusal: ({ why }) => ({ key: `refusal.${why}`, parts: {} }),
  preview: (preview) => Object.entries(preview).map(([what, value]) => ({ key: what, part: inPlainWords(value) })),
  outcome: (outcome) => endOf(outcome, aPlace),
  seat: aPlace,
  page: (_view, _table, say) => ({ say, isYou: () => false, name: () => '' }),
  terminal: (_view, say) => ({
    say,
    isYou: () => false,
    name: (thing) => (isPlace(thing) ? `<seat${thing.seat}>${own('seat.name', { seat: thing.seat })}</seat${thing.seat}>` : ''),
  }),
});

/** `struck (by 0, damage 3)`. */
export function withFigures(name: string, figures: Figures): string {
  const parts = Object.entries(figures).map(([what, value]) => `${what} ${inPlainWords(value)}`);
  return parts.length === 0 ? name : `${name} (${parts.join(', ')})`;
}

const inPlainWords = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
