/** A fight, as it lies on the table: four phases in a row, the enemies, what is being put together, and where the damage went. */
import { Button, classes, PHONE, RuleLink, useMedia, useSay } from '@taverne/ui';
import { Sign } from '../art/signs.tsx';
import { enemyIn } from '../board/view.ts';
import { Asked } from '../desk/asked.tsx';
import { useTable } from '../table.tsx';
import { Aims } from './aims.tsx';
import { Damage, Fallen } from './damage.tsx';
import { Duel } from './duel.tsx';
import styles from './fight.module.css';
import { FiguresOfFight, useFigures } from './figures.tsx';
import { FoeCard } from './foe.tsx';
import { FoeLines } from './foe-lines.tsx';
import { JointAssault } from './joint.tsx';
import { eventsOfFight } from './tale.ts';
import { Watched } from './watched.tsx';

const PHASES = ['ranged', 'block', 'damage', 'attack'] as const;

export function Fight() {
  const { view } = useTable();
  const say = useSay();
  const isPhone = useMedia(PHONE);
  return (
    <section className={styles.fight} aria-label={say('fight.label')}>
      {view.duel ? <Duel duel={view.duel} /> : <Phases />}
      {!view.duel && <JointAssault />}
      <FiguresOfFight>
        <div className={styles.rows}>
          <ul className={styles.foes} aria-label={say('fight.foes')}>
            {view.foes.map((foe, at) => (
              <FoeCard key={`${foe.enemy} ${countBefore(view.foes, at)}`} foe={foe} at={at} />
            ))}
          </ul>
          <div className={styles.table}>
            {!isPhone && <Asked />}
            <Terms />
            {view.stage === 'join' && <Before />}
            {!view.duel && <Aims />}
            {!view.duel && <Watched />}
            {!view.duel && <Damage />}
            <Fallen />
          </div>
        </div>
      </FiguresOfFight>
    </section>
  );
}
/** Of several of a kind, the how many-th it is. */
const countBefore = (foes: readonly { readonly enemy: number }[], at: number): number =>
  foes.slice(0, at).filter(({ enemy }) => enemy === foes[at]?.enemy).length;

function Phases() {
  const { view, state } = useTable();
  const say = useSay();
  const now = PHASES.findIndex((phase) => phase === (view.stage === 'join' ? 'ranged' : view.stage));
  const events = eventsOfFight(state.events);
  const held = events.filter(({ event }) => event === 'blocked').length;
  const wounds = events.reduce((n, each) => n + (each.event === 'hero-wounded' ? each.wounds : 0), 0);
  return (
    <ol className={styles.phases}>
      {PHASES.map((phase, i) => (
        <li
          key={phase}
          className={classes(i < now && styles.past, i === now && styles.now)}
          aria-current={i === now ? 'step' : undefined}
        >
          <b aria-hidden="true">{i < now ? '✓' : i + 1}</b>
          <span>
            <strong>{say(`fight.phase.${phase}`)}</strong>
            <small>{i < now ? say(`fight.past.${phase}`, { held, wounds }) : say(`fight.now.${phase}`)}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** What is otherwise in this fight, and what the enemies will do if nobody stops them. */
function Terms() {
  const { view } = useTable();
  const say = useSay();
  const { arena, stage, foes } = view;
  const figures = useFigures()?.foes ?? [];
  const wounds = figures.reduce((n, { wounds }, at) => n + (foes[at]?.fate === 'attacks' ? wounds : 0), 0);
  const summoners = foes.filter(({ traits, fate }) => fate === 'attacks' && traits.includes('summon')).length;
  const isOpen = stage === 'join' || stage === 'ranged' || stage === 'block';
  if (!arena) return null;
  return (
    <ul className={styles.terms}>
      {arena.isNight && <Term sign="night" text={say('fight.terms.night')} rule="MK-MANA-13" />}
      {arena.noUnits && <Term sign="tower" text={say('fight.terms.no-units')} rule="MK-COMBAT-58" />}
      {isOpen && figures.length > 0 && (
        <Term
          sign="wound"
          text={say('fight.terms.foreseen', { wounds, summoners: stage === 'block' ? 0 : summoners })}
          rule="MK-COMBAT-57"
        />
      )}
    </ul>
  );
}

interface TermProps {
  readonly sign: Parameters<typeof Sign>[0]['of'];
  readonly text: string;
  readonly rule: string;
}

const Term = ({ sign, text, rule }: TermProps) => (
  <li>
    <Sign of={sign} />
    <span>
      {text} <RuleLink rule={rule} />
    </span>
  </li>
);

/** Others beside the hero may be challenged too, before it begins (MK-COMBAT-05). */
function Before() {
  const { view, ways, choose, finish } = useTable();
  const say = useSay();
  const others = ways.flatMap(({ key, deed }) => {
    const token =
      deed?.do === 'challenge' ? view.tokens.find(({ at, isRampaging }) => isRampaging && at === deed.at) : undefined;
    const row = token && enemyIn(view, token.enemy);
    return row ? [{ key, row }] : [];
  });
  const begin = ways.find(({ deed }) => deed?.do === 'done');
  return (
    <section className={styles.sheet}>
      <h3>{say('fight.before')}</h3>
      <p>
        {say(others.length > 0 ? 'fight.before.says' : 'fight.before.none')} <RuleLink rule="MK-COMBAT-05" />
      </p>
      {others.map(({ key, row }) => (
        <div key={key} className={styles.other}>
          <Button icon="swords" isLit onClick={() => choose(key)}>
            {say('fight.challenge', { enemy: say(`enemy.${row.id}.name`) })}
          </Button>
          <FoeLines facts={row} />
        </div>
      ))}
      {begin && (
        <Button kind="main" isLit onClick={() => finish(begin.key)}>
          {say('fight.begin')}
        </Button>
      )}
    </section>
  );
}
