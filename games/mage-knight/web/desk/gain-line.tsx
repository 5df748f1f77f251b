/** What something gives now, with its signs: `⚔ 2 attack or 2 block`. */
import { useSay } from '@taverne/ui';
import { Fragment } from 'react';
import type { Gains } from '../../src/gains.ts';
import { Sign } from '../art/signs.tsx';
import { gainWord, signOf } from '../gains.ts';
import styles from './gain-line.module.css';

export function GainLine({ ways }: { readonly ways: readonly Gains[] }) {
  const say = useSay();
  return ways.map((gains, i) => (
    <Fragment key={gains.map((gain) => gainWord(say, gain)).join()}>
      {i > 0 && <span className={styles.or}>{say('web.gain.or')}</span>}
      {gains.map((gain) => {
        const sign = signOf(gain);
        const word = gainWord(say, gain);
        return (
          <span key={`${gain.what} ${word}`} className={styles.gain}>
            {sign && <Sign of={sign} />}
            {word}
          </span>
        );
      })}
    </Fragment>
  ));
}
