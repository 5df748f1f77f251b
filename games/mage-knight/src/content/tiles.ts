/** The map tiles, with their number at the bottom: the two sides of the start tile, then countryside, core, and core with cities. */
import type { TileKind, TileRow } from './types.ts';

const tiles =
  (name: string, kind: TileKind) =>
  (number: number | string, ...spaces: TileRow['spaces']): TileRow => ({ id: `${name}-${number}`, kind, spaces });

const start = tiles('start', 'start');
const countryside = tiles('countryside', 'countryside');
const core = tiles('core', 'core');
const city = tiles('core', 'city');

/** The centre, then clockwise from the north-east. */
export const TILES: readonly TileRow[] = [
  start('a', 'plains portal', 'forest', 'plains', 'sea', 'sea', 'sea', 'plains'),
  start('b', 'plains portal', 'forest', 'plains', 'plains', 'sea', 'sea', 'plains'),
  countryside(1, 'forest glade', 'lake', 'plains village', 'plains', 'plains', 'forest', 'forest orc'),
  countryside(2, 'hills', 'forest glade', 'plains village', 'plains', 'hills green-mine', 'plains', 'hills orc'),
  countryside(3, 'forest', 'hills keep', 'hills', 'hills white-mine', 'plains village', 'plains', 'plains'),
  countryside(4, 'desert mage-tower', 'desert', 'mountain', 'plains village', 'plains', 'hills orc', 'desert'),
  countryside(5, 'lake', 'plains monastery', 'plains orc', 'hills blue-mine', 'forest', 'forest glade', 'forest'),
  countryside(6, 'hills red-mine', 'forest', 'plains', 'forest orc', 'hills', 'hills monster-den', 'mountain'),
  countryside(7, 'swamp', 'forest orc', 'forest glade', 'plains dungeon', 'plains', 'plains monastery', 'lake'),
  countryside(8, 'swamp orc', 'forest ruins', 'plains', 'swamp village', 'swamp', 'forest', 'forest glade'),
  countryside(9, 'mountain', 'mountain', 'wasteland keep', 'plains', 'wasteland mage-tower', 'plains', 'wasteland dungeon'),
  countryside(10, 'mountain', 'forest', 'plains', 'hills ruins', 'hills keep', 'hills', 'hills monster-den'),
  countryside(11, 'plains mage-tower', 'lake', 'lake', 'hills orc', 'lake', 'plains ruins', 'hills'),
  core(1, 'desert monastery', 'desert tomb', 'desert', 'desert', 'hills', 'hills spawning-grounds', 'mountain'),
  core(2, 'lake', 'swamp ruins', 'hills green-mine', 'swamp draconum', 'swamp mage-tower', 'forest', 'lake'),
  core(3, 'wasteland', 'wasteland ruins', 'hills mage-tower', 'wasteland', 'hills white-mine', 'wasteland tomb', 'mountain'),
  core(4, 'mountain draconum', 'hills', 'wasteland keep', 'wasteland', 'wasteland ruins', 'wasteland', 'hills blue-mine'),
  city(5, 'swamp green-city', 'swamp village', 'swamp orc', 'swamp', 'forest orc', 'lake', 'forest glade'),
  city(6, 'plains blue-city', 'plains monastery', 'lake', 'lake', 'hills', 'mountain draconum', 'forest'),
  city(7, 'plains white-city', 'plains', 'forest', 'lake draconum', 'lake', 'wasteland keep', 'wasteland spawning-grounds'),
  city(8, 'desert red-city', 'hills red-mine', 'desert', 'desert draconum', 'wasteland', 'wasteland draconum', 'desert ruins'),
];
