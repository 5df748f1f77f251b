/**
 * An attack from its declaration to its last effect, in the one order of the rules: declare, pay, roll, damage, Reactions,
 * after-effects, push, riposte. A riposte runs through the same list, passive abilities and push roll included
 * (TET-RIPOSTE-10, TET-RIPOSTE-11), and so does a spell that does not attack, as far as it concerns it. A Weakened unit's
 * abilities work as ever (TET-RUL-53). The caller has booked the action, and goes on with the turn (TET-RIPOSTE-14).
 */
import type { Play, Table } from '@taverne/engine';
import { stealArtifact } from '../artifact.ts';
import { bookOf } from '../content/book.ts';
import type { SpellEffect } from '../content/types.ts';
import { DICE, roll, symbolsIn } from '../dice.ts';
import { isOver } from '../ending.ts';
import type { TacticsEvent } from '../events.ts';
import { placeOf } from '../realm/cells.ts';
import { applyEffect, type Casting, isPush } from '../spells.ts';
import type { State, Unit } from '../state.ts';
import { atWork } from '../tactics/hand.ts';
import { window } from '../tactics/windows.ts';
import { COLLISION, collisionBy, firmAgainst, pushDice, talentsOf } from '../talents.ts';
import { cellOf, isEnemyUnit, isInPlay, markUsed, statsOf, unitId } from '../units.ts';
import { type Direction, NONE } from '../words.ts';
import { ALL_WAYS, chooseWay, may } from './choose.ts';
import { damageOf } from './damage.ts';
import { type Declaration, isAttacking, underWay } from './declaration.ts';
import { announce, payPrice } from './declare.ts';
import { hurt } from './hurt.ts';
import { shoot } from './miss.ts';
import { push } from './push.ts';
import { chooseRiposte } from './riposte.ts';
import { shield } from './shields.ts';

type Teller = Table<TacticsEvent>;

export function* attackPlay(state: State, table: Teller, declared: Declaration): Play {
  announce(state, table, declared);
  if (isAttacking(state, declared)) {
    yield* window(state, table, 'target-declared', { unit: declared.on });
    yield* strike(state, table, declared);
    yield* finish(state, table, declared);
  } else yield* castOn(state, table, declared);
  state.attacks = state.attacks.slice(0, -1);
}

/** Steps 2 to 8. */
function* strike(state: State, table: Teller, declared: Declaration): Play {
  payPrice(state, declared);
  const stars = yield* rollFor(state, table, declared);
  if (stars === MISSED) return;
  // Effects go by the cell where the target was hit.
  const casting: Casting = { declared, stars, centre: cellOf(state, declared.on) };
  const harm = yield* deal(state, table, declared, stars);
  if (isBroken(state, declared.by)) return;
  yield* afterEffects(state, table, casting, harm);
  if (isBroken(state, declared.by)) return;
  yield* pushing(state, table, casting, harm);
  if (isBroken(state, declared.by)) return;
  for (const { ability, amount } of talentsOf(state, declared.by)) {
    if (ability.onDone) yield* ability.onDone(state, table, declared, amount);
  }
}

/** Is there nothing more to come: because the match is over, or because a Reaction captured the attacker? */
const isBroken = (state: State, by: Unit): boolean => isOver(state) || !isInPlay(state, by);

const MISSED = -1;

/** Step 3: the stars of a spell, 0 for what rolls none, MISSED for a shot that cannot be paid. */
function* rollFor(state: State, table: Teller, declared: Declaration): Play<number> {
  if (declared.kind === 'ranged') return (yield* shoot(state, table, declared)) ? 0 : MISSED;
  return declared.kind === 'spell' ? yield* rollStars(state, table, declared) : 0;
}

/** One die for each extra mana (TET-SPELL-03); the Enemy always rolls three (TET-SOLO-ENEMY-14). */
function* rollStars(state: State, table: Teller, { by, mana }: Declaration): Play<number> {
  const count = isEnemyUnit(state, by) ? DICE : mana;
  const dice = yield* roll(state, table, { unit: by, count, what: 'star', rule: 'TET-SPELL-03' });
  const attack = underWay(state);
  attack.dice = dice;
  return symbolsIn(state, dice, 'star') + atWork(state, attack.tactics, 'stars');
}

/** What the damage step did: to the target, or to a unit that stepped in for it. */
interface Harm {
  /** Damage that the attack dealt, to whomever. */
  readonly dealt: number;
  /** Damage that the target itself took. */
  readonly taken: number;
}

/** Steps 4 to 6: damage, capture, Reactions on the spot (TET-RIPOSTE-02); a captured unit has none (TET-RIPOSTE-03). */
function* deal(state: State, table: Teller, declared: Declaration, stars: number): Play<Harm> {
  const { kind, by, on } = declared;
  const attack = underWay(state);
  const { total, parts, reaction } = damageOf(state, declared, stars, attack.tactics);
  if (reaction) {
    markUsed(state, on, reaction);
    table.emit({ event: 'reacted', rule: 'TET-UNIT-06', unit: unitId(state, on), ability: reaction });
  }
  const rule = DAMAGE_RULE[kind];
  if (total === 0) {
    table.emit({ event: 'damaged', rule, unit: unitId(state, on), damage: 0, parts, hp: state.hp[on] ?? 0 });
    return { dealt: 0, taken: 0 };
  }
  const instead = yield* shield(state, table, declared);
  if (instead !== NONE) {
    yield* hurt(state, table, { unit: instead, damage: total, parts, rule, by });
    return { dealt: total, taken: 0 };
  }
  attack.dealt = total;
  if (!(yield* hurt(state, table, { unit: on, damage: total, parts, rule, by }))) {
    for (const { ability, amount } of talentsOf(state, on)) {
      if (ability.onHurt) yield* ability.onHurt(state, table, declared, amount);
    }
  }
  return { dealt: total, taken: total };
}

