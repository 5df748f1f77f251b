/** The guided first match: one learns by doing, with somebody who knows beside one. */
import { classes, useSay } from '@taverne/ui';
import { type ReactNode, useEffect, useMemo } from 'react';
import { Guide } from '../learn/Guide.tsx';
import styles from '../learn/learn.module.css';
import { learnMessages } from '../learn/text/index.ts';
import { useLesson } from '../learn/use-lesson.ts';
import { planFor } from '../lobby/seats.ts';
import { shelved } from '../lobby/shelf.ts';
import { NO_CLOCK, start } from '../lobby/start.ts';
import { useSettings } from '../settings.ts';
import { Loading } from '../table/Loading.tsx';
import { Room } from '../table/Room.tsx';
import { PHONE, useMedia } from '../tablepage/use-media.ts';
import { MoreWords } from '../words.tsx';
import NowherePage from './NowherePage.tsx';

/** The opponent of a first match after the lesson: the gentlest. */
const FIRST_LEVEL = 1;

/** What is put beside the board comes among the table's words and needs its own. */
const wrapped = (guide: ReactNode): ReactNode => <MoreWords words={learnMessages}>{guide}</MoreWords>;

function Lesson({ game }: { readonly game: string }) {
  const say = useSay();
  const { name } = useSettings();
  const other = say('learn.other');
  const lesson = useLesson(name, other);
  const { state, door, scene } = lesson;
  const isPhone = useMedia(PHONE);
  useEffect(() => {
    document.title = `${say('learn.title')} · ${say('app.title')}`;
  }, [say]);
  const onPlay = useMemo(
    () => () => void start({ game, how: 'bot', plan: planFor('bot', 2, FIRST_LEVEL), options: {}, clock: NO_CLOCK, name }),
    [game, name],
  );
  if (!state || !door) return <Loading />;
  const guide = <Guide lesson={lesson} onPlay={onPlay} isSlip={isPhone} />;
  return (
    <div className={classes(!isPhone && styles.page)}>
      <Room key={scene} state={state} door={door} where="here" isLesson extra={isPhone && wrapped(guide)} />
      {!isPhone && guide}
    </div>
  );
}

export default function LearnPage({ game }: { readonly game: string }) {
  if (!shelved(game)?.lesson) return <NowherePage />;
  return (
    <MoreWords words={learnMessages}>
      <Lesson game={game} />
    </MoreWords>
  );
}
