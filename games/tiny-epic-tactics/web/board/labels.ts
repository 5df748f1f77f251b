/** A cell in words, for whoever hears the board: `K7, forest, height 2, Fenwick, yours, 6 of 8, can act`. */
import { isYou } from '@taverne/engine/telling';
import type { Say } from '@taverne/ui';
import { cellName } from '../../src/realm/cells.ts';
import { holderWord, unitWord } from '../../text/names.ts';
import type { TacticsTable } from '../table.tsx';
import { unitOnCell } from '../view.ts';
import type { Mark } from './marks.tsx';
import { ZONE_NAMES } from './scenery.tsx';

export function cellLabel(say: Say, table: TacticsTable, cell: number, mark: Mark | undefined): string {
  const { view, state, book, costs } = table;
  const { realm } = book;
  const name = cellName(realm, cell);
  const words: string[] = [name];
  const terrain = realm.terrain[cell];
  if (terrain && terrain !== 'plain') words.push(say(`terrain.${terrain}.name`));
  const elevation = realm.elevation[cell] ?? 0;
  if (elevation > 0) words.push(say('web.cell.height', { n: elevation }));
  if ((realm.portalOf[cell] ?? -1) >= 0) words.push(say('web.cell.portal'));
  const zone = realm.zoneOf[cell] ?? -1;
  if (zone >= 0) {
    const isTrigger = realm.zones[zone]?.trigger === cell;
    words.push(say(isTrigger ? 'web.cell.trigger' : 'web.cell.zone', { zone: ZONE_NAMES[zone] ?? '' }));
  }
  if (view.artifact === name) words.push(say('web.artifact'));
  const unit = unitOnCell(view, name);
  if (unit) {
    words.push(unitWord(say, view, unit.id));
    words.push(
      isYou(state, unit.side) ? say('web.cell.yours') : say('web.cell.of', { name: holderWord(say, state, view, unit.side) }),
    );
    words.push(say('web.cell.hp', { hp: unit.hp, max: unit.maxHp }));
    if (unit.weak) words.push(say('web.weakened'));
    if (unit.bearer) words.push(say('web.bears'));
  }
  if (mark) words.push(say(`web.mark.${mark}`));
  const cost = mark === 'go' || mark === 'card' ? costs.get(name) : undefined;
  if (cost !== undefined) words.push(say('web.cell.cost', { n: cost }));
  return words.join(', ');
}
