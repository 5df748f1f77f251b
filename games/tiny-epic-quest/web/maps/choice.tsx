/** On which map one plays: laid out anew, one of those played on in this browser, or one that somebody sent as text. */
import { type OptionControlProps, useSay } from '@taverne/ui';
import { useState } from 'react';
import { readMap } from '../../src/map-text.ts';
import { bookIn, openPack } from '../view.ts';
import { keptMaps } from './kept.ts';
import styles from './maps.module.css';
import { MapPicture } from './picture.tsx';

const OWN = '#own';

export function MapChoice({ options, value, onChange, language }: OptionControlProps) {
  const say = useSay();
  openPack(options);
  const { content } = bookIn();
  const [kept] = useState(() => keptMaps().filter(({ text }) => readMap(content, text).ok));
  const [isOwn, setOwn] = useState(value !== '' && !kept.some(({ text }) => text === value));
  const read = value === '' ? undefined : readMap(content, value);
  const choose = (chosen: string): void => {
    setOwn(chosen === OWN);
    onChange(chosen === OWN ? '' : chosen);
  };
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div className={styles.choice}>
      <label className={styles.pick}>
        <span>
          <b>{say('option.map.label')}</b> <em>{say('option.map.says')}</em>
        </span>
        <select value={isOwn ? OWN : value} onChange={({ target }) => choose(target.value)}>
          <option value="">{say('web.map.new')}</option>
          {kept.map(({ text, at }) => (
            <option key={text} value={text}>
              {say('web.map.kept', { date: day.format(at) })}
            </option>
          ))}
          <option value={OWN}>{say('web.map.own')}</option>
        </select>
      </label>
      {isOwn && (
        <label>
          {say('web.map.text')}
          <textarea rows={2} spellCheck={false} value={value} onChange={({ target }) => onChange(target.value)} />
        </label>
      )}
      {read?.ok && <MapPicture map={read.value} gloom={options.gloom === true} />}
    </div>
  );
}
