/**
 * Match files from outside. A file is believed in nothing: it is played again, answer by answer, through the same doors
 * as people, in small slices so that nobody else waits for it.
 */
import {
  type Entry,
  type FairChance,
  fitsGame,
  type Holder,
  Replay,
  type Result,
  reading,
  type Seat,
  type Trouble,
  verifying,
} from '@taverne/engine';
import { guestName, type MatchOptions, matchOptions, type SeatWish, said, type TroubleReport } from '@taverne/protocol';
import type { Limits } from '../limits.ts';
import type { Registry } from '../registry.ts';
import type { Slices } from '../slices.ts';
import type { SeatRow } from '../storage/port.ts';
import { reported, woe } from './trouble.ts';

/** A file whose every entry the rules allow. */
export interface SoundFile {
  readonly file: {
    readonly game: string;
    readonly options: MatchOptions;
    readonly seats: number;
    readonly journal: readonly Entry[];
    /** What it published of its chance, with the seed: every word of chance follows from it. */
    readonly proof: FairChance | null;
  };
  readonly holders: readonly Holder[];
  /** Seats that resigned or ran out of time while the others play on. */
  readonly gone: ReadonlySet<Seat>;
  readonly over: boolean;
}

export type Examined =
  | { readonly ok: true; readonly sound: SoundFile }
  | { readonly ok: false; readonly trouble: TroubleReport };

const no = (trouble: TroubleReport): Examined => ({ ok: false, trouble });

export async function examine(text: string, registry: Registry, limits: Limits, slices: Slices): Promise<Examined> {
  const read = await slices.finish(reading(text));
  if (!read.ok) return no(reported(read.trouble));
  const file = read.value;
  const game = registry.get(file.game)?.game;
  if (!game) return no(woe('no-such-game', `there is no game "${file.game}" here`, 'file.game'));
  if (file.journal.some(({ type }) => type === 'version')) {
    // From there on it runs from a state that only the file vouches for.
    return no(woe('other-version', said('rules-changed-on-the-way', {}), 'file.journal'));
  }
  const fits = fitsGame(game, file);
  if (!fits.ok) return no(reported(fits.trouble));
  const options = matchOptions.safeParse(file.options);
  if (!options.success) return no(woe('wrong-option', said('options-misfit', {}), 'file.options'));
  const proof = file.chance?.seed === undefined ? null : file.chance;
  const touched = proof && (await slices.finish(verifying(file.journal, proof)));
  if (touched) return no(reported(touched));
  const open = (): Result<Replay> => Replay.open(game, file);
  return played({ game: game.id, open, most: limits.importWork }, slices, (replay) => {
    const { holders, gone, outcome } = replay.match;
    const { journal, seats } = file;
    const sound = { game: game.id, options: options.data, seats, journal, proof };
    return { file: sound, holders: [...holders], gone, over: outcome !== undefined };
  });
}

interface Playing {
  readonly game: string;
  readonly open: () => Result<Replay>;
  /** Milliseconds of work that it may take. */
  readonly most: number;
}

async function played({ game, open, most }: Playing, slices: Slices, found: (replay: Replay) => SoundFile): Promise<Examined> {
  try {
    const opened = open();
    if (!opened.ok) return no(reported(opened.trouble));
    const replay = opened.value;
    const worked = await slices.run(playing(replay), (milliseconds) => milliseconds < most);
    if (!worked.done) return no(woe('too-large', 'it takes too long to play this match again', 'file.journal'));
    return worked.value ? no(reported(worked.value)) : { ok: true, sound: found(replay) };
  } catch {
    // Rules may throw on what nobody could have answered: that is the file's fault.
    return no(woe('damaged', said('record-not-run', { game }), 'file.journal'));
  }
}

function* playing(replay: Replay): Generator<void, Trouble | undefined> {
  while (!replay.done) {
    const trouble = replay.next();
    if (trouble) return trouble;
    yield;
  }
  return undefined;
}

/** Bots stay, the importer takes the first person's seat, the others are open. */
export function seatsAsBefore(holders: readonly Holder[], gone: ReadonlySet<Seat>, levels: readonly number[]): SeatWish[] {
  const first = holders.findIndex(({ kind }, seat) => kind !== 'bot' && !gone.has(seat));
  return holders.map(({ kind, level }, seat): SeatWish => {
    if (kind === 'bot' && level !== undefined && levels.includes(level)) return { kind: 'bot', level };
    return { kind: seat === first ? 'person' : 'open' };
  });
}

/** A seat of which only the file knows who held it: nobody here does. */
export function formerSeat(seat: Seat, holder: Holder | undefined): SeatRow {
  const name = guestName.safeParse(holder?.name);
  const level = holder?.kind === 'bot' ? (holder.level ?? null) : null;
  const kind = holder?.kind === 'bot' ? 'bot' : 'person';
  return {
    seat,
    kind,
    guest: null,
    name: name.success ? name.data : null,
    level,
    salt: '',
    promise: '',
    left: false,
    ready: true,
    holiday: null,
  };
}
