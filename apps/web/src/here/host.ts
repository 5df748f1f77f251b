/**
 * A match that runs in this page: the very same engine as on the server, with bots beside it. It keeps what was
 * answered before it tells anybody, so that a reload at any moment loses nothing.
 */
import { answerDraw, botOfferedDraw, drive, type Matter } from '@taverne/bots';
import {
  agreeToDraw,
  answer,
  changeSeat,
  commitmentTo,
  declineDraw,
  drawOffer,
  fairSource,
  fileOf,
  followOrders,
  type Game,
  type Match,
  type NotOffered,
  type Order,
  offerDraw,
  ok,
  type Preview,
  previewOf,
  questionsOf,
  quick,
  type Result,
  type Review,
  resign,
  restoreMatch,
  type Seat,
  setOrders,
  sightOf,
  snapshotOf,
  startMatch,
  storedOf,
  type Trouble,
  trouble,
  undo,
  whyNot,
  writeFile,
} from '@taverne/engine';
import type { TableState } from '@taverne/ui';
import { said } from '../sentences.ts';
import { hintFor, reviewOf } from './advice.ts';
import type { Around, NewHere } from './around.ts';
import { Ledger } from './ledger.ts';
import { type Reopened, reopened } from './reopen.ts';
import { eyesOf, fairChanceOf, seatsHere, stateOf, undoSeatOf } from './seen.ts';
import type { StoredHere } from './stored.ts';

/** What never changes of a match. */
type Fixed = Pick<StoredHere, 'id' | 'chance' | 'made' | 'from'>;

export class HereHost {
  match: Match;
  private readonly ledger: Ledger;
  private readonly id: string;
  private readonly chance: StoredHere['chance'];
  private readonly fixed: Fixed;
  private readonly around: Around;
  private thinking: Seat | undefined;
  private isDriven = false;
  /** Its rules are newer than it was, since it was opened, and so many answers are asked again. */
  again: number | undefined;
  private readonly watchers = new Set<(state: TableState) => void>();

  private constructor(match: Match, fixed: Fixed, around: Around, known = match.journal.length) {
    this.match = match;
    this.fixed = fixed;
    this.id = fixed.id;
    this.chance = fixed.chance;
    this.around = around;
    this.ledger = new Ledger(known, (stored, before) => around.save(stored, before));
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
    const found = reopened(game, stored);
    if (!found.ok) return found;
    const { id, chance, made, from, journal } = stored;
    const fixed = { id, chance, made, ...(from === undefined ? {} : { from }) };
    const host = new HereHost(found.value.match, fixed, around, journal.length);
    await host.keepMoved(found.value);
    return ok(host);
  }

  /** What goes on under newer rules is written down as such; where another tab was quicker, its word counts. */
  private async keepMoved({ again }: Reopened): Promise<void> {
    if (again === undefined) return;
    this.again = again;
    if (!(await this.keep())) await this.readAnew();
  }

  /** Another tab has gone on with it: this one follows. */
  async follow(seq: number): Promise<void> {
    if (seq > this.ledger.length) await this.readAnew();
  }

  private async readAnew(): Promise<void> {
    const stored = await this.around.fetch(this.id);
    if (!stored) return;
    const found = reopened(this.match.game, stored);
    if (!found.ok) return;
    this.ledger.read(stored);
    this.match = found.value.match;
    await this.keepMoved(found.value);
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

  state(): TableState {
    const { match, chance, thinking } = this;
    return stateOf(match, { id: this.id, chance, thinking });
  }

  get eyes(): Seat | undefined {
    return eyesOf(this.match);
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
    const seat = undoSeatOf(this.match) ?? this.eyes ?? 0;
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
    const asked = seatsHere(this.match).filter((seat) => seat !== offer?.by && !offer?.agreed.includes(seat));
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

  hint(): Promise<string | undefined> {
    return hintFor(this.match, this.eyes ?? 0, this.around);
  }

  review(from: number, to: number): Promise<Review | undefined> {
    const { match, chance, around, eyes: seat = 0 } = this;
    return reviewOf(match, { from, to, seat, chance }, around);
  }

  file(): string {
    return writeFile(fileOf(this.match, fairChanceOf(this.match, this.chance)));
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
    const over = match.outcome !== undefined;
    return this.ledger.write({
      ...storedOf(match),
      ...fixed,
      holders: [...match.holders],
      changed: this.around.now(),
      over,
      ...(!over && { snapshot: snapshotOf(match) }),
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
