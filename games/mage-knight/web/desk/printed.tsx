/** The text of a card, a unit or a skill: before each amount its sign. */
import { useSay } from '@taverne/ui';
import { Fragment } from 'react';
import { Sign } from '../art/signs.tsx';
import { inked } from '../inked.ts';
import { numbered } from '../numbered.ts';
import styles from './printed.module.css';

export function Printed({ text }: { readonly text: string }) {
  const parts = inked(useSay(), text);
  return numbered(parts.map((part) => part.text)).map(([key, part], i) => {
    const sign = parts[i]?.sign;
    if (sign === undefined) return <Fragment key={key}>{part}</Fragment>;
    const words = part.split(' ');
    const amount = words.splice(-2).join(' ');
    const [first, ...between] = words;
    return (
      <b key={key} className={styles.amount}>
        <span className={styles.sign}>
          <Sign of={sign} />
          {first ?? amount}
        </span>
        {first !== undefined && (
          <>
            {' '}
            {between.map((word) => `${word} `)}
            <span className={styles.sign}>{amount}</span>
          </>
        )}
      </b>
    );
  });
}
