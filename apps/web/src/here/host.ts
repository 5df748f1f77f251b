/**
 * A match that runs in this page: the very same engine as on the server, with bots beside it. It keeps what was
 * answered before it tells anybody, so that a reload at any moment loses nothing.
 */
import { answerDraw, botOfferedDraw, drive, type Matter } from '@taverne/bots';
import {
  agreeToDraw,
  answer,
  askedOf,
  awaited,
  changeSeat,
  commitmentTo,
  declineDraw,
  drawOffer,
  eventsFor,
  type FairChance,
  fairSource,
  fileOf,
  followOrders,
  type Game,
  type Holder,
  type Match,
  type NotOffered,
  type Order,
  offerDraw,
  ok,
  type Preview,
  previewOf,
  questionsForPeople,
  questionsOf,
  quick,
  type Result,
  resign,
  restoreMatch,
  type Seat,
  type Sight,
  type Source,
  setOrders,
  sightOf,
  startMatch,
  storedOf,
  type Trouble,
  trouble,
  undo,
  undoable,
  viewOf,
  whyNot,
  writeFile,
} from '@taverne/engine';
import type { TableState } from '@taverne/ui';
import { optionsIn } from '../options-in.ts';
import { said } from '../sentences.ts';
import type { Lot } from './lot.ts';
import { Record } from './record.ts';
import type { Kept, StoredHere } from './stored.ts';

/** What a host needs from the world around it; a test hands in simpler ones. */
export interface Around {
  /** Writes it down, unless another tab has gone on with a journal that had `before` entries. */
  save(match: StoredHere, before: number): Promise<Kept>;
  /** As it is written down now. */
  fetch(id: string): Promise<StoredHere | undefined>;
  /** Of all tabs that show this match one at a time lets its bots think. */
  alone(id: string, work: () => Promise<void>): Promise<void>;
  /** Lets a bot choose. */
  think(game: string, level: number, sight: Sight, seed: number): Promise<string>;
  /** How the match looks to whoever has this sight, from 0 to 1; undefined: the game has no opinion. */
  judge(game: string, sight: Sight): Promise<number | undefined>;
  now(): number;
}

export interface NewHere {
  readonly lot: Lot;
  readonly options: unknown;
  readonly holders: readonly Holder[];
  /** Chance with a script, for the guided first match. */
  readonly chance?: Source;
  /** A beginning to go on from, "what if": its chance came from elsewhere, so nothing can be proven of it. */
  readonly journal?: StoredHere['journal'];
  /** Where that beginning is from. */
  readonly from?: string;
}

/** What never changes of a match. */
type Fixed = Pick<StoredHere, 'id' | 'chance' | 'made' | 'from'>;

export class HereHost {
  match: Match;
  private readonly record: Record;
  private readonly id: string;
  private readonly chance: StoredHere['chance'];
  private readonly fixed: Fixed;
  private readonly around: Around;
  private thinking: Seat | undefined;
  private isDriven = false;
  private readonly watchers = new Set<(state: TableState) => void>();

  private constructor(match: Match, fixed: Fixed, around: Around) {
    this.match = match;
    this.fixed = fixed;
    this.id = fixed.id;
    this.chance = fixed.chance;
    this.around = around;
    this.record = new Record(match.journal.length, (stored, before) => around.save(stored, before));
  }

  static async start(game: Game, terms: NewHere, around: Around): Promise<Result<HereHost>> {
    const { id, seed, salt } = terms.lot;
    const chance = { commitment: commitmentTo(seed), salts: [salt], seed };
    const source = terms.chance ?? fairSource(seed, chance.salts);
    const started = terms.journal
      ? restoreMatch(
          game,
          { game: game.id, version: game.version, options: terms.options, seats: terms.holders.length, journal: terms.journal },
          source,
        )
      : startMatch(game, { options: terms.options, seats: terms.holders.length, chance: source });
    if (!started.ok) return started;
    const match = started.value;
    for (const [seat, holder] of terms.holders.entries()) changeSeat(match, seat, holder);
    const proven = terms.chance || terms.journal ? { ...chance, foreign: true } : chance;
    const from = terms.from === undefined ? {} : { from: terms.from };
    const host = new HereHost(match, { id, chance: proven, made: around.now(), ...from }, around);
    await host.keep();
    return ok(host);
  }

