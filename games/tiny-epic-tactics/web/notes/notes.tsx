/**
 * Notes on the table: who plays, why something cannot be done, what an attack would do, what is asked in between, and the
 * dice. In relief they lie in the corners that the realm leaves free, seen from above in a strip beside it.
 */
import { PHONE, useDrawingZoom, useMedia } from '@taverne/ui';
import { duelOf } from '../board/effects.tsx';
import { pointOf } from '../board/insets.ts';
import { PhoneTools } from '../board/tools.tsx';
import { useForecast, useTable } from '../table.tsx';
import { unitWithId } from '../view.ts';
import { Attack } from './attack.tsx';
import { Dice } from './dice.tsx';
import styles from './notes.module.css';
import { PLACES, Plaques } from './plaques.tsx';
import { Thoughts } from './thoughts.tsx';
import { WhyNot } from './why.tsx';

export function Notes() {
  const { look } = useTable();
  const isPhone = useMedia(PHONE);
  if (isPhone) {
    return (
      <>
        <div className={styles.top} data-covers>
          <Dice />
        </div>
        <WhyNot />
        <PhoneTools />
      </>
    );
  }
  if (look.flat) {
    return (
      <div className={styles.strip}>
        <Plaques places={PLACES} />
        <WhyNot />
        <Thoughts />
        <Dice />
        <Attack />
      </div>
    );
  }
  return <Corners />;
}

/** In relief. What a note speaks of must not lie under it: then it is in the other corner. */
function Corners() {
  const isRightFree = useRightFree();
  return (
    <>
      <div className={styles.farLeft}>
        <Plaques places={['far']} />
        {!isRightFree && <Attack />}
        <WhyNot />
        <Thoughts />
      </div>
      <div className={styles.farRight}>
        <Plaques places={['right']} />
        <Dice />
        {isRightFree && <Attack />}
      </div>
      <div className={styles.foot}>
        <Plaques places={['left', 'near']} />
      </div>
    </>
  );
}

/** How far a note reaches into what is in sight, as shares of it. */
const NOTE = { width: 0.38, height: 0.6 };

/** Nobody who fights lies under a note in the far right corner; or somebody would under one in the far left, too. */
function useRightFree(): boolean {
  const table = useTable();
  const { focus } = useForecast();
  const { box } = useDrawingZoom();
  const places = duelOf(table, focus).flatMap((id) => {
    const point = pointOf(table, unitWithId(table.view, id)?.cell);
    return point ? [{ across: (point.x - box.x) / box.width, down: (point.y - box.y) / box.height }] : [];
  });
  const far = places.filter(({ down }) => down < NOTE.height);
  return !far.some(({ across }) => across > 1 - NOTE.width) || far.some(({ across }) => across < NOTE.width);
}

/** On a phone, in the sheet. */
export const Matter = () => (
  <>
    <Thoughts />
    <Attack hasButtons={false} />
  </>
);
