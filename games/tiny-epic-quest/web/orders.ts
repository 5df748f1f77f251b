/** Standing orders for the Night: what the table answers for a player who has said beforehand. */
import type { Order } from '@taverne/engine';
import type { View } from './view.ts';

/** What is wished; left out: the player is asked. */
export interface Wishes {
  /** Damage symbols: blocked while there is more Power than this, taken otherwise; `take`: always taken. */
  readonly damage: number | 'take' | undefined;
  /** Windows in which only Power could be spent are passed, in this Night or in all of them. */
  readonly forge: 'night' | 'never' | undefined;
  /** The dice: rest with at most this much Health, ... */
  readonly rest: number | undefined;
  /** ... and roll on with more. */
  readonly rolls: boolean;
}

/** The last turn of this round, as the rules count them: its Night. */
export const nightOf = ({ round }: Pick<View, 'round'>): number => (round - 1) * 5 + 4;

const WINDOWS = ['dusk', 'use'] as const;
const OURS: ReadonlySet<string> = new Set(['damage', 'dice', 'step', ...WINDOWS]);

/** Whoever would be Exhausted is asked all the same. */
const TAKE: Order = { question: 'damage', answer: 'take', except: ['deadly'] };

/** The orders that say so, in place of those for the same questions; the first that fits speaks. */
export function ordersFor(orders: readonly Order[], wishes: Wishes, night: number): readonly Order[] {
  const { damage, forge, rest, rolls } = wishes;
  const others = orders.filter(({ question }) => !OURS.has(question));
  const block: Order[] =
    typeof damage === 'number' ? [{ question: 'damage', answer: 'block', when: [`power-above-${damage}`] }] : [];
  const pass = WINDOWS.map((question): Order => {
    const order: Order = { question, answer: 'safe', when: ['power-only'] };
    return forge === 'night' ? { ...order, until: night } : order;
  });
  // Who rests by order has what the Rest brings, and nobody waits for them.
  const tired: Order[] =
    rest === undefined
      ? []
      : [
          { question: 'dice', answer: 'rest', when: [`health-at-most-${rest}`] },
          { question: 'step', answer: 'take' },
        ];
  return [
    ...others,
    ...block,
    ...(damage === undefined ? [] : [TAKE]),
    ...(forge === undefined ? [] : pass),
    ...tired,
    ...(rolls && rest !== undefined ? [{ question: 'dice', answer: 'adventure' }] : []),
  ];
}

const numberIn = (order: Order | undefined, circumstance: string): number | undefined => {
  const found = order?.when?.find((each) => each.startsWith(circumstance));
  return found === undefined ? undefined : Number(found.slice(circumstance.length));
};

/** What is in force. */
export function wishesIn(orders: readonly Order[], night: number): Wishes {
  const given = (question: string, answer: string): Order | undefined =>
    orders.find((order) => order.question === question && order.answer === answer);
  const window = given('use', 'safe');
  const isOver = window?.until !== undefined && window.until < night;
  return {
    damage: numberIn(given('damage', 'block'), 'power-above-') ?? (given('damage', 'take') ? 'take' : undefined),
    forge: !window || isOver ? undefined : window.until === undefined ? 'never' : 'night',
    rest: numberIn(given('dice', 'rest'), 'health-at-most-'),
    rolls: given('dice', 'adventure') !== undefined,
  };
}
