/** What a deed of the turn would carry out, and with whom: for whoever looks at it before. */
import type { Seat } from '@taverne/engine';
import { cardOf, faceUpTactic, skillOf, unitOf } from './book.ts';
import type { Deed } from './deeds.ts';
import type { Inside } from './effects.ts';
import { priceOf } from './play.ts';
import { playing } from './playing.ts';
import { type State, unitAt } from './state.ts';
import type { MageTable } from './types.ts';
import { abilityOf, priceOfAbility } from './units/use.ts';

export interface Played extends Inside {
  /** What it costs in mana. */
  readonly price: readonly number[];
}
/** What would be carried out. */
export function playedBy(state: State, table: MageTable, seat: Seat, deed: Deed): Played | undefined {
  switch (deed.do) {
    case 'card': {
      const { card, side, taken } = deed;
      if (side === 'sideways') return undefined;
      const face = cardOf(state, card);
      const context = playing(state, table, seat, { by: face.id, card, side, colour: face.colour, taken });
      return { context, effect: face[side], price: priceOf(face, side) };
    }
    case 'unit': {
      const unit = unitAt(state, seat, deed.unit);
      const ability = abilityOf(state, unit, deed.ability);
      if (!ability) return undefined;
      const by = unitOf(state, unit.unit).id;
      const context = playing(state, table, seat, { by, unit: deed.unit, colour: ability.mana });
      return { context, effect: ability.effect, price: priceOfAbility(ability) };
    }
    case 'skill': {
      const { id, effect } = skillOf(state, deed.skill);
      return effect && { context: playing(state, table, seat, { by: id, taken: deed.taken }), effect, price: [] };
    }
    case 'tactic': {
      const tactic = faceUpTactic(state, seat);
      return tactic?.deed && { context: playing(state, table, seat, { by: tactic.id }), effect: tactic.deed, price: [] };
    }
    default:
      return undefined;
  }
}
