/** A cell in words, for whoever hears the board: `D4, Archer, yours, can act`. */
import { isYou } from '@taverne/engine/telling';
import type { Say, TileMarkName } from '@taverne/ui';
import { type CellName, cellNamed, RECRUITMENT_CELLS } from '../../src/board.ts';
import { NORTH, SOUTH } from '../../src/words.ts';
import { figureWord, holderWord, sideWord } from '../../text/names.ts';
import type { LeadersTable } from '../table.tsx';
import { figureOn, seatOfSide } from '../view.ts';

export function cellLabel(say: Say, table: LeadersTable, cell: CellName, mark: TileMarkName | undefined): string {
  const { view, state } = table;
  const figure = figureOn(view, cell);
  const side = figure && view.owner[figure];
  const words: string[] = [cell];
  if (figure && side) {
    const isMine = isYou(state, seatOfSide(view, side));
    words.push(
      figureWord(say, figure),
      isMine ? say('web.cell.yours') : say('web.cell.of', { name: holderWord(say, state, view, side) }),
    );
    if (view.acted.includes(figure)) words.push(say('web.cell.acted'));
  } else words.push(say('web.cell.empty'), ...recruitsOf(say, cell));
  if (mark) words.push(say(`web.mark.${mark}`));
  return words.join(', ');
}

function recruitsOf(say: Say, cell: CellName): string[] {
  const number = cellNamed(cell);
  if (number === undefined) return [];
  if (RECRUITMENT_CELLS[SOUTH].includes(number)) return [say('web.cell.recruits', { side: sideWord(say, 'south') })];
  return RECRUITMENT_CELLS[NORTH].includes(number) ? [say('web.cell.recruits', { side: sideWord(say, 'north') })] : [];
}
