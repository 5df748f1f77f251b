/** What happened, what is refused, what would follow and how it ended, as tales: for the page, the terminal and the screen reader. */
import { endOf, type Foreseen, type Parts, type Tale, type TellingOf } from '@taverne/engine/telling';
import type { MageEvent } from '../src/events.ts';
import type { MageTypes } from '../src/types.ts';
import type { TextKey } from './index.ts';
import { pageVoice, type Thing, terminalVoice } from './names.ts';

const aSeat = (seat: number): Thing => ({ kind: 'seat', seat });
const aCard = (id: string): Thing => ({ kind: 'card', id });
const aUnit = (id: string): Thing => ({ kind: 'unit', id });
const anEnemy = (id: string): Thing => ({ kind: 'enemy', id });
const aCause = (by: string): Thing => ({ kind: 'cause', by });
const aColour = (id: string): Thing => ({ kind: 'colour', id });
const aSite = (id: string): Thing => ({ kind: 'site', id });
const aMana = (colour: string, isCrystal: boolean): Thing => ({ kind: isCrystal ? 'crystal' : 'mana', id: colour });
/** With its sign, as on a track. */
const changed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

type EventName = MageEvent['event'];
type Named<E extends EventName> = Extract<MageEvent, { readonly event: E }>;

/** What the message of each event speaks of. */
const EVENTS: { readonly [E in EventName]: (event: Named<E>) => Parts<Thing> } = {
  began: ({ scenario, heroes, dummy }) => ({
    scenario: { kind: 'scenario', scenario },
    heroes: heroes.map((id): Thing => ({ kind: 'hero', id })),
    dummy: dummy === undefined ? 'none' : { kind: 'hero', id: dummy },
  }),
  'round-began': ({ round, night }) => ({ round, hour: night ? 'night' : 'day' }),
  'source-rolled': ({ dice }) => ({ dice: dice.map(aColour) }),
  'tactic-taken': ({ seat, tactic }) => ({ side: aSeat(seat), tactic: { kind: 'tactic', id: tactic } }),
  'tactic-used': ({ seat, tactic }) => ({ side: aSeat(seat), tactic: { kind: 'tactic', id: tactic } }),
  'tactic-retired': ({ tactic }) => ({ tactic: { kind: 'tactic', id: tactic } }),
  'order-set': ({ order }) => ({ order: order.map(aSeat) }),
  'turn-began': ({ seat, turn }) => ({ side: aSeat(seat), turn }),
  'round-announced': ({ seat }) => ({ side: aSeat(seat) }),
  'turn-forfeited': ({ seat }) => ({ side: aSeat(seat) }),
  'turn-skipped': ({ seat }) => ({ side: aSeat(seat) }),
  plundered: ({ seat }) => ({ side: aSeat(seat) }),
  rested: ({ seat, wounds }) => ({ side: aSeat(seat), wounds }),
  'turn-ended': ({ seat }) => ({ side: aSeat(seat) }),
  'end-approached': ({ turns }) => ({ turns }),
  'dummy-played': ({ cards, more, left }) => ({ cards: cards.length, more, left }),
  'dummy-grew': ({ card, crystal }) => ({
    card: aCard(card),
    crystal: crystal === undefined ? 'none' : { kind: 'crystal', id: crystal },
  }),
  played: ({ seat, card, side }) => ({ side: aSeat(seat), card: aCard(card), power: side }),
  paid: ({ seat, colour, from }) => ({ side: aSeat(seat), mana: aMana(colour, false), from }),
  'unit-used': ({ seat, unit }) => ({ side: aSeat(seat), unit: aUnit(unit) }),
  'skill-used': ({ seat, skill }) => ({ side: aSeat(seat), skill: { kind: 'skill', id: skill } }),
  points: ({ what, n, by }) => ({ what, n, by: aCause(by) }),
  force: ({ kind, n, element, by }) => ({ force: { kind: 'force', force: kind, element }, n, by: aCause(by) }),
  'mana-gained': ({ seat, colour, crystal }) => ({ side: aSeat(seat), mana: aMana(colour, crystal) }),
  'crystal-lost': ({ seat, colour }) => ({ side: aSeat(seat), mana: aMana(colour, true) }),
  'die-rolled': ({ colour }) => ({ colour: aColour(colour) }),
  fame: ({ seat, n, by }) => ({ side: aSeat(seat), change: changed(n), by: aCause(by) }),
  reputation: ({ seat, n, by }) => ({ side: aSeat(seat), change: changed(n), by: aCause(by) }),
  drew: ({ seat, cards }) => ({ side: aSeat(seat), cards }),
  discarded: ({ seat, cards }) => ({ side: aSeat(seat), cards: cards.map(aCard) }),
  'skill-returned': ({ seat, skill }) => ({ side: aSeat(seat), skill: { kind: 'skill', id: skill } }),
  'hand-shown': ({ seat, cards }) => ({ side: aSeat(seat), cards: cards.map(aCard) }),
  'card-stolen': ({ seat, card, from }) => ({ side: aSeat(seat), card: aCard(card), other: aSeat(from) }),
  'unit-spent': ({ seat, unit, caster }) => ({ side: aSeat(seat), unit: aUnit(unit), other: aSeat(caster) }),
  'thrown-away': ({ seat, card }) => ({ side: aSeat(seat), card: aCard(card) }),
  healed: ({ seat, unit }) => ({ side: aSeat(seat), unit: unit === undefined ? 'none' : aUnit(unit) }),
  'unit-readied': ({ unit }) => ({ unit: aUnit(unit) }),
  'unit-disbanded': ({ seat, unit }) => ({ side: aSeat(seat), unit: aUnit(unit) }),
  'banner-attached': ({ card, unit }) => ({ card: aCard(card), unit: aUnit(unit) }),
  moved: ({ seat, to, cost }) => ({ side: aSeat(seat), to, cost }),
  explored: ({ seat, tile }) => ({ side: aSeat(seat), tile: { kind: 'tile', tile } }),
  'enemy-revealed': ({ enemy, at }) => ({ enemy: anEnemy(enemy), at }),
  'ruins-revealed': ({ ruins, at }) => ({ ruins: { kind: 'ruins', id: ruins }, at }),
  'city-revealed': ({ colour, level, at }) => ({ city: { kind: 'city', id: colour }, level, at }),
  withdrew: ({ seat, to, wounds }) => ({ side: aSeat(seat), to, wounds }),
  'fight-began': ({ seat, enemies }) => ({ side: aSeat(seat), enemies: enemies.map(anEnemy) }),
  'foe-summoned': ({ enemy, by }) => ({ enemy: anEnemy(enemy), by: anEnemy(by) }),
  'foe-changed': ({ enemy, how }) => ({ enemy: anEnemy(enemy), how: { kind: 'change', id: how } }),
  blocked: ({ seat, enemy }) => ({ side: aSeat(seat), enemy: anEnemy(enemy) }),
  defeated: ({ seat, enemies, fame }) => ({ side: aSeat(seat), enemies: enemies.map(anEnemy), fame }),
  'hero-wounded': ({ seat, wounds, by, discard }) => ({ side: aSeat(seat), wounds, by: aCause(by), discard }),
  'unit-wounded': ({ unit, wounds, by }) => ({ unit: aUnit(unit), wounds, by: aCause(by) }),
  'unit-unharmed': ({ unit, by }) => ({ unit: aUnit(unit), by: aCause(by) }),
  'unit-destroyed': ({ unit, by }) => ({ unit: aUnit(unit), by: aCause(by) }),
  'hand-lost': ({ seat, why, cards }) => ({ side: aSeat(seat), why, cards }),
  'fight-ended': ({ won }) => ({ result: won ? 'won' : 'lost' }),
  'glade-marked': ({ seat }) => ({ side: aSeat(seat) }),
  conquered: ({ seat, site }) => ({ side: aSeat(seat), site: aSite(site) }),
  'city-led': ({ seat, colour }) => ({ side: aSeat(seat), city: { kind: 'city', id: colour } }),
  'duel-began': ({ seat, other }) => ({ side: aSeat(seat), other: aSeat(other) }),
  attended: ({ seat, full }) => ({ side: aSeat(seat), how: full ? 'full' : 'partial' }),
  'duel-struck': ({ seat, n }) => ({ side: aSeat(seat), n }),
  'duel-passed': ({ seat }) => ({ side: aSeat(seat) }),
  'duel-parried': ({ seat, off, left }) => ({ side: aSeat(seat), off, left }),
  'artifact-stolen': ({ seat, other, card }) => ({ side: aSeat(seat), other: aSeat(other), card: aCard(card) }),
  'driven-off': ({ seat, to }) => ({ side: aSeat(seat), to }),
  'duel-ended': ({ seat, other, winner }) => ({
    side: aSeat(seat),
    other: aSeat(other),
    winner: winner === undefined ? 'none' : aSeat(winner),
  }),
  'assault-proposed': ({ seat, shares }) => ({ side: aSeat(seat), shares: shares.join(' / ') }),
  'assault-agreed': ({ seat }) => ({ side: aSeat(seat) }),
  'assault-declined': ({ seat }) => ({ side: aSeat(seat) }),
  'defenders-dealt': ({ seat, enemies }) => ({ side: aSeat(seat), enemies: enemies.map(anEnemy) }),
  'assault-ended': ({ won }) => ({ result: won ? 'won' : 'lost' }),
  interacted: ({ seat, site, influence }) => ({ side: aSeat(seat), site: aSite(site), change: changed(influence) }),
  recruited: ({ seat, unit, cost }) => ({ side: aSeat(seat), unit: aUnit(unit), cost }),
  bought: ({ seat, what, card, cost }) => ({
    side: aSeat(seat),
    what: card === undefined ? { kind: 'goods', id: what } : aCard(card),
    cost,
  }),
  'reward-due': ({ reward }) => ({ reward: { kind: 'reward', id: reward } }),
  'reward-lost': ({ reward }) => ({ reward: { kind: 'reward', id: reward } }),
  'card-gained': ({ seat, card, to }) => ({ side: aSeat(seat), card: aCard(card), to }),
  levelled: ({ seat, level }) => ({ side: aSeat(seat), level }),
  'skill-gained': ({ seat, skill }) => ({ side: aSeat(seat), skill: { kind: 'skill', id: skill } }),
};

