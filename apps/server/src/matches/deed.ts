/** What is done at a table, what comes of it, and who hears of it. */
import type { TroubleReport } from '@taverne/protocol';
import type { Change, ChatRow } from '../storage/port.ts';
import type { Statement } from '../storage/sql.ts';
import type { Asker, Before } from './draft.ts';
import type { Table } from './table.ts';

/** Changes a table in memory, or says why not and changes nothing. `bygone`: it wants more of the journal than is in memory. */
export type Deed = (table: Table, now: number) => TroubleReport | DeedDone | 'bygone' | undefined;
/** What else is to be written with it. */
export interface DeedDone {
  readonly chat: ChatRow;
}

/** What somebody saw at a table, or why there is nothing to see. */
export type Looked<T> =
  | { readonly found: true; readonly value: T }
  | { readonly found: false; readonly trouble: TroubleReport };

export type Acted =
  | { readonly done: true; readonly seq: number; readonly again: boolean }
  | { readonly done: false; readonly trouble: TroubleReport };

/** Something that happened at a table, for whoever tells it to clients, wakes bots or sets timers. */
export interface Happened {
  readonly table: Table;
  readonly was: Before;
  readonly change: Change;
  /** The request that led to it. */
  readonly asker: Asker | undefined;
  readonly by: unknown;
  /** Another process did it and has seen to all that follows; here it is only told. */
  readonly elsewhere?: true;
}

/**
 * Hears what happens before it is written, while all of it is at hand, and returns what is to be done once it is
 * written, if anything. Until then nobody may learn of it; if it cannot be written it never happened.
 */
export type Listener = (happened: Happened) => (() => void) | undefined;

/** Says what else belongs to a change, such as a job that somebody is told of it. */
export type Companion = (table: Table, was: Before) => readonly Statement[];
