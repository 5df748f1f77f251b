/** Banners: artifacts that a unit bears (MK-CARD-20, MK-CARD-27, MK-ROUND-15). */
import { option, type Play, type Seat } from '@taverne/engine';
import { cardOf, unitOf } from '../book.ts';
import type { AttachDeed, DeedSieve } from '../deeds.ts';
import { discardCards } from '../draws.ts';
import { unitName } from '../run.ts';
import { discardOf, handOf, isHalfHearted, type State, unitAt, unitsOf, without } from '../state.ts';
import { ask, type MageTable } from '../types.ts';
import { NONE } from '../words.ts';
import { changeUnit } from './use.ts';

/** At any time of one's turn, to any of one's units. */
export function attachesThrough(state: State, seat: Seat, sieve: DeedSieve): void {
  if (unitsOf(state, seat).length === 0 || isHalfHearted(state, seat)) return;
  for (const card of handOf(state, seat)) {
    const { id, banner } = cardOf(state, card);
    if (!banner) continue;
    unitsOf(state, seat).forEach((_, unit) => {
      sieve.options.push(option(`attach ${id} ${unitName(state, seat, unit)}`, { do: 'attach', card, unit }));
    });
  }
}

/** The one it bore before is discarded. */
export function attach(state: State, table: MageTable, seat: Seat, { card, unit: at }: AttachDeed): void {
  const unit = unitAt(state, seat, at);
  state.hand[seat] = without(handOf(state, seat), card);
  state.hasPlayed[seat] = true;
  if (unit.banner !== NONE) discardCards(state, table, seat, [unit.banner]);
  changeUnit(state, seat, at, { banner: card, isBannerDown: false });
  table.emit({
    event: 'banner-attached',
    rule: 'MK-CARD-20',
    seat,
    card: cardOf(state, card).id,
    unit: unitOf(state, unit.unit).id,
  });
}

/** When a round begins any banner may be taken off; it is shuffled with the other cards. */
export function* detachBanners(state: State, seat: Seat): Play {
  for (const at of unitsOf(state, seat).keys()) {
    const banner = unitAt(state, seat, at).banner;
    if (banner === NONE) continue;
    const isKept = yield* ask(
      seat,
      'detach',
      () => [option('keep', true), option(`detach ${cardOf(state, banner).id} ${at}`, false)],
      {
        rule: 'MK-ROUND-15',
        safe: 'keep',
      },
    );
    if (isKept) continue;
    changeUnit(state, seat, at, { banner: NONE });
    state.discard[seat] = [...discardOf(state, seat), banner];
  }
}
