/** Who hears of what happens at the tables, and what they add to it. */
import type { Log } from '../log.ts';
import type { Change } from '../storage/port.ts';
import type { Companion, Happened, Listener } from './deed.ts';
import { type Before, newsSince } from './draft.ts';
import type { Table } from './table.ts';

export class Hearers {
  readonly listeners: Listener[] = [];
  readonly companions: Companion[] = [];
  private readonly log: Log;

  constructor(log: Log) {
    this.log = log;
  }

  accompanied(change: Change, table: Table, was: Before): Change {
    const also = this.companions.flatMap((companion) => companion(table, was));
    return also.length > 0 ? { ...change, also } : change;
  }

  prepare(happened: Happened): () => void {
    const prepared: (() => void)[] = [];
    for (const listener of this.listeners) {
      const tell = this.safely(listener, happened);
      if (tell) prepared.push(tell);
    }
    return () => {
      for (const tell of prepared) this.safely(tell, happened);
    };
  }

  /** A listener that breaks must neither stop the others nor the match. */
  private safely<T>(hear: (happened: Happened) => T, happened: Happened): T | undefined {
    try {
      return hear(happened);
    } catch (bug) {
      this.log.error({ match: happened.table.id, err: bug }, 'telling a change broke');
      return undefined;
    }
  }

  /** What others did at a table: `was` is what those who watch were told last, `is` how it stands now. */
  tellNews(table: Table, was: Before, is: Before): void {
    if (was.revision === table.revision) return;
    const tell = (change: Change, since: Before): void =>
      this.prepare({ table, was: since, change, asker: undefined, by: undefined, elsewhere: true })();
    tell(newsSince(table, was), was);
    const { id, chat, notices } = table;
    for (const line of chat) if (line.id > was.talk) tell({ match: id, chat: line }, is);
    for (const notice of notices) if (notice.id > was.notices) tell({ match: id, notice }, is);
  }
}
