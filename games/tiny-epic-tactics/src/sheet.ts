/**
 * The sheet on which floods over the realm write. There is one, it is scratch and belongs to nobody: what is kept of a flood
 * must be copied out before anything is asked.
 */
/** Beyond any movement. */
export const FAR = 0xffff;
const MOST_MP = 64;

export interface Sheet {
  /** By cell, FAR where no flood came. */
  costs: Uint16Array;
  /** The cells of each cost in the order of discovery, ring after ring: those of cost 3 from `3 * room` on. */
  rings: Int16Array;
  room: number;
  /** Cost → how many cells its ring has. */
  readonly ends: Int16Array;
  /** The last ring with cells in it. */
  most: number;
}

const sheet: Sheet = {
  costs: new Uint16Array(0),
  rings: new Int16Array(0),
  room: 0,
  ends: new Int16Array(MOST_MP + 1),
  most: 0,
};

/** Clean, for a flood with so many MP. Wiping off what the last one wrote is faster than beginning a new sheet. */
export function cleanSheet(cells: number, mp: number): Sheet {
  if (sheet.room < cells) {
    sheet.room = cells; // at one cost a cell is found once
    sheet.costs = new Uint16Array(cells).fill(FAR);
    sheet.rings = new Int16Array(cells * (MOST_MP + 1));
    sheet.ends.fill(0);
  }
  const { costs, rings, room, ends, most } = sheet;
  for (let cost = 0; cost <= most; cost++) {
    const start = cost * room;
    const end = start + (ends[cost] ?? 0);
    for (let i = start; i < end; i++) costs[rings[i] ?? 0] = FAR;
    ends[cost] = 0;
  }
  sheet.most = Math.min(mp, MOST_MP);
  return sheet;
}