const DAMAGE_RULE = {
  melee: 'TET-MELEE-02',
  ranged: 'TET-RANGED-09',
  spell: 'TET-SPELL-04',
  ballista: 'TET-BALLISTA-06',
} as const;

/** Step 7: passive after-effects of the attacker and effects of the spell, in the order of the card. */
function* afterEffects(state: State, table: Teller, casting: Casting, { taken }: Harm): Play {
  const { kind, by, on } = casting.declared;
  if (taken > 0 && isInPlay(state, on)) {
    for (const { ability, amount } of talentsOf(state, by)) ability.onHit?.(state, table, casting.declared, amount);
  }
  if (kind === 'spell') yield* effects(state, table, casting, (effect) => !isPush(effect));
}

function* effects(state: State, table: Teller, casting: Casting, which: (effect: SpellEffect) => boolean): Play {
  for (const effect of statsOf(state, casting.declared.by).spell?.effects ?? []) {
    if (which(effect) && !state.ending) yield* applyEffect(state, table, effect, casting);
  }
}

/** Step 8. A captured target is not pushed. */
function* pushing(state: State, table: Teller, casting: Casting, { dealt, taken }: Harm): Play {
  const { declared } = casting;
  const { kind, by, on, plain } = declared;
  if (!isInPlay(state, on)) return;
  // Damage must have been dealt (TET-PUSH-01); whoever intercepted it does not spare the target the push.
  if (kind === 'melee' && dealt > 0 && !plain) yield* pushRoll(state, table, declared);
  if (kind === 'spell') yield* effects(state, table, casting, isPush);
  if (kind === 'ballista') yield* ballistaPush(state, table, declared);
  if (taken === 0 || !isInPlay(state, on)) return;
  for (const { ability, amount } of talentsOf(state, by)) {
    if (ability.onPush) yield* ability.onPush(state, table, declared, amount);
  }
}

/** The attacker may roll (TET-PUSH-01), the Enemy always does (TET-SOLO-ENEMY-09); for what cannot move nothing is rolled. */
function* pushRoll(state: State, table: Teller, { by, on }: Declaration): Play {
  const count = pushDice(state, by);
  if (count === 0 || firmAgainst(state, on, by)) return;
  if (!(yield* may(state, by, 'push', 'TET-PUSH-01'))) return;
  const dice = yield* roll(state, table, { unit: by, count, what: 'push', rule: 'TET-PUSH-02' });
  underWay(state).dice = dice;
  const cells = symbolsIn(state, dice, 'push'); // TET-PUSH-03
  const way = awayFrom(state, by, on);
  const loss = collisionBy(state, by);
  const travelled = yield* push(state, table, { unit: on, way, cells, by, loss, rule: 'TET-PUSH-03' });
  // A bearer whom the collision captured has dropped it by now (TET-BATTLE-16, TET-RUL-27).
  if (travelled > 0) stealArtifact(state, table, on, by);
}

/** The straight line that leads from one unit to another in its row or column. */
function awayFrom(state: State, by: Unit, on: Unit): Direction {
  const { realm } = bookOf(state);
  const a = placeOf(realm, cellOf(state, by));
  const b = placeOf(realm, cellOf(state, on));
  if (a.x === b.x) return b.y < a.y ? 'N' : 'S';
  return b.x < a.x ? 'W' : 'E';
}

/** One cell in any direction that the firing player chooses, hurt or not (TET-BALLISTA-06, TET-RUL-12, TET-RUL-08). */
function* ballistaPush(state: State, table: Teller, { by, on }: Declaration): Play {
  if (firmAgainst(state, on, by)) return;
  const way = yield* chooseWay(state, by, ALL_WAYS, 'TET-BALLISTA-06');
  const cells = 1 + atWork(state, underWay(state).tactics, 'cells');
  yield* push(state, table, { unit: on, way, cells, by, loss: COLLISION, rule: 'TET-BALLISTA-06' });
}

/** Steps 9 and 10: whoever was hurt may answer, and if it does not, slip away. */
function* finish(state: State, table: Teller, { on }: Declaration): Play {
  if (state.ending) return;
  yield* window(state, table, 'attack-finished', { unit: on });
  const attack = underWay(state);
  const wasHurt = attack.dealt > 0;
  const answer = yield* chooseRiposte(state, table, attack);
  if (answer) yield* attackPlay(state, table, answer);
  else if (wasHurt && isInPlay(state, on)) {
    for (const { ability, amount } of talentsOf(state, on)) {
      if (ability.onLetBe) yield* ability.onLetBe(state, table, on, amount);
    }
  }
}

/** A spell that deals no damage: pay, roll, and its effects (TET-SPELL-10). */
function* castOn(state: State, table: Teller, declared: Declaration): Play {
  payPrice(state, declared);
  const stars = yield* rollStars(state, table, declared);
  const casting: Casting = { declared, stars, centre: cellOf(state, declared.on) };
  yield* effects(state, table, casting, () => true);
}
