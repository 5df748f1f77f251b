/** What was promised of chance, what was revealed, and a proof that runs in the page. */
import { Button, Icon, useSay } from '@taverne/ui';
import { useState } from 'react';
import { type Comparison, compared, keptOf } from '../remote/fairness.ts';
import { type Failure, sayTrouble } from '../trouble.ts';
import { Compared } from './Fairness.tsx';
import { type Proof, prove, type Reel } from './reel.ts';
import styles from './replay.module.css';

type Verdict = Proof | Failure;

interface ChanceProps {
  readonly match: string;
  readonly reel: Reel;
  readonly text: string;
}

export function Chance({ match, reel, text }: ChanceProps) {
  const say = useSay();
  const [verdict, setVerdict] = useState<Verdict | 'busy'>();
  const { chance } = reel.file;
  const verify = async (): Promise<void> => {
    setVerdict('busy');
    const proof = await prove(text);
    setVerdict(proof.ok ? proof.value : proof.trouble);
  };
  return (
    <section aria-labelledby="chance" className={styles.chance}>
      <h3 id="chance">{say('replay.chance')}</h3>
      {chance ? (
        <dl>
          <dt>{say('replay.commitment')}</dt>
          <dd>
            <code>{chance.commitment}</code>
          </dd>
          <dt>{say('replay.salts')}</dt>
          <dd>{chance.salts.length === 0 ? '–' : chance.salts.map((salt) => <code key={salt}>{salt}</code>)}</dd>
          <dt>{say('replay.seed')}</dt>
          <dd>{chance.seed === undefined ? say('replay.verify.running') : <code>{chance.seed}</code>}</dd>
        </dl>
      ) : (
        <p>{say('replay.chance.none')}</p>
      )}
      <Button icon="end" onClick={() => void verify()} disabled={verdict === 'busy'}>
        {say('replay.verify')}
      </Button>
      <div role="status" className={styles.verdict}>
        {verdict === 'busy' && <p>{say('replay.verify.busy')}</p>}
        {verdict && verdict !== 'busy' && <Told verdict={verdict} />}
        {verdict && verdict !== 'busy' && <Kept found={compared(keptOf(match), reel.file)} />}
      </div>
    </section>
  );
}

function Told({ verdict }: { readonly verdict: Verdict }) {
  const say = useSay();
  if (!('entries' in verdict))
    return <Line isGood={false} text={say('replay.verify.bad', { say: sayTrouble(say, verdict) })} />;
  const { entries, chance } = verdict;
  return (
    <>
      <Line isGood text={say('replay.verify.answers', { n: entries })} />
      {chance === 'proven' && <Line isGood text={say('replay.verify.chance')} />}
      {chance === 'unknown' && <p>{say('replay.verify.unknown')}</p>}
      {typeof chance === 'object' && <Line isGood={false} text={say('replay.verify.bad', { say: sayTrouble(say, chance) })} />}
    </>
  );
}

/** What this device was told while the match was played. */
function Kept({ found }: { readonly found: readonly Comparison[] }) {
  const say = useSay();
  if (found.length === 0) return <p>{say('fair.nothing')}</p>;
  return (
    <>
      <Line isGood={found.every(({ verdict }) => verdict !== 'wrong')} text={say('fair.compared')} />
      <Compared found={found} />
    </>
  );
}

const Line = ({ isGood, text }: { readonly isGood: boolean; readonly text: string }) => (
  <p className={isGood ? styles.good : styles.bad}>
    <Icon name={isGood ? 'end' : 'no'} /> {text}
  </p>
);
