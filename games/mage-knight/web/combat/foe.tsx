/** One enemy of a fight: its token, its symbols in words, what becomes of it, and what defeating it is worth. */
import { Button, classes, useSay } from '@taverne/ui';
import { RAMPAGER_ROWS } from '../../src/content/sites.ts';
import type { FoeView } from '../../src/view.ts';
import type { PileName } from '../../src/words.ts';
import { Sign } from '../art/signs.tsx';
import { EnemyToken } from '../art/tokens.tsx';
import { enemyIn } from '../board/view.ts';
import { foeWord, wayWord } from '../names.ts';
import { foeSpot } from '../spots.ts';
import { useTable } from '../table.tsx';
import { useFigures } from './figures.tsx';
import styles from './foe.module.css';
import { FoeLines } from './foe-lines.tsx';
import { Scene } from './scene.tsx';

interface FoeCardProps {
  readonly foe: FoeView;
  readonly at: number;
}

/** Whoever is out of the fight, or out of reach, needs no explanation. */
const isOut = ({ fate }: FoeView): boolean => fate === 'beaten' || fate === 'away';

/** More than two with all that is to be said of them do not fit on a page. */
const isCrowd = (foes: readonly FoeView[]): boolean => foes.filter((each) => !isOut(each)).length > 2;

export function FoeCard({ foe, at }: FoeCardProps) {
  const { view, state, question, next, picks, press, pointAt } = useTable();
  const say = useSay();
  const figures = useFigures()?.foes[at];
  const row = enemyIn(view, foe.enemy);
  if (!row) return null;
  const spot = foeSpot(at);
  // Where damage goes is told beside: there is nobody to aim at.
  const through = view.stage === 'damage' ? undefined : next.get(spot);
  const [only, ...more] = through ?? [];
  const isPicked = picks.includes(spot);
  const facts = { ...foe, armor: foe.armorNow, attack: foe.attackNow, ...(figures && { wounds: figures.wounds }) };
  return (
    <li
      className={classes(
        styles.foe,
        isCrowd(view.foes) && styles.crowd,
        isOut(foe) && styles.out,
        (through || isPicked) && styles.aimed,
      )}
      onPointerEnter={() => pointAt(spot)}
      onPointerLeave={() => pointAt(undefined)}
    >
      <svg className={classes('mk', styles.token)} viewBox="-24 -24 50 50" aria-hidden="true">
        <EnemyToken
          pile={row.pile}
          scene={<Scene pile={row.pile} />}
          face={{
            id: row.id,
            attack: foe.attackNow,
            element: foe.element,
            armor: foe.armorNow,
            summons: foe.traits.includes('summon'),
          }}
        />
      </svg>
      <div className={styles.words}>
        <h3>{foeWord(say, view, at)}</h3>
        <small>
          {say('fight.role', { role: foe.summoner >= 0 ? 'summoned' : foe.role })} · {say('fight.armor', { n: foe.armorNow })}
        </small>
        {!isOut(foe) && <FoeLines facts={facts} stage={view.stage} isFolded={isCrowd(view.foes)} />}
      </div>
      <footer>
        <span className={classes(styles.fate, styles[foe.fate])}>
          {say('fight.fate', { fate: foe.fate, phase: view.stage })}
        </span>
        {foe.summoner < 0 && (
          <span>
            <Sign of="fame" /> {say('fight.fame', { n: row.fame })}
            {foe.role === 'rampager' && ` ${say('fight.reputation', { n: reputationFor(row.pile) })}`}
          </span>
        )}
        {through && (
          <Button kind="act" isLit pressed={isPicked} onClick={() => press(spot)}>
            {only && more.length === 0 ? wayWord(say, state, question, only) : say('fight.aim')}
          </Button>
        )}
      </footer>
    </li>
  );
}

/** MK-OUTCOME-02. */
const reputationFor = (pile: PileName): number =>
  Object.values(RAMPAGER_ROWS).find((row) => row.pile === pile)?.reputation ?? 0;
