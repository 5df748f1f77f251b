/** The deed deck and the discard pile before the hero: how many cards lie there, and opened, which. */
import { classes, useSay } from '@taverne/ui';
import { lazy, Suspense, useState } from 'react';
import { cardsOf, PILES, type PileName } from '../piles.ts';
import { useTable } from '../table.tsx';
import { ownSeat } from '../view.ts';
import styles from './piles.module.css';

const PileSheet = lazy(async () => ({ default: (await import('../later.ts')).PileSheet }));

export function Piles({ isSmall }: { readonly isSmall: boolean }) {
  const { view, state } = useTable();
  const say = useSay();
  const [open, setOpen] = useState<PileName>();
  const seat = ownSeat(state);
  const size = { deck: view.deck[seat]?.size ?? 0, discard: view.discard[seat]?.length ?? 0 };
  return (
    <div className={classes(styles.piles, isSmall && styles.small)}>
      {PILES.map((pile) => (
        <button key={pile} type="button" className={classes(styles.pile, styles[pile])} onClick={() => setOpen(pile)}>
          <b>{size[pile]}</b> <span>{say(`web.${pile}`)}</span>
        </button>
      ))}
      {open && (
        <Suspense>
          <PileSheet pile={open} size={size[open]} cards={cardsOf(view, seat, open)} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
