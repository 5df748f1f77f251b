/** The four spells for tables with rivals (MK-SCENARIO-44). What they do to others is announced first (announce.ts). */
import { option, type Play, type Seat } from '@taverne/engine';
import { announceEffect, borne, settled } from '../announce.ts';
import { cardOf, unitOf } from '../book.ts';
import { discardCards } from '../draws.ts';
import { type Effect, only, revealing, special, unless } from '../effects.ts';
import { colourName, colourNumber, gainCrystal, gainToken, isFree } from '../mana.ts';
import type { Playing } from '../playing.ts';
import { NO_UNIT } from '../refusals.ts';
import { pickColour, readyUnit, unitName } from '../run.ts';
import {
  type Announced,
  type CardNumber,
  claimsOf,
  crystalsOf,
  discardOf,
  handOf,
  plus,
  type State,
  unitAt,
  unitsOf,
  without,
} from '../state.ts';
import { isTwin } from '../takes.ts';
import { ask } from '../types.ts';
import { changeUnit } from '../units/use.ts';
import { BASICS, HEROES, NONE } from '../words.ts';
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
const isAmongRivals = (playing: Playing): boolean => rivalsOf(playing).length > 0;
/** Every rival loses a crystal or takes a wound; one of the crystals may be kept. */
const meltdown = special(
  'melt crystals',
  function* (playing) {
    announceEffect(playing, {});
  },
  isAmongRivals,
);
function* melt({ state, table, seat }: Playing, left: readonly Seat[]): Play {
  const lost = new Set<number>();
  for (const rival of left) {
    const colour = meltCrystal(state, table, rival);
    if (colour === undefined) takeWounds(state, rival, 1);
    else lost.add(colour);
  }
  if (lost.size > 0) {
    const kept = yield* ask(seat, 'choose', () => [
      ...[...lost].map((colour) => option(`crystal ${colourName(colour)}`, colour)),
      option('no', NO_CRYSTAL),
    ]);
    if (kept !== NO_CRYSTAL) gainCrystal(state, table, seat, kept);
  }
}
const NO_CRYSTAL = -1;
/** A wound for each crystal of the colour, for everybody; then two of them. */
const radiance = special('two crystals', function* (playing) {
  announceEffect(playing, { colour: colourNumber(yield* pickColour(playing, BASICS)) });
});
function radiate({ state, table, seat }: Playing, colour: number): void {
  for (const owner of state.hand.keys()) takeWounds(state, owner, crystalsOf(state, owner)[colour] ?? 0);
  for (let i = 0; i < 2; i++) gainCrystal(state, table, seat, colour);
}
const manaMeltdown: Card = {
  ...spell('mana-meltdown', 'red', meltdown, radiance),
  isCompetitive: true,
  *resolves(playing, { left, colour }) {
    if (playing.side === 'basic') yield* melt(playing, left);
    else radiate(playing, colour);
    yield* settled(playing.state);
  },
};

// ── Mana Claim ──

const basicDice = ({ state }: Playing): number[] =>
  state.source.flatMap((face, die, all) => {
    const isFirst = all.findIndex((each, i) => each === face && isFree(state, i)) === die;
    return face < BASICS.length && isFirst ? [die] : [];
  });
const TOKENS_NOW = 3;
/** The die is nobody else's until the round ends: three tokens of it now, or one whenever a later turn begins; a curse lies on it, or none. */
const claim = (isCurse: boolean): Effect =>
  special(
    isCurse ? 'curse a die' : 'claim a die',
    function* (playing) {
      const { state, table, seat } = playing;
      const die = yield* ask(seat, 'die', () =>
        basicDice(playing).map((each) => option(colourName(state.source[each] ?? 0), each)),
      );
      const colour = state.source[die] ?? 0;
      const isNow = yield* ask(seat, 'choose', () => [option('three now', 1), option('one each turn', 0)]);
      state.claims[seat] = [...claimsOf(state, seat), { die, isLasting: isNow === 0, isCurse }];
      if (isNow === 1) for (let i = 0; i < TOKENS_NOW; i++) gainToken(state, table, seat, colour);
    },
    (playing) => basicDice(playing).length > 0,
  );
const manaClaim: Card = {
  ...spell('mana-claim', 'blue', claim(false), claim(true)),
  isCompetitive: true,
};

// ── Mind Read ──

/** A crystal of a colour; every rival gives up a card of it, or shows that there is none. */
const readingMinds = special('a crystal', function* (playing) {
  const colour = colourNumber(yield* pickColour(playing, BASICS));
  gainCrystal(playing.state, playing.table, playing.seat, colour);
  announceEffect(playing, { colour });
});
const readMind = revealing(readingMinds, 'cards');
const SHOW = option('show', NONE);

