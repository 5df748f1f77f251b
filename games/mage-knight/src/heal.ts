/** Healing and resting (MK-HEAL, MK-TURN-31 to -36). */
import { type Option, option, type Play, type Seat } from '@taverne/engine';
import { cardOf, isWound, unitOf } from './book.ts';
import { type DeedSieve, type HealDeed, type RestDeed, weigh } from './deeds.ts';
import { discardCards } from './draws.ts';
import { hasMod, isMod } from './mods.ts';
import { refusal } from './refusals.ts';
import { unitName } from './run.ts';
import { gainFame } from './standing.ts';
import { type CardNumber, handOf, healOf, isAlone, modsOf, type State, unitAt, unitsOf, without } from './state.ts';
import { isTwin } from './takes.ts';
import { ask, type MageTable, type Verdict } from './types.ts';
import { changeUnit } from './units/use.ts';
import { NONE } from './words.ts';
import { woundsIn } from './wounds.ts';

const HEAL: Option<HealDeed> = option('heal', { do: 'heal', unit: NONE });

/** One point for a wound in hand, as many as its level for one on a unit (MK-HEAL-02, -03). */
export function healsThrough(state: State, seat: Seat, sieve: DeedSieve): void {
  const points = healOf(state, seat);
  if (points === 0 && !sieve.refused) return;
  if (handOf(state, seat).some(isWound)) weigh(sieve, refuseHealing('MK-HEAL-02', 1, points), () => HEAL);
  for (const [at, { unit, wounds }] of unitsOf(state, seat).entries()) {
    if (wounds === 0) continue;
    const against = refuseHealing('MK-HEAL-03', unitOf(state, unit).level, points);
    weigh(sieve, against, () => option(`heal ${unitName(state, seat, at)}`, { do: 'heal', unit: at }));
  }
}
const refuseHealing = (rule: string, needed: number, sum: number): Verdict =>
  sum >= needed ? undefined : refusal(rule, 'no-healing', { needed, sum, short: needed - sum });

export function heal(state: State, table: MageTable, seat: Seat, { unit: at }: HealDeed): void {
  if (at === NONE) {
    state.heal[seat] = healOf(state, seat) - 1;
    dropWound(state, seat);
    table.emit({ event: 'healed', rule: 'MK-HEAL-02', seat });
    if (hasMod(modsOf(state, seat), 'draw-per-wound')) state.draws[seat] = (state.draws[seat] ?? 0) + 1;
    honourHealing(state, table, seat, 1);
    return;
  }
  const unit = unitAt(state, seat, at);
  const { id, level } = unitOf(state, unit.unit);
  state.heal[seat] = healOf(state, seat) - level;
  changeUnit(state, seat, at, { wounds: unit.wounds - 1 });
  table.emit({ event: 'healed', rule: 'MK-HEAL-03', seat, unit: id });
  honourHealing(state, table, seat, level);
}

/** Points that bring Fame are spent before others. */
function honourHealing(state: State, table: MageTable, seat: Seat, points: number): void {
  const mod = modsOf(state, seat).find(isMod('fame-per-healing'));
  if (!mod) return;
  const spent = Math.min(mod.n, points);
  state.mods[seat] = modsOf(state, seat).map((each) => (each === mod ? { ...mod, n: mod.n - spent } : each));
  gainFame(state, table, seat, { n: spent, by: 'golden-grail', rule: 'MK-CARD-10' });
}

/** One wound of the hand goes back to the pile. */
export function dropWound(state: State, seat: Seat): void {
  const wound = handOf(state, seat).find(isWound);
  if (wound !== undefined) state.hand[seat] = without(handOf(state, seat), wound);
}

// ── resting ──

const SLOWLY: Option<RestDeed> = option('rest', { do: 'rest', card: NONE });
const MOVED = refusal('MK-TURN-31', 'has-moved');

/** With one card that is no wound, or slowly where there are only wounds (MK-TURN-32, -33, -36). */
export function restsThrough(state: State, seat: Seat, sieve: DeedSieve): void {
  const against = state.hasMoved ? MOVED : undefined;
  const hand = handOf(state, seat);
  if (hand.length > 0 && hand.every(isWound)) weigh(sieve, against, () => SLOWLY);
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] ?? 0;
    const { id } = cardOf(state, card);
    if (!isWound(card) && !isTwin(state, hand, i, id)) weigh(sieve, against, () => restOption(id, card));
  }
}
const made: Option<RestDeed>[] = [];
function restOption(id: string, card: CardNumber): Option<RestDeed> {
  made[card] ??= option(`rest ${id}`, { do: 'rest', card });
  return made[card];
}

/** Wounds that go with it lie on the discard pile, not in the common one (MK-TURN-34). */
export function* rest(state: State, table: MageTable, seat: Seat, { card }: RestDeed): Play {
  const all = woundsIn(handOf(state, seat));
  // The card has left the hand before anything else is asked: everybody has seen which it is.
  state.hand[seat] = without(handOf(state, seat), card);
  state.shed[seat] = card === NONE ? [] : [card];
  const many =
    card === NONE
      ? 1
      : yield* ask(seat, 'wounds', () => Array.from({ length: all + 1 }, (_, n) => option(`${n}`, n)), {
          rule: 'MK-TURN-32',
          // How many wounds a hand holds is nobody's business (a quick answer would tell).
          ...(isAlone(state) ? {} : { lone: 'asked' as const }),
        });
  const gone = handOf(state, seat).filter(isWound).slice(0, many);
  const cards = card === NONE ? gone : [card, ...gone];
  state.hand[seat] = handOf(state, seat).filter((each) => !gone.includes(each));
  state.shed[seat] = [];
  state.hasPlayed[seat] = true;
  state.hasRested = true;
  state.stage = 'after';
  table.emit({ event: 'rested', rule: card === NONE ? 'MK-TURN-33' : 'MK-TURN-32', seat, wounds: many });
  discardCards(state, table, seat, cards);
}
