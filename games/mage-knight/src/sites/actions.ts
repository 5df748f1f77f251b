/** The voluntary actions of a space: entering an adventure site, burning a monastery, an altar, challenging (MK-TURN-22 to -26). */
import { consider, type Option, option, type Play, type Seat } from '@taverne/engine';
import { enemyOf } from '../book.ts';
import { beginFight, challengeable } from '../combat/begin.ts';
import { ALTAR_FAME, ALTAR_MANA } from '../content/ruins.ts';
import { SITE_ROWS } from '../content/sites.ts';
import type { ChallengeDeed, DeedSieve, PlainDeed } from '../deeds.ts';
import { landOf, siteAt, spaceName } from '../land.ts';
import { canPayAll, colourNumber, pay } from '../mana.ts';
import { isRivalsKeep } from '../move.ts';
import { noMana, refusal } from '../refusals.ts';
import { scenarioOf } from '../scenario.ts';
import { changeReputation, gainFame, influenceOfReputation } from '../standing.ts';
import { atOf, type Space, type State } from '../state.ts';
import { drawEnemies, layEnemies } from '../tokens.ts';
import type { MageTable, Verdict } from '../types.ts';
import { BASICS, type SiteName } from '../words.ts';
import { isHeldMine } from './mines.ts';
import { enterSecret, isConqueredDungeon, ritesThrough, secretAt } from './quests.ts';
import { ruinsRow } from './ruins.ts';

type SiteDeed = PlainDeed<'enter' | 'burn' | 'altar' | 'interact'>;
const [ENTER, BURN, ALTAR, INTERACT]: readonly Option<SiteDeed>[] = (['enter', 'burn', 'altar', 'interact'] as const).map(
  (act) => option(act, { do: act }),
);

const DISREPUTE = refusal('MK-INTERACT-05', 'reputation');
const NOT_YOURS = refusal('MK-INTERACT-01', 'not-yours');

const isMarked = (state: State, at: Space): boolean => state.shields.some((shield) => shield.at === at);

/** Villages, unburned monasteries, one's own keeps, conquered towers and cities (MK-INTERACT-01). */
function isOpenTo(state: State, seat: Seat, at: Space): boolean {
  switch (siteAt(landOf(state), at)) {
    case 'village':
      return true;
    case 'monastery':
      return !isMarked(state, at);
    case 'keep':
      return isMarked(state, at) && !isRivalsKeep(state, seat, at);
    case 'mage-tower':
      return isMarked(state, at);
    case 'city':
      return scenarioOf(state).openCity !== undefined || state.cities.some((city) => city.at === at && city.leader >= 0);
    default:
      return false;
  }
}

function refuseInteraction(state: State, seat: Seat): Verdict {
  const at = atOf(state, seat);
  const isOpen = isOpenTo(state, seat, at);
  if (!isOpen) return NOT_YOURS;
  return influenceOfReputation(state, seat) === null ? DISREPUTE : undefined;
}

/** May the site of this space be entered as the turn's action? */
function canEnter(state: State, at: Space): boolean {
  const site = siteAt(landOf(state), at);
  // Where dungeons are what it is about, none pays twice (MK-SCENARIO-61).
  if (isConqueredDungeon(state, at)) return false;
  if (secretAt(state, at) || isHeldMine(state, at)) return true;
  if (!site || SITE_ROWS[site].kind !== 'adventure') return false;
  if (site === 'ruins') return (ruinsRow(state, at)?.enemies.length ?? 0) > 0;
  return !isMarked(state, at) || SITE_ROWS[site].again === true;
}

export function actionsThrough(state: State, seat: Seat, sieve: DeedSieve): void {
  const at = atOf(state, seat);
  const site = siteAt(landOf(state), at);
  for (const space of challengeable(state, seat)) sieve.options.push(challengeOption(state, space));
  ritesThrough(state, seat, sieve);
  if (!site) return;
  const { kind } = SITE_ROWS[site];
  if (INTERACT && (kind === 'inhabited' || kind === 'fortified')) consider(sieve, INTERACT, refuseInteraction(state, seat));
  if (ENTER && canEnter(state, at)) sieve.options.push(ENTER);
  if (BURN && site === 'monastery' && !isMarked(state, at)) sieve.options.push(BURN);
  const price = altarPrice(state, at);
  if (ALTAR && price) consider(sieve, ALTAR, canPayAll(state, seat, price) ? undefined : noMana(price));
}

/** `challenge ironclads 3.-1` */
export function challengeOption(state: State, at: Space): Option<ChallengeDeed> {
  const enemy = state.tokens.find((token) => token.at === at && token.isRampaging)?.enemy ?? 0;
  return option(`challenge ${enemyOf(state, enemy).id} ${spaceName(at)}`, { do: 'challenge', at });
}

const ALTAR_PRICES = BASICS.map((_, colour) => new Array<number>(ALTAR_MANA).fill(colour));
function altarPrice(state: State, at: Space): readonly number[] | undefined {
  const altar = ruinsRow(state, at)?.altar;
  return altar && ALTAR_PRICES[colourNumber(altar)];
}

/** The site of the space, or what lies under it. */
export function enter(state: State, table: MageTable, seat: Seat): void {
  const at = atOf(state, seat);
  const site = siteAt(landOf(state), at);
  if (!site) return;
  const secret = secretAt(state, at);
  if (secret) {
    enterSecret(state, table, seat, secret);
    return;
  }
  fightFor(state, table, seat, { at, site });
}

/** Those left there are fought, or new ones drawn (MK-SITE-13 to -22). */
function fightFor(
  state: State,
  table: MageTable,
  seat: Seat,
  { at, site }: { readonly at: Space; readonly site: SiteName },
): void {
  const { survivors, enemies = [] } = SITE_ROWS[site];
  const piles = (site === 'ruins' ? ruinsRow(state, at)?.enemies : undefined) ?? enemies;
  if (survivors === 'leave') {
    beginFight(state, table, seat, { site: at, drawn: drawEnemies(state, table, piles) });
    return;
  }
  const isFirst = !state.tokens.some((token) => token.at === at);
  if (isFirst) layEnemies(state, table, piles, { at, isRampaging: false });
  beginFight(state, table, seat, { site: at });
}

const BURNING_REPUTATION = -3;
/** MK-SITE-06: lose reputation, then fight whoever defends it. */
export function burn(state: State, table: MageTable, seat: Seat): void {
  changeReputation(state, table, seat, { n: BURNING_REPUTATION, by: 'burning', rule: 'MK-SITE-06' });
  fightFor(state, table, seat, { at: atOf(state, seat), site: 'monastery' });
}

/** MK-SITE-21: three mana of its colour, for Fame. */
export function* prayAtAltar(state: State, table: MageTable, seat: Seat): Play {
  const at = atOf(state, seat);
  yield* pay(state, table, seat, { price: altarPrice(state, at) ?? [] });
  state.shields = [...state.shields, { at, seat }];
  state.ruins = state.ruins.filter((ruin) => ruin.at !== at);
  table.emit({ event: 'conquered', rule: 'MK-SITE-21', seat, site: 'ruins', at: spaceName(at) });
  gainFame(state, table, seat, { n: ALTAR_FAME, by: 'altar', rule: 'MK-SITE-21' });
  state.stage = 'after';
}
