/** Dungeons with somebody inside: a plan of each beside the realm, to walk in like everywhere else. */
import { ARROWS, BoardGrid, classes, known, tidy, useSay } from '@taverne/ui';
import type { CellName } from '../../src/events.ts';
import { cellName, cellNamed } from '../../src/realm/cells.ts';
import type { Chamber } from '../../src/words.ts';
import { unitWord } from '../../text/names.ts';
import { useTable } from '../table.tsx';
import { useTurn } from '../turn.ts';
import styles from './dungeons.module.css';
import { chamberIn, type Inset, insetsOf } from './insets.ts';
import { lookOf } from './look-of.ts';
import { type Mark, marksOf } from './marks.tsx';
import { UnitPicture } from './units.tsx';

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

/** A chamber's sign in a text. */
export const ChamberSign = ({ chamber }: { readonly chamber: Chamber }) => (
  <svg viewBox="-11 -11 22 22" aria-hidden="true">
    <path className={styles.inText} d={SIGNS[chamber]} />
  </svg>
);

export const DungeonInsets = () => insetsOf(useTable()).map((inset) => <Plan key={inset.box.id} inset={inset} />);

function Plan({ inset }: { readonly inset: Inset }) {
  const table = useTable();
  const turn = useTurn();
  const say = useSay();
  const { realm } = table.book;
  const { box, x, y, size, width, height } = inset;
  const { dungeon } = box;
  const marks = marksOf(table);
  const units = [...table.playback.pieces.values()];
  const title = known(say, `dungeon.${box.id}.name`) ?? box.id;
  const rows = Array.from({ length: dungeon.height }, (_, row) =>
    Array.from({ length: dungeon.width }, (_, column) => cellName(realm, dungeon.first + row * dungeon.width + column)),
  );
  const chamberOf = (name: CellName): Chamber => dungeon.chambers[(cellNamed(realm, name) ?? 0) - dungeon.first] ?? 'wall';
  const labelOf = (name: CellName): string => {
    const unit = units.find((each) => each.cell === name);
    const mark = marks.get(name);
    const label = [name.split(':')[1] ?? name, say(`chamber.${chamberOf(name)}.name`)];
    if (unit) label.push(unitWord(say, table.view, unit.id));
    if (mark) label.push(say(`web.mark.${mark}`));
    return label.join(', ');
  };
  return (
    <>
      <rect className={styles.sheet} x={x - 9} y={y - 27} width={width + 18} height={height + 36} rx="8" />
      <text className={styles.title} x={x} y={y - 9}>
        {title}
      </text>
      <BoardGrid
        label={title}
        rows={rows}
        start={cellName(realm, dungeon.entrance)}
        table={table}
        turn={turn}
        marks={marks}
        labelOf={labelOf}
        cellClass={styles.cell}
        walk={(from, arrow) => {
          const to = realm.near[cellNamed(realm, from) ?? 0]?.[ARROWS.indexOf(arrow)] ?? -1;
          return to < 0 ? undefined : cellName(realm, to);
        }}
      >
        {(name) => {
          const at = chamberIn(inset, cellNamed(realm, name) ?? 0);
          const unit = units.find((each) => each.cell === name);
          return (
            <g transform={`translate(${tidy(at.x)} ${tidy(at.y)})`}>
              <ChamberPicture chamber={chamberOf(name)} size={size} mark={marks.get(name)} />
              {unit && (
                // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus; the cell around it says it in words
                <g transform="translate(0 8) scale(.74)" aria-hidden="true">
                  <UnitPicture {...lookOf(table, unit)} />
                </g>
              )}
            </g>
          );
        }}
      </BoardGrid>
    </>
  );
}

interface ChamberProps {
  readonly chamber: Chamber;
  readonly size: number;
  readonly mark: Mark | undefined;
}

const ChamberPicture = ({ chamber, size, mark }: ChamberProps) => (
  <>
    <rect className={classes(styles[chamber], styles.tile)} x={-size / 2} y={-size / 2} width={size} height={size} />
    {SIGNS[chamber] && <path className={classes(styles.sign, chamber === 'crystal' && styles.gem)} d={SIGNS[chamber]} />}
    {mark && (
      <rect
        className={mark === 'picked' ? styles.picked : styles.go}
        x={-size / 2 + 2}
        y={-size / 2 + 2}
        width={size - 4}
        height={size - 4}
      />
    )}
  </>
);
