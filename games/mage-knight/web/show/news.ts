/** What the others have done since one last did something oneself, in a few words for each: the news of a day in one glance. */
import type { Seat, Told } from '@taverne/engine';
import { list } from '@taverne/engine/telling';
import type { Say } from '@taverne/ui';
import type { MageEvent } from '../../src/events.ts';
import { enemyWord } from '../combat/tale.ts';

/** Of one player. */
export interface News {
  readonly seat: Seat;
  readonly items: readonly string[];
}

/** What happens to one without one's doing. */
const BEFALLS: ReadonlySet<MageEvent['event']> = new Set(['turn-began', 'fame', 'reputation', 'drew']);

/** What has happened since these eyes last did something. */
export function unseenBy(events: readonly Told<MageEvent>[], own: Seat): readonly MageEvent[] {
  const last = events.findLastIndex(({ event }) => 'seat' in event && event.seat === own && !BEFALLS.has(event.event));
  return last < 0 ? [] : events.slice(last + 1).map(({ event }) => event);
}

/** `nameOf`: what a seat is called. */
export function newsOf(events: readonly MageEvent[], own: Seat, say: Say, nameOf: (seat: Seat) => string): readonly News[] {
  const seats = [...new Set(events.flatMap((event) => ('seat' in event && event.seat !== own ? [event.seat] : [])))];
  return seats
    .map((seat) => ({
      seat,
      items: itemsOf(
        events.filter((event) => 'seat' in event && event.seat === seat),
        say,
        nameOf,
      ),
    }))
    .filter(({ items }) => items.length > 0);
}

/** Each kind of deed once, in the order of its weight. */
function itemsOf(events: readonly MageEvent[], say: Say, nameOf: (seat: Seat) => string): readonly string[] {
  const of = <E extends MageEvent['event']>(name: E): Extract<MageEvent, { event: E }>[] =>
    events.flatMap((event) => (isNamed(event, name) ? [event] : []));
  const named = (id: string, what: readonly string[]): readonly string[] =>
    what.length === 0 ? [] : [say(id, { what: list(say, what) })];
  const counted = (id: string, n: number): readonly string[] => (n === 0 ? [] : [say(id, { n })]);
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
  const fame = sum(of('fame').map(({ n }) => n));
  return [
    ...named(
      'web.news.duel',
      of('duel-began').map(({ other }) => nameOf(other)),
    ),
    ...(of('assault-proposed').length > 0 ? [say('web.news.assault')] : []),
    ...named(
      'web.news.tactic',
      of('tactic-taken').map(({ tactic }) => say(`tactic.${tactic}.name`)),
    ),
    ...named(
      'web.news.conquered',
      of('conquered').map(({ site }) => say(`site.${site}.name`)),
    ),
    ...named(
      'web.news.defeated',
      of('defeated').flatMap(({ enemies }) => enemies.map((enemy) => enemyWord(say, enemy))),
    ),
    ...counted('web.news.explored', of('explored').length),
    ...named(
      'web.news.recruited',
      of('recruited').map(({ unit }) => say(`unit.${unit}.name`)),
    ),
    ...named(
      'web.news.gained',
      of('card-gained').map(({ card }) => say(`card.${card}.name`)),
    ),
    ...counted('web.news.level', Math.max(0, ...of('levelled').map(({ level }) => level))),
    ...(of('rested').length > 0 ? [say('web.news.rested')] : []),
    ...counted('web.news.wounds', sum(of('hero-wounded').map(({ wounds }) => wounds))),
    ...counted('web.news.fame', fame),
    ...(of('round-announced').length > 0 ? [say('web.news.announced')] : []),
  ];
}

const isNamed = <E extends MageEvent['event']>(event: MageEvent, name: E): event is Extract<MageEvent, { event: E }> =>
  event.event === name;
