/** A Day: four turns, each of one Movement card that everybody answers (TEQ-DAY-01 to -16). */
import { type Option, option, type Play, type Seat } from '@taverne/engine';
import { slotName } from '../board.ts';
import { arrange, gifts, give } from '../gifts.ts';
import { isHome } from '../items.ts';
import { kindOf, landOf } from '../land.ts';
import { fallNight } from '../night/fall.ts';
import { chooseGain } from '../players.ts';
import { claimPlacement } from '../quests/placement.ts';
import { CARD_USED } from '../refusals.ts';
import { has, isSolo, regionOfHero, type State, withMember, without } from '../state.ts';
import { calmedBy, moves, routeOf } from '../travel.ts';
import { ask, type GiveDeed, type MoveDeed, type PlainDeed, type QuestTable } from '../types.ts';
import { type Hero, heroesOf, modeOf, NONE, TRAVELS, type Travel } from '../words.ts';
import { moveAndArrive } from './arrive.ts';
import { questsBy, type TravelDeed, travelFigures } from './figures.ts';

/** Whatever the number of players (TEQ-DAY-01). */
const DAY_TURNS = 4;
/** Solo: how many are face up (TEQ-SOLO-04). */
const SOLO_CARDS = 2;

const ALL_CARDS = (1 << TRAVELS.length) - 1;

const CARDS: readonly Option<number>[] = TRAVELS.map((travel, card) => option(travel, card));

/** All five can be chosen (TEQ-RESOLVE-05); alone, two of them, by chance (TEQ-SOLO-04). */
export function beginDay(state: State, table: QuestTable): void {
  state.stage = 'card';
  state.turn = 0;
  state.card = NONE;
  state.faceUp = isSolo(state) ? 0 : ALL_CARDS;
  state.faceDown = isSolo(state) ? ALL_CARDS : 0;
  if (isSolo(state)) turnUp(state, table, SOLO_CARDS);
}

function turnUp(state: State, table: QuestTable, count: number): void {
  const turned: Travel[] = [];
  for (let i = 0; i < count; i++) {
    const down = TRAVELS.map((_, card) => card).filter((card) => has(state.faceDown, card));
    const card = down[table.chance('movement card', down.length)] ?? NONE;
    state.faceDown = without(state.faceDown, card);
    state.faceUp = withMember(state.faceUp, card);
    turned.push(modeOf(card));
  }
  table.emit({ event: 'cards-turned', rule: 'TEQ-SOLO-04', cards: turned });
}

/** Who chooses: the First Player, then the next ones clockwise (TEQ-DAY-02, TEQ-RUL-33). */
const chooser = ({ first, turn, seats }: State): Seat => (first + turn) % seats;

export function* chooseCard(state: State, table: QuestTable): Play {
  const seat = chooser(state);
  const card = yield* ask(seat, 'card', () => CARDS.filter(({ value }) => has(state.faceUp, value)), {
    rule: isSolo(state) ? 'TEQ-SOLO-05' : 'TEQ-DAY-04',
    safe: CARDS.find(({ value }) => has(state.faceUp, value))?.key,
    lone: 'asked',
    notOffered: () => CARDS.flatMap(({ key, value }) => (has(state.faceUp, value) ? [] : [{ key, refusal: CARD_USED }])),
  });
  state.card = card;
  state.answered = 0;
  state.questers = 0;
  state.stage = 'travel';
  table.emit({ event: 'card-chosen', rule: 'TEQ-DAY-04', seat, card: modeOf(card), turn: state.turn + 1 });
}

const IDLE: Option<PlainDeed<'idle'>> = option('idle', { do: 'idle' });

/** One player's answer to the card: move one Hero by its mode, or stay Idle (TEQ-DAY-05, TEQ-DAY-06). */
export function* answerCard(state: State, table: QuestTable): Play {
  const seat = (chooser(state) + state.answered) % state.seats;
  const travel = modeOf(state.card);
  const before = homeHeroes(state, seat);
  const deed = yield* chooseMove(state, table, seat, travel);
  const moved: Hero[] = [];
  if (deed.do === 'move') {
    yield* moveAndArrive(state, table, { travel, deed, moved });
    if (!state.rules.questsFirst) yield* claimPlacement(state, table, seat, moved);
  } else yield* idle(state, table, seat);
  // Whatever could change hands before the move could do so then: asked again only for whoever has come home since.
  if ((homeHeroes(state, seat) & ~before) !== 0) yield* arrange(state, table, seat);
  nextAnswer(state, table);
}

/** As a set of bits. */
const homeHeroes = (state: State, seat: Seat): number =>
  heroesOf(seat).reduce((home, hero) => (isHome(state, hero) ? withMember(home, hero) : home), 0);

/** Items may change hands before it (TEQ-RUL-26). */
function* chooseMove(state: State, table: QuestTable, seat: Seat, travel: Travel): Play<MoveDeed | PlainDeed<'idle'>> {
  const given: GiveDeed[] = [];
  for (;;) {
    const [offer, items] = [moves(state, heroesOf(seat), travel), gifts(state, seat, given)];
    const deed: TravelDeed = yield* ask(seat, 'travel', () => [...offer.options(), ...items.options(), IDLE], {
      rule: 'TEQ-DAY-05',
      safe: 'idle',
      notOffered: () => [...offer.notOffered(), ...items.notOffered()],
      figures: () => travelFigures(state, seat, travel, offer.options()),
      preview: (value) => previewOf(state, seat, travel, value),
    });
    if (deed.do !== 'give') return deed;
    given.push(deed);
    give(state, table, deed);
  }
}

/** The whole path of a move with its toll and flips, and the Quests it would complete as the Heroes then stand. */
function previewOf(state: State, seat: Seat, travel: Travel, deed: TravelDeed) {
  if (deed.do !== 'move') return { toll: 0, crossed: [], calmed: [], quests: [] };
  const route = routeOf(state, travel, deed);
  return {
    toll: route.tolls.length,
    crossed: route.crossed.map(slotName),
    calmed: calmedBy(state, deed.to, route).map((portal) => portal + 1),
    quests: questsBy(state, seat, deed),
  };
}

/** With a Hero in any Castle, 1 Health or 1 Power, once (TEQ-DAY-12 to -14). */
function* idle(state: State, table: QuestTable, seat: Seat): Play {
  table.emit({ event: 'idled', rule: 'TEQ-DAY-11', seat });
  const land = landOf(state);
  const isInCastle = heroesOf(seat).some((hero) => kindOf(land, regionOfHero(state, hero)) === 'castle');
  if (isInCastle) yield* chooseGain(state, table, seat, 'idle');
}

/** A card that everybody has answered is out for the round; the fourth closes the Day (TEQ-DAY-09, TEQ-DAY-15). */
function nextAnswer(state: State, table: QuestTable): void {
  state.answered++;
  if (state.answered < state.seats) return;
  state.faceUp = without(state.faceUp, state.card);
  state.card = NONE;
  state.turn++;
  if (state.turn < DAY_TURNS) {
    if (isSolo(state)) turnUp(state, table, 1); // TEQ-SOLO-07
    state.stage = 'card';
  } else fallNight(state, table);
}
