/** What happens is heard when it is shown: whatever has come onto the board since, each kind of sound once. */
import type { Happening, Told } from '@taverne/engine';
import { useEffect, useRef } from 'react';

/** What a table can be heard by. Each can be turned off. */
export const SOUNDS = ['turn', 'capture', 'dice', 'win'] as const;
export type SoundName = (typeof SOUNDS)[number];

/** The sounds of the events from one place in the line to another. */
export const soundsBetween = <E extends Happening>(
  events: readonly Told<E>[],
  [from, to]: readonly [number, number],
  soundOf: (event: E) => SoundName | undefined,
): SoundName[] => [...new Set(events.slice(from, to).flatMap(({ event }) => soundOf(event) ?? []))];

interface Sounding<E extends Happening> {
  readonly events: readonly Told<E>[];
  /** How many events are still to be shown. */
  readonly left: number;
  readonly soundOf: ((event: E) => SoundName | undefined) | undefined;
  readonly hear: (sound: SoundName) => void;
}

export function useSounds<E extends Happening>({ events, left, soundOf, hear }: Sounding<E>): void {
  const shown = events.length - left;
  // What had happened before the table was opened is not heard again.
  const heard = useRef(shown);
  useEffect(() => {
    const from = heard.current;
    heard.current = shown;
    if (soundOf && shown > from) for (const sound of soundsBetween(events, [from, shown], soundOf)) hear(sound);
  }, [shown, events, soundOf, hear]);
}
