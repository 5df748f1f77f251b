/** The sheet of a new match: it says at once of which game. The form on it is wanted by a click, and no screen waits for it. */
import type { MatchOptions } from '@taverne/protocol';
import { Dialog, useSay } from '@taverne/ui';
import { lazy, Suspense } from 'react';
import { GameChoice } from './GameChoice.tsx';
import styles from './new-match.module.css';
import type { How } from './seats.ts';

const NewMatchForm = lazy(() => import('./NewMatchForm.tsx'));

interface NewMatchProps {
  readonly game: string;
  readonly how: How;
  /** What is chosen before anybody chooses. */
  readonly options?: MatchOptions;
  /** Left out: it is this game and no other. */
  readonly onGame?: ((game: string) => void) | undefined;
  readonly onClose: () => void;
}

export function NewMatch({ game, how, options, onGame, onClose }: NewMatchProps) {
  const say = useSay();
  return (
    <Dialog title={say('new.title', { game: say('game.name') })} closeLabel={say('app.close')} onClose={onClose}>
      {onGame && <GameChoice game={game} onGame={onGame} />}
      <Suspense fallback={<p className={styles.moment}>{say('app.loading')}</p>}>
        <NewMatchForm key={game} game={game} how={how} options={options} onDone={onClose} />
      </Suspense>
    </Dialog>
  );
}
