/** The page's door to a match on the server. */
import { type Question, type Told, TROUBLES, type Trouble } from '@taverne/engine';
import { type MatchOptions, type MatchRequest, unpackKeys, withMarks } from '@taverne/protocol';
import type { HostDoor, SeatInfo, TableState } from '@taverne/ui';
import type { Failure } from '../trouble.ts';
import { fileOf, optionsOf } from './api.ts';
import { heard, keep, keptOf, shareFor } from './fairness.ts';
import type { Heard, HeardOf } from './heard.ts';
import { type Connection, connection, type LinkState } from './socket.ts';

/** What is known of a match on a server. Before everybody sits there is no state yet. */
export interface RemoteShown {
  readonly state: TableState | undefined;
  readonly table: HeardOf<'table'>;
  readonly chat: HeardOf<'chat'>['lines'];
  /** What the server did to the match of its own accord. */
  readonly notices: HeardOf<'notices'>['notices'];
  /** One's own conditional answers. */
  readonly foresights: HeardOf<'foresights'>['foresights'];
}

/** Where answers would lead. */
export interface SupposedShown extends Pick<TableState, 'view' | 'questions' | 'asked' | 'events'> {
  readonly course: HeardOf<'supposed'>['course'];
}

/** Who follows a match. */
export interface RemoteWatcher {
  shown(shown: RemoteShown): void;
  /** The match cannot be watched: there is none. */
  refused(trouble: Trouble): void;
  link(state: LinkState): void;
}

/** A request without what every request of this table has. */
type Wish = MatchRequest extends infer R ? (R extends MatchRequest ? Omit<R, 'match' | 'key'> : never) : never;

/** The troubles of a request on the way are told as the table's own where it knows them. */
const asTrouble = ({ trouble, code = trouble, figures = {}, say }: Failure): Trouble => ({
  trouble: TROUBLES.find((each) => each === trouble) ?? 'not-allowed',
  code,
  figures,
  say,
});

/** What has an id that is known already is the same. */
const withNew = <T extends { readonly id: number }>(known: readonly T[], told: readonly T[]): readonly T[] => [
  ...known,
  ...told.filter(({ id }) => !known.some((each) => each.id === id)),
];

/** A state may tell only where the view is not what it was. */
function withWholeView(state: HeardOf<'state'>, before: HeardOf<'state'> | undefined): HeardOf<'state'> {
  const { changed, ...rest } = state;
  return changed === undefined ? state : { ...rest, view: withMarks(before?.view, changed) };
}

/** The long options of a match are fetched once. A test hands in another way to them. */
export type FetchOptions = (match: string) => Promise<MatchOptions | undefined>;

const fetchOptions: FetchOptions = async (match) => {
  const reply = await optionsOf(match);
  return reply.ok ? reply.value.options : undefined;
};

/** Where the server leaves the value of an option out, the game reads it off the key. */
function asked({ keys = [], options, ...question }: HeardOf<'state'>['questions'][number]): Question {
  return { ...question, options: options?.map(({ key, value }) => ({ key, value })) ?? unpackKeys(keys).map(keyAlone) };
}

const keyAlone = (key: string) => ({ key, value: undefined });

/** Follows one match; tells all that is known of it after every change. */
export class RemoteTable {
  private table: HeardOf<'table'> | undefined;
  private state: HeardOf<'state'> | undefined;
  private events: Told[] = [];
  /** What happened before those, as far as it was asked for; and whether there is more. */
  private earlier: Told[] = [];
  private isOlder = false;
  private chat: HeardOf<'chat'>['lines'] = [];
  private notices: HeardOf<'notices'>['notices'] = [];
  private foresights: HeardOf<'foresights'>['foresights'] = [];
  private link: LinkState = 'connecting';
  /** All of them; undefined while long ones are still on their way. */
  private options: MatchOptions | undefined;
  private isFetching = false;
  private isSaltTold = false;
  /** When the clocks stood as the state says, by this page's own clock. */
  private clocksAt = 0;
  private readonly match: string;
  private readonly watcher: RemoteWatcher;
  private readonly line: Connection;
  private readonly fetchOptions: FetchOptions;
  private readonly unwatch: () => void;

