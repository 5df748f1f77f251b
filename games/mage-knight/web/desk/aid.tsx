/** The turn aid that follows the player: what is possible in this phase, what the site under the hero offers, and a turn at a glance. */
import { AidList, RuleLink, useSay } from '@taverne/ui';
import { useTable } from '../table.tsx';
import { groundUnder, isFight, ownSeat } from '../view.ts';
import styles from './aid.module.css';

const STEPS = [
  { id: 'move', sign: '1', rule: 'MK-TURN-16' },
  { id: 'act', sign: '2', rule: 'MK-TURN-22' },
  { id: 'rest', sign: '3', rule: 'MK-TURN-31' },
  { id: 'tidy', sign: '4', rule: 'MK-ENDTURN-15' },
  { id: 'draw', sign: '5', rule: 'MK-ENDTURN-34' },
] as const;
const PHASES = [
  { id: 'ranged', sign: '1', rule: 'MK-COMBAT-16' },
  { id: 'block', sign: '2', rule: 'MK-COMBAT-36' },
  { id: 'damage', sign: '3', rule: 'MK-COMBAT-49' },
  { id: 'attack', sign: '4', rule: 'MK-COMBAT-65' },
] as const;

export function Aid() {
  const { view, question, state } = useTable();
  const say = useSay();
  const site = groundUnder(view, ownSeat(state))?.site;
  return (
    <div className={styles.aid}>
      {question && (
        <p>
          <b>{say('web.aid.now')}</b> {say(`ask.${question.name}`)} {question.rule && <RuleLink rule={question.rule} />}
        </p>
      )}
      {site && (
        <p>
          <b>{say(`site.${site}.name`)}.</b> {say(`site.${site}.does`)}
        </p>
      )}
      <AidList rows={isFight(view) ? PHASES : STEPS} />
    </div>
  );
}
