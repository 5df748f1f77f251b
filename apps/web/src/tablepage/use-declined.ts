/** Was one's own offer of a draw turned down? A state tells which offer stands; that it is gone is told here. */
import type { TableState } from '@taverne/ui';
import { useState } from 'react';

type Seen = Pick<TableState, 'drawOffer' | 'outcome' | 'seats'>;

/** Does an offer stand that was made at this page? */
export const hasOffered = ({ drawOffer, seats, outcome }: Seen): boolean =>
  drawOffer !== undefined && seats[drawOffer.by]?.mine === true && !outcome;

/** Agreed by all it would be over: whatever else becomes of an offer, in words or by playing on, turns it down. */
export const isTurnedDown = (offered: boolean, now: Seen): boolean => offered && !hasOffered(now) && !now.outcome;

/** Until it is closed, or the next offer is made. */
export function useDeclined(state: Seen): { readonly forget: () => void } | undefined {
  const now = hasOffered(state);
  const [offered, setOffered] = useState(now);
  const [isTold, setTold] = useState(false);
  if (now !== offered) {
    setOffered(now);
    setTold(isTurnedDown(offered, state));
  }
  return isTold && !state.outcome ? { forget: () => setTold(false) } : undefined;
}
