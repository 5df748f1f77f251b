/** A match file as a film: frame after frame, with what each entry did in words. */
import {
  type Entry,
  eventsFor,
  type Game,
  type Match,
  type MatchFile,
  Replay,
  type Result,
  type Seat,
  type Trouble,
} from '@taverne/engine';
import type { Voice } from '../voice.ts';
import type { Say } from '../words.ts';

export class Film {
  private readonly game: Game;
  private readonly file: MatchFile;
  private replay: Replay;
  /** How many frames have been shown, the set-up not counted. */
  frame = 0;
  /** How many events came before this frame. */
  private before = 0;
  private from = 0;

  private constructor(game: Game, file: MatchFile, replay: Replay) {
    this.game = game;
    this.file = file;
    this.replay = replay;
  }

  static open(game: Game, file: MatchFile): Result<Film> {
    const opened = Replay.open(game, file);
    return opened.ok ? { ok: true, value: new Film(game, file, opened.value) } : opened;
  }

  get match(): Match {
    return this.replay.match;
  }

  /** How many the journal has. */
  get entries(): number {
    return this.file.journal.length;
  }

  /** How many entries of the journal have been played. */
  get at(): number {
    return this.replay.at;
  }

  get done(): boolean {
    return this.replay.done;
  }

  forward(): Trouble | undefined {
    this.from = this.replay.at;
    this.before = this.match.events.length;
    const trouble = this.replay.next();
    // Undo takes events back; what is left was told before.
    this.before = Math.min(this.before, this.match.events.length);
    if (!trouble) this.frame++;
    return trouble;
  }

  /** Back to a frame before this one, by playing anew from the start. */
  back(to: number): Trouble | undefined {
    const opened = Replay.open(this.game, this.file);
    if (!opened.ok) return opened.trouble;
    this.replay = opened.value;
    this.frame = 0;
    this.from = 0;
    this.before = 0;
    while (this.frame < to && !this.done) {
      const trouble = this.forward();
      if (trouble) return trouble;
    }
    return undefined;
  }

  /** This frame in words: the entry that was played, then what came of it. */
  tell(voice: Voice, say: Say, seat: Seat | undefined): string[] {
    const entry = this.frame === 0 ? undefined : this.match.journal[this.from];
    const head = entry === undefined ? [] : [`${String(this.from).padStart(4)}  ${tellEntry(this.match, voice, say, entry)}`];
    const events = eventsFor(this.match.events.slice(this.before), seat);
    return [...head, ...events.map(({ event }) => `      ${voice.event(this.match, event)} <dim>${event.rule}</dim>`)];
  }
}

function tellEntry(match: Match, voice: Voice, say: Say, entry: Entry): string {
  const seat = 'seat' in entry ? voice.seat(match, entry.seat) : '';
  switch (entry.type) {
    case 'answer':
      return `${seat}  <key>${entry.key}</key>`;
    case 'chance':
    case 'shown':
    case 'version':
      return say('entry.table');
    case 'seat':
      return say('entry.seat', { seat, kind: entry.holder.kind, level: entry.holder.level ?? 0 });
    default:
      return say(`entry.${entry.type}`, { seat });
  }
}
