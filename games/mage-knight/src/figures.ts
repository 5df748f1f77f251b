/** What is known along with a question of the turn: what each card, unit and skill would give now, and how far attacks and blocks are. */
import type { Option, Seat } from '@taverne/engine';
import { cardOf, skillOf, unitOf } from './book.ts';
import {
  type AimFigures,
  blockFigures,
  type Candidate,
  type FoeFigures,
  figuresOfFoe,
  strikeFigures,
} from './combat/figures.ts';
import type { Deed } from './deeds.ts';
import { type Gains, gainsOf } from './gains.ts';
import { sidewaysGain } from './play.ts';
import { playing } from './playing.ts';
import { type State, unitsOf } from './state.ts';
import type { MageTable } from './types.ts';
import { abilityOf } from './units/use.ts';

export type TurnFigures = {
  /** By the notation of an option: what it gives, one list for each way. */
  readonly gives: { readonly [key: string]: readonly Gains[] };
  /** In a fight: each enemy as it is now, and how far one is. */
  readonly foes: readonly FoeFigures[];
  readonly aims: readonly AimFigures[];
};

export function figuresOf(state: State, table: MageTable, seat: Seat, options: readonly Option<Deed>[]): TurnFigures {
  const candidates = options.flatMap(({ key, value }): Candidate[] => {
    const gains = gainsOfDeed(state, table, seat, value);
    return gains ? [{ key, gains }] : [];
  });
  const isAttack = state.stage === 'ranged' || state.stage === 'attack';
  return {
    gives: Object.fromEntries(candidates.map(({ key, gains }) => [key, gains])),
    foes: state.foes.map((foe) => figuresOfFoe(state, seat, foe)),
    aims: isAttack ? strikeFigures(state, seat, candidates) : state.stage === 'block' ? blockFigures(state, candidates) : [],
  };
}

function gainsOfDeed(state: State, table: MageTable, seat: Seat, deed: Deed): readonly Gains[] | undefined {
  switch (deed.do) {
    case 'card': {
      const { card, side, taken } = deed;
      const face = cardOf(state, card);
      if (side === 'sideways') return sidewaysGain(state);
      return gainsOf(playing(state, table, seat, face.id, { card, side, colour: face.colour, taken }), face[side]);
    }
    case 'unit': {
      const unit = unitsOf(state, seat)[deed.unit];
      const ability = unit && abilityOf(state, unit, deed.ability);
      if (!ability) return undefined;
      return gainsOf(
        playing(state, table, seat, unitOf(state, unit.unit).id, { unit: deed.unit, colour: ability.mana }),
        ability.effect,
      );
    }
    case 'skill': {
      const { id, effect } = skillOf(state, deed.skill);
      return effect && gainsOf(playing(state, table, seat, id, { taken: deed.taken }), effect);
    }
    default:
      return undefined;
  }
}
