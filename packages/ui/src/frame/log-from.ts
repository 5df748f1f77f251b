/** The log out of events: under the turn each belongs to, in words, with the crest of whoever did it. */
import type { Happening, Seat, Told } from '@taverne/engine';
import type { LogGroup, LogLine } from '../log.tsx';

export interface LogWords<E extends Happening> {
  /** The heading of what follows, where a turn begins. */
  readonly heading: (event: E) => string | undefined;
  /** Nothing: it needs no line of its own. */
  readonly line: (event: E) => { readonly text: string; readonly seat: Seat | undefined } | undefined;
}

export function logFrom<E extends Happening>(events: readonly Told<E>[], { heading, line }: LogWords<E>): readonly LogGroup[] {
  const groups: { key: string; title: string | undefined; lines: LogLine[] }[] = [
    { key: 'begin', title: undefined, lines: [] },
  ];
  for (const [i, { at, event }] of events.entries()) {
    const title = heading(event);
    if (title !== undefined) groups.push({ key: `turn-${i}`, title, lines: [] });
    const told = line(event);
    if (told) groups.at(-1)?.lines.push({ key: `${at}-${i}`, ...told, rule: event.rule, at });
  }
  return groups.filter(({ title, lines }) => title !== undefined || lines.length > 0);
}
