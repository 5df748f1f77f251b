/** What lies and stands on the land: enemy tokens, ruins, shields, the figures of cities, and the hero, who walks from space to space. */
import type { Told } from '@taverne/engine';
import { classes, seatClass, TRAVEL, travel } from '@taverne/ui';
import { memo, useLayoutEffect, useRef } from 'react';
import type { MageEvent } from '../../src/events.ts';
import { landOf, spaceName } from '../../src/land.ts';
import type { Token } from '../../src/state.ts';
import type { HeroName } from '../../src/words.ts';
import { moved, type Point } from '../art/geometry.ts';
import { Hero } from '../art/scenery.tsx';
import { EnemyToken, RuinsToken, ShieldMark } from '../art/tokens.tsx';
import { useTable } from '../table.tsx';
import { heroOf, ownSeat, type View } from '../view.ts';
import styles from './board.module.css';
import { middleOfSpace, spaceNamed } from './geometry.ts';
import { enemyIn, pileOf, type Standing, standingAt } from './view.ts';

/** Everything but heroes: from the far to the near, as it lies. */
export function Pieces() {
  const view = useTable().playback.seen;
  return landOf(view).spaces.map((space) => {
    const there = standingAt(view, space);
    if (!there || (there.tokens.length === 0 && there.shields.length === 0 && !there.city && there.ruins === undefined))
      return null;
    return (
      <g key={space} transform={moved(middleOfSpace(space))}>
        <There view={view} there={there} />
      </g>
    );
  });
}

function There({ view, there }: { readonly view: View; readonly there: Standing }) {
  const { tokens, ruins, city, shields } = there;
  return (
    <>
      {shieldsFor(shields).map(({ seat, x }) => (
        <g key={x} className={seatClass(seat)} transform={moved({ x, y: 2 }, 0.82)}>
          <ShieldMark />
        </g>
      ))}
      {ruins !== undefined && (
        <g transform={moved({ x: -24, y: 14 }, 0.78)}>
          <RuinsToken {...(ruins && { face: ruins })} />
        </g>
      )}
      {city && (
        <g className={styles.level} transform={moved({ x: 0, y: -33 })}>
          <path d="M-13,-9H13V5Q8,10 0,12Q-8,10 -13,5Z" />
          <text y="5">{city.level}</text>
        </g>
      )}
      {placesFor(there).map((place, i) => {
        const token = tokens[i];
        return token ? (
          <g key={place.x} transform={moved(place, scaleFor(there))}>
            <Enemy view={view} token={token} />
          </g>
        ) : null;
      })}
    </>
  );
}

function Enemy({ view, token }: { readonly view: View; readonly token: Token }) {
  const row = enemyIn(view, token.enemy);
  if (!row) return <EnemyToken pile={pileOf(token)} />;
  const { id, attack, element, armor, traits } = row;
  return <EnemyToken pile={pileOf(token)} face={{ id, attack, element, armor, summons: traits.includes('summon') }} />;
}

/** Whoever rampages has the space alone; a garrison lies before its walls, that of a city in a row. */
const scaleFor = ({ tokens, ground }: Standing): number => (ground.site === undefined ? 1.05 : tokens.length > 2 ? 0.56 : 0.7);
function placesFor({ tokens, ground }: Standing): readonly Point[] {
  if (ground.site === undefined) return [{ x: 0, y: -1 }];
  if (tokens.length === 1) return [{ x: 22, y: 15 }];
  const step = tokens.length > 2 ? Math.min(22, 72 / (tokens.length - 1)) : 28;
  return tokens.map((_, i) => ({ x: (i - (tokens.length - 1) / 2) * step, y: 20 + (i % 2) * 3 }));
}

/** Side by side, in the order in which they came. */
const shieldsFor = (shields: readonly number[]) => shields.map((seat, i) => ({ seat, x: 24 - i * 11 }));

// ── heroes ──

