/** On which map one plays: laid out anew, one of those played on in this browser, or one that somebody sent as text. */
import { type OptionControlProps, TextChoice, useSay } from '@taverne/ui';
import { useState } from 'react';
import { readMap } from '../../src/map-text.ts';
import { bookIn, openPack } from '../view.ts';
import { keptMaps } from './kept.ts';
import { MapPicture } from './picture.tsx';

export function MapChoice({ options, value, onChange, language }: OptionControlProps) {
  const say = useSay();
  openPack(options);
  const { content } = bookIn();
  const [kept] = useState(() => keptMaps().filter(({ text }) => readMap(content, text).ok));
  const read = value === '' ? undefined : readMap(content, value);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <TextChoice
      label={say('option.map.label')}
      says={say('option.map.says')}
      ready={[
        { text: '', name: say('web.map.new') },
        ...kept.map(({ text, at }) => ({ text, name: say('web.map.kept', { date: day.format(at) }) })),
      ]}
      own={say('web.map.own')}
      ownLabel={say('web.map.text')}
      value={value}
      onChange={onChange}
    >
      {read?.ok && <MapPicture map={read.value} gloom={options.gloom === true} isSmall />}
    </TextChoice>
  );
}
