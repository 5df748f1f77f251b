/** The attack or the block that is being put together: what is on the table, how it counts, how far it is, and what would be enough. */
import { list } from '@taverne/engine/telling';
import { Button, classes, RuleLink, type Say, useSay } from '@taverne/ui';
import { useState } from 'react';
import type { AimFigures, MoreFigures, PartFigures } from '../../src/combat/figures.ts';
import { ELEMENTS } from '../../src/words.ts';
import { pageVoice } from '../../text/names.ts';
import { ElementSign } from '../art/signs.tsx';
import { gainsWords } from '../gains.ts';
import { wayWord } from '../names.ts';
import { type MageFrame, useTable } from '../table.tsx';
import type { Way } from '../ways.ts';
import styles from './aims.module.css';
import shared from './fight.module.css';
import { useFigures } from './figures.tsx';
import { enemyWord } from './tale.ts';

export function Aims() {
  const say = useSay();
  const aims = useFigures()?.aims ?? [];
  const [wanted, want] = useState('');
  const nameOf = ({ foes }: AimFigures): string => foes.join(' ');
  const aim = aims.find((each) => nameOf(each) === wanted) ?? firstOf(aims);
  if (!aim) return null;
  return (
    <section className={shared.sheet} aria-live="polite">
      {aims.length > 1 && (
        <div className={styles.tabs}>
          {aims.map((each) => (
            <button key={nameOf(each)} type="button" aria-pressed={each === aim} onClick={() => want(nameOf(each))}>
              {foesWords(say, each, aims)} <b>{say('fight.of', { sum: each.sum, needed: each.needed })}</b>
            </button>
          ))}
        </div>
      )}
      <Aim aim={aim} />
    </section>
  );
}

/** What is enough already; else what is nearest. */
const firstOf = (aims: readonly AimFigures[]): AimFigures | undefined =>
  aims.findLast(({ short, sum }) => short === 0 && sum > 0) ?? aims.toSorted((a, b) => a.short - b.short)[0];

/** `both`, `all three` where everybody is meant: names are long. */
function foesWords(say: Say, { foes }: AimFigures, aims: readonly AimFigures[] = []): string {
  const most = Math.max(0, ...aims.map((each) => each.foes.length));
  if (foes.length > 1 && foes.length === most) return say('fight.all', { n: foes.length });
  return list(
    say,
    foes.map((foe) => enemyWord(say, foe)),
  );
}

function Aim({ aim }: { readonly aim: AimFigures }) {
  const table = useTable();
  const say = useSay();
  const isBlock = table.view.stage === 'block';
  const confirm = wayTo(table, aim);
  return (
    <>
      <header className={styles.head}>
        <h3>{say(isBlock ? 'fight.block-of' : 'fight.attack-on', { foes: foesWords(say, aim) })}</h3>
        <p className={classes(styles.total, aim.short === 0 && styles.met)}>
          <b>{aim.sum}</b> {say('fight.needed', { needed: aim.needed })}
        </p>
      </header>
      <Bar of={aim} short={aim.short} />
      {/* However much is on the table, it is in sight. */}
      {confirm && (
        <Button kind="main" icon={isBlock ? 'hand' : 'swords'} isLit onClick={() => table.choose(confirm.key)}>
          {wayWord(say, table.state, table.question, confirm)}
        </Button>
      )}
      {aim.parts.length > 0 ? <Parts aim={aim} /> : <p className={styles.empty}>{say(`fight.empty.${table.view.stage}`)}</p>}
      {aim.short > 0 && <Short aim={aim} />}
    </>
  );
}

/** The option that strikes or blocks just these. */
const wayTo = ({ ways }: MageFrame, { foes }: AimFigures): Way | undefined =>
  ways.find(({ key }) => key === `strike ${foes.join(' ')}` || key === `block ${foes.join(' ')}`);

// ── the bar ──

interface Stretch {
  readonly key: string;
  readonly n: number;
  readonly element?: PartFigures['element'];
}

/** What counts in full, element by element, and what is left of all that is halved. */
export function stretchesOf({ parts, sum }: Pick<AimFigures, 'parts' | 'sum'>): readonly Stretch[] {
  const full = ELEMENTS.flatMap((element): Stretch[] => {
    const n = parts.reduce((all, each) => all + (each.element === element && each.counts === 'full' ? each.n : 0), 0);
    return n > 0 ? [{ key: element, n, element }] : [];
  });
  const rest = sum - full.reduce((all, { n }) => all + n, 0);
  return rest > 0 ? [...full, { key: 'half', n: rest }] : full;
}

