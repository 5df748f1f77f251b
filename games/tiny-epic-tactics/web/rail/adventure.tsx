/** Solo and co-op: the time that is left, the dungeons, and the Enemy's row with the cards under it. */
import { list } from '@taverne/engine/telling';
import { classes, Hidden, Panel, useSay } from '@taverne/ui';
import { boxWord, crystalWord, enemyCardWord, holderWord, shortWord } from '../../text/names.ts';
import { thoughtsIn } from '../describe.ts';
import { Portrait } from '../figures/sprite.tsx';
import { Sign } from '../symbols.tsx';
import { useTable } from '../table.tsx';
import { dungeonRow, openDungeons, sidesOf, unitsOf } from '../view.ts';
import styles from './track.module.css';

/** The track is longer for two (TET-SOLO-SETUP-09, TET-COOP-08). */
const MOST_TIME = { solo: 7, 'co-op': 11 } as const;
/** The order in which the Enemy's cards lie (TET-SOLO-SETUP-03). */
const ROW = ['warrior', 'beast', 'rogue', 'wizard'] as const;

export function Adventure() {
  const { view, state, book } = useTable();
  const say = useSay();
  const most = view.mode === 'co-op' ? MOST_TIME['co-op'] : MOST_TIME.solo;
  const open = openDungeons(view.units);
  const row = dungeonRow(book);
  const last = state.events.findLast(({ event }) => event.event === 'enemy-activated')?.event;
  const thoughts = thoughtsIn(last, state, say);
  const enemies = sidesOf(view).filter((side) => side >= view.seats);
  return (
    <Panel label={say('web.time')} className={styles.panel}>
      <h2>{say('web.time')}</h2>
      <ol className={styles.time} aria-label={say('web.time.left', { n: view.time })}>
        {Array.from({ length: most + 1 }, (_, i) => most - i).map((space) => (
          <li
            key={space}
            className={classes(space === view.time && styles.now, space === 0 && styles.dead)}
            aria-current={space === view.time ? 'step' : undefined}
          >
            {space === view.time ? <Sign name="hour" /> : space}
          </li>
        ))}
      </ol>
      <ul className={styles.dungeons}>
        {row.map(({ id, number }) => {
          const isGreen = view.green[number] === true;
          const isOpen = open.includes(id);
          return (
            <li key={id} className={classes(isGreen && styles.green)} title={crystalWord(say, book, id)}>
              <b>{boxWord(say, view, id)}</b>
              {isGreen || isOpen ? (
                <span>{say(isGreen ? 'web.dungeon.green' : 'web.dungeon.open')}</span>
              ) : (
                <Hidden>{say('web.dungeon.red')}</Hidden>
              )}
            </li>
          );
        })}
      </ul>
      <details className={styles.last}>
        <summary>{say('web.crystals')}</summary>
        <dl>
          {row.map(({ id }) => (
            <div key={id}>
              <dt>{boxWord(say, view, id)}</dt>
              <dd>{crystalWord(say, book, id)}</dd>
            </div>
          ))}
        </dl>
      </details>
      <div className={styles.enemies}>
        {enemies.map((side) => (
          <ul key={side} className={styles.rowOf} aria-label={holderWord(say, state, view, side)}>
            {unitsOf(view, side)
              .toSorted((a, b) => ROW.indexOf(a.class) - ROW.indexOf(b.class))
              .map((unit) => (
                <li key={unit.unit} className={classes(unit.under !== null && styles.acted)}>
                  <Portrait name={unit.class} seat={side} />
                  <span>{shortWord(say, view, unit.id)}</span>
                  {unit.under !== null && (
                    <span className={styles.under} title={enemyCardWord(say, view, unit.under)}>
                      <span aria-hidden="true">✓</span>
                      <Hidden>{say('web.enemy.acted')}</Hidden>
                    </span>
                  )}
                </li>
              ))}
          </ul>
        ))}
      </div>
      {last && thoughts.length > 0 && (
        <details className={styles.last}>
          <summary>{say('web.enemy.thoughts')}</summary>
          <ol>
            {thoughts.map((thought) => (
              <li key={thought}>{thought}</li>
            ))}
          </ol>
        </details>
      )}
      <p className={styles.piles}>
        {say('web.enemy.piles', { deck: view.enemyDeck.length, discard: view.enemyDiscard.length })}
        {view.enemyDiscard.length > 0 &&
          ` (${list(
            say,
            view.enemyDiscard.map((card) => enemyCardWord(say, view, card)),
          )})`}
      </p>
    </Panel>
  );
}
