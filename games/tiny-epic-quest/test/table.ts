/** The table of the tests: as position.ts tells it, and whatever is told, asked or refused there has a rule in the book, and words. */
import type { MatchOf } from '../../test/table.ts';
import { wellTold } from '../../test/well-told.ts';
import type { QuestTypes } from '../src/types.ts';
import { messages } from '../text/index.ts';
import { matchAt, QuestTable as PlainTable, type Told } from './position.ts';

export { dice, MAP, type Told } from './position.ts';

const WITNESS = wellTold(new URL('../rules/en.md', import.meta.url), messages.en);

export class QuestTable extends PlainTable {
  constructor(match: MatchOf<QuestTypes>) {
    super(match, WITNESS);
  }
}

export const quest = (told: Told = {}): QuestTable => new QuestTable(matchAt(told));
