/** A question on top of everything, as a native dialog: it traps the focus and Escape closes it. */
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
  readonly closeLabel: string;
  readonly onKey?: (event: KeyboardEvent) => void;
}

export function Dialog({ title, children, onClose, closeLabel, onKey }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Closed while it still stands in the page: only then does the browser give the focus back to where it was.
  useLayoutEffect(() => {
    const dialog = ref.current;
    const was = document.activeElement;
    if (!dialog?.open) dialog?.showModal();
    return () => {
      dialog?.close();
      // To what is drawn, such as a cell of a board, the browser gives no focus back.
      if (document.activeElement === document.body && was instanceof SVGElement) was.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      className={styles.dialog}
      ref={ref}
      aria-labelledby={id}
      // Escape takes it off the page at once: what the browser closes by itself it tells of later, and a key pressed meanwhile is lost.
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // The browser tells of a close later; by then this element may be open again with another question.
      onClose={() => ref.current?.open || onClose()}
      onClick={(event) => event.target === ref.current && onClose()}
      onKeyDown={onKey}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          <button type="button" className={styles.close} onClick={onClose} aria-label={closeLabel} title={closeLabel}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
