/** Where realms for battles are built, kept, shared, and played in. */
import { Button, CopyField, type OwnPageProps, useSay } from '@taverne/ui';
import { useState } from 'react';
import { RealmEditor } from './editor.tsx';
import { draftFrom, keepDraft } from './kept.ts';
import styles from './workshop.module.css';

export function Workshop({ given, addressOf, onPlay }: OwnPageProps) {
  const say = useSay();
  const [draft, setDraft] = useState(() => draftFrom(given));
  const { past, isFit } = draft;
  const { realm, anyRealm } = past.now;
  const options = { mode: 'battle', ...(realm && { realm }), ...(anyRealm && { anyRealm }) };
  return (
    <>
      <p>{say('web.realm.says')}</p>
      <RealmEditor
        past={past}
        onChange={(next, fit) => {
          const built = { from: given, past: next, isFit: fit };
          setDraft(built);
          keepDraft(built);
        }}
      />
      <div className={styles.acts}>
        <Button kind="main" icon="play" disabled={!isFit} onClick={() => onPlay(options)}>
          {say('web.realm.play')}
        </Button>
        <CopyField label={say('web.realm.link')} text={`${location.origin}${addressOf(realm)}`} />
      </div>
    </>
  );
}
