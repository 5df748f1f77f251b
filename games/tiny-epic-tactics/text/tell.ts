/** What happened, what is refused and how it ended, as tales: for the page, the terminal and the screen reader. */
import { endOf, type Part, type Parts, type Tale, type TellingOf } from '@taverne/engine/telling';
import type { TacticsEvent, Thought, UnitId } from '../src/events.ts';
import type { Reason } from '../src/reasons.ts';
import type { Tactics } from '../src/types.ts';
import { foreseenIn } from './foreseen.ts';
import type { TextKey } from './index.ts';
import { pageVoice, type Thing, terminalVoice } from './names.ts';

const aSide = (side: number): Thing => ({ kind: 'side', side });
const aUnit = (unit: UnitId): Thing => ({ kind: 'unit', unit });
const aTactic = (card: string): Thing => ({ kind: 'tactic', card });
const aDungeon = (box: string): Thing => ({ kind: 'dungeon', box });

// ── events ──

type EventName = TacticsEvent['event'];
type Named<E extends EventName> = Extract<TacticsEvent, { readonly event: E }>;
type OfSide = { readonly side: number };
type OfUnit = { readonly unit: UnitId };

const bySide = ({ side }: OfSide): Parts<Thing> => ({ side: aSide(side) });
const byUnit = ({ unit }: OfUnit): Parts<Thing> => ({ unit: aUnit(unit) });
const byBoth = (event: OfSide & OfUnit): Parts<Thing> => ({ ...bySide(event), ...byUnit(event) });

/** What the message of each event speaks of. */
const EVENTS: { readonly [E in EventName]: (event: Named<E>) => Parts<Thing> } = {
  // set-up
  began: ({ mode }) => ({ mode }),
  'unit-dealt': byBoth,
  deployed: (event) => ({ ...bySide(event), units: event.units.map((each): Thing => ({ kind: 'stands', ...each })) }),
  'tactic-kept': bySide,
  // turns
  'turn-began': (event) => ({ ...bySide(event), round: event.round }),
  'flag-moved': (event) => ({ ...bySide(event), zone: event.zone, space: event.space }),
  'flag-won': (event) => ({ ...bySide(event), zone: event.zone }),
  'actions-ended': bySide,
  weakened: byUnit,
  recovered: (event) => ({ ...byUnit(event), how: event.how }),
  'tactic-drawn': (event) => ({ ...bySide(event), count: event.count }),
  'tactic-discarded': (event) => ({ ...bySide(event), card: aTactic(event.card) }),
  'tactic-deck-rebuilt': ({ cards }) => ({ cards }),
  // movement; of a way one wants to know where it ended
  moved: (event) => ({ ...byUnit(event), path: event.path.at(-1) ?? '', cost: event.cost }),
  'move-stopped': (event) => ({ ...byUnit(event), cell: event.cell, by: aTactic(event.by) }),
  'village-served': (event) => ({ ...byUnit(event), cell: event.cell, healed: event.healed, refilled: event.refilled }),
  placed: (event) => ({ ...byUnit(event), from: event.from, to: event.to, why: event.why }),
  // attacks
  attacked: (event) => ({
    ...byUnit(event),
    target: aUnit(event.target),
    kind: event.kind,
    riposte: String(event.riposte),
  }),
  cast: (event) => ({ ...byUnit(event), mana: event.mana }),
  rolled: (event) => ({ ...byUnit(event), for: event.for, dice: { kind: 'dice', dice: event.dice } }),
  rerolled: (event) => ({ ...byUnit(event), dice: { kind: 'dice', dice: event.dice } }),
  missed: (event) => ({ ...byUnit(event), target: aUnit(event.target), owed: event.owed }),
  damaged: (event) => ({
    ...byUnit(event),
    damage: event.damage,
    parts: { kind: 'parts', parts: event.parts },
    hp: event.hp,
  }),
  'lost-hp': (event) => ({ ...byUnit(event), by: event.by, why: event.why, hp: event.hp }),
  healed: (event) => ({ ...byUnit(event), by: event.by, hp: event.hp }),
  restocked: (event) => ({ ...byUnit(event), stock: event.stock }),
  reacted: (event) => ({ ...byUnit(event), ability: { kind: 'ability', ability: event.ability } }),
  pushed: (event) => ({ ...byUnit(event), way: { kind: 'direction', way: event.way }, stopped: String(event.stopped) }),
  captured: (event) => ({ ...byBoth(event), cell: event.cell }),
  'tactic-played': (event) => ({ ...bySide(event), card: aTactic(event.card) }),
  'tactic-returned': (event) => ({ ...bySide(event), card: aTactic(event.card) }),
  // battle
  'artifact-taken': (event) => ({ ...byUnit(event), cell: event.cell, stolen: String(event.stolen) }),
  'artifact-dropped': ({ cell }) => ({ cell }),
  // solo and co-op
  'time-moved': ({ to }) => ({ to }),
  'enemy-deck-rebuilt': ({ cards }) => ({ cards }),
  'enemy-activated': byBoth,
  'enemy-reconsidered': byUnit,
  'enemy-came': (event) => ({ ...byBoth(event), cell: event.cell }),
  'dungeon-entered': (event) => ({ ...byUnit(event), box: aDungeon(event.box) }),
  'chamber-entered': (event) => ({ ...byUnit(event), chamber: event.chamber }),
  'monster-met': (event) => ({ ...byUnit(event), card: { kind: 'enemy', card: event.card } }),
  'cave-in-held': (event) => ({ ...byUnit(event), mp: event.mp }),
  'crystal-recovered': (event) => ({ ...byUnit(event), box: aDungeon(event.box) }),
  'dungeon-closed': ({ box }) => ({ box: aDungeon(box) }),
  // the end
  'end-triggered': (event) => ({ ...bySide(event), why: event.why }),
  'round-cap-reached': ({ rounds }) => ({ rounds }),
};

