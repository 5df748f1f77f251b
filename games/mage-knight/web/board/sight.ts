/** What one sees of the land: all of it while it is small, and the neighbourhood of whoever acts once all of it would be too small to read. */
import { type Box, useDrawingZoom } from '@taverne/ui';
import { useEffect, useState } from 'react';
import type { Space } from '../../src/state.ts';
import { ROW, WIDE } from '../art/geometry.ts';
import { useForecast, useTable } from '../table.tsx';
import { ownSeat } from '../view.ts';
import { middleOfSpace, spaceNamed } from './geometry.ts';

/** Pixels from the middle of a space to the next: below these one cannot tell what stands on it. */
const LEGIBLE = 46;
const NEAR = 58;

/** So many spaces around whoever goes somewhere are in sight as well. */
const ROUND = 2;

const around = (space: Space): Box => {
  const { x, y } = middleOfSpace(space);
  const [wide, high] = [WIDE * (ROUND + 0.5), ROW * (ROUND + 0.5)];
  return { x: x - wide, y: y - high, width: wide * 2, height: high * 2 };
};

/** The pointer is on the land itself, which must not move from under it. */
const isOnLand = (): boolean => document.querySelector('[role="grid"]:hover') !== null;

export function useSight(): void {
  const { view, state, playback } = useTable();
  const { focus } = useForecast();
  const { fit, show, reveal, scale, unit } = useDrawingZoom();
  const { current, seen } = playback;
  // What others did is played back where it happened.
  const seat = current !== undefined && 'seat' in current && current.seat < view.seats ? current.seat : ownSeat(state);
  const at = seen.at[seat] ?? 0;
  const tiles = view.tiles.length;
  const [laid, setLaid] = useState<{ readonly tiles: number; readonly isNear: boolean }>();
  const goal = focus?.path.at(-1);
  const pointed = goal?.includes('.') ? goal : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when somebody has moved or the land has grown; a zoom is not undone
  useEffect(() => {
    const wide = (unit() ?? 1) * WIDE;
    const isNear = wide < LEGIBLE;
    // Whoever asked for all of the land goes on seeing all of it; whoever came nearer stays near.
    if (laid?.tiles !== tiles) {
      setLaid({ tiles, isNear });
      if (scale === 1 && isNear && laid?.isNear !== true) return show(middleOfSpace(at), NEAR / wide);
      if (scale === 1) return fit();
    }
    if (scale > 1) reveal(around(at));
  }, [tiles, at]);

  // When all is over one looks back at all of it.
  const isOver = state.outcome !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and then the eye is free
  useEffect(() => {
    if (isOver) fit();
  }, [isOver]);

  // What a button or a hint speaks of is brought into sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and then the eye is free
  useEffect(() => {
    if (pointed !== undefined && scale > 1 && !isOnLand()) reveal(around(spaceNamed(pointed)));
  }, [pointed]);
}
