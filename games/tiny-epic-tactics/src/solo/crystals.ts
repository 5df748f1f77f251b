/**
 * The crystal of a dungeon: its visitor leaves, its one-time effect may be used, and its card turns green (TET-SOLO-DGN-19,
 * TET-SOLO-DGN-22). The Crystal of Glory wins.
 */
import { type Option, option, type Play, type Table } from '@taverne/engine';
import { bookOf } from '../content/book.ts';
import type { CrystalName } from '../content/types.ts';
import { win } from '../ending.ts';
import type { TacticsEvent } from '../events.ts';
import { writeUnit } from '../notation.ts';
import type { Side, State, Unit } from '../state.ts';
import { ask, type CrystalQuestion } from '../types.ts';
import {
  cellOf,
  cure,
  heal,
  hpOf,
  isEnemyUnit,
  isInPlay,
  isWeak,
  maxHp,
  maxStock,
  restock,
  sideOf,
  stockOf,
  unitId,
  unitsOf,
} from '../units.ts';
import { NONE, type None } from '../words.ts';
import { replaceCaptured } from './capture.ts';
import { boxCard } from './dungeon.ts';
import { leaveDungeon } from './leave.ts';
import { suffer } from './losses.ts';
import { fullTime, gainTime } from './time.ts';

type Teller = Table<TacticsEvent>;

const RULE = 'TET-SOLO-DGN-22';

export function* recoverCrystal(state: State, table: Teller, unit: Unit): Play {
  const { realm } = bookOf(state);
  const box = realm.dungeonOf[cellOf(state, unit) - realm.cells] ?? NONE;
  const crystal = boxCard(state, box)?.dungeon.crystal;
  if (!crystal) throw new Error(`box ${box} has no crystal`);
  const id = realm.boxes[box]?.id ?? '';
  table.emit({ event: 'crystal-recovered', rule: 'TET-SOLO-DGN-12', unit: unitId(state, unit), box: id });
  if (crystal.does === 'glory') {
    // The winning piece: nothing comes after it (TET-SOLO-END-01, TET-COOP-14).
    turnGreen(state, box);
    return win(state, 'glory', state.rules.mode === 'co-op' ? 'TET-COOP-14' : 'TET-SOLO-END-01');
  }
  yield* leaveDungeon(state, table, unit, box);
  const use = CRYSTALS[crystal.does](state, table, sideOf(unit), crystal.amount);
  if (use) yield* use;
  turnGreen(state, box);
}

function turnGreen(state: State, box: number): void {
  state.green = state.green.map((green, each) => green || each === box);
}

// ── the one-time effects: used at once or never ──

type Effect = (state: State, table: Teller, side: Side, amount: number) => Play | undefined;

/** `Your` units are those of the player whose unit recovered the crystal, wherever they are. */
const CRYSTALS: { readonly [C in CrystalName]: Effect } = { storm, tide, hour, hearth, sap, glory: () => undefined };

/** The player may use the effect; one that would do nothing is not asked about. */
function* isWanted(state: State, side: Side, name: CrystalQuestion, useful: boolean): Play<boolean> {
  if (!useful || state.ending) return false;
  const options = () => [option('use', true), option('leave', false)];
  return yield* ask(side, name, options, { rule: RULE, safe: 'use' });
}

/**
 * Every Enemy unit loses HP; captures count (TET-RUL-45). No attack is under way that a newcomer could get into, so it comes
 * before the finder goes on: the Enemy always fields four units (TET-SOLO-CAP-06).
 */
function* storm(state: State, table: Teller, side: Side, amount: number): Play {
  if (!(yield* isWanted(state, side, 'crystal-storm', true))) return;
  for (let unit = 0; unit < state.at.length; unit++) {
    if (isEnemyUnit(state, unit) && isInPlay(state, unit))
      yield* suffer(state, table, { unit, hp: amount, why: 'storm', rule: RULE, finder: side });
  }
  replaceCaptured(state, table);
}

/** Each of the player's units regains ammo or mana. */
function* tide(state: State, table: Teller, side: Side, amount: number): Play {
  const dry = unitsOf(state, side).filter((unit) => stockOf(state, unit) < maxStock(state, unit));
  if (!(yield* isWanted(state, side, 'crystal-tide', dry.length > 0))) return;
  for (const unit of dry) restock(state, table, { unit, by: amount, why: 'tide', rule: RULE });
}

/** The time token goes back, never beyond its maximum. */
function* hour(state: State, table: Teller, side: Side, amount: number): Play {
  if (yield* isWanted(state, side, 'crystal-hour', state.time < fullTime(state))) gainTime(state, table, amount, RULE);
}

/** One of the player's units heals. */
function* hearth(state: State, table: Teller, side: Side, amount: number): Play {
  const hurt = unitsOf(state, side).filter((unit) => hpOf(state, unit) < maxHp(state, unit));
  if (hurt.length === 0) return;
  const options = (): Option<Unit | None>[] => [
    ...hurt.map((unit) => option(writeUnit(unit, state), unit)),
    option('leave', NONE),
  ];
  const chosen = yield* ask(side, 'crystal-hearth', options, { rule: RULE, safe: writeUnit(hurt[0] ?? NONE, state) });
  if (chosen !== NONE) heal(state, table, { unit: chosen, by: amount, why: 'hearth', rule: RULE });
}

/** No unit of the player is Weakened any more. */
function* sap(state: State, table: Teller, side: Side): Play {
  const weak = unitsOf(state, side).filter((unit) => isWeak(state, unit));
  if (!(yield* isWanted(state, side, 'crystal-sap', weak.length > 0))) return;
  for (const unit of weak) cure(state, table, unit, { rule: RULE, how: 'cure' });
}
