/** One game of the house, and the ways to begin it. */
import type { GameEntry } from '@taverne/games';
import { Button, classes, Icon, useSay } from '@taverne/ui';
import { useState } from 'react';
import { Link } from '../Link.tsx';
import { useSettings } from '../settings.ts';
import { sayTrouble } from '../trouble.ts';
import styles from './game-card.module.css';
import { levelsIn, nearestLevel } from './levels.ts';
import lobby from './lobby.module.css';
import { type How, planFor, soloOptions, usualCount } from './seats.ts';
import { NO_CLOCK, start } from './start.ts';
import { mainOption, termsOf } from './terms.ts';

interface GameCardProps {
  readonly entry: GameEntry;
  readonly onChoose: (how: How) => void;
  /** Beside others: what stands below the card of a single game is on the card. */
  readonly isSmall: boolean;
}

export function GameCard({ entry, onChoose, isSmall }: GameCardProps) {
  const say = useSay();
  const { name, level: liked } = useSettings();
  const [trouble, setTrouble] = useState('');
  const { id: game, seats, minutes, picture, hasLesson, pages = [], rules } = entry;
  const level = nearestLevel(levelsIn(say), liked);
  const begin = async (how: How): Promise<void> => {
    const plan = planFor(how, usualCount(seats, how), level);
    const terms = how === 'solo' ? await termsOf(game) : undefined;
    const options = terms ? soloOptions(terms.seats, mainOption(terms)?.usual) : {};
    const problem = await start({ game, how, plan, options, clock: NO_CLOCK, name });
    setTrouble(problem ? sayTrouble(say, problem) : '');
  };
  const isAlone = seats.max === 1;
  const players = seats.min === seats.max ? String(seats.min) : `${seats.min}–${seats.max}`;
  return (
    <article className={classes(styles.card, isSmall && styles.small)} aria-labelledby={`game-${game}`}>
      {picture === undefined ? (
        <div className={styles.bare} aria-hidden="true" />
      ) : (
        <img className={styles.art} src={picture} alt={say('game.picture')} width="420" height="186" />
      )}
      <div className={styles.body}>
        <div className={styles.title}>
          <h2 id={`game-${game}`}>{say('game.name')}</h2>
          <span>
            {say(minutes === undefined ? 'lobby.players' : 'lobby.facts', { players, most: seats.max, minutes: minutes ?? 0 })}
          </span>
        </div>
        <p className={styles.line}>{say('game.line')}</p>
        <div className={styles.acts}>
          <Button
            kind="main"
            icon="play"
            after={isAlone ? say('lobby.solo') : say('lobby.play.against', { name: say(`level.${level}.name`) })}
            onClick={() => void begin(isAlone ? 'solo' : 'bot')}
          >
            {say('lobby.play')}
          </Button>
          {!isAlone && (
            <>
              <Button kind="quiet" icon="link" onClick={() => void begin('friend')}>
                {say('lobby.invite')}
              </Button>
              <Button kind="quiet" icon="screen" onClick={() => void begin('screen')}>
                {say('lobby.screen')}
              </Button>
            </>
          )}
          {seats.min === 1 && !isAlone && (
            <Button kind="quiet" icon="solo" onClick={() => void begin('solo')}>
              {say('lobby.solo')}
            </Button>
          )}
          <Button kind="quiet" icon="gear" onClick={() => onChoose(isAlone ? 'solo' : 'bot')}>
            {say('lobby.options')}
          </Button>
        </div>
        {isSmall && (
          <p className={styles.paths}>
            {hasLesson && <Link to={`/learn/${game}`}>{say('lobby.learn', { game: say('game.name') })}</Link>}
            {pages.map((path) => (
              <Link key={path} to={`/${path}`}>
                {say(`page.${path}.name`)}
              </Link>
            ))}
            {rules && <Link to={`/rules/${game}`}>{say('app.rules')}</Link>}
          </p>
        )}
        {trouble && (
          <p role="alert" className={lobby.trouble}>
            <Icon name="no" /> {trouble}
          </p>
        )}
      </div>
    </article>
  );
}