  static async resume(game: Game, stored: StoredHere, around: Around): Promise<Result<HereHost>> {
    const source = fairSource(stored.chance.seed, stored.chance.salts);
    const restored = restoreMatch(game, stored, source);
    if (!restored.ok) return restored;
    const { id, chance, made, from } = stored;
    return ok(new HereHost(restored.value, { id, chance, made, ...(from === undefined ? {} : { from }) }, around));
  }

  /** Another tab has gone on with it: this one follows. */
  async follow(seq: number): Promise<void> {
    if (seq > this.record.length) await this.readAnew();
  }

  private async readAnew(): Promise<void> {
    const stored = await this.around.fetch(this.id);
    if (!stored) return;
    const restored = restoreMatch(this.match.game, stored, fairSource(this.chance.seed, this.chance.salts));
    if (!restored.ok) return;
    this.record.read(stored);
    this.match = restored.value;
    this.publish();
    this.letBots();
  }

  /** Tells the state now and after every change. Bots think as long as somebody watches. */
  watch(watcher: (state: TableState) => void): () => void {
    this.watchers.add(watcher);
    watcher(this.state());
    this.letBots();
    return () => this.watchers.delete(watcher);
  }

  get isWatched(): boolean {
    return this.watchers.size > 0;
  }

  // ── the state, with the eyes of whoever is asked ──

  get eyes(): Seat | undefined {
    const mine = this.mySeats;
    return (
      mine.find((seat) => awaited(this.match).includes(seat)) ?? (mine.length === 1 ? mine[0] : (this.lastMine ?? mine[0]))
    );
  }

  private get mySeats(): Seat[] {
    return [...this.match.holders.keys()].filter((seat) => this.match.holders[seat]?.kind === 'person');
  }

  /** At one screen, while nobody is asked: whoever answered last. */
  private get lastMine(): Seat | undefined {
    const last = this.match.line.findLast((entry) => entry.type === 'answer' && entry.by === undefined);
    return last?.type === 'answer' && this.mySeats.includes(last.seat) ? last.seat : undefined;
  }

  state(): TableState {
    const { match, eyes } = this;
    return {
      match: this.id,
      game: match.game.id,
      seq: match.journal.length,
      seats: match.holders.map((holder, seat) => ({
        ...holder,
        mine: holder.kind === 'person',
        present: true,
        thinking: this.thinking === seat,
        claimable: false,
      })),
      eyes,
      view: viewOf(match, eyes),
      options: optionsIn(match.terms.raw),
      questions: eyes === undefined ? [] : questionsForPeople(match, eyes),
      asked: askedOf(match),
      events: eventsFor(match.events, eyes),
      undo: this.undoSeat === undefined ? 0 : undoable(match, this.undoSeat).length,
      mayAskUndo: false,
      undoAsked: undefined,
      drawOffer: drawOffer(match),
      clocks: undefined,
      outcome: match.outcome,
      orders: eyes === undefined ? [] : (match.orders[eyes] ?? []),
      chance: this.fairChance,
      link: 'here',
    };
  }

  /** Commitment and salts, at the end the seed; nothing where chance was not all ours. */
  private get fairChance(): FairChance | undefined {
    const { commitment, salts, seed, foreign } = this.chance;
    if (foreign) return undefined;
    return this.match.outcome ? { commitment, salts, seed } : { commitment, salts };
  }

  /** Whose answer would be taken back: at one screen that of whoever answered last. */
  private get undoSeat(): Seat | undefined {
    const { eyes } = this;
    if (eyes !== undefined && undoable(this.match, eyes).length > 0) return eyes;
    return this.mySeats.find((seat) => undoable(this.match, seat).length > 0);
  }

  // ── what one can do ──

  answer(question: string, key: string): Promise<Trouble | undefined> {
    const { eyes } = this;
    if (eyes === undefined) return Promise.resolve(trouble('not-asked', said('nobody-asked-here', {})));
    return this.change(() => answer(this.match, eyes, question, key));
  }

  /** Answers for a seat that nobody at this screen holds: the guide of a first match plays the other side. */
  answerAs(seat: Seat, key: string): Promise<Trouble | undefined> {
    const [question] = questionsOf(this.match, seat);
    if (!question) return Promise.resolve(trouble('not-asked', said('seat-not-asked', { seat })));
    return this.change(() => answer(this.match, seat, question.id, key));
  }

  undo(): Promise<Trouble | undefined> {
    const seat = this.undoSeat ?? this.eyes ?? 0;
    return this.change(() => undo(this.match, seat));
  }

