/** What the others did since one's own last deed, in a few words for each. */
import type { Told } from '@taverne/engine';
import { describe, expect, test } from 'vitest';
import type { MageEvent } from '../../src/events.ts';
import { newsOf, unseenBy } from '../show/news.ts';

const say = (id: string, values: object = {}): string => [id, ...Object.values(values)].join(' ');
const tale = (...events: readonly MageEvent[]): readonly Told<MageEvent>[] => events.map((event, at) => ({ at, event }));
const news = (events: readonly MageEvent[]) => newsOf(events, 0, say, (seat) => `seat ${seat}`);

const rule = 'MK-TURN-01';
const mine: MageEvent = { event: 'played', rule, seat: 0, card: 'rage', side: 'basic' };
const theirs: readonly MageEvent[] = [
  { event: 'defeated', rule, seat: 1, enemies: ['prowlers', 'prowlers-2'], fame: 4 },
  { event: 'fame', rule, seat: 1, n: 4, by: 'combat' },
  { event: 'explored', rule, seat: 2, tile: 'countryside-3', x: 1, y: 1 },
  { event: 'explored', rule, seat: 2, tile: 'countryside-4', x: 1, y: 2 },
  { event: 'duel-began', rule, seat: 2, other: 0, at: '1.-2' },
];

describe('the news', () => {
  test('is told player by player, each kind of deed once', () => {
    expect(news(theirs)).toEqual([
      { seat: 1, items: ['web.news.defeated told.list enemy.prowlers.name enemy.prowlers.name 2', 'web.news.fame 4'] },
      { seat: 2, items: ['web.news.duel seat 0', 'web.news.explored 2'] },
    ]);
  });

  test('begins after one’s own last deed; what only befalls one is none', () => {
    const began: MageEvent = { event: 'turn-began', rule, seat: 0, turn: 3 };
    expect(unseenBy(tale(mine, ...theirs, began), 0)).toEqual([...theirs, began]);
    expect(unseenBy(tale(mine, ...theirs, began, mine), 0)).toEqual([]);
    expect(unseenBy(tale(...theirs), 0)).toEqual([]);
  });

  test('of nothing worth a word there is no news', () => {
    expect(news([{ event: 'turn-ended', rule, seat: 1 }])).toEqual([]);
  });
});
