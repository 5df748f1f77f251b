/** A sheet of paper beside the board. */
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './panel.module.css';

interface PanelProps {
  readonly children: ReactNode;
  readonly title?: string;
  readonly hint?: string | undefined;
  readonly aside?: string | undefined;
  readonly label?: string;
  readonly className?: string | undefined;
}

export const Panel = ({ children, title, hint, aside, label, className }: PanelProps) => (
  <section className={classes(styles.panel, className)} aria-label={label ?? title}>
    {title && (
      <div className={styles.head}>
        <h2>{title}</h2>
        {hint && <small>{hint}</small>}
        {aside && <small className={styles.aside}>{aside}</small>}
      </div>
    )}
    {children}
  </section>
);
