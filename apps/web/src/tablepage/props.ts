/** What the table page is given by whoever opens it. */
import type { RuleId } from '@taverne/engine';
import type { HostDoor, Orientation, SoundName, TableState } from '@taverne/ui';
import type { ReactNode } from 'react';

export interface TableLinks {
  readonly home: string;
  readonly rule: (rule: RuleId) => string;
  readonly rules: string;
  /** The match at a moment of its past. */
  readonly moment?: (at: number) => string;
  readonly replay?: string;
  readonly settings?: string;
}

export interface Talk {
  /** Lines of others that were not looked at yet. */
  readonly unread: number;
  readonly body: ReactNode;
}

export interface TablePageProps {
  readonly state: TableState;
  readonly door: HostDoor;
  readonly language: string;
  /** Nothing can be touched: another moment than the present is shown. */
  readonly still?: boolean;
  /** How many events these eyes had seen before; what came after is played back. Left out: all of them. */
  readonly since?: number;
  /** Shows the state at once, however it came about. */
  readonly instant?: boolean;
  readonly shortcuts?: boolean;
  /** Asks before something is ended with more to do. */
  readonly asksBeforeEnd?: boolean;
  readonly orientation?: Orientation;
  /** Turns the board; left out: nobody may. */
  readonly onOrientation?: (orientation: Orientation) => void;
  readonly calm?: boolean;
  /** Those that are wanted; left out: all. */
  readonly sounds?: readonly SoundName[];
  readonly links?: Partial<TableLinks>;
  /** The page's own small tools, such as theme and sound, beside those of the board. */
  readonly tools?: ReactNode;
  /** What is said at the table, where people talk. */
  readonly talk?: Talk | undefined;
  /** Notes of the page about this table, among those of the table itself. */
  readonly notes?: ReactNode;
  /** “What if”: the address of the moment of another match from which this one goes on. */
  readonly origin?: string | undefined;
  readonly onRematch?: (match: string) => void;
}
