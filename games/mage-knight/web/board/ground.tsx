/** The land: tiles of seven spaces on a table, each with its ground and its site. A tile that is revealed turns up. */
import { TRAVEL } from '@taverne/ui';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import { groundsOf, spaceName, spacesOfTile } from '../../src/land.ts';
import type { Placed } from '../../src/state.ts';
import { moved } from '../art/geometry.ts';
import { Site } from '../art/scenery.tsx';
import { Space } from '../art/space.tsx';
import { useTable } from '../table.tsx';
import styles from './board.module.css';
import { middleOfSpace, openingsIn, outlineOf } from './geometry.ts';
import { isSpent } from './view.ts';

export function Ground() {
  const { playback, parts } = useTable();
  const view = playback.seen;
  // What lies there when the page opens has been seen before.
  const [known] = useState(() => new Set(view.tiles.map(({ tile }) => tile)));
  // From the far to the near: a tile covers the edge of what lies behind it.
  const tiles = view.tiles.toSorted((a, b) => farOf(b) - farOf(a));
  return (
    <>
      {openingsIn(view).map(({ x, y }) => (
        <path key={`${x} ${y}`} className={styles.opening} d={outlineOf(x, y)} />
      ))}
      {tiles.map(({ tile, x, y }) => (
        <Tile
          key={tile}
          tile={tile}
          x={x}
          y={y}
          emptied={emptiedIn(view, { tile, x, y })}
          isNew={!known.has(tile)}
          isCalm={parts.calm}
        />
      ))}
    </>
  );
}
const farOf = ({ x, y }: Placed): number => 2 * x + 3 * y;

/** The spaces of a tile whose sites are burned or cleared, by name, with blanks between them. */
function emptiedIn({ shields }: Pick<ReturnType<typeof useTable>['view'], 'shields'>, { tile, x, y }: Placed): string {
  const grounds = groundsOf(tile);
  return spacesOfTile(x, y)
    .filter((space, i) => {
      const [ground, there] = [grounds[i], shields.flatMap(({ at, seat }) => (at === space ? [seat] : []))];
      return ground !== undefined && isSpent({ ground, shields: there });
    })
    .map(spaceName)
    .join(' ');
}

interface TileProps extends Placed {
  readonly emptied: string;
  readonly isNew: boolean;
  /** Fades instead of movement. */
  readonly isCalm: boolean;
}

const Tile = memo(({ tile, x, y, emptied, isNew, isCalm }: TileProps) => {
  const turned = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    if (!isNew) return;
    const up = isCalm
      ? [{ opacity: 0 }, { opacity: 1 }]
      : [
          { opacity: 0.2, transform: 'scaleX(0.05) translateY(-30px)' },
          { opacity: 1, transform: 'none' },
        ];
    const animation = turned.current?.animate(up, { duration: TRAVEL * 1.4, easing: 'cubic-bezier(.3, .1, .2, 1)' });
    return () => animation?.cancel();
  }, [isNew, isCalm]);
  const spaces = spacesOfTile(x, y);
  const shape = outlineOf(x, y);
  const bare = emptied.split(' ');
  return (
    <g ref={turned} className={styles.tile}>
      <path className={styles.cast} d={shape} />
      <path className={styles.board} d={shape} />
      <path className={styles.edge} d={shape} />
      {groundsOf(tile).map(({ terrain, site, colour, rampager }, i) => {
        const space = spaces[i] ?? 0;
        const isEmptied = bare.includes(spaceName(space));
        const isBare = site === undefined || (isEmptied && site !== 'monastery');
        return (
          <g key={space} transform={moved(middleOfSpace(space))}>
            <Space terrain={terrain} seed={space} isTaken={!isBare || rampager !== undefined} />
            {!isBare && <Site site={site} colour={colour} isBurned={isEmptied} />}
          </g>
        );
      })}
      <path className={styles.rim} d={shape} />
    </g>
  );
});
