/** A round of Tiny Epic Quest at a glance. */
import { AidList } from '@taverne/ui';
import { MapAgain } from '../maps/again.tsx';
import { Sign } from '../symbols.tsx';
import { useTable } from '../table.tsx';

const STEPS = [
  { id: 'card', sign: '1', rule: 'TEQ-DAY-04' },
  { id: 'travel', sign: '2', rule: 'TEQ-DAY-05' },
  { id: 'night', sign: '3', rule: 'TEQ-NIGHT-04' },
  { id: 'rest', sign: '4', rule: 'TEQ-NIGHT-52' },
] as const;

const SYMBOLS = [
  { id: 'goblin', rule: 'TEQ-NIGHT-12' },
  { id: 'power', rule: 'TEQ-NIGHT-22' },
  { id: 'magic', rule: 'TEQ-NIGHT-24' },
  { id: 'torch', rule: 'TEQ-NIGHT-32' },
  { id: 'scroll', rule: 'TEQ-NIGHT-32' },
  { id: 'punch', rule: 'TEQ-NIGHT-44' },
] as const;

export function Aid() {
  const { state } = useTable();
  return (
    <>
      <AidList rows={[...STEPS, ...SYMBOLS.map(({ id, rule }) => ({ id, rule, sign: <Sign name={id} /> }))]} />
      {/* At the end it stands with the score. */}
      {!state.outcome && <MapAgain />}
    </>
  );
}
