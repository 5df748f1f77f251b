/** What happened, what is refused, what would follow and how it ended, as tales: for the page, the terminal and the screen reader. */
import type { Refusal } from '@taverne/engine';
import { endOf, type Foreseen, type Parts, type Tale, type TellingOf } from '@taverne/engine/telling';
import type { DrawWhy } from '../src/draws.ts';
import type { LeadersEvent } from '../src/events.ts';
import type { DeedPreview, RecruitPreview } from '../src/preview.ts';
import type { Why } from '../src/reasons.ts';
import type { Case } from '../src/refusals.ts';
import type { Leaders } from '../src/types.ts';
import type { CardName, FigureName, SideName } from '../src/words.ts';
import type { TextKey } from './index.ts';
import { pageVoice, sideOfSeat, type Thing, terminalVoice } from './names.ts';

const aSide = (side: SideName): Thing => ({ kind: 'side', side });
const aCard = (card: CardName): Thing => ({ kind: 'card', card });
const aFigure = (figure: FigureName): Thing => ({ kind: 'figure', figure });
const leaderOf = (side: SideName): Thing => aFigure(`${side}-leader`);
const standing = (by: Case['by'] = []): Thing[] => by.map(({ figure, cell }) => ({ kind: 'stands', figure, cell }));
const going = (displaced: DeedPreview['displaced'] = []): Thing[] => displaced.map((each) => ({ kind: 'goes', ...each }));

// ── events ──

type EventName = LeadersEvent['event'];
type Named<E extends EventName> = Extract<LeadersEvent, { readonly event: E }>;

/** What the message of each event speaks of. */
const EVENTS: { readonly [E in EventName]: (event: Named<E>) => Parts<Thing> } = {
  began: ({ mode }) => ({ mode }),
  revealed: ({ card }) => ({ card: aCard(card) }),
  banned: ({ side, card }) => ({ side: aSide(side), card: aCard(card) }),
  'turn-began': ({ side, turn }) => ({ side: aSide(side), turn }),
  'actions-ended': ({ side }) => ({ side: aSide(side) }),
  moved: ({ figure, from, to }) => ({ figure: aFigure(figure), from, to }),
  used: ({ figure, displaced }) => ({ figure, displaced: going(displaced) }),
  forfeited: ({ figure }) => ({ figure: aFigure(figure) }),
  reacted: ({ from, to }) => ({ from, to }),
  stayed: ({ cell }) => ({ cell }),
  recruited: ({ side, card, cells }) => ({ side: aSide(side), card: aCard(card), cells }),
  'recruitment-skipped': ({ side }) => ({ side: aSide(side) }),
  'leader-captured': ({ side, cell, by }) => ({ leader: leaderOf(side), cell, by: standing(by) }),
  'leader-encircled': ({ side, cell, by }) => ({ leader: leaderOf(side), cell, by: standing(by) }),
  'position-repeated': ({ times }) => ({ times }),
  'turn-cap-reached': ({ turns }) => ({ turns }),
  'wall-stood': ({ side, turns, cells }) => ({ side: aSide(side), turns, cells }),
};

/** The events that have a message for whoever did it: the compiler sees that all of them are here, and no other. */
type ToldToYou = TextKey extends infer K ? (K extends `you.${infer E extends EventName}` ? E : never) : never;
const TO_YOU: { readonly [E in ToldToYou]: true } = {
  banned: true,
  'turn-began': true,
  'actions-ended': true,
  recruited: true,
  'recruitment-skipped': true,
  'wall-stood': true,
};
const isToldToYou = (name: EventName): name is ToldToYou => name in TO_YOU;

function eventTale<E extends EventName>(event: Named<E> & { readonly event: E }): Tale<Thing> {
  const name: E = event.event;
  const key: TextKey = `event.${name}`;
  const tale = { key, parts: EVENTS[name](event) };
  return 'side' in event && isToldToYou(name) ? { ...tale, to: [{ who: aSide(event.side), key: `you.${name}` }] } : tale;
}

// ── refusals and previews ──

function refusalTale({ why, figures = {} }: Refusal<Why | DrawWhy, Case>): Tale<Thing> {
  const key: TextKey = `refusal.${why}`;
  const { figure, target, card, side, by, ...plain } = figures;
  const things: Parts<Thing> = {
    // By a word for messages to choose by as well: what it can do besides depends on who it is.
    ...(figure ? { figure: aFigure(figure), who: figure.replace('-', '') } : {}),
    ...(target ? { target: { kind: 'figure', figure: target } } : {}),
    ...(card ? { card: aCard(card) } : {}),
    ...(side ? { side: aSide(side) } : {}),
    ...(by ? { by: standing(by) } : {}),
  };
  return { key, parts: { ...plain, ...things } };
}

type Previews = DeedPreview & Partial<RecruitPreview>;

const FORESEEN: { readonly [P in keyof Required<Previews>]: (preview: Previews) => Foreseen<Thing>['part'] } = {
  displaced: ({ displaced }) => going(displaced),
  wins: ({ wins }) => (wins ? { kind: 'fate', fate: wins } : ''),
  by: ({ by }) => standing(by),
  nemesis: ({ nemesis }) => (nemesis ? `${nemesis.from} → ${nemesis.to.join(', ')}` : ''),
  card: ({ card }) => (card ? aCard(card) : ''),
  cells: ({ cells = [] }) => cells,
};

const isForeseen = (what: string): what is keyof typeof FORESEEN => what in FORESEEN;

const foreseenIn = (preview: Previews): readonly Foreseen<Thing>[] =>
  Object.keys(preview).flatMap((what) => {
    if (!isForeseen(what)) return [];
    const key: TextKey = `preview.${what}`;
    return [{ key, part: FORESEEN[what](preview) }];
  });

export const telling: TellingOf<Leaders, Thing> = {
  event: eventTale,
  refusal: refusalTale,
  preview: foreseenIn,
  outcome(outcome, view) {
    return endOf(outcome, (seat) => aSide(sideOfSeat(view, seat)));
  },
  seat: (seat, view) => aSide(sideOfSeat(view, seat)),
  terminal: terminalVoice,
  page: pageVoice,
};
