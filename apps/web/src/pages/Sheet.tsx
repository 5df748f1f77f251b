/** A page that is one sheet of paper: settings, rules, credits. */
import { classes, Icon, useKeptFocus, useSay } from '@taverne/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from '../Link.tsx';
import { Logo } from '../Logo.tsx';
import { setTitle } from '../title.ts';
import styles from './sheet.module.css';

interface SheetProps {
  readonly title: string;
  readonly children: ReactNode;
  /** For what needs room: a drawing, a workshop. */
  readonly isWide?: boolean;
}

export function Sheet({ title, children, isWide = false }: SheetProps) {
  const say = useSay();
  const sheet = useRef<HTMLElement>(null);
  useKeptFocus(sheet);
  useEffect(() => {
    setTitle(`${title} · ${say('app.title')}`);
  }, [title, say]);
  return (
    <div className={classes(styles.page, isWide && styles.wide)}>
      <header className={styles.header}>
        <Link to="/" className={styles.brand} label={say('app.home')}>
          <Logo size={30} />
          <b>Taverne</b>
        </Link>
        <Link to="/" className={styles.back}>
          <Icon name="undo" /> {say('app.back')}
        </Link>
      </header>
      <main ref={sheet} className={styles.sheet}>
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}
