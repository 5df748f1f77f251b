/** What is known along with a question of the turn: what each card, unit and skill would give now, and how far attacks and blocks are. */
import type { Option, Seat } from '@taverne/engine';
import { cardOf } from './book.ts';
import { forcesOfPoints } from './combat/convert.ts';
import { type Blow, blowOf } from './combat/damage.ts';
import {
  type AimFigures,
  blockFigures,
  type Candidate,
  type FoeFigures,
  figuresOfFoe,
  strikeFigures,
} from './combat/figures.ts';
import { damageOf } from './combat/sums.ts';
import type { Deed } from './deeds.ts';
import type { Forces } from './effects.ts';
import { forcesOf } from './forces.ts';
import { type Gains, gainsOf } from './gains.ts';
import { routeTo } from './move.ts';
import { sidewaysForces, sidewaysGain } from './play.ts';
import { playedBy } from './played.ts';
import { type Playing, playing } from './playing.ts';
import { duelAim } from './pvp/figures.ts';
import { costOfSpoil } from './pvp/spoils.ts';
import { costOfGood } from './sites/buy.ts';
import { costOfUnit } from './sites/interact.ts';
import { type CardNumber, foeAt, type State } from './state.ts';
import { costsFor } from './terrain.ts';
import type { MageTable } from './types.ts';
import { NONE } from './words.ts';

export type TurnFigures = {
  /** By the notation of an option: what it gives, one list for each way. */
  readonly gives: { readonly [key: string]: readonly Gains[] };
  /** In a fight: each enemy as it is now, and how far one is. */
  readonly foes: readonly FoeFigures[];
  readonly aims: readonly AimFigures[];
  /** While damage is assigned: what each hit would do. */
  readonly hits: readonly HitFigures[];
  /** By the notation of an option: the move points of a way, the influence of what is bought or recruited, the damage that is spent. */
  readonly costs: { readonly [key: string]: number };
  /** While moving: what a space of each terrain costs now (by TERRAINS). */
  readonly terrain: readonly number[];
};

export type HitFigures = Blow & {
  readonly key: string;
  readonly damage: number;
};

export function figuresOf(state: State, table: MageTable, seat: Seat, options: readonly Option<Deed>[]): TurnFigures {
  const gives = options.flatMap(({ key, value }) => {
    const gains = gainsOfDeed(state, table, seat, value);
    return gains ? [[key, gains] as const] : [];
  });
  const isAttack = state.stage === 'ranged' || state.stage === 'attack';
  const isReached = isAttack || state.stage === 'block';
  const candidates = isReached
    ? options.map(({ key, value }): Candidate => ({ key, forces: forcesOfDeed(state, table, seat, value) }))
    : [];
  const struck = options.flatMap(({ value }) => (value.do === 'strike' ? [value.foes] : []));
  return {
    gives: Object.fromEntries(gives),
    foes: state.duel ? [] : state.foes.map((foe) => figuresOfFoe(state, seat, foe)),
    aims: state.duel
      ? isReached
        ? [duelAim(state, state.duel, candidates)]
        : []
      : isAttack
        ? strikeFigures(state, seat, candidates, struck)
        : state.stage === 'block'
          ? blockFigures(state, candidates)
          : [],
    hits: hitsOf(state, seat, options),
    costs: costsOf(state, seat, options),
    terrain: state.stage === 'move' ? costsFor(state, seat) : [],
  };
}

const hitsOf = (state: State, seat: Seat, options: readonly Option<Deed>[]): readonly HitFigures[] =>
  options.flatMap(({ key, value }) => {
    if (value.do !== 'hit') return [];
    const foe = foeAt(state, value.foe);
    const damage = state.hitter === NONE ? damageOf(state, foe) : state.damage;
    return [{ key, damage, ...blowOf(state, seat, value.unit, { foe, damage }) }];
  });

const costsOf = (state: State, seat: Seat, options: readonly Option<Deed>[]): TurnFigures['costs'] =>
  Object.fromEntries(
    options.flatMap(({ key, value }) => {
      const cost = costOfDeed(state, seat, value);
      return cost === undefined ? [] : [[key, cost]];
    }),
  );

function costOfDeed(state: State, seat: Seat, deed: Deed): number | undefined {
  switch (deed.do) {
    case 'move':
    case 'provoke':
      return routeTo(state, seat, deed)?.cost;
    case 'buy':
      return costOfGood(state, seat, deed.what);
    case 'recruit':
      return costOfUnit(state, state.offer[deed.unit] ?? 0, deed.for);
    case 'wound':
    case 'steal':
    case 'drive':
      return costOfSpoil(state, deed);
    default:
      return undefined;
  }
}

/** What it would put on the table as attack or block. */
function forcesOfDeed(state: State, table: MageTable, seat: Seat, deed: Deed): Forces {
  if (deed.do === 'card' && deed.side === 'sideways') return sidewaysForces(asSideways(state, table, seat, deed.card));
  if (deed.do === 'convert' || deed.do === 'discard') return forcesOfPoints(state, table, seat, deed);
  const played = playedBy(state, table, seat, deed);
  return played ? forcesOf(played.context, played.effect, played.price) : [];
}
const asSideways = (state: State, table: MageTable, seat: Seat, card: CardNumber): Playing =>
  playing(state, table, seat, { by: cardOf(state, card).id, card, colour: cardOf(state, card).colour });

function gainsOfDeed(state: State, table: MageTable, seat: Seat, deed: Deed): readonly Gains[] | undefined {
  if (deed.do === 'card' && deed.side === 'sideways') return sidewaysGain(asSideways(state, table, seat, deed.card));
  if (deed.do === 'convert' || deed.do === 'discard') {
    return forcesOfPoints(state, table, seat, deed).map((parts) =>
      parts.map(({ n, kind, element }) => ({ what: kind === 'block' ? kind : 'attack', n, kind, element })),
    );
  }
  const played = playedBy(state, table, seat, deed);
  return played && gainsOf(played.context, played.effect, played.price);
}
