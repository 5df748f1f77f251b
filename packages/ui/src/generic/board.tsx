/** The plain table: a sheet of paper with what lies on the table, what just happened, and what one can do. */

import { WhyNote } from '../board/why-note.tsx';
import { classes } from '../classes.ts';
import { Hidden } from '../hidden.tsx';
import { RuleLink } from '../rule-link.tsx';
import { PHONE, useMedia } from '../use-media.ts';
import { useSay } from '../words.tsx';
import styles from './board.module.css';
import { Forecast, Options, WhyNot } from './options.tsx';
import { numbered } from './shape.ts';
import { usePlainTable } from './table.tsx';
import { isAtHand } from './turn.ts';
import { View } from './view.tsx';

/** What just happened: so many lines of it. */
const LATEST = 3;

export function Board() {
  const { parts, question, words } = usePlainTable();
  const say = useSay();
  const isPhone = useMedia(PHONE);
  const { state } = parts;
  const latest = numbered(state.events).slice(-LATEST).toReversed();
  // A few answers lie under the thumb already.
  const isElsewhere = isPhone && isAtHand(question);
  return (
    <div className={styles.board} data-board>
      <div className={styles.sheet}>
        <section className={styles.view} aria-label={say('web.sheet.view')}>
          <Hidden>
            <h2>{say('web.sheet.view')}</h2>
          </Hidden>
          <View />
        </section>
        {latest.length > 0 && (
          <section className={styles.latest} aria-label={say('web.sheet.latest')}>
            <h2>{say('web.sheet.latest')}</h2>
            <ul>
              {latest.map(({ place, item: { event } }) => (
                <li key={place}>
                  {words.event(event)} <RuleLink rule={event.rule} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {question && (
        <section className={classes(styles.sheet, styles.asked)} aria-label={words.question(question.name)}>
          {!isElsewhere && (
            <>
              <h2>
                {words.question(question.name)} {question.rule !== undefined && <RuleLink rule={question.rule} />}
              </h2>
              <Options />
            </>
          )}
          <WhyNot />
        </section>
      )}
      <Forecast />
    </div>
  );
}

export function Notes() {
  const { trouble, closeTrouble } = usePlainTable();
  return <WhyNote className={styles.trouble} reason={undefined} trouble={trouble} onClose={closeTrouble} />;
}
