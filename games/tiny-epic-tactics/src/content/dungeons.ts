/** Can a dungeon be completed, and how long does it take? For checks and estimates; walking in one is solo/. */
import type { Chamber, ClassName } from '../words.ts';
import type { Box } from './types.ts';

/**
 * MP to enter a chamber; what a class cannot enter has no price (TET-SOLO-DGN-11 to TET-SOLO-DGN-18). `forces`: every cave-in
 * gives way, or none, as before a unit without push dice.
 */
function priceOf(chamber: Chamber, unit: ClassName, forces: boolean): number {
  switch (chamber) {
    case 'wall':
      return Number.POSITIVE_INFINITY;
    case 'cave-in':
      return forces ? 1 : Number.POSITIVE_INFINITY;
    case 'door':
      return unit === 'rogue' ? 1 : Number.POSITIVE_INFINITY;
    case 'barrier':
      return unit === 'wizard' ? 1 : Number.POSITIVE_INFINITY;
    case 'water':
      return 2;
    default:
      return 1;
  }
}

/** The least MP from the Entrance to the Crystal for a class, Infinity where there is no way. */
export function wayThrough(box: Box, unit: ClassName, forces = true): number {
  const { chambers } = box.dungeon;
  const cost = chambers.map((chamber) => (chamber === 'entrance' ? 0 : Number.POSITIVE_INFINITY));
  // Few chambers: going over all of them as often as there are chambers is the whole algorithm.
  for (let round = 0; round < chambers.length; round++) {
    for (const [at, chamber] of chambers.entries()) {
      const price = priceOf(chamber, unit, forces);
      for (const from of beside(box, at)) cost[at] = Math.min(cost[at] ?? 0, (cost[from] ?? 0) + price);
    }
  }
  return cost[chambers.indexOf('crystal')] ?? Number.POSITIVE_INFINITY;
}

function beside({ width, height }: Box, at: number): number[] {
  const [x, y] = [at % width, Math.trunc(at / width)];
  return [
    ...(y > 0 ? [at - width] : []),
    ...(x < width - 1 ? [at + 1] : []),
    ...(y < height - 1 ? [at + width] : []),
    ...(x > 0 ? [at - 1] : []),
  ];
}
