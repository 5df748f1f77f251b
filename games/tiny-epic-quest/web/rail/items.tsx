/** Items as one holds them: pressed or dragged, they go to another hand where that is possible. */
import { classes, dragging, type Point, useSay } from '@taverne/ui';
import { type PointerEvent, useState } from 'react';
import { itemSpot, type Spot } from '../spots.ts';
import { Sign } from '../symbols.tsx';
import { useTable } from '../table.tsx';
import styles from './items.module.css';

interface ItemsProps {
  readonly items: readonly { readonly item: number; readonly name: string }[];
}

export const Items = ({ items }: ItemsProps) =>
  items.map(({ item, name }) => <Item key={item} spot={itemSpot(item)} name={name} />);

/** Where the pointer is: a Hero in a panel or on the map, or the reserve. */
const spotAt = ({ x, y }: Point): Spot | undefined => {
  const { spot, cell } = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-spot], [data-cell]')?.dataset ?? {};
  return spot ?? cell;
};

function Item({ spot, name }: { readonly spot: Spot; readonly name: string }) {
  const { ways, picks, press } = useTable();
  const say = useSay();
  const [hand] = useState(() => dragging<Spot>());
  const [by, setBy] = useState<Point>();
  const canGo = ways.some(({ path }) => path[0] === spot);
  const at = ({ clientX: x, clientY: y }: PointerEvent): Point => ({ x, y });
  const deeds = {
    cellAt: spotAt,
    onLift: () => picks[0] !== spot && press(spot),
    onCarry: (dragged: { readonly by: Point }) => setBy(dragged.by),
    onDrop: (on: Spot | undefined) => {
      setBy(undefined);
      if (on !== undefined) press(on);
    },
  };
  return (
    <button
      type="button"
      className={classes(styles.item, canGo && styles.ready, picks.includes(spot) && styles.picked, by && styles.held)}
      style={by && { translate: `${by.x}px ${by.y}px` }}
      title={say('web.item', { name: say(`item.${name}.name`), does: say(`item.${name}.does`) })}
      aria-label={say(`item.${name}.name`)}
      aria-pressed={picks.includes(spot)}
      onClick={() => hand.isDrag() || press(spot)}
      onPointerDown={(event) => {
        if (event.button !== 0 || !canGo) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        hand.down(spot, at(event), 1);
      }}
      onPointerMove={(event) => hand.move(at(event), deeds)}
      onPointerUp={(event) => hand.up(at(event), deeds) && setTimeout(hand.forget)}
      onPointerCancel={() => {
        hand.forget();
        setBy(undefined);
      }}
    >
      <Sign name={name} />
    </button>
  );
}
