/** Standing orders for fights between players and joint assaults: a match by correspondence does not wait where somebody has nothing to say. */
import { followOrders, setOrders } from '@taverne/engine';
import { describe, expect, test } from 'vitest';
import { spaceAt } from '../src/land.ts';
import { mage } from './table.ts';

const beside = () =>
  mage({
    at: '0.-2',
    move: 2,
    hand: 'rage rage',
    others: [{ hero: 'norowas', at: '1.-2', hand: 'rage march' }],
  });

describe('an order for a fight between players', () => {
  test('never give up the next turn, never strike, never block with a card', () => {
    const table = beside();
    const orders = [
      { question: 'attend', answer: 'partial' },
      { question: 'ranged', answer: 'pass', when: ['duel'] },
      { question: 'attack', answer: 'pass', when: ['duel'] },
      { question: 'block', answer: 'done', when: ['duel'] },
    ];
    expect(setOrders(table.match, 1, orders)).toBeUndefined();
    table.play('move 1.-2', 'attack norowas');
    followOrders(table.match);
    expect(table.asked).toBe('0 ranged');
    table.play('pass');
    followOrders(table.match);
    expect(table.asked).toBe('0 attack');
    table.play('rage', 'strike');
    followOrders(table.match);
    expect([table.asked, table.state.damage, table.handOf(1)]).toEqual(['0 damage', 2, 'rage march']);
    table.play('wound hero');
    followOrders(table.match);
    expect(table.asked).toBe('0 attack');
  });

  test('what is said of rivals does not block enemies', () => {
    const table = mage({ fight: 'prowlers', stage: 'block', hand: 'rage', others: [{ hero: 'norowas', at: '1.-2' }] });
    setOrders(table.match, 0, [{ question: 'block', answer: 'done', when: ['duel'] }]);
    expect(followOrders(table.match)).toBe(0);
    expect(table.asked).toBe('0 block');
  });
});

test('an order agrees to every joint assault, or to none', () => {
  const siege = (answer: 'yes' | 'no') => {
    const table = mage({
      tiles: 'core-6@1,1',
      tokens: 'guardsmen@4.-5 swordsmen@4.-5',
      at: '3.-4',
      options: { together: true },
      also: (state) => {
        state.cities = [{ at: spaceAt(4, -5), colour: 1, level: 1, leader: -1 }];
      },
      chance: [0],
      others: [{ hero: 'norowas', at: '4.-4' }],
    });
    setOrders(table.match, 1, [{ question: 'agree', answer }]);
    table.play('together 4.-5', 'tovak 1 norowas 1');
    followOrders(table.match);
    return table.asked;
  };
  expect([siege('yes'), siege('no')]).toEqual(['0 join', '0 move']);
});
