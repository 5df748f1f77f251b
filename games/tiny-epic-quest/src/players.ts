/** Health, Power and their maxima. */
import { option, type Play, type Seat } from '@taverne/engine';
import type { GainFor } from './events.ts';
import { AT_MAXIMUM } from './refusals.ts';
import { healthOf, powerOf, type State, spellOf, trophiesOf } from './state.ts';
import { ask, type QuestTable } from './types.ts';
import { START_HEALTH, START_POWER } from './words.ts';

/** TEQ-MAX-03. */
export const CAP = 10;

/** TEQ-MAX-01. */
export const maxHealth = (state: State, seat: Seat): number => Math.min(CAP, START_HEALTH + trophiesOf(state, seat));
/** TEQ-MAX-02. */
export const maxPower = (state: State, seat: Seat): number => Math.min(CAP, START_POWER + spellOf(state, seat));

export const pay = (state: State, seat: Seat, power: number): void => {
  state.power[seat] = powerOf(state, seat) - power;
};

interface Gain {
  readonly by: GainFor;
  readonly health?: number | undefined;
  readonly power?: number | undefined;
}

/** Gains stop at the maximum (TEQ-MAX-04); what is in excess already stays. */
export function gain(state: State, table: QuestTable, seat: Seat, { by, health = 0, power = 0 }: Gain): void {
  const more = (has: number, most: number, wanted: number): number => Math.max(0, Math.min(most - has, wanted));
  const [moreHealth, morePower] = [
    more(healthOf(state, seat), maxHealth(state, seat), health),
    more(powerOf(state, seat), maxPower(state, seat), power),
  ];
  if (moreHealth === 0 && morePower === 0) return;
  state.health[seat] = healthOf(state, seat) + moreHealth;
  state.power[seat] = powerOf(state, seat) + morePower;
  table.emit({ event: 'gained', rule: RULE_OF[by], seat, health: moreHealth, power: morePower, by });
}

const RULE_OF: { readonly [F in GainFor]: string } = {
  castle: 'TEQ-REGION-16',
  idle: 'TEQ-DAY-12',
  temple: 'TEQ-NIGHT-40',
  return: 'TEQ-NIGHT-58',
  quest: 'TEQ-QUEST-04',
  grotto: 'TEQ-REGION-11',
  roll: 'TEQ-NIGHT-22',
  treasure: 'TEQ-ITEM-03',
};

const GAINS = [option('health', 'health'), option('power', 'power'), option('none', 'none')] as const;

/** 1 Health or 1 Power, the player's choice; it may be given up (TEQ-RUL-34). */
export function* chooseGain(state: State, table: QuestTable, seat: Seat, by: GainFor): Play {
  const isFull = {
    health: healthOf(state, seat) >= maxHealth(state, seat),
    power: powerOf(state, seat) >= maxPower(state, seat),
    none: !state.rules.mayDecline,
  };
  if (isFull.health && isFull.power) return;
  const chosen = yield* ask(seat, 'gain', () => GAINS.filter(({ value }) => !isFull[value]), {
    rule: RULE_OF[by],
    safe: isFull.health ? 'power' : 'health',
    notOffered: () =>
      GAINS.flatMap(({ key, value }) => (value !== 'none' && isFull[value] ? [{ key, refusal: AT_MAXIMUM }] : [])),
  });
  if (chosen !== 'none') gain(state, table, seat, { by, [chosen]: 1 });
}
