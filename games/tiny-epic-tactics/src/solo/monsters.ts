/** Wandering Monsters: what the bottom of an enemy card does to the unit that meets it (TET-SOLO-DGN-14). */
import { option, type Play, type Table } from '@taverne/engine';
import type { MonsterName } from '../content/types.ts';
import { roll, symbolsIn } from '../dice.ts';
import type { TacticsEvent } from '../events.ts';
import type { State, Unit } from '../state.ts';
import { ask } from '../types.ts';
import { classOf, heal, hpOf, sideOf, statsOf, stockOf, unitId } from '../units.ts';
import { discardEnemyCard, drawEnemyCard, enemyCard } from './deck.ts';
import { loseStock, suffer } from './losses.ts';

const RULE = 'TET-SOLO-DGN-14';
/** HP that a thief takes from a unit with nothing to steal. */
const THIEF_HP = 1;
/** Mana for which a Wizard sends a wisp away. */
const WISP_MANA = 1;

type Meeting = (state: State, table: Table<TacticsEvent>, unit: Unit, amount: number) => Play | undefined;

/** One behaviour each; `amount` is the figure of the card. None is an attack: no terrain, no riposte. */
const MONSTERS: { readonly [M in MonsterName]: Meeting } = {
  bite: (state, table, unit, hp) => suffer(state, table, { unit, hp, why: 'monster', rule: RULE }),
  arrows,
  maul,
  slime,
  thief,
  nothing: () => undefined,
  hex,
  wisp,
  cache: (state, table, unit, amount) => void heal(state, table, { unit, by: amount, why: 'cache', rule: RULE }),
};

/** The top card is drawn, its text happens, and it is discarded; drawn again at every entry (TET-RUL-58). */
export function* meetMonster(state: State, table: Table<TacticsEvent>, unit: Unit): Play {
  const number = drawEnemyCard(state, table);
  const { id, monster } = enemyCard(state, number);
  discardEnemyCard(state, number);
  table.emit({ event: 'monster-met', rule: RULE, unit: unitId(state, unit), card: id });
  const meeting = MONSTERS[monster.does](state, table, unit, monster.amount);
  if (meeting) yield* meeting;
}

/** So many dice; every miss costs 1 HP. */
function* arrows(state: State, table: Table<TacticsEvent>, unit: Unit, dice: number): Play {
  const faces = yield* roll(state, table, { unit, count: dice, what: 'monster', rule: RULE });
  yield* suffer(state, table, { unit, hp: symbolsIn(state, faces, 'miss'), why: 'monster', rule: RULE });
}

/** The unit's push dice must show a push. */
function* maul(state: State, table: Table<TacticsEvent>, unit: Unit, hp: number): Play {
  const count = statsOf(state, unit).melee.pushDice;
  const faces = yield* roll(state, table, { unit, count, what: 'monster', rule: RULE });
  if (symbolsIn(state, faces, 'push') === 0) yield* suffer(state, table, { unit, hp, why: 'monster', rule: RULE });
}

/** It takes MP, never below none. */
function slime(state: State, _table: Table<TacticsEvent>, _unit: Unit, mp: number): undefined {
  if (state.walk) state.walk.mp = Math.max(0, state.walk.mp - mp);
}

function thief(state: State, table: Table<TacticsEvent>, unit: Unit, stock: number): Play | undefined {
  if (stockOf(state, unit) === 0) return suffer(state, table, { unit, hp: THIEF_HP, why: 'monster', rule: RULE });
  loseStock(state, table, { unit, by: stock, why: 'thief', rule: RULE });
  return undefined;
}

/** The player chooses: HP, or Weakened when the action ends. HP that would bring the unit down are no choice (TET-RUL-06). */
function* hex(state: State, table: Table<TacticsEvent>, unit: Unit, hp: number): Play {
  const options = () =>
    hpOf(state, unit) > hp ? [option('weaken', 'weaken'), option('hp', 'hp')] : [option('weaken', 'weaken')];
  const way = yield* ask(sideOf(unit), 'hex', options, { rule: RULE, safe: 'weaken' });
  if (way === 'hp') yield* suffer(state, table, { unit, hp, why: 'monster', rule: RULE });
  else if (state.walk) state.walk.hexed = true;
}

/** A Wizard may pay mana to ignore it, and does if the HP would bring it down: that is no choice (TET-RUL-06). */
function* wisp(state: State, table: Table<TacticsEvent>, unit: Unit, hp: number): Play {
  if (classOf(unit) === 'wizard' && stockOf(state, unit) >= WISP_MANA) {
    const options = () => (hpOf(state, unit) > hp ? [option('mana', 'mana'), option('hp', 'hp')] : [option('mana', 'mana')]);
    const way = yield* ask(sideOf(unit), 'wisp', options, { rule: RULE, safe: 'mana' });
    if (way === 'mana') return loseStock(state, table, { unit, by: WISP_MANA, why: 'wisp', rule: RULE });
  }
  yield* suffer(state, table, { unit, hp, why: 'monster', rule: RULE });
}
