/** What an answer would bring about: the path with its costs, the damage with its parts, and whether it weakens the unit. */
import { wouldWeaken } from './allowance.ts';
import { type AttackPreview, previewAttack, type RipostePreview } from './attack/preview.ts';
import type { Deed, EnterDeed, MoveDeed, WalkDeed } from './deeds.ts';
import { type MovePreview, previewEntering, previewMove } from './outlook.ts';
import { movementOf } from './reach.ts';
import type { State } from './state.ts';
import { marchPoints } from './tactics/declared.ts';
import { hpOf, TOKEN_PRICE } from './units.ts';

/** `weakens`: it is the unit's second action (TET-ACT-04); `mp`: what a walk begins with; `hp`: what a payment leaves. */
export type DeedPreview =
  | ((MovePreview | AttackPreview | { readonly mp: number }) & { readonly weakens: boolean })
  | { readonly hp?: number };

/** All that a preview of any question may hold. */
export type Foreseen = Partial<MovePreview> & RipostePreview & { readonly weakens?: boolean; readonly mp?: number };

export function previewDeed(state: State, deed: Deed): DeedPreview {
  switch (deed.do) {
    case 'move':
    case 'walk':
    case 'enter':
      return { ...previewWalking(state, deed), weakens: wouldWeaken(state, deed.unit) };
    case 'pay':
      return { hp: hpOf(state, deed.unit) - TOKEN_PRICE };
    case 'tactic':
    case 'end':
      return {};
    default:
      return { ...previewAttack(state, deed), weakens: wouldWeaken(state, deed.unit) };
  }
}

function previewWalking(state: State, deed: MoveDeed | WalkDeed | EnterDeed): MovePreview | { readonly mp: number } {
  const mp = movementOf(state, deed.unit) + marchPoints(state, deed.tactics);
  switch (deed.do) {
    case 'move':
      return previewMove(state, { unit: deed.unit, mp, to: deed.to });
    case 'enter':
      return previewEntering(state, { unit: deed.unit, mp, box: deed.box });
    case 'walk':
      return { mp };
  }
}
