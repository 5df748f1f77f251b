/** Where realms for battles are built, kept, shared, and played in. */
import { Button, CopyField, type OwnPageProps, useSay } from '@taverne/ui';
import { useState } from 'react';
import { RealmEditor } from './editor.tsx';
import styles from './workshop.module.css';

interface Built {
  readonly realm: string;
  readonly anyRealm: boolean;
  /** It can be played in. */
  readonly isFit: boolean;
}

export function Workshop({ given, addressOf, onPlay }: OwnPageProps) {
  const say = useSay();
  const [built, setBuilt] = useState<Built>({ realm: given, anyRealm: false, isFit: true });
  const { realm, anyRealm, isFit } = built;
  const options = { mode: 'battle', ...(realm && { realm }), ...(anyRealm && { anyRealm }) };
  return (
    <>
      <p>{say('web.realm.says')}</p>
      <RealmEditor
        realm={given}
        anyRealm={false}
        onChange={(text, any, fit) => setBuilt({ realm: text, anyRealm: any, isFit: fit })}
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
