/** A turn of Tactics at a glance, and what the ground does. */
import { AidList, useSay } from '@taverne/ui';
import type { Chamber } from '../../src/words.ts';
import { ChamberSign } from '../board/dungeons.tsx';
import { Sign, type SymbolName } from '../symbols.tsx';
import { useTable } from '../table.tsx';
import { isAdventure, isBattleMode } from '../view.ts';

const STEPS = [
  { id: 'control', rule: 'TET-TURN-04' },
  { id: 'act', rule: 'TET-TURN-05' },
  { id: 'rest', rule: 'TET-TURN-06' },
  { id: 'draw', rule: 'TET-TURN-07' },
] as const;

const GROUND: readonly { readonly id: string; readonly sign: SymbolName; readonly rule: string }[] = [
  { id: 'climb', sign: 'climb', rule: 'TET-MOVE-07' },
  { id: 'water', sign: 'water', rule: 'TET-TERRAIN-02' },
  { id: 'forest', sign: 'forest', rule: 'TET-TERRAIN-04' },
  { id: 'peak', sign: 'peak', rule: 'TET-TERRAIN-06' },
  { id: 'village', sign: 'village', rule: 'TET-TERRAIN-08' },
  { id: 'portal', sign: 'portal', rule: 'TET-PORTAL-02' },
  { id: 'ballista', sign: 'ballista', rule: 'TET-BALLISTA-05' },
  { id: 'height', sign: 'ranged', rule: 'TET-RANGED-03' },
  { id: 'weak', sign: 'weak', rule: 'TET-ACT-04' },
];

/** What the signs in a dungeon stand for; water is as outside. */
const CHAMBERS: readonly { readonly id: Chamber; readonly rule: string }[] = [
  { id: 'monster', rule: 'TET-SOLO-DGN-14' },
  { id: 'cave-in', rule: 'TET-SOLO-DGN-15' },
  { id: 'trap', rule: 'TET-SOLO-DGN-16' },
  { id: 'door', rule: 'TET-SOLO-DGN-17' },
  { id: 'barrier', rule: 'TET-SOLO-DGN-18' },
  { id: 'crystal', rule: 'TET-SOLO-DGN-19' },
];

export function Aid() {
  const say = useSay();
  const { view } = useTable();
  const steps = STEPS.filter(({ id }) => id !== 'control' || !isBattleMode(view)).map((step) =>
    step.id === 'control' && isAdventure(view) ? { id: 'time', rule: 'TET-SOLO-TURN-04' } : step,
  );
  return (
    <>
      <AidList rows={steps.map((step, i) => ({ ...step, sign: i + 1 }))} />
      <AidList rows={GROUND.map(({ sign, ...row }) => ({ ...row, sign: <Sign name={sign} /> }))} />
      {isAdventure(view) && (
        <AidList
          title={say('web.aid.dungeons')}
          rows={CHAMBERS.map((row) => ({ ...row, sign: <ChamberSign chamber={row.id} /> }))}
        />
      )}
    </>
  );
}
