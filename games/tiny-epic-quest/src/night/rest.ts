/** A Rest by choice: Temples and Spells, then home, then gains (TEQ-NIGHT-51 to -61, TEQ-RUL-37). */
import { type Option, option, type Play, type Seat } from '@taverne/engine';
import { arrange } from '../gifts.ts';
import { sendHome } from '../heroes.ts';
import { held, holdsLegend, treasureOf, treasureWith } from '../items.ts';
import { kindOf, landOf, whichOf } from '../land.ts';
import { magicLevel } from '../magic.ts';
import { writeSettling } from '../notation.ts';
import { chooseGain, gain, pay } from '../players.ts';
import { powerOf, regionOfHero, type State, spellOf, withMember, without } from '../state.ts';
import { isAtEnd, rewardTemple, templeOf } from '../temples.ts';
import { ask, type PlainDeed, type QuestTable, type SettleDeed } from '../types.ts';
import { type Hero, heroesOf, heroNumber, NONE, seatOfHero } from '../words.ts';
import { leave } from './exhaust.ts';
import { passDice } from './fall.ts';

/** The highest Magic Level there is, whatever helps. */
const MOST_LEVEL = 3;

export function* rest(state: State, table: QuestTable, seat: Seat): Play {
  state.adventurers = without(state.adventurers, seat);
  table.emit({ event: 'rested', rule: 'TEQ-NIGHT-05', seat });
  const home = heroesOf(seat).filter((hero) => mustReturn(state, hero));
  if (state.rules.gainsFirst) yield* gainForEach(state, table, seat, home.length);
  yield* settle(state, table, seat);
  sendHome(state, table, home, 'TEQ-NIGHT-53');
  leave(state, seat);
  if (!state.rules.gainsFirst) yield* gainForEach(state, table, seat, home.length);
  const horn = treasureWith(state, seat, 'atRest');
  if (horn !== NONE) gain(state, table, seat, { by: 'treasure', ...treasureOf(state, horn).atRest });
  yield* arrange(state, table, seat);
  passDice(state);
}

/** One gain for each Hero that returns (TEQ-NIGHT-58), and that of the Castle besides where the table plays so (TEQ-RUL-28). */
function* gainForEach(state: State, table: QuestTable, seat: Seat, heroes: number): Play {
  for (let i = 0; i < heroes; i++) {
    yield* chooseGain(state, table, seat, 'return');
    if (state.rules.homeGain) yield* chooseGain(state, table, seat, 'castle');
  }
}

/** Portals, Obelisks and the last space of a track; all others stay (TEQ-NIGHT-53, TEQ-NIGHT-56). */
function mustReturn(state: State, hero: Hero): boolean {
  const kind = kindOf(landOf(state), regionOfHero(state, hero));
  return kind === 'portal' || kind === 'obelisk' || isAtEnd(state, hero);
}

const DONE: Option<PlainDeed<'done'>> = option('done', { do: 'done' });

/** Each Hero on a last space completes its Temple, each on an Obelisk learns its Spell if it can, in the player's order (TEQ-RUL-30). */
function* settle(state: State, table: QuestTable, seat: Seat): Play {
  let settled: readonly Hero[] = [];
  let blocked = 0;
  const known = state.row;
  let hasLearned = false;
  for (;;) {
    const [done, spent] = [settled, hasLearned && state.rules.oneSpell];
    const ways = heroesOf(seat).flatMap((hero) => (done.includes(hero) ? [] : settling(state, hero, spent)));
    if (ways.length === 0) return;
    // What costs Power may be left alone.
    const isFree = ways.some(({ value }) => value.power === 0);
    const deed = yield* ask(seat, 'settle', () => (isFree ? ways : [...ways, DONE]), {
      rule: 'TEQ-NIGHT-52',
      safe: ways[0]?.key,
    });
    if (deed.do === 'done') return;
    settled = [...settled, deed.hero];
    if (deed.do === 'learn') {
      learn(state, table, seat, deed);
      hasLearned = true;
      continue;
    }
    const temple = templeOf(state, deed.hero);
    const fresh = state.rules.freshQuests ? [] : state.row.filter((quest) => !known.includes(quest));
    const moved = yield* rewardTemple(state, table, { hero: deed.hero, temple, isNight: true, blocked, fresh });
    if (moved !== NONE) blocked = withMember(blocked, moved);
  }
}

function settling(state: State, hero: Hero, hasLearned: boolean): readonly Option<SettleDeed>[] {
  const way = (deed: SettleDeed) => [option(writeSettling(deed), deed)];
  if (isAtEnd(state, hero)) return way({ do: 'complete', hero, power: 0 });
  const power = hasLearned ? NONE : priceToLearn(state, hero);
  return power === NONE ? [] : way({ do: 'learn', hero, power });
}

/** The number of the book whose Obelisk a Hero stands at; 0: at none. */
function bookBefore(state: State, hero: Hero): number {
  const land = landOf(state);
  const region = regionOfHero(state, hero);
  return kindOf(land, region) === 'obelisk' ? whichOf(land, region) + 1 : 0;
}

/** Power for the Staff that learning takes (TEQ-ITEM-18); 0: none. NONE: it cannot be learned (TEQ-SPELL-04, TEQ-SPELL-05, TEQ-RUL-31). */
export function priceToLearn(state: State, hero: Hero): number {
  const seat = seatOfHero(hero);
  const far = bookBefore(state, hero) - spellOf(state, seat);
  if (far <= 0) return NONE;
  const tome = held(state, hero, 'learns') ?? 0;
  const most = holdsLegend(state, hero, 'staff') ? powerOf(state, seat) : 0;
  for (let power = 0; power <= most; power++) if (Math.min(MOST_LEVEL, magicLevel(state, power) + tome) >= far) return power;
  return NONE;
}

/** The token goes straight to that book, over those between (TEQ-SPELL-07). */
function learn(state: State, table: QuestTable, seat: Seat, { hero, power }: SettleDeed): void {
  pay(state, seat, power);
  state.spell[seat] = bookBefore(state, hero);
  table.emit({ event: 'learned', rule: 'TEQ-SPELL-07', seat, hero: heroNumber(hero), spell: spellOf(state, seat), power });
}
