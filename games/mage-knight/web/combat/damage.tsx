/** Damage on its way: to which unit, what it does there, how much is left for the hero; and how what has fallen fell. */
import { RuleLink, type Say, useSay } from '@taverne/ui';
import type { HitFigures } from '../../src/figures.ts';
import { NONE } from '../../src/words.ts';
import { ElementSign, Sign } from '../art/signs.tsx';
import { foeWord, unitName } from '../names.ts';
import { type MageFrame, useTable } from '../table.tsx';
import { figuresOf, heroOf, ownSeat } from '../view.ts';
import styles from './damage.module.css';
import shared from './fight.module.css';
import { eventsOfFight, fallsIn, type Hit } from './tale.ts';

/** Whose damage is to be taken, and whom it can go to. */
export function Damage() {
  const table = useTable();
  const say = useSay();
  const { view, ways, question } = table;
  if (question?.name !== 'damage') return null;
  const hits = figuresOf(question)?.hits ?? [];
  const foes = [...new Set(ways.flatMap(({ deed }) => (deed?.do === 'hit' ? [deed.foe] : [])))];
  return (
    <section className={shared.sheet}>
      <h3>{say('fight.damage')}</h3>
      <p className={styles.says}>
        {say('fight.damage.says')} <RuleLink rule="MK-COMBAT-51" />
      </p>
      {foes.map((foe) => (
        <div key={foe} className={styles.from}>
          <span className={styles.source}>
            <b>
              {
                hits.find(({ key }) => ways.some((way) => way.key === key && way.deed?.do === 'hit' && way.deed.foe === foe))
                  ?.damage
              }
            </b>
            <ElementSign of={view.foes[foe]?.element ?? 'physical'} />
            {foeWord(say, view, foe)}
          </span>
          <div className={styles.ways}>
            {ways.map(({ key, deed }) => {
              const hit = hits.find((each) => each.key === key);
              if (deed?.do !== 'hit' || deed.foe !== foe || !hit) return null;
              return (
                <button key={key} type="button" data-lit onClick={() => table.choose(key)}>
                  <b>{whoWord(say, table, deed.unit)}</b>
                  <span>{hitWords(say, hit, deed.unit === NONE)}</span>
                </button>
              );
            })}
          </div>
        </div>
      ))}
    </section>
  );
}

const whoWord = (say: Say, { view, state }: MageFrame, unit: number): string => {
  const seat = ownSeat(state);
  if (unit === NONE) return say(`hero.${heroOf(view, seat)}.name`);
  return unitName(say, view.units[seat]?.[unit]?.unit ?? NONE);
};

/** `a wound, 1 damage left`; `2 wounds into hand, 2 more into the discard pile`. */
const hitWords = (say: Say, { comes, wounds, left, discard, paralyzes }: HitFigures, isHero: boolean): string =>
  [
    say(isHero ? 'fight.hit.hero' : 'fight.hit.unit', { comes, wounds }),
    ...(discard > 0 ? [say('fight.hit.discard', { n: discard })] : []),
    ...(paralyzes ? [say('fight.hit.paralyzed')] : []),
    ...(isHero ? [] : [say('fight.hit.left', { n: left })]),
  ].join(', ');

/** How it fell, enemy by enemy. */
export function Fallen() {
  const { state, view } = useTable();
  const say = useSay();
  const falls = fallsIn(eventsOfFight(state.events));
  if (falls.length === 0) return null;
  return (
    <section className={shared.sheet}>
      <h3>{say('fight.fallen')}</h3>
      {falls.map(({ by, hits }, i) => (
        <ol key={`${by} ${falls.slice(0, i).length}`} className={styles.way}>
          <li className={styles.by}>{say(`enemy.${by}.name`)}</li>
          {hits.map((hit) => (
            <li key={hit.on === 'hero' ? 'hero' : hit.unit}>
              <b>{hit.on === 'hero' ? say(`hero.${heroOf(view, hit.seat)}.name`) : say(`unit.${hit.unit}.name`)}</b>
              <span>
                <Sign of="wound" /> {fellWords(say, hit)}
              </span>
            </li>
          ))}
        </ol>
      ))}
    </section>
  );
}

const fellWords = (say: Say, hit: Hit): string =>
  hit.on === 'unit'
    ? say('fight.hit.unit', { comes: hit.comes, wounds: hit.wounds })
    : [
        say('fight.hit.hero', { comes: 'wounded', wounds: hit.wounds }),
        ...(hit.discard > 0 ? [say('fight.hit.discard', { n: hit.discard })] : []),
      ].join(', ');
