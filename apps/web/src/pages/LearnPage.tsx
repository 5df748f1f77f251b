/** The guided first match: one learns by doing, with somebody who knows beside one. */
import { useSay } from '@taverne/ui';
import { useEffect, useMemo } from 'react';
import { Guide } from '../learn/Guide.tsx';
import styles from '../learn/learn.module.css';
import { learnMessages } from '../learn/text/index.ts';
import { useLesson } from '../learn/use-lesson.ts';
import { NO_CLOCK, start } from '../lobby/start.ts';
import { useSettings } from '../settings.ts';
import { Loading } from '../table/Loading.tsx';
import { Room } from '../table/Room.tsx';
import { MoreWords } from '../words.tsx';
import NowherePage from './NowherePage.tsx';

/** The opponent of a first match after the lesson: the gentlest. */
const FIRST_LEVEL = 1;

function Lesson({ game }: { readonly game: string }) {
  const say = useSay();
  const { name } = useSettings();
  const other = say('learn.other');
  const lesson = useLesson(other);
  const { state, door, scene } = lesson;
  useEffect(() => {
    document.title = `${say('learn.title')} · ${say('app.title')}`;
  }, [say]);
  const onPlay = useMemo(
    () => () => void start({ game, how: 'bot', level: FIRST_LEVEL, options: {}, clock: NO_CLOCK, name }),
    [game, name],
  );
  if (!state || !door) return <Loading />;
  return (
    <div className={styles.page}>
      <Room key={scene} state={state} door={door} where="here" isLesson />
      <Guide lesson={lesson} onPlay={onPlay} />
    </div>
  );
}

export default function LearnPage({ game }: { readonly game: string }) {
  if (game !== 'leaders') return <NowherePage />;
  return (
    <MoreWords words={learnMessages}>
      <Lesson game={game} />
    </MoreWords>
  );
}
