/**
 * The four spells for tables with rivals (MK-SCENARIO-44). What they do to the caster, to crystals and to the Source is here; what they ask
 * of others' hands and units comes with several heroes.
 */
import { option, type Seat } from '@taverne/engine';
import { unitOf } from '../book.ts';
import { type Effect, only, ready, special } from '../effects.ts';
import { colourName, colourNumber, gainCrystal, gainToken, isFree } from '../mana.ts';
import type { Playing } from '../playing.ts';
import { pickColour, readyUnit, unitName } from '../run.ts';
import { crystalsOf, plus, type State, unitsOf } from '../state.ts';
import { ask } from '../types.ts';
import { changeUnit } from '../units/use.ts';
import { BASICS } from '../words.ts';
import { takeWounds } from '../wounds.ts';
import { type Card, spell } from './card.ts';

const rivalsOf = ({ state, seat }: Playing): readonly Seat[] =>
  state.hand.flatMap((_, other) => (other === seat ? [] : [other]));

// ── Mana Meltdown ──

/** A crystal by chance leaves this seat; undefined: it has none. */
function meltCrystal(state: State, table: Playing['table'], seat: Seat): number | undefined {
  const crystals = crystalsOf(state, seat).flatMap((n, colour) => new Array<number>(n).fill(colour));
  if (crystals.length === 0) return undefined;
  const colour = crystals[table.chance('crystal', crystals.length)] ?? 0;
  state.crystals[seat] = plus(crystalsOf(state, seat), colour, -1);
  table.emit({ event: 'crystal-lost', rule: 'MK-CARD-10', seat, colour: colourName(colour) });
  return colour;
}
/** Every rival loses a crystal or takes a wound; one of the crystals may be kept. */
const meltdown = special(
  'melt crystals',
  function* (playing) {
    const { state, table, seat } = playing;
    const lost = new Set<number>();
    for (const rival of rivalsOf(playing)) {
      const colour = meltCrystal(state, table, rival);
      if (colour === undefined) takeWounds(state, rival, 1);
      else lost.add(colour);
    }
    if (lost.size === 0) return;
    const kept = yield* ask(seat, 'choose', () => [
      ...[...lost].map((colour) => option(`crystal ${colourName(colour)}`, colour)),
      option('no', NO_CRYSTAL),
    ]);
    if (kept !== NO_CRYSTAL) gainCrystal(state, table, seat, kept);
  },
  (playing) => rivalsOf(playing).length > 0,
);
const NO_CRYSTAL = -1;
/** A wound for each crystal of the colour, for everybody; then two of them. */
const radiance = special('two crystals', function* (playing) {
  const { state, table, seat } = playing;
  const colour = colourNumber(yield* pickColour(playing, BASICS));
  for (const owner of state.hand.keys()) takeWounds(state, owner, crystalsOf(state, owner)[colour] ?? 0);
  for (let i = 0; i < 2; i++) gainCrystal(state, table, seat, colour);
});
const manaMeltdown: Card = {
  ...spell('mana-meltdown', 'red', meltdown, radiance),
  isCompetitive: true,
};

// ── Mana Claim ──

const basicDice = ({ state }: Playing): number[] =>
  state.source.flatMap((face, die, all) => {
    const isFirst = all.findIndex((each, i) => each === face && isFree(state, i)) === die;
    return face < BASICS.length && isFirst ? [die] : [];
  });
const TOKENS_NOW = 3;
/** The die is nobody else's until the round ends: three tokens of it now, or one whenever a later turn begins. */
const claim = special(
  'claim a die',
  function* (playing) {
    const { state, table, seat } = playing;
    const die = yield* ask(seat, 'die', () =>
      basicDice(playing).map((each) => option(colourName(state.source[each] ?? 0), each)),
    );
    const colour = state.source[die] ?? 0;
    const isNow = yield* ask(seat, 'choose', () => [option('three now', 1), option('one each turn', 0)]);
    state.claims[seat] = [...(state.claims[seat] ?? []), { die, isLasting: isNow === 0 }];
    if (isNow === 1) for (let i = 0; i < TOKENS_NOW; i++) gainToken(state, table, seat, colour);
  },
  (playing) => basicDice(playing).length > 0,
);
const manaClaim: Card = {
  ...spell('mana-claim', 'blue', claim, claim),
  isCompetitive: true,
};

// ── Mind Read ──

const readMind = special('a crystal', function* (playing) {
  gainCrystal(playing.state, playing.table, playing.seat, colourNumber(yield* pickColour(playing, BASICS)));
});
const mindRead: Card = {
  ...spell('mind-read', 'white', readMind, readMind),
  isCompetitive: true,
};

// ── Energy Flow ──

const ANY_LEVEL = 4;
const spentUnits = ({ state, seat }: Playing): number[] =>
  unitsOf(state, seat).flatMap(({ isSpent }, at) => (isSpent ? [at] : []));
/** The unit that is ready again loses a wound with it (MK-HEAL-09). */
const readyAndHeal: Effect = special(
  'ready and heal',
  function* (playing) {
    const { state, table, seat } = playing;
    const at = yield* ask(seat, 'ready', () => spentUnits(playing).map((each) => option(unitName(state, seat, each), each)));
    readyUnit(state, table, seat, at);
    const unit = unitsOf(state, seat)[at];
    if (!unit || unit.wounds === 0) return;
    changeUnit(state, seat, at, { wounds: unit.wounds - 1 });
    table.emit({ event: 'healed', rule: 'MK-HEAL-09', seat, unit: unitOf(state, unit.unit).id });
  },
  (playing) => spentUnits(playing).length > 0,
);
// Whatever readies a unit is a healing effect (MK-RULING-09).
const energyFlow: Card = {
  ...spell('energy-flow', 'green', only('calm', ready(ANY_LEVEL)), only('calm', readyAndHeal)),
  isCompetitive: true,
};

export const RIVAL_SPELLS: readonly Card[] = [manaMeltdown, manaClaim, mindRead, energyFlow];
