/** What something gives now, with its signs: `⚔ 2 attack or 2 block`; in short `⚔ 2 / 2`. */
import { Hidden, useSay } from '@taverne/ui';
import { Fragment } from 'react';
import type { Gain, Gains } from '../../src/gains.ts';
import { ElementSign, Sign } from '../art/signs.tsx';
import { figureAlone, gainWord, signOf } from '../gains.ts';
import styles from './gain-line.module.css';

export function GainLine({ ways, isShort = false }: { readonly ways: readonly Gains[]; readonly isShort?: boolean }) {
  const say = useSay();
  return ways.map((gains, i) => (
    <Fragment key={gains.map((gain) => gainWord(say, gain)).join()}>
      {i > 0 && <Or isShort={isShort} word={say('web.gain.or')} />}
      {gains.map((gain) => {
        const word = gainWord(say, gain);
        return (
          <span key={`${gain.what} ${word}`} className={styles.gain}>
            <Told gain={gain} word={word} isShort={isShort} />
          </span>
        );
      })}
    </Fragment>
  ));
}

const Or = ({ word, isShort }: { readonly word: string; readonly isShort: boolean }) => (
  <span className={styles.or}>
    {isShort && <span aria-hidden="true">/</span>}
    {isShort ? <Hidden>{word}</Hidden> : word}
  </span>
);

interface ToldProps {
  readonly gain: Gain;
  readonly word: string;
  readonly isShort: boolean;
}

/** A sign and a figure, if that is enough; otherwise the word beside its sign. */
function Told({ gain, word, isShort }: ToldProps) {
  const sign = signOf(gain);
  const figure = isShort ? figureAlone(gain) : undefined;
  const { element = 'physical' } = gain;
  return (
    <>
      {sign && <Sign of={sign} />}
      {figure === undefined ? (
        word
      ) : (
        <>
          {element !== 'physical' && <ElementSign of={element} />}
          <b aria-hidden="true">{figure}</b>
          <Hidden>{word}</Hidden>
        </>
      )}
    </>
  );
}
