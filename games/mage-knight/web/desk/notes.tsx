/** On the land: what is asked and lies nowhere, what a space is for, and why not. */
import { classes, PHONE, type Reason, reasonFor, type Say, useMedia, useSay, WhyNote } from '@taverne/ui';
import { lazy, Suspense } from 'react';
import { Spoils } from '../combat/spoils.tsx';
import { sayRefusal } from '../describe.ts';
import { spotWord } from '../spot-word.ts';
import { cardIn } from '../spots.ts';
import { type MageFrame, type Reply, useTable } from '../table.tsx';
import { isFight, isTaking } from '../view.ts';
import { Asked } from './asked.tsx';
import { Hand } from './hand.tsx';
import styles from './notes.module.css';

const SpaceNote = lazy(async () => ({ default: (await import('../later.ts')).SpaceNote }));
const OfferNote = lazy(async () => ({ default: (await import('../later.ts')).OfferNote }));
const Several = lazy(async () => ({ default: (await import('../later.ts')).Several }));

export function Notes() {
  const { view, picks, question } = useTable();
  const isPhone = useMedia(PHONE);
  // What is to be chosen lies over the land.
  const isCovered = question?.name === 'tactic' || isTaking(question);
  return (
    <div className={classes(styles.notes, isFight(view) && styles.low)}>
      {/* A fight has a place for it. */}
      {!isPhone && !isFight(view) && !isTaking(question) && <Asked />}
      <WhyNot />
      {view.seats > 1 && !isFight(view) && (
        <Suspense>
          <Several />
        </Suspense>
      )}
      <Spoils />
      <Suspense>
        <OfferNote />
      </Suspense>
      {/* With a card in hand one has looked at the land before. */}
      <Suspense>{cardIn(picks[0]) === undefined && !isCovered && <SpaceNote />}</Suspense>
    </div>
  );
}

/** On a phone the hand lies under the thumb; what is to be taken from somewhere else has its place. */
export function Matter() {
  const { question, state } = useTable();
  return isTaking(question) || state.outcome ? null : <Hand isSmall />;
}

function WhyNot() {
  const table = useTable();
  const say = useSay();
  const { why, trouble, closeWhy } = table;
  return (
    <WhyNote
      className={styles.why}
      reason={why && reasonOf(table, say, why)}
      trouble={trouble}
      about={why?.spot}
      onClose={closeWhy}
    />
  );
}

/** In the words of this game. */
const reasonOf = (table: MageFrame, say: Say, reply: Reply): Reason =>
  reasonFor(table, reply, {
    say,
    refusal: (refusal) => sayRefusal(refusal, table.state, say),
    spot: (spot) => spotWord(table, say, spot),
    idle: { says: 'web.plain.nothing' },
  });
