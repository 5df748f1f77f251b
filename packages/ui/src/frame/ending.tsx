/** How a match ended: whatever decided it, the score part by part, and the rules behind it. */
import type { RuleId, Seat } from '@taverne/engine';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Crest } from '../crest.tsx';
import { RuleLink } from '../rule-link.tsx';
import styles from './ending.module.css';

export const EndingSheet = ({ rules, children }: { readonly rules: readonly RuleId[]; readonly children?: ReactNode }) => (
  <div className={styles.ending}>
    {children}
    <div className={styles.rules}>
      {rules.map((rule) => (
        <RuleLink key={rule} rule={rule} />
      ))}
    </div>
  </div>
);

export interface ScoreColumn {
  readonly seat: Seat;
  readonly name: string;
  readonly isFirst: boolean;
}

/** A figure for each column. */
export interface ScoreRow {
  readonly key: string;
  readonly label: string;
  readonly figures: readonly number[];
  /** Of the rows that break a tie: this one did. */
  readonly decides?: boolean;
}

interface ScoreTableProps {
  readonly title: string;
  readonly columns: readonly ScoreColumn[];
  readonly parts: readonly ScoreRow[];
  readonly total: ScoreRow;
  /** What broke a tie, where there was one. */
  readonly ties: readonly ScoreRow[];
}

export const ScoreTable = ({ title, columns, parts, total, ties }: ScoreTableProps) => (
  <table className={styles.scores}>
    <thead>
      <tr>
        <th scope="col">{title}</th>
        {columns.map(({ seat, name, isFirst }) => (
          <th key={seat} scope="col" className={classes(isFirst && styles.first)}>
            <Crest seat={seat} size={22} />
            <span>{name}</span>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {parts.map((row) => (
        <Row key={row.key} row={row} columns={columns} />
      ))}
    </tbody>
    <tfoot>
      <Row row={total} columns={columns} isTotal />
      {ties.map((row) => (
        <Row key={row.key} row={row} columns={columns} className={classes(styles.tie, row.decides && styles.decides)} />
      ))}
    </tfoot>
  </table>
);

interface RowProps {
  readonly row: ScoreRow;
  readonly columns: readonly ScoreColumn[];
  readonly isTotal?: boolean;
  readonly className?: string;
}

const Row = ({ row, columns, isTotal = false, className }: RowProps) => (
  <tr className={className}>
    <th scope="row">{row.label}</th>
    {columns.map(({ seat, isFirst }, i) => (
      <td key={seat} className={classes(isTotal && isFirst && styles.first)}>
        {signed(row.figures[i] ?? 0)}
      </td>
    ))}
  </tr>
);

/** With a minus, not a hyphen. */
export const signed = (n: number): string => String(n).replace('-', '−');
