/** What is being played, each with a small picture of its board: a click leads to the table, to look on. */

import type { CupGameShown, CupShown } from '@taverne/protocol';
import {
  Crest,
  type CrestName,
  classes,
  crestOf,
  type Sketch,
  type SketchKit,
  seatClass,
  type TableOptions,
  useSay,
} from '@taverne/ui';
import { memo, useMemo, useRef } from 'react';
import { Link } from '../Link.tsx';
import { tablePath } from '../router.ts';
import styles from './boards.module.css';
import { isOn, sayPoints, sayWho } from './figures.ts';
import { useGlimpse, useInSight, useSketchKit } from './use-glimpse.ts';

export function Boards({ cup }: { readonly cup: CupShown }) {
  const say = useSay();
  const kit = useSketchKit(cup.game);
  const running = cup.games.filter(isOn);
  if (running.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>{say('cup.now')}</h2>
      <ul className={styles.boards}>
        {running.map((game) => (
          <li key={game.match}>
            <Board game={game} cup={cup} kit={kit} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface BoardProps {
  readonly game: CupGameShown;
  readonly cup: CupShown;
  readonly kit: SketchKit | undefined;
}

function Board({ game: { match, first, second }, cup: { table, options }, kit }: BoardProps) {
  const say = useSay();
  const frame = useRef<HTMLDivElement>(null);
  const glimpse = useGlimpse(match ?? '', useInSight(frame));
  const sketch = useMemo(() => kit && glimpse && drawn(kit, glimpse.view, options), [kit, glimpse, options]);
  const names = [sayWho(say, table, first), sayWho(say, table, second)] as const;
  const awaited = glimpse?.awaited ?? [];
  const turn = awaited.map((seat) => names[seat]).filter((name) => name !== undefined);
  const label = [
    say('cup.watch', { first: names[0], second: names[1] }),
    ...turn.map((name) => say('cup.watch.turn', { name })),
  ].join(' ');
  const side = (seat: 0 | 1, person: number | null) => (
    <span className={classes(styles.side, awaited.includes(seat) && styles.asked)}>
      <Crest seat={seat} size={20} />
      <b>{names[seat]}</b>
      {person !== null && <span className={styles.points}>{sayPoints(table[person]?.points ?? 0)}</span>}
    </span>
  );
  const [above, below] = [side(1, second), side(0, first)];
  const isTurned = sketch?.near === 1;
  return (
    <Link to={tablePath('server', match ?? '')} className={styles.board} label={label}>
      {isTurned ? below : above}
      <div ref={frame} className={styles.frame}>
        {sketch && <Picture sketch={sketch} />}
      </div>
      {isTurned ? above : below}
    </Link>
  );
}

/** A view of newer rules than this page knows may look different: then there is no picture. */
function drawn(kit: SketchKit, view: unknown, options: TableOptions): Sketch | undefined {
  try {
    return kit.sketch(view, options);
  } catch {
    return undefined;
  }
}

/** Everybody by the shape of their crest, around (0, 0), as far as 1. */
const SHAPES: { readonly [C in CrestName]: string } = {
  sun: 'M-.78,0a.78,.78 0 1 0 1.56,0a.78,.78 0 1 0 -1.56,0Z',
  moon: 'M0,-1L1,0L0,1L-1,0Z',
  leaf: 'M-.75,.75V0A.75,.75 0 0 1 0,-.75H.75V0A.75,.75 0 0 1 0,.75Z',
  star: 'M-.72,-.72H.72V.72H-.72Z',
};

const Picture = memo(({ sketch: { box, grounds, pieces, size } }: { readonly sketch: Sketch }) => (
  <svg className={styles.picture} viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} aria-hidden="true">
    {[...Map.groupBy(grounds, ({ tone }) => tone)].map(([tone, same]) => (
      <path key={tone} className={styles[tone]} d={same.map(({ d }) => d).join('')} />
    ))}
    {pieces.map(({ x, y, seat, isChief }, i) => (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no name here, and nothing of it is kept
        key={i}
        className={classes(styles.piece, isChief && styles.chief, seatClass(seat))}
        d={SHAPES[crestOf(seat ?? 0)]}
        transform={`translate(${x} ${y}) scale(${isChief ? size * 1.25 : size})`}
      />
    ))}
  </svg>
));