  constructor(match: string, watcher: RemoteWatcher, line: Connection = connection(), fetch: FetchOptions = fetchOptions) {
    this.match = match;
    this.watcher = watcher;
    this.line = line;
    this.fetchOptions = fetch;
    this.unwatch = line.watch(match, {
      message: (message) => this.hear(message),
      link: (state) => {
        this.link = state;
        this.watcher.link(state);
        this.tell();
      },
      asks: () => ({ type: 'watch', match, ...(this.state && { from: this.state.seq }) }),
    });
  }

  close(): void {
    this.unwatch();
  }

  private hear(message: Heard): void {
    switch (message.type) {
      case 'table':
        this.table = message;
        this.readOptions(message);
        this.tellSalt(heard(this.match, message));
        break;
      case 'state':
        this.state = withWholeView(message, this.state);
        this.clocksAt = this.momentOf(message.now);
        this.hearEvents(message);
        break;
      case 'chat':
        this.chat = withNew(this.chat, message.lines);
        break;
      case 'notices':
        this.notices = withNew(this.notices, message.notices);
        break;
      case 'foresights':
        this.foresights = message.foresights;
        break;
      case 'refused':
        if (message.key === undefined) this.watcher.refused(message.trouble);
        return;
      default:
        return;
    }
    this.tell();
  }

  /** What was taken back goes; what is new comes. Who lacks too much begins anew with the latest. */
  private hearEvents({ since, events, older }: HeardOf<'state'>): void {
    if (older) this.isOlder = true;
    const stays = (told: readonly Told[]): Told[] => (older ? [] : told.filter(({ at }) => at < since));
    this.earlier = stays(this.earlier);
    this.events = [...stays(this.events), ...events];
  }

  /** One page more of what happened before. */
  private async more(): Promise<void> {
    const before = this.earlier[0]?.at ?? this.events[0]?.at ?? 0;
    const reply = await this.ask({ type: 'log', before });
    if (reply.type !== 'logged' || before !== (this.earlier[0]?.at ?? this.events[0]?.at ?? 0)) return;
    this.earlier = [...reply.events, ...this.earlier];
    this.isOlder = reply.older === true;
    this.tell();
  }

  /** Once: what is told twice is refused. */
  private tellSalt(salt: string | undefined): void {
    if (salt === undefined || this.isSaltTold) return;
    this.isSaltTold = true;
    void this.done({ type: 'salt', salt });
  }

  /** What is short comes with the table; what is not is asked for, and again after a lost connection. */
  private readOptions({ options, omitted }: HeardOf<'table'>): void {
    if (this.options || this.isFetching) return;
    if (!omitted) {
      this.options = options;
      return;
    }
    this.isFetching = true;
    void this.fetchOptions(this.match).then((fetched) => {
      this.isFetching = false;
      this.options = fetched;
      if (fetched) this.tell();
    });
  }

  private momentOf(now: number | undefined): number {
    const received = performance.now();
    return now === undefined ? received : this.line.momentOf(now, received);
  }

  private tell(): void {
    const { table, state, chat, notices, foresights, options } = this;
    // A board cannot draw a match before it knows what it is played with.
    if (!table || (state && !options)) return;
    this.watcher.shown({ state: state && options && this.shown(table, state, options), table, chat, notices, foresights });
  }

  private shown(table: HeardOf<'table'>, state: HeardOf<'state'>, options: MatchOptions): TableState {
    const seats = table.seats.map(
      (seat, index): SeatInfo => ({
        kind: seat.kind === 'open' ? 'nobody' : seat.kind,
        ...(seat.name === undefined ? {} : { name: seat.name }),
        ...(seat.level === undefined ? {} : { level: seat.level }),
        mine: index === table.you,
        present: seat.present,
        thinking: seat.kind === 'bot' && state.awaited.includes(index),
        claimable: seat.claimable,
      }),
    );
    const { consent } = state;
    return {
      match: this.match,
      game: table.game,
      seq: state.seq,
      seats,
      eyes: table.you ?? undefined,
      view: state.view,
      options,
      questions: state.questions.map(asked),
      asked: state.asked,
      events: this.events,
      ...((this.isOlder || this.earlier.length > 0) && {
        older: { events: this.earlier, ...(this.isOlder && { more: () => this.more() }) },
      }),
      undo: state.undo.free,
      mayAskUndo: state.undo.ask,
      undoAsked: consent && { by: consent.by, waitsFor: consent.missing },
      drawOffer: state.draw,
      clocks: state.clocks?.map((clock) => ({ ...clock, at: this.clocksAt })),
      outcome: state.outcome,
      orders: state.orders,
      chance: table.chance,
      link: this.link,
    };
  }

