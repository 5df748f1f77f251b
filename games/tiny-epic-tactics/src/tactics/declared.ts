/** Tactics that come with their holder's own declaration of an attack: T05, T06, T16. */
import { type Declaration, isAttacking } from '../attack/declaration.ts';
import type { TacticName } from '../content/types.ts';
import type { CardNumber, State, Unit } from '../state.ts';
import { isEnemyUnit, sideOf } from '../units.ts';
import { fitsAmbush } from './ambush.ts';
import { handOf, tacticCard } from './hand.ts';
import { fitsPlungingFire } from './plunging-fire.ts';
import { fitsSiegecraft } from './siegecraft.ts';

function fits(state: State, does: TacticName, declared: Declaration): boolean {
  switch (does) {
    case 'ambush':
      return fitsAmbush(state, declared);
    case 'plunging-fire':
      return fitsPlungingFire(state, declared);
    case 'siegecraft':
      return fitsSiegecraft(declared);
    default:
      return false;
  }
}

/** Does the unit's owner hold a card of this kind? */
export function holdsAny(state: State, unit: Unit): boolean {
  if (isEnemyUnit(state, unit)) return false;
  for (const card of handOf(state, sideOf(unit))) {
    const { does } = tacticCard(state, card);
    if (does === 'ambush' || does === 'plunging-fire' || does === 'siegecraft') return true;
  }
  return false;
}

const NONE_FITS: readonly (readonly CardNumber[])[] = [];

/** What the attacker's owner can reveal with this attack: each card that fits, and two of them together. */
export function tacticsFor(state: State, declared: Declaration): readonly (readonly CardNumber[])[] {
  if (!holdsAny(state, declared.by) || !isAttacking(state, declared)) return NONE_FITS;
  const fitting = handOf(state, sideOf(declared.by)).filter((card) => fits(state, tacticCard(state, card).does, declared));
  if (fitting.length === 0) return NONE_FITS;
  const singles = fitting.map((card) => [card]);
  return fitting.length === 1 ? singles : [...singles, ...pairs(fitting)];
}

/** A hand has two cards at most (TET-TACTIC-02), so two at once are the most. */
const pairs = (cards: readonly CardNumber[]): CardNumber[][] =>
  cards.flatMap((one, i) => cards.slice(i + 1).map((other) => [one, other]));