interface BarProps {
  readonly of: Pick<AimFigures, 'parts' | 'sum'>;
  /** What is missing, and how that is called. */
  readonly short: number;
  readonly says?: string;
}

export function Bar({ of, short, says = 'fight.short' }: BarProps) {
  const say = useSay();
  return (
    <div className={styles.bar} aria-hidden="true">
      {stretchesOf(of).map(({ key, n, element }) => (
        <span key={key} className={styles[element ?? 'half']} style={{ flexGrow: n }}>
          <i>{n}</i>
          <b>{element ? say('fight.points', { n, element: say(`element.${element}`) }) : say('fight.points.half', { n })}</b>
        </span>
      ))}
      {short > 0 && (
        <span className={styles.short} style={{ flexGrow: short }}>
          <i>{short}</i>
          <b>{say(says, { n: short })}</b>
        </span>
      )}
    </div>
  );
}

// ── what is on the table ──

function Parts({ aim }: { readonly aim: AimFigures }) {
  const { state, view } = useTable();
  const say = useSay();
  const voice = pageVoice(view, state, say);
  const isBlock = view.stage === 'block';
  const halfRule = isBlock ? 'MK-COMBAT-42' : 'MK-COMBAT-24';
  return (
    <ul className={styles.parts}>
      {aim.parts.map((part, i) => (
        <li key={`${part.by} ${aim.parts.slice(0, i).filter(({ by }) => by === part.by).length}`}>
          <b>{voice.name({ kind: 'cause', by: part.by })}</b>
          <span className={styles.n}>
            {part.n} <ElementSign of={part.element} />
          </span>
          <span className={classes(styles.how, part.counts === 'full' && styles.full)}>
            {say(`fight.counts.${part.counts}`, { kind: isBlock ? 'block' : 'attack' })}{' '}
            {part.counts !== 'full' && <RuleLink rule={part.counts === 'none' ? 'MK-COMBAT-20' : halfRule} />}
          </span>
        </li>
      ))}
      <li className={styles.together}>
        <b>{say('fight.together')}</b>
        <span className={styles.n}>{aim.sum}</span>
        <span className={styles.how}>{aim.halved > 0 ? say('fight.halved', { n: aim.halved }) : ''}</span>
      </li>
    </ul>
  );
}

// ── what would be enough ──

const MOST = 6;

/** `says`: what it is short of, where that is no enemy. */
export function Short({ aim, says = 'fight.short.says' }: { readonly aim: AimFigures; readonly says?: string }) {
  const { ways, state, question, choose, pointAtWay } = useTable();
  const say = useSay();
  const gives = useFigures()?.gives ?? {};
  const isEnough = ({ sum, needed }: MoreFigures): boolean => sum >= needed;
  const enough = aim.more.filter(isEnough);
  const shown = (enough.length > 0 ? enough : aim.more).toSorted((a, b) => over(a) - over(b) || a.key.localeCompare(b.key));
  // While a card is paid for, what else could be played is no matter.
  if (ways.every(({ key }) => !aim.more.some((each) => each.key === key)) && aim.more.length > 0) return null;
  return (
    <div className={styles.enough}>
      <p>
        <b>{say(says, { n: aim.short })}</b>{' '}
        {say(enough.length > 0 ? 'fight.enough' : aim.more.length > 0 ? 'fight.nearer' : 'fight.nothing')}
      </p>
      <div className={styles.ways}>
        {(enough.length > 0 ? shown : shown.toReversed()).slice(0, MOST).map(({ key, sum }) => {
          const way = ways.find((each) => each.key === key);
          return way ? (
            <button
              key={key}
              type="button"
              data-lit
              onClick={() => choose(key)}
              onPointerEnter={() => pointAtWay(key)}
              onPointerLeave={() => pointAtWay(undefined)}
            >
              <span>{wayWord(say, state, question, way)}</span>
              <small>{gainsWords(say, gives[key] ?? [])}</small>
              <b>{say('fight.makes', { more: sum - aim.sum, sum })}</b>
            </button>
          ) : null;
        })}
      </div>
    </div>
  );
}
/** The least that does it comes first. */
const over = ({ sum, needed }: MoreFigures): number => sum - needed;
