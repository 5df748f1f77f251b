/**
 * The realm in the painter's order: the scroll, then depth by depth blocks, marks, scenery and whoever stands there. The
 * still parts of each depth are drawn once per realm and look; marks and units are put in between.
 */
import { memo, type ReactNode, useMemo } from 'react';
import type { Realm } from '../../src/realm/types.ts';
import { layersOf } from '../look/order.ts';
import type { Look } from '../look/projection.ts';
import { Ground } from './ground.tsx';
import { Mouths, PortalArrow } from './portals.tsx';
import { Bridge, Flag, Scenery, StartStar, ZoneMarks } from './scenery.tsx';
import { Cliffs, Edges, Top } from './tops.tsx';

interface RealmProps {
  readonly realm: Realm;
  readonly look: Look;
  /** Corner → the side that starts there. */
  readonly corners: readonly number[];
  /** Zone → who won its flag. */
  readonly won: readonly number[];
  /** What lies on a cell: drawn on its top, under everything that stands. */
  readonly lying: (cell: number) => ReactNode;
  /** What stands on a cell: drawn over its scenery. */
  readonly standing: (cell: number) => ReactNode;
}

export function RealmPicture({ realm, look, corners, won, lying, standing }: RealmProps) {
  const layers = useMemo(() => layersOf(realm, look), [realm, look]);
  return (
    <>
      <Ground realm={realm} look={look} />
      {layers.map((layer) => (
        <g key={layer.depth}>
          <Blocks realm={realm} look={look} cells={layer.blocks} corners={corners} />
          {layer.blocks.map(lying)}
          <Standing realm={realm} look={look} cells={layer.standing} won={won} />
          {layer.standing.map(standing)}
        </g>
      ))}
    </>
  );
}

interface RowProps {
  readonly realm: Realm;
  readonly look: Look;
  readonly cells: readonly number[];
}

const sideAt = (sides: readonly number[], at: number): number | undefined => {
  const side = sides[at];
  return side === undefined || side < 0 ? undefined : side;
};

const Blocks = memo(
  ({ realm, look, cells, corners }: RowProps & { readonly corners: readonly number[] }) =>
    cells.map((cell) => {
      const corner = realm.starts.findIndex((start) => start.includes(cell));
      return (
        <g key={cell}>
          <Cliffs realm={realm} look={look} cell={cell} />
          <Mouths realm={realm} look={look} cell={cell} />
          <Top realm={realm} look={look} cell={cell} />
          {corner >= 0 && <StartStar realm={realm} look={look} cell={cell} side={sideAt(corners, corner)} />}
          <PortalArrow realm={realm} look={look} cell={cell} />
          <ZoneMarks realm={realm} look={look} cell={cell} />
          <Edges realm={realm} look={look} cell={cell} />
        </g>
      );
    }),
  sameRow,
);

const Standing = memo(
  ({ realm, look, cells, won }: RowProps & { readonly won: readonly number[] }) =>
    cells.map((cell) => (
      <g key={cell}>
        <Bridge realm={realm} look={look} cell={cell} />
        <Scenery realm={realm} look={look} cell={cell} />
        <Flag realm={realm} look={look} cell={cell} owner={sideAt(won, realm.zoneOf[cell] ?? -1)} />
      </g>
    )),
  sameRow,
);

/** Views are copies: lists of numbers that say the same are the same. */
function sameRow(before: RowProps & { corners?: readonly number[]; won?: readonly number[] }, after: typeof before): boolean {
  return (
    before.realm === after.realm &&
    before.look.flat === after.look.flat &&
    before.look.turns === after.look.turns &&
    String(before.corners) === String(after.corners) &&
    String(before.won) === String(after.won)
  );
}
