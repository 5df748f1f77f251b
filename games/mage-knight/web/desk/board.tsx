/** What lies in the middle of the page: the sky of the round, the land or the fight, the Source, and the hand before it. */
import { ButtonRow, classes, PHONE, TABLET, useMedia, useSay, ZoomButtons } from '@taverne/ui';
import { lazy, Suspense, useEffect } from 'react';
import { ScenerySprite } from '../art/scenery.tsx';
import { Land } from '../board/land.tsx';
import { Stage } from '../show/stage.tsx';
import { useTable } from '../table.tsx';
import { isFight, isTaking } from '../view.ts';
import styles from './board.module.css';
import { Hand } from './hand.tsx';
import { Played } from './played.tsx';
import { Sky } from './sky.tsx';
import { Source } from './source.tsx';
import { Tactics } from './tactics.tsx';

const fetchLater = () => import('../later.ts');
const Fight = lazy(async () => ({ default: (await fetchLater()).Fight }));
const Taking = lazy(async () => ({ default: (await fetchLater()).Taking }));

export function Board() {
  useEffect(() => void fetchLater(), []);
  const { view, question, playback } = useTable();
  const isPhone = useMedia(PHONE);
  const isTablet = useMedia(TABLET);
  const say = useSay();
  return (
    <div className={classes('mk', styles.desk, playback.seen.isNight && 'night')}>
      <ScenerySprite />
      <h2 className={styles.unseen}>{say(isFight(view) ? 'fight.label' : 'board.label')}</h2>
      {/* A fight needs the height; its hour is told beside the dice. */}
      {!isFight(view) && <Sky />}
      {(isPhone || isTablet || isFight(view)) && <Source isRow isBeside={isFight(view) && !isPhone} />}
      <div className={styles.middle}>
        {isFight(view) ? (
          <Suspense>
            <Fight />
          </Suspense>
        ) : (
          <Land />
        )}
        {!isPhone && !isFight(view) && (
          <div className={styles.left}>
            {!isTablet && <Source />}
            <Played />
          </div>
        )}
        {question?.name === 'tactic' && <Tactics />}
        {/* On a phone they are read under the thumb. */}
        {!isPhone && isTaking(question) && (
          <Suspense>
            <Taking />
          </Suspense>
        )}
        <Stage />
      </div>
      {!isPhone && <Hand />}
    </div>
  );
}

export function Tools() {
  const { view, question } = useTable();
  const say = useSay();
  // While a tactic or a card is chosen the land lies beneath.
  return isFight(view) || question?.name === 'tactic' || isTaking(question) ? null : (
    <ButtonRow label={say('web.tools')}>
      <ZoomButtons />
    </ButtonRow>
  );
}