/** The events that have a message for whoever did it: the compiler sees that all of them are here, and no other. */
type ToldToYou = TextKey extends infer K ? (K extends `you.${infer E extends EventName}` ? E : never) : never;
const TO_YOU: { readonly [E in ToldToYou]: true } = {
  'tactic-taken': true,
  'tactic-used': true,
  'turn-began': true,
  'round-announced': true,
  'turn-forfeited': true,
  'turn-skipped': true,
  plundered: true,
  rested: true,
  'turn-ended': true,
  played: true,
  paid: true,
  'unit-used': true,
  'skill-used': true,
  'mana-gained': true,
  'crystal-lost': true,
  fame: true,
  reputation: true,
  drew: true,
  discarded: true,
  'thrown-away': true,
  healed: true,
  'unit-disbanded': true,
  moved: true,
  explored: true,
  withdrew: true,
  'fight-began': true,
  blocked: true,
  defeated: true,
  'hero-wounded': true,
  'hand-lost': true,
  'glade-marked': true,
  conquered: true,
  'city-led': true,
  'duel-began': true,
  attended: true,
  'duel-struck': true,
  'duel-passed': true,
  'duel-parried': true,
  'artifact-stolen': true,
  'driven-off': true,
  'assault-proposed': true,
  'assault-agreed': true,
  'assault-declined': true,
  'defenders-dealt': true,
  interacted: true,
  recruited: true,
  bought: true,
  'card-gained': true,
  levelled: true,
  'skill-gained': true,
};
const isToldToYou = (name: EventName): name is ToldToYou => name in TO_YOU;

