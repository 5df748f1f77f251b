/** What an answer would bring about: the path with its costs, the damage with its parts, and whether it weakens the unit. */
import type { Preview } from '@taverne/engine';
import { wouldWeaken } from './allowance.ts';
import { previewAttack } from './attack/preview.ts';
import { bookOf } from './content/book.ts';
import type { Deed } from './deeds.ts';
import { serves, VILLAGE_HP } from './entering.ts';
import { movementOf, previewPath } from './move.ts';
import { pathTo } from './path.ts';
import { cellName } from './realm/cells.ts';
import type { State, Unit } from './state.ts';
import { marchPoints } from './tactics/forced-march.ts';
import { hpOf, maxHp, maxStock, stockOf, TOKEN_PRICE } from './units.ts';

export function previewDeed(state: State, deed: Deed): Preview {
  switch (deed.do) {
    case 'move': {
      const mp = movementOf(state, deed.unit) + marchPoints(state, deed.tactics);
      const served = villages(state, deed.unit, deed.to, mp);
      return { ...previewPath(state, deed.unit, deed.to, mp), ...served, weakens: wouldWeaken(state, deed.unit) };
    }
    case 'walk': {
      const mp = movementOf(state, deed.unit) + marchPoints(state, deed.tactics);
      return { mp, weakens: wouldWeaken(state, deed.unit) };
    }
    case 'pay':
      return { hp: hpOf(state, deed.unit) - TOKEN_PRICE };
    case 'tactic':
    case 'end':
      return {};
    default:
      return { ...previewAttack(state, deed), weakens: wouldWeaken(state, deed.unit) };
  }
}

/** What the Villages on the way give (TET-TERRAIN-08). */
function villages(state: State, unit: Unit, to: number, mp: number): Preview {
  const { realm } = bookOf(state);
  const served = (pathTo(state, unit, to, mp) ?? []).filter((step) => serves(state, unit, step.to));
  if (served.length === 0) return {};
  return {
    villages: served.map((step) => cellName(realm, step.to)),
    healed: Math.min(VILLAGE_HP * served.length, maxHp(state, unit) - hpOf(state, unit)),
    refilled: maxStock(state, unit) - stockOf(state, unit),
  };
}
