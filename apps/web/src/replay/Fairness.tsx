/** At the end: what was told of chance while the match was played, held against its file. A mismatch is told loudly. */
import { readFile } from '@taverne/engine';
import { type HostDoor, Icon, Note, type Say, useSay } from '@taverne/ui';
import { useEffect, useState } from 'react';
import { type Comparison, compared, keptOf, type Verdict } from '../remote/fairness.ts';
import { MoreWords } from '../words.tsx';
import styles from './fairness.module.css';
import { replayMessages } from './text/index.ts';

function useComparison(match: string, door: HostDoor): readonly Comparison[] {
  const [found, setFound] = useState<readonly Comparison[]>([]);
  useEffect(() => {
    let left = false;
    const kept = keptOf(match);
    if (!kept?.commitment) return;
    void door.file().then((text) => {
      const file = typeof text === 'string' ? readFile(text) : undefined;
      if (!left && file?.ok) setFound(compared(kept, file.value));
    });
    return () => {
      left = true;
    };
  }, [match, door]);
  return found;
}

interface FairnessProps {
  readonly match: string;
  readonly door: HostDoor;
}

export default function Fairness(props: FairnessProps) {
  return (
    <MoreWords words={replayMessages}>
      <Checked {...props} />
    </MoreWords>
  );
}

function Checked({ match, door }: FairnessProps) {
  const say = useSay();
  const found = useComparison(match, door);
  const [isClosed, close] = useState(false);
  if (found.length === 0) return null;
  const has = (verdict: Verdict): boolean => found.some((each) => each.verdict === verdict);
  if (has('wrong')) {
    return (
      <Note role="alert" icon="no" title={say('fair.broken')}>
        <p>{say('fair.broken.says')}</p>
        <Compared found={found} />
      </Note>
    );
  }
  if (isClosed) return null;
  return (
    <Note
      icon="end"
      title={say(has('late') ? 'fair.checked.late' : 'fair.checked')}
      onClose={() => close(true)}
      closeLabel={say('app.close')}
    >
      <details className={styles.compared}>
        <summary>{say('fair.compared')}</summary>
        <Compared found={found} />
      </details>
    </Note>
  );
}

function told(say: Say, { check, verdict }: Comparison): string {
  const how = `${check}.${verdict}`;
  return say(`fair.${how}`);
}

/** What was held against what. */
export function Compared({ found }: { readonly found: readonly Comparison[] }) {
  const say = useSay();
  return (
    <ul className={styles.list}>
      {found.map(({ check, verdict }) => (
        <li key={check} className={verdict === 'wrong' ? styles.wrong : undefined}>
          <Icon name={verdict === 'right' ? 'end' : 'no'} /> {told(say, { check, verdict })}
        </li>
      ))}
    </ul>
  );
}
