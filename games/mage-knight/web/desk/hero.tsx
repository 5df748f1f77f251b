/** The hero beside the board: level, Fame and Reputation, units, skills, the tactic of the round, and the dummy player. */
import { Crest, classes, Panel, seatClass, useSay } from '@taverne/ui';
import { skillFace, tacticFace, unitFace } from '../../src/content/faces.ts';
import { LEVELS } from '../../src/content/tracks.ts';
import { NONE } from '../../src/words.ts';
import { unitSign } from '../art/cards.ts';
import { Hero } from '../art/scenery.tsx';
import { Sign } from '../art/signs.tsx';
import { printed } from '../names.ts';
import { HERO, skillSpot, unitSpot } from '../spots.ts';
import { useTable } from '../table.tsx';
import { heroOf, isFight, ownSeat } from '../view.ts';
import { Abilities } from './abilities.tsx';
import { Dummy } from './dummy.tsx';
import styles from './hero.module.css';
import { Terse } from './printed.tsx';
import { FameTrack, ReputationTrack } from './tracks.tsx';

export function HeroSheet() {
  const { view, state, next, press } = useTable();
  const say = useSay();
  const seat = ownSeat(state);
  const hero = heroOf(view, seat);
  const level = view.level[seat] ?? 1;
  const row = LEVELS[level - 1];
  return (
    <Panel label={say(`hero.${hero}.name`)} className={classes(styles.sheet, seatClass(seat))}>
      <figure className={styles.head}>
        <button
          type="button"
          className={classes(styles.portrait, next.has(HERO) && styles.ready)}
          disabled={!next.has(HERO)}
          aria-label={say('web.hero.target', { hero: say(`hero.${hero}.name`) })}
          onClick={() => press(HERO)}
        >
          <svg viewBox="-22 -50 44 56" className="mk" aria-hidden="true">
            <Hero name={hero} />
          </svg>
        </button>
        <span>
          <h2>{say(`hero.${hero}.name`)}</h2>
          <small>{say('web.hero.figures', { level, armor: row?.armor ?? 2, hand: view.limits[seat] ?? 5 })}</small>
        </span>
        <Crest seat={seat} size={28} />
      </figure>
      <FameTrack fame={view.fame[seat] ?? 0} level={level} seat={seat} />
      <ReputationTrack at={view.reputation[seat] ?? 0} seat={seat} />
      <Units />
      <Skills />
      <Tactic />
      {/* In a fight there is no place for it, and it is no matter. */}
      {!isFight(view) && <Dummy />}
    </Panel>
  );
}

function Units() {
  const { view, state, next, picks, press } = useTable();
  const say = useSay();
  const seat = ownSeat(state);
  const units = view.units[seat] ?? [];
  const commands = LEVELS[(view.level[seat] ?? 1) - 1]?.command ?? 1;
  const free = Math.max(0, commands - units.filter(({ isBound }) => !isBound).length);
  return (
    <section className={styles.part}>
      <h3>
        {say('web.units')} <small>{say('web.units.commands', { used: commands - free, of: commands })}</small>
      </h3>
      {units.map(({ unit, isSpent, wounds, banner }, at) => {
        const { id, level, armor } = unitFace(unit);
        const spot = unitSpot(at);
        const how = wounds > 0 ? 'wounded' : isSpent ? 'spent' : 'ready';
        return (
          <button
            key={spot}
            type="button"
            className={classes(styles.unit, styles[how], next.has(spot) && styles.lit, picks.includes(spot) && styles.picked)}
            aria-pressed={picks.includes(spot)}
            onClick={() => press(spot)}
          >
            <span className={styles.sign}>
              <Sign of={unitSign(id)} />
            </span>
            <span>
              <b>{say(`unit.${id}.name`)}</b> <small>{say('web.unit.level', { level })}</small>
              <span className={styles.does}>
                <Abilities unit={unit} />
              </span>
              {banner !== NONE && <small className={styles.banner}>{say('web.unit.banner')}</small>}
            </span>
            <span className={styles.state}>
              <span>
                <Sign of="block" /> {armor}
              </span>
              <small>{say(`web.unit.${how}`, { n: wounds })}</small>
            </span>
          </button>
        );
      })}
      {units.length === 0 && <p className={styles.free}>{say('web.units.free', { n: free })}</p>}
    </section>
  );
}

function Skills() {
  const { view, state, next, picks, press } = useTable();
  const say = useSay();
  const seat = ownSeat(state);
  const skills = view.skills[seat] ?? [];
  if (skills.length === 0) return null;
  const isDone = (skill: number): boolean =>
    (view.flipped[seat] ?? []).includes(skill) || (view.used[seat] ?? []).includes(skill);
  return (
    <section className={styles.part}>
      <h3>{say('web.skills')}</h3>
      {skills.map((skill) => {
        const { id, use } = skillFace(skill);
        const spot = skillSpot(skill);
        return (
          <button
            key={skill}
            type="button"
            className={classes(
              styles.skill,
              isDone(skill) && styles.spent,
              next.has(spot) && styles.lit,
              picks.includes(spot) && styles.picked,
            )}
            aria-pressed={picks.includes(spot)}
            onClick={() => press(spot)}
          >
            <b>{say(`skill.${id}.name`)}</b> <small>{say(isDone(skill) ? 'web.skill.done' : `web.skill.${use}`)}</small>{' '}
            <span className={styles.does}>
              <Terse text={printed(say, view, `skill.${id}.does`)} />
            </span>
          </button>
        );
      })}
    </section>
  );
}

function Tactic() {
  const { view, state } = useTable();
  const say = useSay();
  const seat = ownSeat(state);
  const tactic = view.tactic[seat] ?? NONE;
  if (tactic === NONE) return null;
  const { id, number } = tacticFace(tactic);
  return (
    <section className={classes(styles.part, styles.tactic, view.isTacticDown[seat] && styles.spent)}>
      <h3>
        {say('web.tactic', { name: say(`tactic.${id}.name`), n: number })}
        {view.isTacticDown[seat] && <small>{say('web.skill.done')}</small>}
      </h3>{' '}
      <p>{printed(say, view, `tactic.${id}.does`)}</p>
    </section>
  );
}
