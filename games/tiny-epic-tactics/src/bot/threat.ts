/** Who could hurt whom in the next turn, by rule of thumb: as if every unit walked straight and nobody stood in the way. */
import type { Cell } from '../realm/types.ts';
import type { Scene } from './scene.ts';

/** What the two worst enemies could do to a unit on this cell. */
export function threatAt({ realm, foes }: Scene, cell: Cell): number {
  if (cell >= realm.cells) return 0;
  const x = cell % realm.width;
  const y = (cell - x) / realm.width;
  let first = 0;
  let second = 0;
  for (let i = 0; i < foes.length; i++) {
    const foe = foes[i];
    if (!foe || foe.weak) continue;
    const away = Math.abs(foe.x - x) + Math.abs(foe.y - y);
    let harm = away <= foe.move ? foe.melee : 0;
    if (foe.far > harm && away <= foe.range + foe.move) harm = away <= foe.range ? foe.far : foe.far * 0.8;
    if (harm > first) {
      second = first;
      first = harm;
    } else if (harm > second) second = harm;
  }
  if (first === 0) return 0;
  const terrain = realm.terrain[cell];
  const shelter = terrain === 'forest' ? 1 : terrain === 'water' ? -1 : 0;
  return Math.max(0, first - shelter) + (second > 0 ? Math.max(0, second - shelter) * 0.5 : 0);
}
