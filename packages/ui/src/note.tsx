/** A note pinned on the table: why not, a choice, a wish of the other side. On a phone it is a toast above the sheet. */
import { type ReactNode, type Ref, useId } from 'react';
import { classes } from './classes.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './note.module.css';

interface NoteProps {
  readonly title: ReactNode;
  readonly icon?: IconName;
  readonly mark?: ReactNode;
  readonly children?: ReactNode;
  readonly onClose?: (() => void) | undefined;
  readonly closeLabel?: string;
  /** `status` is read out when it appears, `group` holds choices. */
  readonly role?: 'status' | 'alert' | 'group';
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLDivElement>;
}

export function Note({ title, icon, mark, children, onClose, closeLabel, role = 'status', className, ref }: NoteProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: each of the three roles may have a name
    <div ref={ref} className={classes(styles.note, className)} role={role} aria-labelledby={id}>
      <div className={styles.head}>
        {mark}
        {icon && <Icon name={icon} className={styles.icon} />}
        <strong id={id}>{title}</strong>
        {onClose && (
          <button type="button" className={styles.close} onClick={onClose} aria-label={closeLabel} title={closeLabel}>
            <Icon name="close" />
          </button>
        )}
      </div>
      {children}
    </div>
  );
}
