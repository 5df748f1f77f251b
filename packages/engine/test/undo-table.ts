import { ask, option } from '../src/index.ts';
import { tiny } from './table.ts';

/** What a seat may do in these tests is written where it happens: `a b` stay, `roll` asks chance, `peek` shows, `pass` gives the turn away. */
export const ways = ['a', 'b', 'roll', 'peek', 'reveal', 'pass', 'break'].map((key) => option(key, key));
export const turns = tiny(
  function* (state, table) {
    const turn = state.log.filter((word) => word === 'pass').length % 2;
    const way = yield* ask(turn, 'act', () => ways, { safe: 'pass' });
    if (way === 'break') throw new Error('broken');
    if (way === 'roll') table.chance('die', 6);
    if (way === 'peek') table.shown(turn);
    if (way === 'reveal') table.shown(1 - turn);
    state.log.push(way);
    table.emit({ event: way, rule: 'TINY-ACT' });
  },
  { seats: { min: 2, max: 3 } },
);

/** A card, then what it is paid with. */
export const twice = tiny(function* (state) {
  const card = yield* ask(0, 'act', () => [option('card', 'card'), option('other', 'other')]);
  const mana = yield* ask(0, 'pay', () => [option('red', 'red'), option('blue', 'blue')]);
  state.log.push(card, mana);
});
