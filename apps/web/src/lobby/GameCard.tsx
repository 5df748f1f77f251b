/** One game of the house, and the ways to begin it. */
import { Button, useSay } from '@taverne/ui';
import styles from './lobby.module.css';

interface GameCardProps {
  readonly game: string;
  /** Whom one faces with one click. */
  readonly level: number;
  readonly onPlay: () => void;
  readonly onInvite: () => void;
  readonly onScreen: () => void;
  readonly onChoose: () => void;
}

export function GameCard({ game, level, onPlay, onInvite, onScreen, onChoose }: GameCardProps) {
  const say = useSay();
  const opponent = say(`level.${level}.name`);
  return (
    <article className={styles.card} aria-labelledby={`game-${game}`}>
      <img className={styles.art} src={`/art/${game}.svg`} alt={say(`game.${game}.picture`)} width="420" height="186" />
      <div className={styles.body}>
        <div className={styles.title}>
          <h2 id={`game-${game}`}>{say('game.name')}</h2>
          <span>{say(`game.${game}.facts`)}</span>
        </div>
        <p className={styles.line}>{say(`game.${game}.line`)}</p>
        <div className={styles.acts}>
          <Button kind="main" icon="play" after={say('lobby.play.against', { name: opponent })} onClick={onPlay}>
            {say('lobby.play')}
          </Button>
          <Button kind="quiet" icon="link" onClick={onInvite}>
            {say('lobby.invite')}
          </Button>
          <Button kind="quiet" icon="screen" onClick={onScreen}>
            {say('lobby.screen')}
          </Button>
          <Button kind="quiet" icon="gear" onClick={onChoose}>
            {say('lobby.options')}
          </Button>
        </div>
      </div>
    </article>
  );
}
