/** How one looks at the realm: from which side, in relief or flat, near or far. */
import { ButtonRow, classes, Icon, useDrawingZoom, useSay, ZoomButtons } from '@taverne/ui';
import type { ReactNode } from 'react';
import type { Quarter } from '../look/projection.ts';
import { useTable } from '../table.tsx';
import { Minimap } from './minimap.tsx';
import { aroundMine, isWhole, nearOf } from './sight.tsx';
import styles from './tools.module.css';

/** On a desk. */
export function Tools() {
  const { look, turn } = useTable();
  const say = useSay();
  return (
    <div className={classes(styles.tools, look.flat && styles.narrow)}>
      <div className={styles.looks}>
        <Round label={say('web.turn.left')} onClick={() => turn(-1)}>
          <Bent isMirrored />
        </Round>
        <svg viewBox="-24 -24 48 48" className={styles.compass} role="img" aria-label={say('web.compass')}>
          <Needle turns={look.turns} />
        </svg>
        <Round label={say('web.turn.right')} onClick={() => turn(1)}>
          <Bent />
        </Round>
        <ReliefOrFlat />
      </div>
      <ButtonRow label={say('web.tools')}>
        <ZoomButtons />
      </ButtonRow>
    </div>
  );
}

/** Over the foot of the board on a phone: where one is, the whole realm at a tap, a quarter turn at another. */
export function PhoneTools() {
  const table = useTable();
  const zoom = useDrawingZoom();
  const say = useSay();
  const { look, turn } = table;
  const isAll = isWhole(zoom);
  return (
    <div className={styles.phone} data-covers>
      <Minimap />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; these are tools */}
      <div className={styles.looks} role="group" aria-label={say('web.tools')}>
        <Round
          label={say(isAll ? 'web.zoom.near' : 'web.zoom.fit')}
          onClick={() => (isAll ? zoom.show(aroundMine(table), nearOf(table)) : zoom.fit())}
        >
          <Icon name={isAll ? 'plus' : 'fit'} />
        </Round>
        <Round label={say('web.turn.right')} onClick={() => turn(1)}>
          <svg viewBox="-24 -24 48 48" className={styles.compass} aria-hidden="true">
            <Needle turns={look.turns} />
          </svg>
        </Round>
        <ReliefOrFlat />
      </div>
    </div>
  );
}

interface RoundProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

const Round = ({ label, onClick, children }: RoundProps) => (
  <button type="button" className={styles.round} onClick={onClick} aria-label={label} title={label}>
    {children}
  </button>
);

function ReliefOrFlat() {
  const { look, setFlat } = useTable();
  const say = useSay();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; these are tools
    <div className={styles.switch} role="group" aria-label={say('web.look')}>
      <button type="button" aria-pressed={!look.flat} onClick={() => setFlat(false)}>
        {say('web.look.relief')}
      </button>
      <button type="button" aria-pressed={look.flat} onClick={() => setFlat(true)}>
        {say('web.look.flat')}
      </button>
    </div>
  );
}

const Bent = ({ isMirrored = false }: { readonly isMirrored?: boolean }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.bent} transform={isMirrored ? 'scale(-1 1)' : undefined}>
    <path d="M6 16.5A7 7 0 1 1 18.4 14M18.8 8.6v5.8h-5.8" />
  </svg>
);

/** Where north lies on the page in relief, in degrees, for each quarter by which the realm is turned: the picture is no square. */
const NORTH = [57, 123, 237, 303] as const;

/** Seen from above it lies straight up at first. */
function Needle({ turns }: { readonly turns: Quarter }) {
  const { look } = useTable();
  const north = look.flat ? turns * 90 : NORTH[turns];
  return (
    <>
      <circle className={styles.dial} r="22.5" />
      <g transform={`rotate(${north})`}>
        <path className={styles.north} d="M0,-14L5,0H-5Z" />
        <path className={styles.south} d="M0,14L5,0H-5Z" />
        <text y="-14.6" transform={`rotate(${-north} 0 -18)`}>
          N
        </text>
      </g>
    </>
  );
}
