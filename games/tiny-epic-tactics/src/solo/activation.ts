/** The Enemy's turn: one card, one unit, one plan, carried out (TET-SOLO-ENEMY-01 to 08). */
import type { Play, Table } from '@taverne/engine';
import { attackPlay } from '../attack/attack.ts';
import { declaration } from '../attack/declaration.ts';
import { hasPush } from '../attack/reinforce.ts';
import type { TacticsEvent, Thought } from '../events.ts';
import { march } from '../move.ts';
import type { State, Unit } from '../state.ts';
import { rest } from '../talents.ts';
import { cellOf, cure, isInPlay, isWeak, sideOf, statsOf, unitId } from '../units.ts';
import { NONE } from '../words.ts';
import { replaceCaptured } from './capture.ts';
import type { Strike } from './checks.ts';
import { drawEnemyCard, enemyCard, refreshEnemyDeck } from './deck.ts';
import { lastCheck, movementOf, type Plan, planOf } from './plan.ts';
import { chooseUnit } from './row.ts';

type Teller = Table<TacticsEvent>;

/** The turn of the Enemy that is active: exactly one of its units acts. */
export function* enemyTurn(state: State, table: Teller): Play {
  const side = state.active;
  refreshEnemyDeck(state, table, side);
  const card = drawEnemyCard(state, table);
  const { unit, thoughts } = chooseUnit(state, side, card);
  state.under[unit] = card;
  const plan = planOf(state, unit, enemyCard(state, card));
  table.emit({
    event: 'enemy-activated',
    rule: 'TET-SOLO-ENEMY-01',
    side,
    card: enemyCard(state, card).id,
    unit: unitId(state, unit),
    thoughts: [...thoughts, ...plan.thoughts],
  });
  yield* activate(state, table, unit, plan);
  replaceCaptured(state, table);
}

/** Steps 1 to 5. It stops after its first attack, and when it is captured on the way (TET-SOLO-ENEMY-06). */
function* activate(state: State, table: Teller, unit: Unit, plan: Plan): Play {
  const wasWeak = isWeak(state, unit);
  const strike = plan.before ?? (yield* moveAndLook(state, table, unit, plan));
  if (strike) yield* attack(state, table, unit, strike);
  if (!isInPlay(state, unit) || state.ending) return;
  if (!strike) rest(state, table, unit);
  // The token it began with; one that a riposte has just given it stays (TET-SOLO-ENEMY-07).
  if (wasWeak) cure(state, table, unit, { rule: 'TET-SOLO-ENEMY-07', how: 'rest' });
}

/** Step 3, and the checks of steps 4 and 5 from where it really ended: a tactic may have stopped it short. */
function* moveAndLook(state: State, table: Teller, unit: Unit, plan: Plan): Play<Strike | undefined> {
  const card = enemyCard(state, state.under[unit] ?? NONE);
  if (plan.path.length > 0) yield* march(state, table, { unit, mp: movementOf(state, unit, card) }, plan.path);
  if (!isInPlay(state, unit) || state.ending) return undefined;
  const { strike, thoughts } = lastCheck(state, unit, card, cellOf(state, unit));
  if (strike?.kind !== plan.after?.kind || strike?.target !== plan.after?.target) reconsider(state, table, unit, thoughts);
  return strike;
}

function reconsider(state: State, table: Teller, unit: Unit, thoughts: readonly Thought[]): void {
  table.emit({
    event: 'enemy-reconsidered',
    rule: 'TET-SOLO-ENEMY-06',
    side: sideOf(unit),
    unit: unitId(state, unit),
    thoughts,
  });
}

/** The card's bonus goes with the one attack of the activation, and its compass decides the way of a push (TET-RUL-36). */
function attack(state: State, table: Teller, unit: Unit, { kind, target }: Strike): Play {
  const { bonus, compass } = enemyCard(state, state.under[unit] ?? NONE);
  const way = kind === 'spell' && hasPush(statsOf(state, unit).spell) ? compass : null;
  return attackPlay(state, table, declaration(kind, unit, target, { bonus: bonus.damage, way }));
}
