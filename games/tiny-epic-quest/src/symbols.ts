/** Torches and scrolls granted by Day, by a Grotto or a Quest: used at once or lost. */
import { option, type Play, type Seat } from '@taverne/engine';
import type { State } from './state.ts';
import { advance, allAdvances, completeByDay, isAtEnd, type Stock } from './temples.ts';
import { ask, type QuestTable } from './types.ts';
import type { Hero, TempleSymbol } from './words.ts';

interface Granted {
  readonly seat: Seat;
  readonly heroes: readonly Hero[];
  readonly stock: Omit<Stock, 'forges'>;
  /** All for one Hero, the first who uses one. */
  readonly isOneHero?: boolean;
}

/** Forge Ahead is for the Night (TEQ-NIGHT-38). A Hero who gets to the last space completes the Temple at once (TEQ-NIGHT-40). */
export function* spendGranted(state: State, table: QuestTable, { seat, heroes, stock, isOneHero }: Granted): Play {
  let left: Stock = { ...stock, forges: false };
  let mine = heroes;
  while (allAdvances(state, seat, left, mine).length > 0) {
    const [now, who] = [left, mine];
    const deed = yield* ask(seat, 'spend', () => [...allAdvances(state, seat, now, who), option('done', { do: 'done' })], {
      rule: 'TEQ-NIGHT-37',
      safe: 'done',
    });
    if (deed.do === 'done') return;
    const used = (symbol: TempleSymbol): number => deed.given.filter((each) => each === symbol).length;
    left = { ...left, torch: left.torch - used('torch'), scroll: left.scroll - used('scroll') };
    if (isOneHero) mine = [deed.hero];
    advance(state, table, deed);
    if (isAtEnd(state, deed.hero)) yield* completeByDay(state, table, deed.hero);
  }
}

const SYMBOLS = [option('torch', 'torch'), option('scroll', 'scroll')] as const;

interface Chosen {
  readonly seat: Seat;
  readonly heroes: readonly Hero[];
  readonly symbols: number;
  readonly isOneHero: boolean;
}

/** So many torches or scrolls, the player's choice. */
export function* spendSymbols(state: State, table: QuestTable, { seat, heroes, symbols, isOneHero }: Chosen): Play {
  const symbol = yield* ask(seat, 'symbol', () => SYMBOLS, { rule: 'TEQ-QUEST-04', safe: 'torch' });
  const stock = { torch: 0, scroll: 0, [symbol]: symbols };
  yield* spendGranted(state, table, { seat, heroes, stock, isOneHero });
}
