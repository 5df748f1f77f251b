/** From a table to its map, by itself: to look at it, to hand it on, to play on it again. */
import { useSay } from '@taverne/ui';
import { useEffect } from 'react';
import { writeMap } from '../../src/map-text.ts';
import { useTable } from '../table.tsx';
import { bookIn } from '../view.ts';
import { keepMap, mapInAddress } from './kept.ts';
import styles from './maps.module.css';

/** The map of this match as text; none: other cards than the house's lie on it, and a map alone would not tell which. */
function useMapText(): string | undefined {
  const { view, state } = useTable();
  return state.options?.pack ? undefined : writeMap(bookIn().content, view.map);
}

/** Whoever has played on a map finds it again in the lobby. */
export function useKeptMap(): void {
  const { parts, state } = useTable();
  const text = useMapText();
  const isMine = state.seats.some(({ mine }) => mine) && !parts.still;
  useEffect(() => {
    if (text !== undefined && isMine) keepMap(text, Date.now());
  }, [text, isMine]);
}

export function MapAgain() {
  const say = useSay();
  const text = useMapText();
  return text === undefined ? null : (
    <a className={styles.again} href={`/island#${mapInAddress(text)}`} target="_blank" rel="noreferrer">
      {say('web.map.again')}
    </a>
  );
}
