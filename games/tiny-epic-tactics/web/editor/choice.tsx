/** Which realm a battle is fought in: a ready one, one that was built in this browser, or one that somebody sent as text. */
import { type OptionControlProps, TextChoice, useSay } from '@taverne/ui';
import { useMemo, useState } from 'react';
import styles from './editor.module.css';
import { keptRealms } from './kept.ts';
import { realmsIn } from './realms.ts';

export function RealmChoice({ options, value, onChange, language }: OptionControlProps) {
  const say = useSay();
  const pack = typeof options.pack === 'string' ? options.pack : '';
  const ready = useMemo(() => realmsIn(pack, language), [pack, language]);
  const [kept] = useState(keptRealms);
  return (
    <TextChoice
      label={say('option.realm.label')}
      says={say('option.realm.says')}
      ready={[
        ...ready.map(({ id, name }) => ({ text: id, name: name ?? say(`realm.${id}.name`) })),
        ...kept.map(({ name, text }) => ({ text, name: say('web.realm.kept', { name }) })),
      ]}
      own={say('web.realm.own')}
      ownLabel={say('web.realm.text')}
      value={value}
      onChange={(chosen) => onChange(chosen.trim())}
    >
      <a className={styles.open} href={value === '' ? '/realm' : `/realm#${encodeURIComponent(value)}`}>
        {say('web.realm.open')}
      </a>
    </TextChoice>
  );
}
