/** What the marks on a board mean: each as it is drawn there, and what it says. */
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './mark-key.module.css';

interface MarkKeyProps {
  readonly viewBox: string;
  readonly className?: string | undefined;
  readonly marks: readonly (readonly [mark: ReactNode, says: string])[];
}

export const MarkKey = ({ viewBox, className, marks }: MarkKeyProps) => (
  <ul className={classes(styles.key, className)}>
    {marks.map(([mark, says]) => (
      <li key={says}>
        <svg viewBox={viewBox} aria-hidden="true">
          {mark}
        </svg>
        {says}
      </li>
    ))}
  </ul>
);
