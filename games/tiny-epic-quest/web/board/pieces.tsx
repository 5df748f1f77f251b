/** The Heroes on the map: standees on the base of their seat, with their number and what they carry. They travel when their place changes. */
import { appear, CrestPlate, classes, crestOf, type Dragged, type Point, seatClass, travel } from '@taverne/ui';
import { memo, useLayoutEffect, useRef } from 'react';
import { heroNumber, seatOfHero } from '../../src/words.ts';
import { walkTime } from '../playback.ts';
import { heroSpot, type Spot } from '../spots.ts';
import { DrawnSign } from '../symbols.tsx';
import { useForecast, useTable } from '../table.tsx';
import { groundOf, itemsOfHero } from '../view.ts';
import { feetOf, middlesOf, moved } from './geometry.ts';
import styles from './pieces.module.css';
import scenery from './scenery.module.css';

interface PiecesProps {
  /** The Hero in the player's hand, and how far it has been dragged. */
  readonly dragged: Dragged<Spot> | undefined;
}

export function Pieces({ dragged }: PiecesProps) {
  const { view, playback, picks, next, parts } = useTable();
  const { focus } = useForecast();
  const { current } = playback;
  const { at, track } = playback.places;
  const feet = feetOf(at, track, (region) => groundOf(view, region).kind);
  const isQuiet = playback.left === 0;
  // Whoever is in hand covers everybody, otherwise whoever stands further down covers whoever stands behind.
  const isHeld = (hero: number): number => Number(picks.includes(heroSpot(hero)));
  const order = [...feet].toSorted(([a, from], [b, to]) => isHeld(a) - isHeld(b) || from.y - to.y || from.x - to.x);
  return order.map(([hero, foot]) => {
    const spot = heroSpot(hero);
    return (
      <Piece
        key={hero}
        hero={hero}
        x={foot.x}
        y={foot.y}
        over={current?.event === 'moved' && current.seat * 3 + current.hero - 1 === hero ? current.crossed.join(' ') : ''}
        drag={dragged?.cell === spot ? dragged.by : undefined}
        items={itemsOfHero(view, hero)
          .map(({ name }) => name)
          .join(' ')}
        isPicked={picks.includes(spot)}
        isReady={isQuiet && next.has(spot)}
        isLeaving={focus?.deed.act === 'move' && focus.deed.hero === hero}
        calm={parts.calm}
      />
    );
  });
}

interface PieceProps {
  readonly hero: number;
  readonly x: number;
  readonly y: number;
  /** The cards it comes over, by name, with blanks between them. */
  readonly over: string;
  readonly drag: Point | undefined;
  readonly items: string;
  readonly isPicked: boolean;
  readonly isReady: boolean;
  readonly isLeaving: boolean;
  readonly calm: boolean;
}

/** Along the cards between, not across country; a step from Region to Region is straight. */
function walk(element: Element, points: readonly Point[], calm: boolean): Animation {
  const [first, last] = [points[0], points.at(-1)];
  if (calm || points.length < 3 || !first || !last) return travel(element, { from: first ?? ORIGIN, to: last ?? ORIGIN, calm });
  return element.animate(
    points.map(({ x, y }) => ({ transform: `translate(${x - last.x}px, ${y - last.y}px)` })),
    { duration: walkTime(points.length - 2), easing: 'ease-in-out' },
  );
}

const ORIGIN: Point = { x: 0, y: 0 };

const Piece = memo(({ hero, x, y, over, drag, items, isPicked, isReady, isLeaving, calm }: PieceProps) => {
  const mover = useRef<SVGGElement>(null);
  const last = useRef<Point | undefined>(undefined);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { x, y };
    if (!mover.current || (before?.x === x && before.y === y)) return;
    const animation = before ? walk(mover.current, [before, ...middlesOf(over), { x, y }], calm) : appear(mover.current, calm);
    return () => animation.cancel();
  }, [x, y, over, calm]);
  return (
    <g transform={moved({ x, y })} className={classes(styles.unit, seatClass(seatOfHero(hero)), isLeaving && styles.leaving)}>
      <g ref={mover}>
        {(isReady || isPicked) && <ellipse className={classes(styles.glow, isPicked && styles.sel)} rx="23" ry="12" />}
        <g transform={`${moved(drag ?? { x: 0, y: isPicked ? -3 : 0 })} scale(${isPicked ? 1.24 : 1.1})`}>
          <HeroFigure hero={hero} items={items === '' ? [] : items.split(' ')} />
        </g>
      </g>
    </g>
  );
});

/** Feet at (0, 0). */
export const HeroFigure = ({ hero, items }: { readonly hero: number; readonly items: readonly string[] }) => (
  <>
    <ellipse className={scenery.shade} cx="5" cy="3" rx="17" ry="8" />
    <use href={`#teq-base-${crestOf(seatOfHero(hero))}`} />
    <use href={`#teq-fig-h${heroNumber(hero)}`} />
    <g className={styles.number}>
      <circle cx="-11" cy="-13" r="5.6" />
      <text x="-11" y="-10.2">
        {heroNumber(hero)}
      </text>
    </g>
    {items.slice(0, 2).map((item, i) => (
      <g key={item} className={styles.hit}>
        <circle cx="12" cy={-11 - i * 15} r="8" />
        <DrawnSign name={item} x={12} y={-11 - i * 15} size={12} />
      </g>
    ))}
    <g transform="translate(0 3.6) scale(.42)">
      <CrestPlate crest={crestOf(seatOfHero(hero))} />
    </g>
  </>
);
