/** Who shall sit where: as many as the game takes with these options, people and bots in any order. */
import type { Holder, SeatCount, Seats } from '@taverne/engine';
import type { SeatWish } from '@taverne/protocol';

/** The options with which one can play alone, where one of them decides: the usual ones, or best a mode that is for one only. */
export function soloOptions({ by }: Seats, usual?: string): { readonly [name: string]: string } {
  if (by && usual !== undefined && by.counts[usual]?.min === 1) return { [by.option]: usual };
  const modes = Object.entries(by?.counts ?? {}).toSorted(([, a], [, b]) => a.max - b.max);
  const alone = modes.find(([, { min }]) => min === 1);
  return by && alone ? { [by.option]: alone[0] } : {};
}

export const HOWS = ['bot', 'friend', 'table', 'screen', 'solo'] as const;
export type How = (typeof HOWS)[number];

/** On this device, without a server. */
export const isHere = (how: How): boolean => how === 'bot' || how === 'screen' || how === 'solo';

/** `me`; `here`: somebody else at this screen; `open`: for whoever comes; a number: a bot of this level. */
export type Plan = 'me' | 'here' | 'open' | number;

/** Whom the other seats are for, unless somebody says otherwise. */
function otherOf(how: How, level: number): Plan {
  if (how === 'bot') return level;
  return isHere(how) ? 'here' : 'open';
}

/** Whoever makes the match sits first. */
export const planFor = (how: How, count: number, level: number): readonly Plan[] =>
  Array.from({ length: count }, (_, seat) => (seat === 0 ? 'me' : otherOf(how, level)));

/** The same people for another number of seats. */
export const resized = (plan: readonly Plan[], count: number, how: How, level: number): readonly Plan[] =>
  planFor(how, count, level).map((wanted, seat) => plan[seat] ?? wanted);

/** What a seat can be for. */
export const choicesFor = (how: How, levels: readonly number[]): readonly Plan[] => [
  'me',
  isHere(how) ? 'here' : 'open',
  ...levels,
];

/** Somebody sits down; whoever makes the match does not stand about: the two change places. */
export function seatedAt(plan: readonly Plan[], seat: number, who: Plan): readonly Plan[] {
  const mine = plan.indexOf('me');
  const before = plan[seat];
  if (who !== 'me' || before === undefined) return plan.map((each, i) => (i === seat ? who : each));
  return plan.map((each, i) => (i === seat ? 'me' : i === mine ? before : each));
}

/** How others come to the table; where there is one seat there are none. */
export const howFor = (how: How, { max }: SeatCount): How => (max === 1 ? 'solo' : how === 'solo' ? 'bot' : how);

/** How many play where nobody said so: two, if the game can. */
export const usualCount = ({ min, max }: SeatCount, how: How): number =>
  how === 'solo' ? min : Math.min(Math.max(2, min), max);

export const holdersOf = (plan: readonly Plan[], name: string): Holder[] =>
  plan.map((seat) => {
    if (typeof seat === 'number') return { kind: 'bot', level: seat };
    return seat === 'me' && name ? { kind: 'person', name } : { kind: 'person' };
  });

export const wishesOf = (plan: readonly Plan[]): SeatWish[] =>
  plan.map((seat) => {
    if (typeof seat === 'number') return { kind: 'bot', level: seat };
    return { kind: seat === 'me' ? 'person' : 'open' };
  });
