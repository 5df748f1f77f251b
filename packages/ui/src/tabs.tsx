/** Tabs: arrows walk them, the panel below belongs to the chosen one. */
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { classes } from './classes.ts';
import { Hidden } from './hidden.tsx';
import styles from './tabs.module.css';

export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly body: ReactNode;
  /** Something new is behind it: how much, and how that is said. */
  readonly news?: { readonly count: number; readonly label: string } | undefined;
}

interface TabsProps {
  readonly tabs: readonly Tab[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  readonly label: string;
  /** Spread over the whole width, for a thumb. */
  readonly wide?: boolean;
  readonly className?: string | undefined;
}

export function Tabs({ tabs, chosen, onChoose, label, wide, className }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const index = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === chosen),
  );
  const walk = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = step === 0 ? undefined : tabs[(index + step + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    onChoose(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };
  const open = tabs[index];
  return (
    <div className={classes(styles.tabs, wide && styles.wide, className)}>
      <div className={styles.list} role="tablist" aria-label={label} ref={list} onKeyDown={walk} tabIndex={-1}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab === open}
            aria-controls={`${base}-panel`}
            tabIndex={tab === open ? 0 : -1}
            onClick={() => onChoose(tab.id)}
          >
            {tab.label}
            {tab.news && tab.news.count > 0 && (
              <>
                <i className={styles.news} aria-hidden="true">
                  {tab.news.count}
                </i>
                <Hidden> {tab.news.label}</Hidden>
              </>
            )}
          </button>
        ))}
      </div>
      <div
        className={styles.body}
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={open && `${base}-${open.id}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard
        tabIndex={0}
      >
        {open?.body}
      </div>
    </div>
  );
}
