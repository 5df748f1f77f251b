/** The dice: adventure or rest, the roll, and what comes of it in its order (TEQ-NIGHT-04 to -07). */
import { type Option, option, type Play } from '@taverne/engine';
import { bookOf, itemName } from '../content/book.ts';
import { treasureOf, treasureWith } from '../items.ts';
import { forceOf, magicLevel } from '../magic.ts';
import { writeDice } from '../notation.ts';
import { CAP } from '../players.ts';
import { healthOf, type State, seatsOf, withMember } from '../state.ts';
import { ask, type QuestTable } from '../types.ts';
import { DICE, type DieSymbol, NONE } from '../words.ts';
import { chancesOf } from './chances.ts';
import { beginDamage } from './damage.ts';
import { isPaid, nightDeeds, perform } from './deeds.ts';
import { rest } from './rest.ts';

const ADVENTURE = option('adventure', { do: 'adventure' } as const);
const REST = option('rest', { do: 'rest' } as const);

/** What a standing order can name: `rest at 2 Health` is an order for when `health-at-most-2`. */
const TIRED: readonly (readonly string[])[] = Array.from({ length: CAP + 1 }, (_, health) =>
  Array.from({ length: CAP - health }, (__, i) => `health-at-most-${health + i}`),
);

/** The holder of the dice must choose (TEQ-NIGHT-04); Sword and Forge Ahead come before it (TEQ-RUL-26). */
export function* chooseAdventure(state: State, table: QuestTable): Play {
  const seat = state.roller;
  const deed = yield* ask(
    seat,
    'dice',
    () => [ADVENTURE, REST, ...nightDeeds(state, seat).filter(({ value }) => isPaid(value))],
    {
      rule: 'TEQ-NIGHT-04',
      safe: 'rest',
      circumstances: TIRED[healthOf(state, seat)] ?? [],
      figures: () => ({ chances: chancesOf(state, seat, seat) }),
    },
  );
  if (deed.do === 'rest') return yield* rest(state, table, seat);
  if (deed.do !== 'adventure') return perform(state, table, deed);
  roll(state, table);
}

function throwOne(state: State, table: QuestTable): DieSymbol {
  const { die } = bookOf(state).content;
  return die[table.chance('die', die.length)] ?? 'goblin';
}

/** All five, openly (TEQ-NIGHT-06). */
function roll(state: State, table: QuestTable): void {
  const seat = state.roller;
  state.dice = Array.from({ length: DICE }, () => throwOne(state, table));
  for (const each of seatsOf(state)) state.used[each] = 0;
  state.punched = 0;
  table.emit({ event: 'rolled', rule: 'TEQ-NIGHT-06', seat, dice: state.dice, level: magicLevel(state) });
  if (treasureWith(state, seat, 'rerolls') === NONE) beginDamage(state, table, forceOf(state));
  else state.stage = 'reroll';
}

/** Every choice of so many of the dice at most, of faces that are alike the first. */
function rerolls(state: State, most: number): readonly Option<readonly number[]>[] {
  const found = new Map<string, readonly number[]>();
  const grow = (from: number, chosen: readonly number[]): void => {
    const key = writeDice(chosen, state);
    if (!found.has(key)) found.set(key, chosen);
    if (chosen.length < most) for (let die = from; die < state.dice.length; die++) grow(die + 1, [...chosen, die]);
  };
  grow(0, []);
  return [...found].map(([key, chosen]) => option(key, chosen));
}

/** The Boomerang, before anything is resolved. */
export function* reroll(state: State, table: QuestTable): Play {
  const seat = state.roller;
  const item = treasureWith(state, seat, 'rerolls');
  const most = treasureOf(state, item).rerolls ?? 0;
  const dice = yield* ask(seat, 'reroll', () => rerolls(state, most), { rule: 'TEQ-ITEM-03', safe: 'keep' });
  if (dice.length > 0) {
    state.spentTonight = withMember(state.spentTonight, item);
    state.dice = state.dice.map((face, die) => (dice.includes(die) ? throwOne(state, table) : face));
    const name = itemName(state, item);
    if (name === 'boomerang') table.emit({ event: 'treasure-spent', rule: 'TEQ-ITEM-03', seat, item: name });
    table.emit({ event: 'rerolled', rule: 'TEQ-ITEM-03', seat, dice: state.dice });
  }
  beginDamage(state, table, forceOf(state));
}
