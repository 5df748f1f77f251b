/** A turn of Leaders at a glance. */
import { AidList } from '@taverne/ui';
import { useTable } from '../table.tsx';

const STEPS = [
  { id: 'act', sign: '1', rule: 'LDR-ACT-01' },
  { id: 'recruit', sign: '2', rule: 'LDR-RECRUIT-01' },
  { id: 'win', sign: '✦', rule: 'LDR-END-02' },
  { id: 'care', sign: '!', rule: 'LDR-END-06' },
] as const;

export function Aid() {
  const { view } = useTable();
  const bans = view.rules.mode === 'strategist' ? [{ id: 'ban', sign: '0', rule: 'LDR-STRAT-02' }] : [];
  return <AidList rows={[...bans, ...STEPS]} />;
}
