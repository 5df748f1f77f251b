/** Taking back: free as far as the table allows it, with everybody's consent beyond. */
import { hasAnswered, isBygone, type Seat, undo, undoable, undoWithConsent } from '@taverne/engine';
import { said } from '@taverne/protocol';
import type { Limits } from '../limits.ts';
import { leftAfter } from '../matches/clock.ts';
import type { Deed } from '../matches/deed.ts';
import { numberOf, type Table } from '../matches/table.ts';
import { notStarted, reported, woe } from '../matches/trouble.ts';
import { settle } from './settle.ts';

/** Takes back `count` own answers if that is free; otherwise asks the others to let the last one be taken back. */
export function undoing(limits: Limits, seat: Seat, count: number): Deed {
  return (table, now) => {
    const { match } = table;
    if (!match) return notStarted();
    const free = undoable(match, seat);
    const to = free[count - 1];
    if (to !== undefined) {
      const clock = table.clocks[seat];
      if (clock && leftAfter(clock, now) === 0) return woe('not-allowed', said('time-would-be-up', {}));
      const trouble = undo(match, seat, to);
      if (trouble) return reported(trouble);
      settle(table, limits, now);
      return undefined;
    }
    if (free.length > 0) return woe('nothing-to-undo', `only ${free.length} answers can be taken back freely, not ${count}`);
    if (!canAsk(table, seat)) return woe('nothing-to-undo', 'there is no own answer to take back');
    if (table.row.consent?.by === seat) return undefined;
    if (table.row.consent) return woe('not-allowed', 'somebody has asked to take back already');
    table.row = { ...table.row, consent: { by: seat, agreed: [], seq: numberOf(table) }, changed: now };
    return grant(table, limits, now);
  };
}

/** Agrees to the wish of another, or refuses it; who made it may withdraw it. */
export function consenting(limits: Limits, seat: Seat, agree: boolean): Deed {
  return (table, now) => {
    const { consent } = table.row;
    if (!table.match || !consent) return woe('no-offer', 'nobody asks to take anything back');
    if (!agree) {
      table.row = { ...table.row, consent: null };
      return undefined;
    }
    if (consent.agreed.includes(seat)) return undefined;
    if (!missing(table, consent).includes(seat)) return woe('not-allowed', 'it is not for you to agree to this');
    table.row = { ...table.row, consent: { ...consent, agreed: [...consent.agreed, seat] } };
    return grant(table, limits, now);
  };
}

/** Takes back once everybody has agreed. */
function grant(table: Table, limits: Limits, now: number): ReturnType<Deed> {
  const { match, row } = table;
  if (!match || !row.consent || missing(table, row.consent).length > 0) return undefined;
  if (isBygone(match, row.consent.by)) return 'bygone';
  const others = table.seats.map(({ seat }) => seat).filter((seat) => seat !== row.consent?.by);
  const trouble = undoWithConsent(match, row.consent.by, others);
  table.row = { ...row, consent: null };
  if (trouble) return reported(trouble);
  settle(table, limits, now);
  return undefined;
}

/** Whose word is still missing. Bots are obliging, and so is a seat that is out of the match. */
export function missing(table: Table, { by, agreed }: { readonly by: Seat; readonly agreed: readonly Seat[] }): Seat[] {
  return table.seats
    .filter(({ seat, kind }) => kind === 'person' && seat !== by && !agreed.includes(seat) && !table.match?.gone.has(seat))
    .map(({ seat }) => seat);
}

export function canAsk({ match }: Table, seat: Seat): boolean {
  return match !== undefined && !match.outcome && hasAnswered(match, seat);
}
