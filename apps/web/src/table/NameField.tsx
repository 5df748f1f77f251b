/** The name that the others see. */
import { useSay } from '@taverne/ui';
import { useId } from 'react';
import { changeSettings, useSettings } from '../settings.ts';
import styles from './table.module.css';

export function NameField() {
  const say = useSay();
  const id = useId();
  const { name } = useSettings();
  return (
    <div className={styles.name}>
      <label htmlFor={id}>{say('new.name')}</label>
      <input
        id={id}
        value={name}
        maxLength={40}
        autoComplete="nickname"
        placeholder={say('new.name.hint')}
        onChange={(event) => changeSettings({ name: event.target.value })}
      />
    </div>
  );
}
