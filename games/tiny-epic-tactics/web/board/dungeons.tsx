/** Dungeons with somebody inside: a plan of each beside the realm, to walk in like everywhere else. */
import { classes, tidy, useSay } from '@taverne/ui';
import type { KeyboardEvent } from 'react';
import { useRef, useState } from 'react';
import { cellName } from '../../src/realm/cells.ts';
import type { Placed } from '../../src/realm/types.ts';
import type { Chamber } from '../../src/words.ts';
import { known, unitWord } from '../names.ts';
import { useTable } from '../table.tsx';
import { openDungeons } from '../view.ts';
import { lookOf } from './board.tsx';
import styles from './dungeons.module.css';
import { boxOf } from './ground.tsx';
import { marksOf } from './marks.tsx';
import { UnitPicture } from './units.tsx';

/** Whoever plays from the far corner has a plaque above them. */
const BELOW_PLAQUE = 84;
/** From the foot of one plan to the head of the next, its title included. */
const BETWEEN = 48;
/** Room for a title. */
const NARROWEST = 138;

/** Small plans are drawn larger. */
const sizeFor = (width: number): number => Math.max(33, Math.min(46, Math.floor(264 / width)));

/** The signs of the chambers, around (0, 0). */
const SIGNS: { readonly [C in Chamber]: string } = {
  entrance: 'M-7,8V-2A7,7 0 0 1 7,-2V8Z',
  crystal: 'M0,-10L7,-1L0,10L-7,-1ZM-7,-1H7',
  floor: '',
  water: 'M-9,-2q4.5,-4 9,0q4.5,4 9,0M-9,5q4.5,-4 9,0q4.5,4 9,0',
  monster: 'M-7,-2A7,7 0 0 1 7,-2V4H4V8H-4V4H-7ZM-4,-1h2.6v2.6h-2.6zM1.4,-1h2.6v2.6h-2.6z',
  'cave-in': 'M-9,7L-5,0L-1,4L2,-4L9,7ZM-6,-6h4v3h-4zM3,-9h4v3h-4z',
  trap: 'M-9,6L-6,-5L-3,6L0,-5L3,6L6,-5L9,6Z',
  door: 'M-6,9V-9H6V9ZM2,0h1.6v1.6h-1.6z',
  barrier: 'M-6,-9v18M0,-9v18M6,-9v18M-9,-3h18M-9,4h18',
  wall: '',
};

export function DungeonInsets() {
  const { playback, book, look } = useTable();
  const full = boxOf(book.realm, look);
  const next = [full.y + BELOW_PLAQUE, full.y + BELOW_PLAQUE];
  return openDungeons([...playback.pieces.values()]).map((id, i) => {
    const box = book.realm.boxes.find((each) => each.id === id);
    if (!box) return null;
    const size = sizeFor(box.dungeon.width);
    const width = Math.max(NARROWEST, box.dungeon.width * size);
    const column = i % 2;
    const y = next[column] ?? 0;
    next[column] = y + box.dungeon.height * size + BETWEEN;
    // In relief the far corners of the picture are free, seen from above there is room beside it.
    const [left, right] = look.flat
      ? [full.x - width - 18, full.x + full.width + 18]
      : [full.x + 24, full.x + full.width - width - 24];
    return <Inset key={id} box={box} x={column === 0 ? left : right} y={y} />;
  });
}

function Inset({ box, x, y }: { readonly box: Placed; readonly x: number; readonly y: number }) {
  const table = useTable();
  const say = useSay();
  const { book, press, pointAt, back, view } = table;
  const { realm } = book;
  const { dungeon } = box;
  const size = sizeFor(dungeon.width);
  const grid = useRef<SVGGElement>(null);
  const marks = marksOf(table);
  const units = [...table.playback.pieces.values()];
  const [stop, setStop] = useState(dungeon.entrance);
  const title = known(say, `dungeon.${box.id}.name`) ?? box.id;
  const onKey = (event: KeyboardEvent) => {
    const way = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'].indexOf(event.key);
    const to = way < 0 ? -1 : (realm.near[stop]?.[way] ?? -1);
    if (to >= 0) {
      setStop(to);
      pointAt(cellName(realm, to));
      grid.current?.querySelector<SVGElement>(`[data-cell="${cellName(realm, to)}"]`)?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') press(cellName(realm, stop));
    else if (event.key === 'Escape') back();
    else return;
    event.preventDefault();
  };
  const rows = Array.from({ length: dungeon.height }, (_, row) => row);
  const columns = Array.from({ length: dungeon.width }, (_, column) => column);
  return (
    <g transform={`translate(${tidy(x)} ${tidy(y)})`}>
      <rect
        className={styles.sheet}
        x="-9"
        y="-27"
        width={Math.max(NARROWEST, dungeon.width * size) + 18}
        height={dungeon.height * size + 36}
        rx="8"
      />
      <text className={styles.title} x="0" y="-9">
        {title}
      </text>
      {/* biome-ignore lint/a11y/useSemanticElements: a plan is no table */}
      <g role="grid" tabIndex={-1} aria-label={title} ref={grid} onKeyDown={onKey}>
        {rows.map((row) => (
          // biome-ignore lint/a11y/useSemanticElements: see above
          <g key={row} role="row">
            {columns.map((column) => {
              const cell = dungeon.first + row * dungeon.width + column;
              const name = cellName(realm, cell);
              const chamber = dungeon.chambers[cell - dungeon.first] ?? 'wall';
              const unit = units.find((each) => each.cell === name);
              const mark = marks.get(name);
              const label = [name.split(':')[1] ?? name, say(`chamber.${chamber}.name`)];
              if (unit) label.push(unitWord(say, view, unit.id));
              if (mark) label.push(say(`web.mark.${mark}`));
              return (
                // biome-ignore lint/a11y/useSemanticElements: see above
                <g
                  key={name}
                  role="gridcell"
                  data-cell={name}
                  data-mark={mark}
                  tabIndex={cell === stop ? 0 : -1}
                  aria-label={label.join(', ')}
                  className={styles.cell}
                  transform={`translate(${(column + 0.5) * size} ${(row + 0.5) * size})`}
                  onClick={() => press(name)}
                  onPointerEnter={() => pointAt(name)}
                  onFocus={() => setStop(cell)}
                >
                  <rect
                    className={classes(styles[chamber], styles.tile)}
                    x={-size / 2}
                    y={-size / 2}
                    width={size}
                    height={size}
                  />
                  {SIGNS[chamber] && (
                    <path className={classes(styles.sign, chamber === 'crystal' && styles.gem)} d={SIGNS[chamber]} />
                  )}
                  {mark && (
                    <rect
                      className={mark === 'picked' ? styles.picked : styles.go}
                      x={-size / 2 + 2}
                      y={-size / 2 + 2}
                      width={size - 4}
                      height={size - 4}
                    />
                  )}
                  {unit && (
                    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus; the cell around it says it in words
                    <g transform="translate(0 8) scale(.74)" aria-hidden="true">
                      <UnitPicture {...lookOf(table, unit)} />
                    </g>
                  )}
                </g>
              );
            })}
          </g>
        ))}
      </g>
    </g>
  );
}
