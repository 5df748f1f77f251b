/** White spells. */
import { option } from '@taverne/engine';
import { unitOf } from '../book.ts';
import { countFoes, spareOf } from '../combat/foes.ts';
import {
  all,
  type Condition,
  destroys,
  either,
  type FoeChange,
  forceful,
  holds,
  onAll,
  onFoe,
  only,
  ranged,
  special,
  strips,
  unless,
  when,
} from '../effects.ts';
import { jump, type Landing, landingsFrom } from '../jump.ts';
import { spaceName } from '../land.ts';
import { BORROWED, type Playing, playing } from '../playing.ts';
import { seenFrom, seenIfOnly } from '../preview.ts';
import { NO_LANDING, SOLD_OUT, UNITS_BARRED } from '../refusals.ts';
import { isSafe } from '../safety.ts';
import { moveOf } from '../state.ts';
import { ask } from '../types.ts';
import { exertAbility, forcesOfAbility, refuseAbility, takeUnit, unitOptions } from '../units/use.ts';
import { NONE } from '../words.ts';
import { type Card, spell } from './card.ts';
import { holdsSome } from './turns.ts';

const RESISTANCES = ['resists-physical', 'resists-fire', 'resists-ice'] as const;
const UNWALLED: FoeChange = { strips: ['fortified'], unwalls: true };
const expose = spell(
  'expose',
  'white',
  all(onFoe(UNWALLED, strips('fortified', ...RESISTANCES)), ranged(2)),
  all(either(onAll(UNWALLED), onAll(strips(...RESISTANCES))), ranged(3)),
);

const whirlwind = spell('whirlwind', 'white', onFoe(holds), only('attack', onFoe(destroys)));

/** Up to five spaces, a move point for each, to a safe one. */
const flights = ({ state, seat }: Playing): readonly Landing[] =>
  landingsFrom(state, seat, Math.min(5, moveOf(state, seat)), ['sea']).filter(({ to }) => isSafe(state, seat, to));
const flying = unless(
  special('fly', function* (context) {
    const { state, table, seat } = context;
    const landings = flights(context);
    const at = yield* ask(seat, 'choose', () => landings.map(({ to }, i) => option(`to ${spaceName(to)}`, i)), {
      preview: (i) => ({ reveals: seenFrom(state, landings[i]?.to ?? 0) }),
    });
    const landing = landings[at];
    if (!landing) return;
    state.move[seat] = moveOf(state, seat) - landing.steps;
    jump(state, table, seat, { to: landing.to, cost: landing.steps });
  }),
  (context) => (flights(context).length > 0 ? undefined : NO_LANDING),
);
const seenInFlight = (context: Playing) =>
  seenIfOnly(
    context.state,
    flights(context).map(({ to }) => to),
  );
const fly = only('move', { ...flying, seen: seenInFlight });
/** As many move points were left as there are enemies. */
const hasWings: Condition = {
  name: 'a move point for each enemy',
  holds: ({ state, seat }) => state.arena !== null && spareOf(state, seat) + moveOf(state, seat) >= countFoes({ state, seat }),
};
// In the first printing blocking and damage are skipped: nobody attacks.
const wingsOfWind: Card = {
  ...spell(
    'wings-of-wind',
    'white',
    fly,
    holdsSome(Number.POSITIVE_INFINITY, (nth) => nth),
  ),
  first: { strong: when(hasWings, onAll(holds)) },
  spendsMove: true,
};

/** An ability of a unit in the offer that could be used now, were it one's own. */
const callable = ({ state, table, seat }: Playing) =>
  state.offer.flatMap((unit, at) => {
    const { id, abilities } = unitOf(state, unit);
    return abilities.flatMap((ability, i) => {
      const context = playing(state, table, seat, { by: id, unit: BORROWED, colour: ability.mana });
      return refuseAbility(context, ability) ? [] : [{ key: `${id} ${at} ${i}`, context, ability, unit }];
    });
  });
const calling = special(
  'an ability of the offer',
  function* (context) {
    const calls = callable(context);
    const call = calls[yield* ask(context.seat, 'choose', () => calls.map(({ key }, i) => option(key, i)))];
    if (call) yield* exertAbility(call.context, call.ability, { unit: call.unit, banner: NONE });
  },
  (context) => callable(context).length > 0,
);
const callToArms = spell(
  'call-to-arms',
  'white',
  forceful(
    unless(calling, ({ state }) => (state.arena?.noUnits ? UNITS_BARRED : undefined)),
    (context, price) => callable(context).flatMap((call) => forcesOfAbility(call.context, call.ability, price)),
  ),
  unless(
    special('a unit of the offer', function* ({ state, table, seat }) {
      takeUnit(state, table, seat, yield* ask(seat, 'unit', () => unitOptions(state, seat)));
      state.recruits++;
    }),
    ({ state, seat }) => (unitOptions(state, seat).length > 0 ? undefined : SOLD_OUT),
  ),
);

export const WHITE_SPELLS: readonly Card[] = [expose, whirlwind, wingsOfWind, callToArms];
