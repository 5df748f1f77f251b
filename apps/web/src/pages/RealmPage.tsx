/** Where realms for battles are built, kept, shared, and played in. */
import { messages, RealmEditor } from '@taverne/tiny-epic-tactics/web';
import { Button, useSay } from '@taverne/ui';
import { useState } from 'react';
import { NewMatch } from '../lobby/NewMatch.tsx';
import { realmPath } from '../realm/link.ts';
import { CopyField } from '../table/CopyField.tsx';
import { GameWords, MoreWords } from '../words.tsx';
import styles from './realm.module.css';
import { Sheet } from './Sheet.tsx';

const GAME = 'tiny-epic-tactics';

interface Built {
  readonly realm: string;
  readonly anyRealm: boolean;
  /** It can be played in. */
  readonly isFit: boolean;
}

function Workshop({ given }: { readonly given: string }) {
  const say = useSay();
  const [built, setBuilt] = useState<Built>({ realm: given, anyRealm: false, isFit: true });
  const [isPlaying, setPlaying] = useState(false);
  const { realm, anyRealm, isFit } = built;
  const options = { mode: 'battle', ...(realm && { realm }), ...(anyRealm && { anyRealm }) };
  return (
    <Sheet title={say('build.title')} isWide>
      <p>{say('build.says')}</p>
      <RealmEditor
        realm={given}
        anyRealm={false}
        onChange={(text, any, fit) => setBuilt({ realm: text, anyRealm: any, isFit: fit })}
        ruleHref={(rule) => `/rules/${GAME}/${rule}`}
      />
      <div className={styles.acts}>
        <Button kind="main" icon="play" disabled={!isFit} onClick={() => setPlaying(true)}>
          {say('build.play')}
        </Button>
        <CopyField label={say('build.link')} text={`${location.origin}${realmPath(realm)}`} />
      </div>
      {isPlaying && (
        <GameWords game={GAME}>
          <NewMatch game={GAME} how="bot" options={options} onClose={() => setPlaying(false)} />
        </GameWords>
      )}
    </Sheet>
  );
}

export default function RealmPage({ realm }: { readonly realm: string }) {
  return (
    <MoreWords words={messages}>
      <Workshop key={realm} given={realm} />
    </MoreWords>
  );
}
