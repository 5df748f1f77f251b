/** The guided first match: one learns by doing, with somebody who knows beside one. */
import type { Game } from '@taverne/engine';
import { findGame } from '@taverne/games';
import { classes, type Lesson as LessonData, PHONE, useMedia, useSay } from '@taverne/ui';
import { type ReactNode, Suspense, use, useEffect, useMemo } from 'react';
import { Guide } from '../learn/Guide.tsx';
import styles from '../learn/learn.module.css';
import { wordsOf } from '../learn/text/index.ts';
import { useLesson } from '../learn/use-lesson.ts';
import { planFor } from '../lobby/seats.ts';
import { NO_CLOCK, start } from '../lobby/start.ts';
import { once } from '../once.ts';
import { useSettings } from '../settings.ts';
import { Loading } from '../table/Loading.tsx';
import { Room } from '../table/Room.tsx';
import { kitOf } from '../tablepage/kits.ts';
import { setTitle } from '../title.ts';
import { MoreWords } from '../words.tsx';
import NowherePage from './NowherePage.tsx';

/** The opponent of a first match after the lesson: the gentlest. */
const FIRST_LEVEL = 1;

interface Course {
  readonly game: Game;
  readonly lesson: LessonData;
}

/** The game and its lesson. */
const courseOf = once(async (id: string): Promise<Course | undefined> => {
  const [game, lesson] = await Promise.all([findGame(id)?.load(), kitOf(id).then((kit) => kit.lesson?.())]);
  return game && lesson && { game, lesson };
});

function Lesson({ game, lesson, wrapped }: Course & { readonly wrapped: (guide: ReactNode) => ReactNode }) {
  const say = useSay();
  const { name } = useSettings();
  const table = useLesson(game, lesson, { learner: name, partner: say('learn.other') });
  const { state, door, key } = table;
  const isPhone = useMedia(PHONE);
  useEffect(() => {
    setTitle(`${say('learn.title')} · ${say('app.title')}`);
  }, [say]);
  const onPlay = () =>
    void start({ game: game.id, how: 'bot', plan: planFor('bot', 2, FIRST_LEVEL), options: {}, clock: NO_CLOCK, name });
  const guide = <Guide game={game.id} lesson={table} onPlay={onPlay} isSlip={isPhone} />;
  // The guide stays while a table is opened anew.
  return (
    <div className={classes(!isPhone && styles.page)}>
      {state && door ? (
        <Room key={key} state={state} door={door} where="here" isLesson notes={isPhone && wrapped(guide)} />
      ) : (
        <Loading />
      )}
      {!isPhone && guide}
    </div>
  );
}

function Opened({ game: id }: { readonly game: string }) {
  const course = use(courseOf(id));
  const words = useMemo(() => wordsOf(course?.lesson), [course]);
  if (!course) return <NowherePage />;
  // What is put beside the board comes among the table's words and needs its own.
  const wrapped = (guide: ReactNode): ReactNode => <MoreWords words={words}>{guide}</MoreWords>;
  return wrapped(<Lesson {...course} wrapped={wrapped} />);
}

export default function LearnPage({ game }: { readonly game: string }) {
  if (!findGame(game)?.hasLesson) return <NowherePage />;
  return (
    <Suspense fallback={<Loading />}>
      <Opened key={game} game={game} />
    </Suspense>
  );
}
