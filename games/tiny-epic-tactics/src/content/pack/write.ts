/** A pack written out as JSON, in the form that pack.ts reads. */
import { nameAt } from '../../realm/cells.ts';
import { CHAMBER_LETTERS, rowsOf, TERRAIN_LETTERS } from '../letters.ts';
import type { Content, RealmPlan } from '../types.ts';

export function writePack(content: Content): string {
  const { id, die, units, tactics, enemies, boxes, realm, battles, texts } = content;
  const pack = {
    id,
    die,
    units,
    tactics,
    enemies,
    boxes: boxes.map(({ id, width, height, thickness, top, portals, dungeon }) => ({
      id,
      width,
      height,
      thickness,
      top: rowsOf(TERRAIN_LETTERS, top, width),
      portals,
      dungeon: { chambers: rowsOf(CHAMBER_LETTERS, dungeon.chambers, width), crystal: dungeon.crystal },
    })),
    realm: {
      ...land(realm),
      zones: realm.zones.map(({ cells, trigger }) => ({
        cells: cells.map((cell) => nameIn(realm, cell)),
        trigger: nameIn(realm, trigger),
      })),
    },
    battles: battles.map((plan) => ({ ...land(plan), artifact: nameIn(plan, plan.artifact ?? 0) })),
    ...(Object.keys(texts).length > 0 ? { texts } : {}),
  };
  return `${JSON.stringify(pack, null, 2)}\n`;
}

const nameIn = ({ width }: RealmPlan, cell: number): string => nameAt(cell % width, Math.trunc(cell / width));

function land({ id, width, height, scroll, placements }: RealmPlan) {
  return {
    id,
    width,
    height,
    scroll: rowsOf(TERRAIN_LETTERS, scroll, width),
    placements: placements.map(({ box, x, y, turns }) => ({ box, at: nameAt(x, y), ...(turns > 0 ? { turns } : {}) })),
  };
}
