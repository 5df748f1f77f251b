/** What has happened in the fight under way, or in the last one. */
import type { Told } from '@taverne/engine';
import type { Say } from '@taverne/ui';
import type { MageEvent } from '../../src/events.ts';

type Tale = readonly Told<MageEvent>[];

/** Where it began; -1: there was none. */
export const lastFight = (events: Tale): number => events.findLastIndex(({ event }) => event.event === 'fight-began');

/** Once two players fight each other, what enemies did before is no part of it. */
export function eventsOfFight(events: Tale): readonly MageEvent[] {
  const began = lastFight(events);
  const tale = began < 0 ? [] : events.slice(began).map(({ event }) => event);
  return tale.some(({ event }) => event === 'duel-began') ? [] : tale;
}

/** The places of the line at which the last fight began and ended; undefined: there was none, or it goes on. */
export function stretchOf(events: Tale): { readonly from: number; readonly to: number } | undefined {
  const began = lastFight(events);
  const from = events[began]?.at;
  const to = events.find(({ event }, i) => i > began && event.event === 'fight-ended')?.at;
  return from === undefined || to === undefined ? undefined : { from, to };
}

/** One enemy's damage, and whom it went to, in order. */
export interface Fall {
  readonly by: string;
  readonly hits: readonly Hit[];
}
export type Hit =
  | {
      readonly on: 'unit';
      readonly unit: string;
      readonly comes: 'wounded' | 'unharmed' | 'destroyed';
      readonly wounds: number;
    }
  | { readonly on: 'hero'; readonly seat: number; readonly wounds: number; readonly discard: number };

function hitIn(event: MageEvent): Hit | undefined {
  switch (event.event) {
    case 'hero-wounded':
      return { on: 'hero', seat: event.seat, wounds: event.wounds, discard: event.discard };
    case 'unit-wounded':
      return { on: 'unit', unit: event.unit, comes: 'wounded', wounds: event.wounds };
    case 'unit-unharmed':
      return { on: 'unit', unit: event.unit, comes: 'unharmed', wounds: 0 };
    case 'unit-destroyed':
      return { on: 'unit', unit: event.unit, comes: 'destroyed', wounds: 0 };
    default:
      return undefined;
  }
}

/** Blow after blow: what the hero takes is the last of one, since nothing is left after it. */
export function fallsIn(events: readonly MageEvent[]): readonly Fall[] {
  const falls: { by: string; hits: Hit[]; isOver: boolean }[] = [];
  for (const event of events) {
    const hit = hitIn(event);
    if (!hit || !('by' in event)) continue;
    const last = falls.at(-1);
    if (last && !last.isOver && last.by === event.by) last.hits.push(hit);
    else falls.push({ by: event.by, hits: [hit], isOver: false });
    const now = falls.at(-1);
    if (now && hit.on === 'hero') now.isOver = true;
  }
  return falls;
}

/** What a fight has brought, once it is over and while the turn is not. */
export interface Spoils {
  readonly isWon: boolean;
  readonly defeated: readonly string[];
  readonly fame: number;
  readonly reputation: number;
  readonly wounds: number;
  readonly site: string | undefined;
  readonly rewards: readonly string[];
}

export function spoilsIn(events: Tale): Spoils | undefined {
  const tale = eventsOfFight(events);
  const end = tale.find((each) => each.event === 'fight-ended');
  if (end?.event !== 'fight-ended' || tale.some(({ event }) => event === 'turn-ended' || event === 'turn-began'))
    return undefined;
  const of = <E extends MageEvent['event']>(name: E): Extract<MageEvent, { event: E }>[] =>
    tale.flatMap((each) => (isNamed(each, name) ? [each] : []));
  const sum = (all: readonly { readonly n: number }[]): number => all.reduce((total, { n }) => total + n, 0);
  return {
    isWon: end.won,
    defeated: of('defeated').flatMap(({ enemies }) => enemies),
    fame: sum(of('fame')),
    reputation: sum(of('reputation')),
    wounds: of('hero-wounded').reduce((total, { wounds }) => total + wounds, 0),
    site: of('conquered')[0]?.site,
    rewards: of('reward-due').map(({ reward }) => reward),
  };
}
const isNamed = <E extends MageEvent['event']>(event: MageEvent, name: E): event is Extract<MageEvent, { event: E }> =>
  event.event === name;

/** By its name in the fight: the second of a kind is `ironclads-2`. */
export function enemyWord(say: Say, foe: string): string {
  const nth = /-(\d+)$/.exec(foe);
  const name = say(`enemy.${nth ? foe.slice(0, nth.index) : foe}.name`);
  return nth ? `${name} ${nth[1]}` : name;
}
