/** Points that an effect lets one use as attack or block, one at a time (Agility, Diplomacy), and forces kept for later (Burning Shield). */
import { option, type Seat } from '@taverne/engine';
import { cardOf, isWound } from '../book.ts';
import type { ConvertDeed, DeedSieve, DiscardDeed } from '../deeds.ts';
import { discardCards } from '../draws.ts';
import type { Forces } from '../effects.ts';
import { hasMod, isMod, type ModOf } from '../mods.ts';
import { playing } from '../playing.ts';
import { give, partOf } from '../run.ts';
import { handOf, modsOf, type State, without } from '../state.ts';
import { isTwin } from '../takes.ts';
import type { MageTable } from '../types.ts';

/** Where all attacks are siege, what points make is siege, too (Altem Mages). */
function isTime(state: State, seat: Seat, { kind }: ModOf<'convert' | 'kept'>): boolean {
  if (kind === 'block' || state.stage !== 'ranged') return state.stage === (kind === 'block' ? kind : 'attack');
  return kind !== 'melee' || modsOf(state, seat).some((mod) => mod.mod === 'transform' && mod.siege);
}

export function convertsThrough(state: State, seat: Seat, sieve: DeedSieve): void {
  modsOf(state, seat).forEach((mod, at) => {
    if (mod.mod === 'discards') discardsThrough(state, seat, sieve);
    if (mod.mod === 'kept' && isTime(state, seat, mod))
      sieve.options.push(option(`convert ${mod.by}`, { do: 'convert', mod: at }));
    if (mod.mod !== 'convert' || !isTime(state, seat, mod) || (state[mod.from][seat] ?? 0) < mod.rate) return;
    const what = mod.kind === 'melee' ? 'attack' : mod.kind;
    const element = mod.element === 'physical' ? '' : ` ${mod.element}`;
    const key = `convert ${mod.from} ${what}${element}`;
    if (!sieve.options.some((each) => each.key === key)) sieve.options.push(option(key, { do: 'convert', mod: at }));
  });
}

export function convert(state: State, table: MageTable, seat: Seat, deed: ConvertDeed): void {
  const mod = modsOf(state, seat)[deed.mod];
  if (mod?.mod === 'kept') {
    state.mods[seat] = modsOf(state, seat).toSpliced(deed.mod, 1);
    give(playing(state, table, seat, { by: mod.by }), { kind: mod.kind, n: mod.n, element: mod.element });
  }
  if (mod?.mod !== 'convert') return;
  state[mod.from][seat] = (state[mod.from][seat] ?? 0) - mod.rate;
  give(playing(state, table, seat, { by: mod.from }), { kind: mod.kind, n: 1, element: mod.element });
}

/** What one of these would put on the table. */
export function forcesOfPoints(state: State, table: MageTable, seat: Seat, deed: ConvertDeed | DiscardDeed): Forces {
  if (deed.do === 'discard') {
    const mod = modsOf(state, seat).find(isMod('discards'));
    const { card } = deed;
    return mod
      ? [[partOf(playing(state, table, seat, { by: mod.by, card }), { kind: 'melee', n: mod.n, element: 'physical' })]]
      : [];
  }
  const mod = modsOf(state, seat)[deed.mod];
  if (mod?.mod !== 'kept' && mod?.mod !== 'convert') return [];
  const [by, n] = mod.mod === 'kept' ? [mod.by, mod.n] : [mod.from, 1];
  return [[partOf(playing(state, table, seat, { by }), { kind: mod.kind, n, element: mod.element })]];
}

// ── cards as attack (Sword of Justice) ──

/** Any card that is no wound, one an answer: whatever is discarded before the attack is made is part of it, in whatever order. */
function discardsThrough(state: State, seat: Seat, sieve: DeedSieve): void {
  if (state.stage !== 'attack') return;
  const hand = handOf(state, seat);
  hand.forEach((card, i) => {
    const { id } = cardOf(state, card);
    if (!isWound(card) && !isTwin(state, hand, i, id)) sieve.options.push(option(`discard ${id}`, { do: 'discard', card }));
  });
}

export function discardForAttack(state: State, table: MageTable, seat: Seat, { card }: DiscardDeed): void {
  const mod = modsOf(state, seat).find(isMod('discards'));
  if (!mod) return;
  state.hand[seat] = without(handOf(state, seat), card);
  discardCards(state, table, seat, [card]);
  give(playing(state, table, seat, { by: mod.by, card }), { kind: 'melee', n: mod.n, element: 'physical' });
}

/** The attack is made: no more cards go into it. */
export function endDiscards(state: State, seat: Seat): void {
  if (hasMod(modsOf(state, seat), 'discards')) state.mods[seat] = modsOf(state, seat).filter(({ mod }) => mod !== 'discards');
}
