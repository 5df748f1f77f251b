/** A joint assault as all see it: who takes part, how many defenders each faces, whose fight it is, and who has still to agree. */
import { Crest, classes, RuleLink, seatClass, useSay } from '@taverne/ui';
import { NONE } from '../../src/words.ts';
import { nameOf, placeWord } from '../names.ts';
import { useTable } from '../table.tsx';
import shared from './fight.module.css';
import styles from './joint.module.css';

export function JointAssault() {
  const { view, state } = useTable();
  const say = useSay();
  const { joint } = view;
  // Until it is proposed there is nothing to be seen.
  if (!joint || joint.shares.length === 0) return null;
  const statusOf = (i: number): string => {
    if (joint.now === NONE) return i === 0 || !isAsked(joint.seats[i]) ? 'agreed' : 'asked';
    return i < joint.now ? 'done' : i === joint.now ? 'now' : i === joint.now + 1 ? 'next' : 'waits';
  };
  const isAsked = (seat: number | undefined): boolean =>
    state.asked.some((each) => each.seat === seat && each.name === 'agree');
  return (
    <section className={classes(shared.sheet, styles.joint)} aria-label={say('joint.title')}>
      <h3>
        {say('joint.title')}{' '}
        <small>
          {placeWord(say, view, joint.city)} <RuleLink rule="MK-COOP-09" />
          {joint.survivors.length > 0 && <b>{say('joint.survivors', { n: joint.survivors.length })}</b>}
        </small>
      </h3>
      <ol>
        {joint.seats.map((seat, i) => (
          <li key={seat} className={classes(seatClass(seat), styles[statusOf(i)])}>
            <Crest seat={seat} size={24} />
            <span>
              <b>{nameOf(state, seat, say)}</b> <small>{say(`joint.${statusOf(i)}`)}</small>
              <span>{say('joint.share', { n: joint.shares[i] ?? 0 })}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
