/** Which realm a battle is fought in: a ready one, one that was built in this browser, or one that somebody sent as text. */
import { type OptionControlProps, useSay } from '@taverne/ui';
import { useMemo, useState } from 'react';
import styles from './choice.module.css';
import { keptRealms } from './kept.ts';
import { realmsIn } from './realms.ts';

const OWN = '#own';

export function RealmChoice({ options, value, onChange, language }: OptionControlProps) {
  const say = useSay();
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
    <div className={styles.choice}>
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
              {say('web.realm.kept', { name })}
            </option>
          ))}
          <option value={OWN}>{say('web.realm.own')}</option>
        </select>
      </label>
      {isOwn && (
        <label>
          {say('web.realm.text')}
          <textarea rows={3} spellCheck={false} value={value} onChange={({ target }) => onChange(target.value.trim())} />
        </label>
      )}
      <p className={styles.paths}>
        <a href={value === '' ? '/realm' : `/realm#${encodeURIComponent(value)}`}>{say('web.realm.open')}</a>
      </p>
    </div>
  );
}