/** One rival after the other, each in a step of its own: the answer names a hand. */
function* giveUpCard({ state, table }: Playing, announced: Announced, rival: Seat): Play {
  const hand = handOf(state, rival);
  const asked = colourName(announced.colour);
  const isMeant = (card: CardNumber): boolean => {
    const { kind, colour } = cardOf(state, card);
    return colour === asked && kind !== 'artifact';
  };
  const meant = hand.filter((card, i) => isMeant(card) && !isTwin(state, hand, i, cardOf(state, card).id));
  // What there is to choose from is nobody's business.
  const card = yield* ask(
    rival,
    'yield',
    () => (meant.length > 0 ? meant.map((each) => option(cardOf(state, each).id, each)) : [SHOW]),
    { rule: 'MK-CARD-10', lone: 'asked' },
  );
  if (card === NONE) {
    table.emit({ event: 'hand-shown', rule: 'MK-CARD-10', seat: rival, cards: hand.map((each) => cardOf(state, each).id) });
    state.announced = borne(announced);
    return;
  }
  state.hand[rival] = without(hand, card);
  discardCards(state, table, rival, [card]);
  state.announced = { ...borne(announced), cards: [...announced.cards, card] };
}

/** One action card that was given up is the caster's from now on (Mind Steal). */
function* stealCard({ state, table, seat }: Playing, { cards }: Announced): Play {
  const actions = cards.filter((card) => ACTIONS.includes(cardOf(state, card).kind));
  if (actions.length === 0) return;
  const names = actions.filter(
    (card, i) => actions.findIndex((each) => cardOf(state, each).id === cardOf(state, card).id) === i,
  );
  const card = yield* ask(
    seat,
    'choose',
    () => [...names.map((each) => option(cardOf(state, each).id, each)), option('no', NONE)],
    { safe: 'no' },
  );
  const from = state.discard.findIndex((pile) => pile.includes(card));
  if (card === NONE || from < 0) return;
  state.discard[from] = without(discardOf(state, from), card);
  state.hand[seat] = [...handOf(state, seat), card].sort((a, b) => a - b);
  state.known = [...state.known, card];
  table.emit({ event: 'card-stolen', rule: 'MK-CARD-10', seat, card: cardOf(state, card).id, from });
}
const ACTIONS: readonly string[] = ['basic', 'advanced'];

const mindRead: Card = {
  ...spell('mind-read', 'white', readMind, readMind),
  isCompetitive: true,
  *resolves(playing, announced) {
    const left = announced.left.filter((rival) => handOf(playing.state, rival).length > 0);
    const [rival] = left;
    if (rival !== undefined) {
      yield* giveUpCard(playing, { ...announced, left }, rival);
      return;
    }
    if (playing.side === 'strong') yield* stealCard(playing, announced);
    yield* settled(playing.state);
  },
};

// ── Energy Flow ──

/** Level up to which a rival's unit is spent, by side. */
const SPENT_LEVELS = { basic: 2, strong: 3 } as const;
const spentUnits = ({ state, seat }: Playing): number[] =>
  unitsOf(state, seat).flatMap(({ isSpent }, at) => (isSpent ? [at] : []));
/** A unit is ready again, and with the strong side loses a wound (MK-HEAL-09); then one of each rival may be spent. */
const energize = (isHealing: boolean): Effect =>
  unless(
    special(isHealing ? 'ready and heal' : 'ready a unit', function* (playing) {
      const { state, table, seat } = playing;
      const at = yield* ask(seat, 'ready', () => spentUnits(playing).map((each) => option(unitName(state, seat, each), each)));
      readyUnit(state, table, seat, at);
      const unit = unitAt(state, seat, at);
      if (isHealing && unit.wounds > 0) {
        changeUnit(state, seat, at, { wounds: unit.wounds - 1 });
        table.emit({ event: 'healed', rule: 'MK-HEAL-09', seat, unit: unitOf(state, unit.unit).id });
      }
      if (isAmongRivals(playing)) announceEffect(playing, {});
    }),
    (playing) => (spentUnits(playing).length > 0 ? undefined : NO_UNIT),
  );
function* spendUnit({ state, table, seat }: Playing, rival: Seat, level: number): Play {
  const ready = unitsOf(state, rival).flatMap(({ unit, isSpent }, at) =>
    !isSpent && unitOf(state, unit).level <= level ? [at] : [],
  );
  if (ready.length === 0) return;
  const hero = HEROES[state.heroes[rival] ?? 0];
  const at = yield* ask(
    seat,
    'spend',
    () => [...ready.map((each) => option(`${hero} ${unitName(state, rival, each)}`, each)), option('no', NONE)],
    { safe: 'no' },
  );
  if (at === NONE) return;
  changeUnit(state, rival, at, { isSpent: true });
  const { id } = unitOf(state, unitAt(state, rival, at).unit);
  table.emit({ event: 'unit-spent', rule: 'MK-CARD-18', seat: rival, unit: id, caster: seat });
}
// Whatever readies a unit is a healing effect (MK-RULING-09).
const energyFlow: Card = {
  ...spell('energy-flow', 'green', only('calm', energize(false)), only('calm', energize(true))),
  isCompetitive: true,
  *resolves(playing, { left }) {
    for (const rival of left) yield* spendUnit(playing, rival, SPENT_LEVELS[playing.side]);
    yield* settled(playing.state);
  },
};

export const RIVAL_SPELLS: readonly Card[] = [manaMeltdown, manaClaim, mindRead, energyFlow];
