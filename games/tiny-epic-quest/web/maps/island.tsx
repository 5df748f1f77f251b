/** A map on a page of its own: looked at, handed on as a link or as text, and played on again. */
import { Button, CopyField, type OwnPageProps, sayTrouble, useSay } from '@taverne/ui';
import { useState } from 'react';
import { readMap } from '../../src/map-text.ts';
import { bookIn, openPack } from '../view.ts';
import { keptMaps, mapFromAddress, mapInAddress } from './kept.ts';
import styles from './maps.module.css';
import { MapPicture } from './picture.tsx';

export function Island({ given, addressOf, onPlay }: OwnPageProps) {
  const say = useSay();
  openPack({});
  const [text, setText] = useState(() => mapFromAddress(given) || (keptMaps()[0]?.text ?? ''));
  const read = readMap(bookIn().content, text);
  return (
    <>
      <p>{say('web.map.says')}</p>
      <label className={styles.choice}>
        {say('web.map.text')}
        <textarea rows={2} spellCheck={false} value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      {read.ok ? (
        <>
          <MapPicture map={read.value} />
          <div className={styles.acts}>
            <Button kind="main" icon="play" onClick={() => onPlay({ map: text })}>
              {say('web.map.again')}
            </Button>
            <CopyField label={say('web.map.link')} text={`${location.origin}${addressOf(mapInAddress(text))}`} />
          </div>
        </>
      ) : (
        text !== '' && <p role="alert">{sayTrouble(say, read.trouble)}</p>
      )}
    </>
  );
}
