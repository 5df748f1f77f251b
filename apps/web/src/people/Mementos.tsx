/** What somebody plays with: by game and mode the openings, heroes, units, and how often they won with each. */
import { findGame } from '@taverne/games';
import type { PersonReply } from '@taverne/protocol';
import { useSay } from '@taverne/ui';
import { GameWords } from '../words.tsx';
import { ModeName } from './ModeName.tsx';
import { nameOf } from './memento-name.ts';
import styles from './mementos.module.css';
import you from './you.module.css';

type Memento = PersonReply['person']['mementos'][number];
type Tally = Pick<Memento, 'won' | 'drawn' | 'lost'>;

const played = ({ won, drawn, lost }: Tally): number => won + drawn + lost;

export function Mementos({ mementos }: { readonly mementos: readonly Memento[] }) {
  const say = useSay();
  if (mementos.length === 0) return null;
  const wonOf = (tally: Tally): string => say('person.wonOf', { won: tally.won, played: played(tally) });
  return (
    <section className={you.part}>
      <h2>{say('person.mementos')}</h2>
      <p className={you.quiet}>{say('person.mementos.says')}</p>
      {mementos.map((memento, i) => {
        const { game, mode, won, drawn, lost, kinds } = memento;
        return (
          <details key={`${game} ${mode}`} open={i === 0} className={you.more}>
            <summary>
              <b>
                {findGame(game)?.name ?? game}
                <ModeName game={game} mode={mode} />
              </b>{' '}
              · {say('person.tally', { won, drawn, lost })}
            </summary>
            <GameWords game={game}>
              {kinds.map((each) => (
                <Kind key={each.kind} of={each} wonOf={wonOf} />
              ))}
            </GameWords>
          </details>
        );
      })}
    </section>
  );
}

interface KindProps {
  readonly of: Memento['kinds'][number];
  readonly wonOf: (tally: Tally) => string;
}

/** In the words of the game. */
function Kind({ of: { kind, things }, wonOf }: KindProps) {
  const say = useSay();
  return (
    <div className={styles.kind}>
      <h3>{nameOf(say, `memento.${kind}`)}</h3>
      <ul>
        {things.map(({ thing, ...tally }) => (
          <li key={thing}>
            <span>{nameOf(say, thing)}</span>
            <b>{wonOf(tally)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
