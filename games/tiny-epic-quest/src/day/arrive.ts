/** What a move brings about where it ends (TEQ-RUL-36): the effect of the Region reached. */
import { NOTHING_ASKED, option, type Play } from '@taverne/engine';
import { bookOf } from '../content/book.ts';
import { GROTTOS } from '../grottos/index.ts';
import type { Visit } from '../grottos/visit.ts';
import { kindOf, landOf, whichOf } from '../land.ts';
import { chooseGain } from '../players.ts';
import { claimPlacement } from '../quests/placement.ts';
import { regionOfHero, type State } from '../state.ts';
import { travelBy } from '../travel.ts';
import { ask, type MoveDeed, type QuestTable } from '../types.ts';
import { type Hero, heroNumber, seatOfHero, type Travel } from '../words.ts';

export interface Journey {
  readonly travel: Travel;
  readonly deed: MoveDeed;
  /** Who has moved so far, for the Quests that come after it. */
  readonly moved: Hero[];
}

/** Moves a Hero and lets its Region act; then, or before, one of the Quests it completed can be taken (TEQ-RUL-36). */
export function* moveAndArrive(state: State, table: QuestTable, journey: Journey): Play {
  const seat = seatOfHero(journey.deed.hero);
  travelBy(state, table, journey.travel, journey.deed);
  journey.moved.push(journey.deed.hero);
  if (state.rules.questsFirst) yield* claimPlacement(state, table, seat, journey.moved);
  yield* arrive(state, table, journey);
}

function* arrive(state: State, table: QuestTable, { deed, moved }: Journey): Play {
  const seat = seatOfHero(deed.hero);
  const land = landOf(state);
  const region = regionOfHero(state, deed.hero);
  switch (kindOf(land, region)) {
    case 'castle': // any Castle (TEQ-REGION-16)
      return yield* chooseGain(state, table, seat, 'castle');
    case 'grotto':
      return yield* visitGrotto(state, table, deed.hero, moved);
    default: // Temples, Obelisks and Portals wait for the Night (TEQ-REGION-05, TEQ-REGION-09, TEQ-REGION-14)
  }
}

const USE = [option('use', 'use')];
const NONE_OF_IT = option('none', 'none');

function* visitGrotto(state: State, table: QuestTable, hero: Hero, moved: Hero[]): Play {
  const seat = seatOfHero(hero);
  const number = whichOf(landOf(state), regionOfHero(state, hero));
  const { light, dark } = bookOf(state).content.grottos;
  const name = (state.rules.gloom ? dark : light)[number];
  if (name === undefined) return;
  const grotto = GROTTOS[name];
  const visit: Visit = {
    state,
    table,
    seat,
    hero,
    wander: (deed, travel) => moveAndArrive(state, table, { travel, deed, moved }),
  };
  if (!grotto.could(visit)) return;
  const ways = grotto.ways?.(visit) ?? USE;
  const way = yield* ask(seat, 'grotto', () => [...ways, NONE_OF_IT], { rule: 'TEQ-REGION-11', safe: 'none' });
  if (way === 'none') return;
  table.emit({ event: 'grotto-used', rule: 'TEQ-REGION-11', seat, hero: heroNumber(hero), grotto: name });
  yield* grotto.does(visit, way) ?? NOTHING_ASKED;
}
