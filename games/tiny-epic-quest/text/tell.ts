/** What happened, what is refused, what would follow and how it ended, as tales: for the page, the terminal and the screen reader. */
import { endOf, type Foreseen, type Parts, type Tale, type TellingOf } from '@taverne/engine/telling';
import type { QuestEvent } from '../src/events.ts';
import type { QuestTypes } from '../src/types.ts';
import type { TextKey } from './index.ts';
import { pageVoice, type Thing, terminalVoice } from './names.ts';

const aSeat = (seat: number): Thing => ({ kind: 'seat', seat });
const aHero = ({ seat, hero }: { readonly seat: number; readonly hero: number }): Thing => ({ kind: 'hero', seat, hero });
const aQuest = (quest: string): Thing => ({ kind: 'quest', quest });

type EventName = QuestEvent['event'];
type Named<E extends EventName> = Extract<QuestEvent, { readonly event: E }>;

/** What the message of each event speaks of. */
const EVENTS: { readonly [E in EventName]: (event: Named<E>) => Parts<Thing> } = {
  began: ({ first }) => ({ side: aSeat(first) }),
  'round-began': ({ round, first }) => ({ round, side: aSeat(first) }),
  'quest-revealed': ({ quest }) => ({ quest: aQuest(quest) }),
  'quest-discarded': ({ quest }) => ({ quest: aQuest(quest) }),
  'quests-shuffled': () => ({}),
  'cards-turned': ({ cards }) => ({ cards: cards.map((travel): Thing => ({ kind: 'travel', travel })) }),
  'card-chosen': ({ seat, card }) => ({ side: aSeat(seat), card: { kind: 'travel', travel: card } }),
  moved: ({ seat, hero, from, to, toll }) => ({ hero: aHero({ seat, hero }), from, to, toll }),
  idled: ({ seat }) => ({ side: aSeat(seat) }),
  gained: ({ seat, health, power }) => ({ side: aSeat(seat), gain: { kind: 'gain', health, power } }),
  'lost-health': ({ seat, health }) => ({ side: aSeat(seat), health }),
  'paid-power': ({ seat, power }) => ({ side: aSeat(seat), power }),
  'grotto-used': ({ seat, hero, grotto }) => ({ hero: aHero({ seat, hero }), grotto: { kind: 'grotto', grotto } }),
  'quest-completed': ({ seat, quest }) => ({ side: aSeat(seat), quest: aQuest(quest) }),
  'token-turned': () => ({}),
  'item-gained': ({ seat, item }) => ({ side: aSeat(seat), item: { kind: 'item', item } }),
  'item-given': ({ seat, item, hero }) => ({
    item: { kind: 'item', item },
    hero: hero === 0 ? { kind: 'reserve' } : aHero({ seat, hero }),
  }),
  'legend-stepped': ({ seat, item, step }) => ({ side: aSeat(seat), item: { kind: 'item', item }, step }),
  'treasure-spent': ({ seat, item }) => ({ side: aSeat(seat), item: { kind: 'item', item } }),
  'night-fell': ({ roller }) => ({ side: aSeat(roller) }),
  rolled: ({ seat, dice }) => ({ side: aSeat(seat), dice: dice.map((symbol): Thing => ({ kind: 'symbol', symbol })) }),
  rerolled: ({ seat, dice }) => ({ side: aSeat(seat), dice: dice.map((symbol): Thing => ({ kind: 'symbol', symbol })) }),
  'damage-dealt': ({ seat, how, damage, paid }) => ({ side: aSeat(seat), how, damage, paid }),
  'magic-moved': ({ space, level }) => ({ space, level }),
  advanced: ({ seat, hero, temple, space, given }) => ({
    hero: aHero({ seat, hero }),
    temple: { kind: 'temple', temple },
    space,
    given: given.map((symbol): Thing => ({ kind: 'symbol', symbol })),
  }),
  'temple-completed': ({ seat, hero, temple }) => ({ hero: aHero({ seat, hero }), temple: { kind: 'temple', temple } }),
  wounded: ({ seat, hero, portal, total }) => ({ hero: aHero({ seat, hero }), portal, total }),
  'goblin-defeated': ({ seat, portal }) => ({ side: aSeat(seat), portal }),
  exhausted: ({ seat }) => ({ side: aSeat(seat) }),
  rested: ({ seat }) => ({ side: aSeat(seat) }),
  learned: ({ seat, hero, spell }) => ({ hero: aHero({ seat, hero }), spell }),
  'went-home': ({ seat, heroes }) => ({ side: aSeat(seat), heroes: heroes.map(String), count: heroes.length }),
  'goblins-roused': ({ portals }) => ({ portals: portals.map(String), count: portals.length }),
  'goblins-came': ({ portals }) => ({ portals: portals.map(String), count: portals.length }),
};

/** The events that have a message for whoever did it: the compiler sees that all of them are here, and no other. */
type ToldToYou = TextKey extends infer K ? (K extends `you.${infer E extends EventName}` ? E : never) : never;
const TO_YOU: { readonly [E in ToldToYou]: true } = {
  'card-chosen': true,
  idled: true,
  gained: true,
  'lost-health': true,
  'paid-power': true,
  'damage-dealt': true,
  'legend-stepped': true,
  'went-home': true,
  'quest-completed': true,
  'item-gained': true,
  'treasure-spent': true,
  rolled: true,
  rerolled: true,
  'goblin-defeated': true,
  exhausted: true,
  rested: true,
};
const isToldToYou = (name: EventName): name is ToldToYou => name in TO_YOU;

function eventTale<E extends EventName>(event: Named<E> & { readonly event: E }): Tale<Thing> {
  const name: E = event.event;
  const key: TextKey = `event.${name}`;
  const tale = { key, parts: EVENTS[name](event) };
  return 'seat' in event && isToldToYou(name) ? { ...tale, to: [{ who: aSeat(event.seat), key: `you.${name}` }] } : tale;
}

export const telling: TellingOf<QuestTypes, Thing> = {
  event: eventTale,
  refusal({ why, figures = {} }) {
    const key: TextKey = `refusal.${why}`;
    const { question, quest, ...plain } = figures;
    const things: Parts<Thing> = {
      ...(question ? { question: { kind: 'question', question } } : {}),
      ...(quest ? { quest: aQuest(quest) } : {}),
    };
    return { key, parts: { ...plain, ...things } };
  },
  preview({ toll, crossed, calmed, quests }) {
    const found: Foreseen<Thing>[] = [
      { key: 'preview.toll', part: toll },
      { key: 'preview.crossed', part: crossed },
      { key: 'preview.calmed', part: calmed },
      { key: 'preview.quests', part: quests.map(aQuest) },
    ];
    return found.filter(({ part }) => part !== 0 && !(Array.isArray(part) && part.length === 0));
  },
  outcome: (outcome) => endOf(outcome, aSeat),
  seat: aSeat,
  terminal: terminalVoice,
  page: pageVoice,
};
