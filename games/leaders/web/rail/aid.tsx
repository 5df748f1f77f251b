/** A turn of Leaders at a glance. */
import { RuleLink, useSay } from '@taverne/ui';
import { useTable } from '../table.tsx';
import styles from './aid.module.css';

const STEPS = [
  { id: 'act', sign: '1', rule: 'LDR-ACT-01' },
  { id: 'recruit', sign: '2', rule: 'LDR-RECRUIT-01' },
  { id: 'win', sign: '✦', rule: 'LDR-END-02' },
  { id: 'care', sign: '!', rule: 'LDR-END-06' },
] as const;

export function Aid() {
  const say = useSay();
  const { parts, view } = useTable();
  const steps = view.rules.mode === 'strategist' ? [{ id: 'ban', sign: '0', rule: 'LDR-STRAT-02' }, ...STEPS] : STEPS;
  return (
    <ol className={styles.aid}>
      {steps.map(({ id, sign, rule }) => (
        <li key={id}>
          <span className={styles.sign} aria-hidden="true">
            {sign}
          </span>
          <span>
            <b>{say(`web.aid.${id}`)}</b> {say(`web.aid.${id}.says`)} <RuleLink rule={rule} href={parts.ruleHref(rule)} />
          </span>
        </li>
      ))}
    </ol>
  );
}
