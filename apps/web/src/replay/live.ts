/** A match that still runs on the server, looked back at with one's own eyes: the server says how it looked then. */
import type { ServerMessageOf } from '@taverne/protocol';
import type { TableState } from '@taverne/ui';
import type { RemoteShown, RemoteTable } from '../remote/door.ts';
import { type Moment, momentIn, type Strip } from './reel.ts';

type Looked = ServerMessageOf<'looked'>;

/** Where something happened, as the log counts. The sequence numbers are found when they are wanted. */
const momentsIn = (events: TableState['events']): Moment[] =>
  [...new Set(events.map(({ at }) => at))].toSorted((a, b) => a - b).map((line) => ({ seq: 0, line }));

export class LiveReel implements Strip {
  readonly moments: readonly Moment[];
  readonly now: TableState;
  private readonly remote: Pick<RemoteTable, 'look'>;
  private readonly known = new Map<number, Promise<Looked | undefined>>();

  constructor(remote: Pick<RemoteTable, 'look'>, shown: NonNullable<RemoteShown['state']>) {
    this.remote = remote;
    this.now = shown;
    this.moments = momentsIn([...(shown.older?.events ?? []), ...shown.events]);
  }

  momentOf(line: number | undefined): number {
    return momentIn(this.moments, line);
  }

  async stateAt(moment: number): Promise<TableState> {
    const line = this.moments[moment]?.line;
    const still = { ...this.now, questions: [], undo: 0, mayAskUndo: false, undoAsked: undefined, drawOffer: undefined };
    const looked = line === undefined || moment === this.moments.length - 1 ? undefined : await this.firstAt(line);
    if (!looked) return still;
    const { seq, view, events, asked } = looked;
    return { ...still, seq, view, events, asked, clocks: undefined, outcome: undefined };
  }

  /** The earliest moment at which the line had come so far; halving, because only the server knows the numbers. */
  private async firstAt(line: number): Promise<Looked | undefined> {
    let [low, high] = [1, this.now.seq];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const looked = await this.look(middle);
      if ((looked?.events.at(-1)?.at ?? 0) >= line) high = middle;
      else low = middle + 1;
    }
    return this.look(low);
  }

  private look(seq: number): Promise<Looked | undefined> {
    const known = this.known.get(seq) ?? this.remote.look(seq);
    this.known.set(seq, known);
    return known;
  }
}