/** `dragged`: how far the hero whose turn it is has been carried. */
export function Heroes({ dragged }: { readonly dragged: Point | undefined }) {
  const { state, parts, ways, playback } = useTable();
  const view = playback.seen;
  const isReady = playback.left === 0 && ways.some(({ deed }) => deed?.do === 'move' || deed?.do === 'explore');
  // One's own stands before the others.
  const seats = view.at.map((_, seat) => seat).toSorted((a, b) => Number(a === ownSeat(state)) - Number(b === ownSeat(state)));
  return seats.map((seat) => {
    const space = view.at[seat] ?? 0;
    const { x, y, size } = besideOthers(view, seat);
    return (
      <Figure
        key={heroOf(view, seat)}
        seat={seat}
        name={heroOf(view, seat)}
        x={x}
        y={y}
        size={size}
        by={wayTo(state.events, seat, spaceName(space))}
        drag={seat === ownSeat(state) ? dragged : undefined}
        isReady={isReady && seat === ownSeat(state)}
        isCalm={parts.calm}
      />
    );
  });
}

/** Heroes on one space stand side by side, and are the smaller the more they are. */
function besideOthers({ at }: Pick<View, 'at'>, seat: number): Point & { readonly size: number } {
  const space = at[seat] ?? 0;
  const there = at.flatMap((each, i) => (each === space ? [i] : []));
  const { x, y } = middleOfSpace(space);
  const step = CROWD / there.length;
  return { x: x + (there.indexOf(seat) - (there.length - 1) / 2) * step, y, size: SIZES[there.length - 1] ?? 0.6 };
}
const CROWD = 72;
const SIZES = [1, 0.84, 0.7, 0.6];

/** The spaces of the last journey, if it led here: a hero goes by them, not across country. */
function wayTo(events: readonly Told<MageEvent>[], seat: number, here: string): string {
  const last = events.findLast(({ event }) => event.event === 'moved' && event.seat === seat)?.event;
  return last?.event === 'moved' && last.to === here ? last.path.slice(0, -1).join(' ') : '';
}

interface FigureProps extends Point {
  readonly seat: number;
  readonly name: HeroName;
  readonly size: number;
  readonly by: string;
  readonly drag: Point | undefined;
  readonly isReady: boolean;
  readonly isCalm: boolean;
}

const STEP = 150;
const ORIGIN: Point = { x: 0, y: 0 };

const Figure = memo(({ seat, name, x, y, size, by, drag, isReady, isCalm }: FigureProps) => {
  const mover = useRef<SVGGElement>(null);
  const last = useRef<Point>(undefined);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { x, y };
    if (!mover.current || !before || (before.x === x && before.y === y)) return;
    const animation = walk(mover.current, [before, ...pointsOf(by), { x, y }], isCalm);
    return () => animation.cancel();
  }, [x, y, by, isCalm]);
  return (
    <g transform={moved({ x, y })} className={classes(styles.hero, seatClass(seat))}>
      <g ref={mover}>
        {isReady && <ellipse className={styles.glow} cy="14" rx="34" ry="17" />}
        <g transform={moved(drag ?? ORIGIN, size)}>
          <ellipse className={styles.foot} cx="3" cy="17" rx="20" ry="8" />
          <path className={styles.base} d="M-19,14A19,8.6 0 0 0 19,14V18A19,8.6 0 0 1 -19,18Z" />
          <ellipse className={styles.top} cy="14" rx="19" ry="8.6" />
          <g transform="translate(0 14) scale(1.12)">
            <Hero name={name} />
          </g>
        </g>
      </g>
    </g>
  );
});

const pointsOf = (names: string): readonly Point[] =>
  names === '' ? [] : names.split(' ').map((name) => middleOfSpace(spaceNamed(name)));

function walk(element: Element, points: readonly Point[], calm: boolean): Animation {
  const [first = ORIGIN, last = ORIGIN] = [points[0], points.at(-1)];
  if (calm || points.length < 3) return travel(element, { from: first, to: last, calm });
  return element.animate(
    points.map(({ x, y }) => ({ transform: `translate(${x - last.x}px, ${y - last.y}px)` })),
    { duration: TRAVEL + STEP * (points.length - 2), easing: 'ease-in-out' },
  );
}
