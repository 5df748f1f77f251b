/** A page that is one sheet of paper: settings, rules, credits. */
import { Icon, useSay } from '@taverne/ui';
import { type ReactNode, useEffect } from 'react';
import { Link } from '../Link.tsx';
import { Logo } from '../Logo.tsx';
import styles from './sheet.module.css';

export function Sheet({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const say = useSay();
  useEffect(() => {
    document.title = `${title} · ${say('app.title')}`;
  }, [title, say]);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Link to="/" className={styles.brand} label={say('app.home')}>
          <Logo size={30} />
          <b>Taverne</b>
        </Link>
        <Link to="/" className={styles.back}>
          <Icon name="undo" /> {say('app.back')}
        </Link>
      </header>
      <main className={styles.sheet}>
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}
