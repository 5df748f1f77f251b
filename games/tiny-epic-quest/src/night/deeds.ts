/** What an Adventuring player can do with torches, scrolls, punches and Power for their Heroes. */

import { type Option, option, type Seat } from '@taverne/engine';
import { areNeighbours, slotOf } from '../board.ts';
import { attackedBy, goblinAt, isTaken, type Portal, wound } from '../goblins.ts';
import { held, holdsLegend } from '../items.ts';
import { kindOf, landOf } from '../land.ts';
import { writeDeed } from '../notation.ts';
import { pay } from '../players.ts';
import { has, powerOf, regionOfHero, type State, withMember } from '../state.ts';
import { advance, allAdvances, type Stock } from '../temples.ts';
import type { NightDeed, QuestTable, StrikeDeed } from '../types.ts';
import { type DieSymbol, type Hero, heroesOf, NO_GOBLIN, NONE, seatOfHero } from '../words.ts';

/** The dice of a face that this player has not used yet; each die serves one of their Heroes (TEQ-NIGHT-35, TEQ-NIGHT-46). */
function unused(state: State, seat: Seat, symbol: DieSymbol): number {
  const used = state.used[seat] ?? 0;
  let count = 0;
  for (let die = 0; die < state.dice.length; die++) if (state.dice[die] === symbol && !has(used, die)) count++;
  return count;
}

function use(state: State, seat: Seat, symbol: DieSymbol): void {
  const used = state.used[seat] ?? 0;
  const die = state.dice.findIndex((face, i) => face === symbol && !has(used, i));
  state.used[seat] = withMember(used, die);
}

const stockOf = (state: State, seat: Seat): Stock => ({
  torch: unused(state, seat, 'torch'),
  scroll: unused(state, seat, 'scroll'),
  forges: true,
});

/** Everything, in small deeds: with enough symbols several Heroes advance, and one several spaces (TEQ-NIGHT-36). */
export const nightDeeds = (state: State, seat: Seat): readonly Option<NightDeed>[] => [
  ...allAdvances(state, seat, stockOf(state, seat)),
  ...(unused(state, seat, 'punch') > 0 ? heroesOf(seat).flatMap((hero) => punches(state, hero)) : []),
  ...(powerOf(state, seat) > 0 ? heroesOf(seat).flatMap((hero) => blows(state, hero)) : []),
];

function strike(act: StrikeDeed['do'], hero: Hero, portal: Portal): Option<StrikeDeed> {
  const deed: StrikeDeed = { do: act, hero, portal };
  return option(writeDeed(deed), deed);
}

/** At the Goblin before it, or with the Bow at one a card away on whose Portal nobody stands. */
function punches(state: State, hero: Hero): readonly Option<StrikeDeed>[] {
  const portal = attackedBy(state, hero);
  if (portal !== NONE) return [strike('punch', hero, portal)];
  return targetsOf(state, hero).map((each) => strike('shoot', hero, each));
}

function targetsOf(state: State, hero: Hero): readonly Portal[] {
  const land = landOf(state);
  const region = regionOfHero(state, hero);
  if (kindOf(land, region) === 'portal' || !held(state, hero, 'shoots')) return [];
  return land.portals.flatMap((there, portal) =>
    goblinAt(state, portal) !== NO_GOBLIN && !isTaken(state, there) && areNeighbours(slotOf(region), slotOf(there))
      ? [portal]
      : [],
  );
}

/** The Sword: 1 Power for a wound, as often as can be paid, on a Portal only (TEQ-ITEM-12 to -14). */
function blows(state: State, hero: Hero): readonly Option<StrikeDeed>[] {
  const portal = attackedBy(state, hero);
  return portal !== NONE && holdsLegend(state, hero, 'sword') ? [strike('sword', hero, portal)] : [];
}

/** Is Power all that it takes? */
export const isPaid = (deed: NightDeed): boolean =>
  deed.do === 'sword' || (deed.do === 'advance' && deed.given.every((each) => each === 'forge'));

export function perform(state: State, table: QuestTable, deed: NightDeed): void {
  const seat = seatOfHero(deed.hero);
  if (deed.do === 'advance') {
    for (const symbol of deed.given) if (symbol !== 'forge') use(state, seat, symbol);
    advance(state, table, deed);
    return;
  }
  if (deed.do === 'sword') pay(state, seat, 1);
  else use(state, seat, 'punch');
  wound(state, table, {
    hero: deed.hero,
    portal: deed.portal,
    wounds: woundsOf(state, deed),
    by: deed.do === 'shoot' ? 'bow' : deed.do,
  });
}

/** The Hammer counts for the first rolled punch of each roll. */
function woundsOf(state: State, { do: act, hero }: StrikeDeed): number {
  if (act === 'sword') return 1;
  const isFirst = !has(state.punched, hero);
  state.punched = withMember(state.punched, hero);
  return (isFirst ? held(state, hero, 'firstPunch') : undefined) ?? 1;
}
