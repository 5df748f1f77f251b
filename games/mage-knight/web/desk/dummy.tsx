/** The dummy player: its cards that run out, its crystals, and what it did last, told. */
import { useSay } from '@taverne/ui';
import { BASICS, NONE } from '../../src/words.ts';
import { Crystal, Mana } from '../art/mana.tsx';
import { tacticName } from '../names.ts';
import { useTable } from '../table.tsx';
import styles from './dummy.module.css';

export function Dummy() {
  const { view, state } = useTable();
  const say = useSay();
  if (view.heroes.length <= view.seats) return null;
  const last = state.events.findLast(({ event }) => event.event === 'dummy-played' || event.event === 'round-began')?.event;
  return (
    <section className={styles.dummy}>
      <h3>
        {say('web.dummy')}
        {view.dummyTactic !== NONE && <small>{tacticName(say, view.dummyTactic)}</small>}
      </h3>
      <p>
        {say('web.dummy.deck', { n: view.dummyDeck, turns: Math.ceil(view.dummyDeck / 3) })}{' '}
        {BASICS.map((colour, i) => {
          const n = view.dummyCrystals[i] ?? 0;
          return n === 0 ? null : (
            <span key={colour} title={say('web.tokens', { n, mana: say(`crystal.${colour}`) })}>
              <Crystal of={colour} /> {n}
            </span>
          );
        })}
      </p>
      {last?.event === 'dummy-played' && (
        <p className={styles.thought}>
          {last.colour && <Mana of={last.colour} />}{' '}
          {say('web.dummy.thought', {
            n: last.cards.length - last.more,
            colour: say(`colour.${last.colour ?? 'red'}`),
            more: last.more,
            left: last.left,
          })}
        </p>
      )}
    </section>
  );
}
