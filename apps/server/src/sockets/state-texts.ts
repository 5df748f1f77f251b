/** The state of a match as text, for all who watch it: what several are told alike is written once. */
import { askedOf, drawOffer, eventsFor, type Match, questionsForPeople, type Seat, type Told, undoable } from '@taverne/engine';
import { packKeys, type StateSent } from '@taverne/protocol';
import { canAsk, missing } from '../deeds/undo.ts';
import type { ToldText } from '../matches/archive.ts';
import { clocksShown } from '../matches/clock.ts';
import { toldSince } from '../matches/since.ts';
import { numberOf, type Table } from '../matches/table.ts';
import { type Eyes, eyesOf, Sight, type Sights, sightsOf } from './sights.ts';

type Own = Pick<StateSent, 'questions' | 'undo' | 'orders'>;
type Shared = Omit<StateSent, keyof Own | 'events' | 'view' | 'changed' | 'accepted'>;

/** What somebody is told who holds no seat. */
const SPECTATOR: Own = { questions: [], undo: { free: 0, ask: false }, orders: [] };

/** What is to be told. */
export interface Telling {
  /** From which place of the line on events are new to whoever is told. */
  readonly since: number;
  readonly now: number;
  /** What those who are up to date were told last. */
  readonly before?: Sights | undefined;
  /** The events since there, up to place `from`, as text: what memory no longer has. They are for one pair of eyes. */
  readonly earlier?: readonly ToldText[];
  readonly from?: number;
  /** It begins anew with these: there are others before that are not told. */
  readonly older?: boolean;
}

export class StateTexts {
  private readonly table: Table;
  private readonly match: Match;
  private readonly told: readonly Told[];
  /** What happened before that, as text for the eyes that ask. */
  private readonly earlier: readonly ToldText[];
  private readonly before: Sights | undefined;
  /** An object that is not closed yet: what everybody is told alike. */
  private readonly shared: string;
  /** Nothing of it is secret: what happened and how it looks now is the same for all. */
  private readonly isOpen: boolean;
  private readonly sightsNow: Sight[] = [];
  /** What is told to those who are up to date: all of it by seat, and what is open to all. */
  private readonly changes = new Map<Seat | undefined, string>();
  private openChanges: string | undefined;

  constructor(table: Table, match: Match, { since, now, before, from = since, earlier = [], older }: Telling) {
    this.table = table;
    this.match = match;
    this.told = toldSince(match, from);
    this.earlier = earlier;
    this.before = before;
    this.shared = opened({ ...sharedOf(table, match, since, now), ...(older && { older }) });
    this.isOpen = eyesOf(match, 0) === 'all' && this.told.every(({ event }) => event.only === undefined);
  }

  /** `whole`: for somebody who cannot put a view together from what changed. */
  for(seat: Seat | undefined, whole: boolean, accepted?: string): string {
    const text = whole ? this.write(seat, this.seen(seat, true)) : this.changed(seat);
    return accepted === undefined ? `${text}}` : `${text},"accepted":${JSON.stringify(accepted)}}`;
  }

  /** What is told of views now: the next time it is enough to say what is different. */
  sights(): Sights {
    return sightsOf(
      this.match,
      this.sightsNow.map(({ eyes }) => eyes),
    );
  }

  private changed(seat: Seat | undefined): string {
    let text = this.changes.get(seat);
    if (text === undefined) {
      if (this.isOpen) this.openChanges ??= this.seen(seat, false);
      text = this.write(seat, this.openChanges ?? this.seen(seat, false));
      this.changes.set(seat, text);
    }
    return text;
  }

  private write(seat: Seat | undefined, seen: string): string {
    return `${this.shared},${seen},${opened(this.ownOf(seat)).slice(1)}`;
  }

  /** What happened and how it looks now. */
  private seen(seat: Seat | undefined, whole: boolean): string {
    const sight = this.sightOf(eyesOf(this.match, seat));
    const events = [...this.earlier.map(({ text }) => text), ...eventsFor(this.told, seat).map((told) => JSON.stringify(told))];
    return `"events":[${events.join()}],${whole ? sight.whole() : sight.since(this.before)}`;
  }

  private sightOf(eyes: Eyes): Sight {
    const known = this.sightsNow.find((sight) => sight.eyes === eyes);
    if (known) return known;
    const sight = new Sight(this.match, eyes);
    this.sightsNow.push(sight);
    return sight;
  }

  private ownOf(seat: Seat | undefined): Own {
    const { table, match } = this;
    if (seat === undefined) return SPECTATOR;
    return {
      questions: table.moment?.awaited.includes(seat) ? shownTo(match, seat) : [],
      undo: { free: undoable(match, seat).length, ask: canAsk(table, seat) },
      orders: match.orders[seat] ?? [],
    };
  }
}

/** Of a game whose keys say it all, the keys alone. */
function shownTo(match: Match, seat: Seat): Own['questions'] {
  const questions = questionsForPeople(match, seat);
  if (!match.game.notation) return questions;
  return questions.map(({ options, ...question }) => ({ ...question, keys: packKeys(options.map(({ key }) => key)) }));
}

/** The text of an object that is left open, for more to come. */
const opened = (object: object): string => JSON.stringify(object).slice(0, -1);

function sharedOf(table: Table, match: Match, since: number, now: number): Shared {
  const { id, clocks, moment } = table;
  const { consent } = table.row;
  const draw = table.offered && !match.outcome ? drawOffer(match) : undefined;
  return {
    type: 'state',
    match: id,
    seq: numberOf(table),
    since,
    asked: match.outcome ? [] : askedOf(match),
    awaited: moment?.awaited ?? [],
    ...(clocks.length > 0 && { clocks: clocksShown(clocks, now), now }),
    ...(draw && { draw }),
    ...(consent && { consent: { by: consent.by, agreed: consent.agreed, missing: missing(table, consent) } }),
    ...(match.outcome && { outcome: match.outcome }),
  };
}
