/** Words for the ear: seen by a screen reader only, and a region that reads out what happens. */
import type { ReactNode } from 'react';
import styles from './hidden.module.css';

export const Hidden = ({ children }: { readonly children: ReactNode }) => <span className={styles.hidden}>{children}</span>;

export const LiveRegion = ({ children, label }: { readonly children: ReactNode; readonly label: string }) => (
  <div className={styles.hidden} role="log" aria-live="polite" aria-relevant="additions" aria-label={label}>
    {children}
  </div>
);
