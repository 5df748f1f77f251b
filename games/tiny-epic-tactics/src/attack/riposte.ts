/**
 * The riposte: the primary target that took damage, a Ballista's too (TET-BALLISTA-07), strikes back at its attacker
 * (TET-RIPOSTE-01) and at nobody else (TET-RIPOSTE-08, TET-RIPOSTE-09), once the attack is played out (TET-RIPOSTE-04); those
 * caught in an area do not (TET-RIPOSTE-15). It is no action (TET-RIPOSTE-16) and is never answered (TET-RIPOSTE-13).
 */
import { type Option, option, type Play, type Table } from '@taverne/engine';
import { pay } from '../allowance.ts';
import type { TacticsEvent } from '../events.ts';
import { writeRiposte } from '../notation.ts';
import { compassOf } from '../solo/compass.ts';
import type { Attack, State, Unit } from '../state.ts';
import { tacticsFor } from '../tactics/declared.ts';
import { isAtWork } from '../tactics/hand.ts';
import { ask } from '../types.ts';
import { hpOf, isEnemyUnit, isInPlay, isWeak, sideOf, statsOf, TOKEN_PRICE } from '../units.ts';
import { refuseMelee, refuseRanged, refuseSpell } from './aim.ts';
import { type Declaration, declaration, isAttackSpell } from './declaration.ts';
import { previewDeclared, type RipostePreview } from './preview.ts';
import { hasPush, reinforcements } from './reinforce.ts';

/** What was hit, can it hit back? `free`: without paying for a token. Ways and prices are public, so everybody can tell. */
export function canRiposte(state: State, attack: Attack, free: boolean): boolean {
  if (attack.riposte || attack.plain || attack.dealt <= 0) return false;
  const { on, by } = attack;
  if (!isInPlay(state, on) || !isInPlay(state, by) || (!free && !canAffordIt(state, on))) return false;
  return canHit(state, on, by) || canShoot(state, on, by) || canCast(state, on, by);
}

/** A Weakened unit must lose 2 HP first, and needs 3 for it (TET-RIPOSTE-12, TET-RUL-17, TET-SOLO-RIP-03). */
const canAffordIt = (state: State, unit: Unit): boolean => !isWeak(state, unit) || hpOf(state, unit) > TOKEN_PRICE;

// From where the two stand now (TET-RIPOSTE-06), Peaks included (TET-TERRAIN-07), with what is in store (TET-RIPOSTE-07).
const canHit = (state: State, unit: Unit, on: Unit): boolean => refuseMelee(state, unit, on) === undefined;
const canShoot = (state: State, unit: Unit, on: Unit): boolean => refuseRanged(state, unit, on) === undefined;
const canCast = (state: State, unit: Unit, on: Unit): boolean => refuseSpell(state, unit, on) === undefined;

/** What the target's side decides, paid for; undefined: it lets it be. Called while the attack is on top. */
export function* chooseRiposte(state: State, table: Table<TacticsEvent>, attack: Attack): Play<Declaration | undefined> {
  const free = isAtWork(state, 'riposte');
  if (!canRiposte(state, attack, free)) return undefined;
  const { on, by } = attack;
  const answer = isEnemyUnit(state, on) ? enemyRiposte(state, on, by) : yield* askRiposte(state, on, by);
  // The token is gone even if the riposte then misses (TET-RUL-17).
  if (answer && isWeak(state, on) && !free)
    pay(state, table, on, isEnemyUnit(state, on) ? 'TET-SOLO-RIP-03' : 'TET-RIPOSTE-12');
  return answer;
}

/** Always, if it can: melee first, failing that its Ranged Attack or Spell (TET-SOLO-RIP-01, TET-SOLO-RIP-02). */
function enemyRiposte(state: State, unit: Unit, on: Unit): Declaration | undefined {
  if (canHit(state, unit, on)) return declaration('melee', unit, on, { riposte: true });
  if (canShoot(state, unit, on)) return declaration('ranged', unit, on, { riposte: true });
  if (!isAttackSpell(state, unit) || !canCast(state, unit, on)) return undefined;
  const way = hasPush(statsOf(state, unit).spell) ? compassOf(state, unit) : null;
  return declaration('spell', unit, on, { riposte: true, way });
}

type Answer = Declaration | null;

const answerOption = (state: State, answer: Answer): Option<Answer> => option(writeRiposte(answer, state), answer);

function* askRiposte(state: State, unit: Unit, on: Unit): Play<Declaration | undefined> {
  const answer = yield* ask(sideOf(unit), 'riposte', () => riposteOptions(state, unit, on), {
    rule: 'TET-RIPOSTE-05',
    safe: writeRiposte(null, state),
    circumstances: ['riposte', 'target'],
    preview: (value) => (value ? previewRiposte(state, value) : {}),
  });
  return answer ?? undefined;
}

/** To let it be, and each way to strike back, with the tactics that fit. */
function riposteOptions(state: State, unit: Unit, on: Unit): Option<Answer>[] {
  const options = [answerOption(state, null)];
  const offer = (plain: Declaration): void => {
    options.push(answerOption(state, plain));
    for (const tactics of tacticsFor(state, plain)) options.push(answerOption(state, { ...plain, tactics }));
  };
  if (canHit(state, unit, on)) offer(declaration('melee', unit, on, { riposte: true }));
  if (canShoot(state, unit, on)) offer(declaration('ranged', unit, on, { riposte: true }));
  if (canCast(state, unit, on)) {
    for (const { mana, way } of reinforcements(state, unit)) {
      offer(declaration('spell', unit, on, { riposte: true, mana, way }));
    }
  }
  return options;
}

/** As any attack, and the price of the token. */
function previewRiposte(state: State, declared: Declaration): RipostePreview {
  const preview = previewDeclared(state, declared);
  return isWeak(state, declared.by) && !isAtWork(state, 'riposte') ? { ...preview, payment: TOKEN_PRICE } : preview;
}
