/** What an answer would bring about: the path with its costs, the damage with its parts, and whether it weakens the unit. */
import type { Preview } from '@taverne/engine';
import { wouldWeaken } from './allowance.ts';
import { previewAttack } from './attack/preview.ts';
import type { Deed, EnterDeed, MoveDeed, WalkDeed } from './deeds.ts';
import { previewEntering, previewMove } from './outlook.ts';
import { movementOf } from './reach.ts';
import type { State } from './state.ts';
import { marchPoints } from './tactics/declared.ts';
import { hpOf, TOKEN_PRICE } from './units.ts';

export function previewDeed(state: State, deed: Deed): Preview {
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

function previewWalking(state: State, deed: MoveDeed | WalkDeed | EnterDeed): Preview {
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
