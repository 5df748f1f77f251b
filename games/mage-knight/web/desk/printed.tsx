/** The text of a card, a unit or a skill: before each amount its sign. */
import { classes, Hidden, useSay } from '@taverne/ui';
import { Fragment } from 'react';
import { ElementSign, Sign } from '../art/signs.tsx';
import { inked } from '../inked.ts';
import { numbered } from '../numbered.ts';
import styles from './printed.module.css';

export function Printed({ text }: { readonly text: string }) {
  const parts = inked(useSay(), text);
  return numbered(parts.map((part) => part.text)).map(([key, part], i) => {
    const sign = parts[i]?.sign;
    if (sign === undefined) return <Fragment key={key}>{part}</Fragment>;
    const [first = '', ...words] = part.split(' ');
    const [last, number] = [words.at(-2), words.at(-1)];
    const head = (
      <span className={styles.sign}>
        <Sign of={sign} />
        {first}
      </span>
    );
    return (
      <b key={key} className={styles.amount}>
        {last !== undefined && (
          <>
            {head} {words.slice(0, -2).map((word) => `${word} `)}
          </>
        )}
        <span className={styles.whole}>
          {last ?? head} {number}
        </span>
      </b>
    );
  });
}

/** The same on one line: of an amount its signs and its figure. Whoever hears the page hears the words. */
export function Terse({ text }: { readonly text: string }) {
  const parts = inked(useSay(), text.replace(/\.$/, ''));
  return (
    <>
      <Hidden>{text}</Hidden>
      <span aria-hidden="true">
        {numbered(parts).map(([key, { text: words, sign, element }]) =>
          sign === undefined ? (
            <Fragment key={key}>{words}</Fragment>
          ) : (
            <b key={key} className={classes(styles.amount, styles.sign)}>
              <Sign of={sign} />
              {element && <ElementSign of={element} />}
              {words.split(/\s/).at(-1)}
            </b>
          ),
        )}
      </span>
    </>
  );
}
