/** The sign over the door: name, language, light. */
import { LANGUAGES } from '@taverne/engine';
import { Icon, useSay } from '@taverne/ui';
import { Link } from '../Link.tsx';
import { Logo } from '../Logo.tsx';
import { Switch } from '../Switch.tsx';
import { changeSettings, shownTheme, useSettings } from '../settings.ts';
import { useLanguage } from '../words.tsx';
import styles from './lobby.module.css';

export function Header({ waiting }: { readonly waiting: number }) {
  const say = useSay();
  const language = useLanguage();
  const { name, theme } = useSettings();
  const hello = name ? say('lobby.hello', { name }) : say('lobby.welcome');
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.brand} label={say('app.home')}>
        <Logo />
        <b>Taverne</b>
      </Link>
      <h1 className={styles.hello}>
        {hello} {waiting > 0 && say('lobby.waiting', { n: waiting })}
      </h1>
      <nav className={styles.tools}>
        <Link to="/rules" className={styles.tool}>
          <Icon name="book" /> <span>{say('app.rules')}</span>
        </Link>
        <Link to="/you" className={styles.tool} label={say('app.you')}>
          <Icon name="solo" />
        </Link>
        <Link to="/settings" className={styles.tool} label={say('app.settings')}>
          <Icon name="gear" />
        </Link>
        <Switch
          label={say('app.language')}
          value={language}
          choices={LANGUAGES.map((value) => ({ value, label: value.toUpperCase(), lang: value }))}
          onChange={(value) => changeSettings({ language: value })}
        />
        <Switch
          label={say('app.light')}
          value={shownTheme(theme)}
          terse
          choices={[
            { value: 'parchment', label: say('app.parchment'), icon: 'scroll' },
            { value: 'lamplight', label: say('app.lamplight'), icon: 'lamp' },
          ]}
          onChange={(value) => changeSettings({ theme: value })}
        />
      </nav>
    </header>
  );
}