  resign(): Promise<Trouble | undefined> {
    return this.change(() => resign(this.match, this.eyes ?? 0));
  }

  offerDraw(): Promise<Trouble | undefined> {
    return this.change(() => offerDraw(this.match, this.eyes ?? 0));
  }

  answerDraw(agree: boolean): Promise<Trouble | undefined> {
    const offer = drawOffer(this.match);
    // Whoever answers at this screen speaks for everybody there.
    const asked = this.mySeats.filter((seat) => seat !== offer?.by && !offer?.agreed.includes(seat));
    const seats = agree ? asked : asked.slice(0, 1);
    return this.change(() => {
      if (seats.length === 0) return trouble('no-offer', said('nobody-asked-here', {}));
      const deed = agree ? agreeToDraw : declineDraw;
      return seats.map((seat) => deed(this.match, seat)).find((problem) => problem !== undefined);
    });
  }

  orders(orders: readonly Order[]): Promise<Trouble | undefined> {
    return this.change(() => setOrders(this.match, this.eyes ?? 0, orders));
  }

  whyNot(question: string, tried?: readonly string[]): readonly NotOffered[] {
    const told = whyNot(this.match, this.eyes ?? 0, question, tried);
    return told.ok ? told.value : [];
  }

  preview(question: string, key: string): Preview | undefined {
    const told = previewOf(this.match, this.eyes ?? 0, question, key);
    return told.ok ? told.value : undefined;
  }

  file(): string {
    return writeFile(fileOf(this.match, this.fairChance));
  }

  // ── at work ──

  private async change(act: () => Trouble | undefined): Promise<Trouble | undefined> {
    const problem = act();
    if (problem) return problem;
    if (!(await this.told())) return trouble('stale-question', said('another-tab', {}));
    this.letBots();
    return undefined;
  }

  /** Something happened: it is kept, then everybody sees it. False: another tab was quicker, and that is what is seen. */
  private async told(): Promise<boolean> {
    // Nobody here could read anything from a quick answer, so no order has to wait.
    followOrders(this.match, true);
    const isKept = await this.keep();
    if (isKept) this.publish();
    else await this.readAnew();
    return isKept;
  }

  private publish(): void {
    const state = this.state();
    for (const watcher of this.watchers) watcher(state);
  }

  private keep(): Promise<boolean> {
    const { match, fixed } = this;
    return this.record.write({
      ...storedOf(match),
      ...fixed,
      holders: [...match.holders],
      changed: this.around.now(),
      over: match.outcome !== undefined,
    });
  }

  private readonly isBot = (seat: Seat): boolean => this.match.holders[seat]?.kind === 'bot';

  private letBots(): void {
    void this.letBotsConsiderDraw();
    if (this.isDriven) return;
    this.isDriven = true;
    void this.around
      .alone(this.id, () => this.letBotsThink())
      .finally(() => {
        this.isDriven = false;
      });
  }

  private async letBotsThink(): Promise<void> {
    const { match } = this;
    try {
      const problem = await drive({
        match,
        isBot: this.isBot,
        seed: () => match.journal.length + 1,
        think: (matter) => this.thoughtOf(matter),
        broke: (fault) => console.error(fault),
        answered: async () => void (await this.told()),
        goesOn: () => this.isWatched && this.match === match,
      });
      if (problem) console.error(problem);
    } finally {
      // What was read anew meanwhile has bots of its own.
      if (this.match !== match) await this.letBotsThink();
    }
  }

  private async thoughtOf({ sight, seed }: Matter): Promise<string> {
    const { game, holders } = this.match;
    this.thinking = sight.seat;
    this.publish();
    try {
      return await this.around.think(game.id, holders[sight.seat]?.level ?? 1, sight, seed);
    } finally {
      this.thinking = undefined;
      // A draw that was offered meanwhile comes first; if there was one, the match has moved on.
      await this.letBotsConsiderDraw();
    }
  }

  private async letBotsConsiderDraw(): Promise<void> {
    const { match, around, isBot } = this;
    for (let seat = botOfferedDraw(match, isBot); seat !== undefined; seat = botOfferedDraw(match, isBot)) {
      const sight = sightOf(match.world, seat, quick(match.journal.length + 1));
      const value = await around.judge(match.game.id, sight).catch((fault: unknown) => void console.error(fault));
      if (this.match !== match) return;
      if (botOfferedDraw(match, isBot) !== seat) continue;
      answerDraw(match, seat, value);
      await this.told();
    }
  }
}
