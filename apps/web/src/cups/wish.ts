/** What is chosen on the form of a new tournament. */
import type { ClockTerms, CupKind, MatchOptions, NewCup } from '@taverne/protocol';
import { LONGEST } from '@taverne/protocol/words';
import { FOR_TWO } from '../people/pools.ts';
import { FIRST_GAME } from '../router.ts';

export interface Wish {
  readonly name: string;
  readonly game: string;
  readonly mode: string;
  readonly options: MatchOptions;
  readonly kind: CupKind;
  readonly rounds: number;
  readonly cycles: number;
  readonly minutes: number;
  readonly clock: ClockTerms;
  readonly starts: number;
  readonly least: number;
  readonly most: number;
  readonly rated: boolean;
  readonly isByLink: boolean;
  readonly bot: number | null;
}

export const ARENA_MINUTES = [30, 60, 90, 120, 240] as const;
const CLOCKS: readonly ClockTerms[] = [
  { kind: 'live', minutes: 5, increment: 5 },
  { kind: 'live', minutes: 10, increment: 10 },
  { kind: 'live', minutes: 20, increment: 15 },
  { kind: 'correspondence', days: 1 },
  { kind: 'correspondence', days: 3 },
];

/** An arena is over before a day is. */
export const clocksFor = (kind: CupKind): readonly ClockTerms[] =>
  kind === 'arena' ? CLOCKS.filter((terms) => terms.kind === 'live') : CLOCKS;

export const MOST_IN: { readonly [K in CupKind]: number } = {
  swiss: LONGEST.cupPeople,
  robin: LONGEST.cupRobin,
  arena: LONGEST.cupPeople,
};

const HOUR = 3_600_000;
const FIVE_MINUTES = 300_000;

export const firstWish = (): Wish => ({
  name: '',
  game: FOR_TWO[0]?.id ?? FIRST_GAME,
  mode: '',
  options: {},
  kind: 'swiss',
  rounds: 4,
  cycles: 1,
  minutes: 60,
  clock: CLOCKS[1] ?? { kind: 'live', minutes: 10, increment: 10 },
  starts: Math.ceil((Date.now() + HOUR) / FIVE_MINUTES) * FIVE_MINUTES,
  least: 3,
  most: 16,
  rated: false,
  isByLink: false,
  bot: null,
});

/** Only what the kind of tournament knows is sent. */
export function wishOf({ cycles, rounds, isByLink, ...wish }: Wish): NewCup {
  const clock = clocksFor(wish.kind).includes(wish.clock) ? wish.clock : clocksFor(wish.kind)[0];
  return {
    ...wish,
    clock: clock ?? wish.clock,
    rounds: wish.kind === 'robin' ? cycles : wish.kind === 'swiss' ? rounds : 1,
    most: Math.min(wish.most, MOST_IN[wish.kind]),
    least: Math.min(wish.least, MOST_IN[wish.kind]),
    bot: wish.kind === 'arena' ? null : wish.bot,
    visibility: isByLink ? 'link' : 'table',
  };
}

/** As a field for date and time wants it: in the time of this place, to the minute. */
export function localTime(at: number): string {
  const local = new Date(at - new Date(at).getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}