  // ── what one can do ──

  private async ask(wish: Wish): Promise<Heard> {
    const message = { ...wish, match: this.match, key: crypto.randomUUID() } as MatchRequest;
    return this.line.request(message);
  }

  /** How the match looked to me when it had so many entries. */
  async look(seq: number): Promise<HeardOf<'looked'> | undefined> {
    const reply = await this.ask({ type: 'look', seq });
    return reply.type === 'looked' ? reply : undefined;
  }

  /** Where these answers would lead, whoever gives them. */
  async suppose(course: readonly string[]): Promise<SupposedShown | Trouble> {
    const reply = await this.ask({ type: 'suppose', course: [...course] });
    if (reply.type === 'refused') return reply.trouble;
    if (reply.type !== 'supposed') throw new TypeError('nothing was supposed');
    return { ...reply, questions: reply.questions.map(asked) };
  }

  /** If it comes so, this is answered for me. `seq`: the number of the match that it goes on from. */
  foresee(seq: number, course: readonly string[]): Promise<Trouble | undefined> {
    return this.done({ type: 'foresee', seq, course: [...course] });
  }

  forget(foresight: string): Promise<Trouble | undefined> {
    return this.done({ type: 'forget', foresight });
  }

  /** Before the match begins: gives the seat up. */
  leave(): Promise<Trouble | undefined> {
    return this.done({ type: 'leave' });
  }

  /** Before the match begins: it may, as far as I am concerned, or not yet. */
  ready(ready: boolean): Promise<Trouble | undefined> {
    return this.done({ type: 'ready', ready });
  }

  private async done(wish: Wish): Promise<Trouble | undefined> {
    const reply = await this.ask(wish);
    return reply.type === 'refused' ? reply.trouble : undefined;
  }

  readonly door: HostDoor = {
    answer: (question, option) => this.done({ type: 'answer', question, option }),
    undo: () => this.done({ type: 'undo' }),
    askUndo: () => this.done({ type: 'undo' }),
    answerUndo: (agree) => this.done({ type: 'consent', agree }),
    resign: () => this.done({ type: 'resign' }),
    offerDraw: () => this.done({ type: 'draw', say: 'offer' }),
    answerDraw: (agree) => this.done({ type: 'draw', say: agree ? 'agree' : 'decline' }),
    claim: (seat) => this.done({ type: 'claim', seat }),
    say: (text) => this.done({ type: 'chat', text }),
    rematch: async () => {
      // Asked twice, the same is promised; the new match has its id from the reply.
      const share = shareFor(`after ${this.match}`);
      keep(`after ${this.match}`, share);
      const problem = await this.done({ type: 'rematch', promise: share.promise });
      if (problem) return problem;
      const next = this.table?.rematch ?? '';
      if (next !== '' && !keptOf(next)) keep(next, share);
      return next;
    },
    whyNot: async (question, tried) => {
      const reply = await this.ask({ type: 'whyNot', question, ...(tried && { tried: [...tried] }) });
      return reply.type === 'notOffered' ? reply.options : [];
    },
    preview: async (question, option) => {
      const reply = await this.ask({ type: 'preview', question, option });
      return reply.type === 'previewed' ? (reply.preview ?? undefined) : undefined;
    },
    orders: (orders) => this.done({ type: 'orders', orders: [...orders] }),
    file: async () => {
      const file = await fileOf(this.match);
      return file.ok ? file.value : asTrouble(file.trouble);
    },
  };
}
