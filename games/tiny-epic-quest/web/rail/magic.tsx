/** The Magic Track with its token and Level, what the Level means for dice and Spells, and the Spell Library. */
import { Crest, classes, useSay } from '@taverne/ui';
import { nameOf } from '../names.ts';
import { Sign } from '../symbols.tsx';
import { useTable } from '../table.tsx';
import { bookIn } from '../view.ts';
import styles from './magic.module.css';

export function Magic() {
  const { view } = useTable();
  const say = useSay();
  const spaces = view.levels.map((level, i) => ({ level, space: i + 1 }));
  return (
    <section className={styles.magic} aria-label={say('web.magic')}>
      <h2>
        {say('web.magic')} <small>{say('web.magic.level', { n: view.level })}</small>
      </h2>
      <div
        className={styles.track}
        data-flies="magic"
        role="img"
        aria-label={say('web.magic.at', { space: view.magic + 1, level: view.level })}
      >
        {spaces.map(({ level, space }) => (
          <i key={space} className={classes(styles[`l${level}`], space === view.magic + 1 && styles.here)}>
            {space === view.magic + 1 ? <Sign name="magic" /> : space}
          </i>
        ))}
      </div>
      <p>{say(`web.magic.says.${view.rules.mode}.${view.level}`)}</p>
      <Library />
    </section>
  );
}

/** The books in order, each with its number or the crests of those who have come as far. */
function Library() {
  const { view, state } = useTable();
  const say = useSay();
  const readers = Array.from({ length: view.seats }, (_, seat) => ({ seat, level: view.spell[seat] ?? 0 }));
  const who = readers.map(({ seat, level }) => say('web.spells.who', { name: nameOf(state, seat, say), n: level })).join(', ');
  return (
    <div className={styles.library} role="img" aria-label={say('web.spells.of', { who })}>
      {bookIn().content.books.map((book, i) => (
        <span key={book} title={say('web.region.obelisk', { n: i + 1, book: say(`book.${book}.name`) })}>
          <Sign name={book} />
          {readers.map(({ seat, level }) => level === i + 1 && <Crest key={seat} seat={seat} size={14} />)}
          {readers.every(({ level }) => level !== i + 1) && <b>{i + 1}</b>}
        </span>
      ))}
    </div>
  );
}
