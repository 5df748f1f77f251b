/** Which realm a battle is fought in: a ready one, one that was built in this browser, or one that somebody sent as text. */
import { keptRealms, realmsIn } from '@taverne/tiny-epic-tactics/web';
import { useSay } from '@taverne/ui';
import { useMemo, useState } from 'react';
import { Link } from '../Link.tsx';
import styles from '../lobby/new-match.module.css';
import type { ControlProps } from '../lobby/special.ts';
import { useLanguage } from '../words.tsx';
import { realmPath } from './link.ts';

const OWN = '#own';

export default function RealmChoice({ options, value, onChange }: ControlProps) {
  const say = useSay();
  const language = useLanguage();
  const pack = typeof options.pack === 'string' ? options.pack : '';
  const ready = useMemo(() => realmsIn(pack, language), [pack, language]);
  const [kept] = useState(keptRealms);
  const isKnown = value === '' || ready.some(({ id }) => id === value) || kept.some(({ text }) => text === value);
  const [isOwn, setOwn] = useState(!isKnown);
  const choose = (chosen: string): void => {
    setOwn(chosen === OWN);
    onChange(chosen === OWN ? '' : chosen);
  };
  return (
    <div className={styles.long}>
      <label className={styles.pick}>
        <span>
          <b>{say('option.realm.label')}</b> <em>{say('option.realm.says')}</em>
        </span>
        <select value={isOwn ? OWN : value || (ready[0]?.id ?? '')} onChange={({ target }) => choose(target.value)}>
          {ready.map(({ id, name }) => (
            <option key={id} value={id}>
              {name ?? say(`realm.${id}.name`)}
            </option>
          ))}
          {kept.map(({ name, text }) => (
            <option key={text} value={text}>
              {say('build.kept', { name })}
            </option>
          ))}
          <option value={OWN}>{say('build.own')}</option>
        </select>
      </label>
      {isOwn && (
        <label>
          {say('build.text')}
          <textarea rows={3} spellCheck={false} value={value} onChange={({ target }) => onChange(target.value.trim())} />
        </label>
      )}
      <p className={styles.paths}>
        <Link to={realmPath(value)}>{say('build.open')}</Link>
      </p>
    </div>
  );
}