/** The events that have a message for whoever did it: the compiler sees that all of them are here, and no other. */
type ToldToYou = TextKey extends infer K ? (K extends `you.${infer E extends EventName}` ? E : never) : never;
const TO_YOU: { readonly [E in ToldToYou]: true } = {
  'unit-dealt': true,
  deployed: true,
  'tactic-kept': true,
  'turn-began': true,
  'flag-moved': true,
  'flag-won': true,
  'actions-ended': true,
  'tactic-drawn': true,
  'tactic-discarded': true,
  captured: true,
  'tactic-played': true,
  'tactic-returned': true,
  'end-triggered': true,
};
const isToldToYou = (name: EventName): name is ToldToYou => name in TO_YOU;

function eventTale<E extends EventName>(event: Named<E> & { readonly event: E }): Tale<Thing> {
  const name: E = event.event;
  const key: TextKey = `event.${name}`;
  const tale = { key, parts: EVENTS[name](event) };
  return 'side' in event && isToldToYou(name) ? { ...tale, to: [{ who: aSide(event.side), key: `you.${name}` }] } : tale;
}

// ── refusals and thoughts ──

function refusalTale({ why, figures = {} }: Reason): Tale<Thing> {
  const key: TextKey = `refusal.${why}`;
  const { unit, box, parts, question, ...plain } = figures;
  const things: Parts<Thing> = {
    ...(question ? { question: { kind: 'question', question } } : {}),
    ...(unit ? { unit: aUnit(unit) } : {}),
    ...(box ? { box: aDungeon(box) } : {}),
    ...(parts ? { parts: { kind: 'parts', parts } } : {}),
  };
  return { key, parts: { ...plain, ...things } };
}

/** Figures that stand for things; the others are numbers, cells and words by which a message tells cases apart. */
const THINGS: { readonly [figure: string]: (id: string) => Thing } = {
  unit: aUnit,
  target: aUnit,
  named: aUnit,
  box: aDungeon,
};

/** A thought of the Enemy. */
export function thoughtTale({ say, figures = {} }: Thought): Tale<Thing> {
  const parts = Object.entries(figures).map(([name, figure]): readonly [string, Part<Thing>] => [
    name,
    typeof figure === 'number' ? figure : (THINGS[name]?.(figure) ?? figure),
  ]);
  return { key: `thought.${say}`, parts: Object.fromEntries(parts) };
}

export const telling: TellingOf<Tactics, Thing> = {
  event: eventTale,
  refusal: refusalTale,
  preview: foreseenIn,
  outcome: (outcome) => endOf(outcome, aSide),
  seat: aSide,
  terminal: terminalVoice,
  page: pageVoice,
};