function eventTale<E extends EventName>(event: Named<E> & { readonly event: E }): Tale<Thing> {
  const name: E = event.event;
  const key: TextKey = `event.${name}`;
  const tale = { key, parts: EVENTS[name](event) };
  return 'seat' in event && isToldToYou(name) ? { ...tale, to: [{ who: aSeat(event.seat), key: `you.${name}` }] } : tale;
}

export const telling: TellingOf<MageTypes, Thing> = {
  event: eventTale,
  refusal({ why, figures = {} }) {
    const key: TextKey = `refusal.${why}`;
    const { needed = 0, sum = 0, short = 0, cost = 0, influence = 0, price = [], question } = figures;
    const asked: Parts<Thing> = question === undefined ? {} : { question: { kind: 'ask', id: question } };
    return { key, parts: { needed, sum, short, cost, influence, price: price.map(aColour), ...asked } };
  },
  preview({ reveals, cost = 0, assaults = false, enemies = [], unknown = [], wins, walled = false }) {
    const found: Foreseen<Thing>[] = [
      { key: 'preview.cost', part: cost },
      { key: 'preview.assaults', part: assaults ? '−1' : 0 },
      { key: 'preview.enemies', part: enemies.map(({ enemy }) => anEnemy(enemy)) },
      { key: 'preview.unknown', part: unknown.map((id): Thing => ({ kind: 'pile', id })) },
      { key: 'preview.wins', part: wins === undefined ? 0 : changed(wins) },
      { key: 'preview.walled', part: walled ? '0' : 0 },
      { key: 'preview.reveals', part: reveals.map((id): Thing => ({ kind: 'reveal', id })) },
    ];
    return found.filter(({ part }) => part !== 0 && !(Array.isArray(part) && part.length === 0));
  },
  outcome: (outcome) => endOf(outcome, aSeat),
  seat: aSeat,
  terminal: terminalVoice,
  page: pageVoice,
};
