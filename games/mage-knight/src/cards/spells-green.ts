/** Green spells. */
import { option, type Play } from '@taverne/engine';
import { cardOf, unitOf } from '../book.ts';
import { putOnTop, putUnder } from '../decks.ts';
import {
  all,
  type Condition,
  type Effect,
  either,
  heal,
  onAll,
  onFoe,
  only,
  revealing,
  type Special,
  special,
  unless,
  untilEnd,
  weakens,
  when,
} from '../effects.ts';
import { jump, landingsFrom } from '../jump.ts';
import { groundAt, landOf, siteAt, spaceName } from '../land.ts';
import { areCitiesClosed, isRivalsKeep, isUnconquered } from '../move.ts';
import type { Playing } from '../playing.ts';
import { seenFrom, seenIfOnly } from '../preview.ts';
import { beginDuel } from '../pvp/begin.ts';
import { refuseRival, rivalAt, rivalHere } from '../pvp/meeting.ts';
import { NO_LANDING, NO_UNIT, NO_USE_NOW } from '../refusals.ts';
import { readyUnit, unitName } from '../run.ts';
import { isSafe } from '../safety.ts';
import { atOf, type CardNumber, deckOf, discardOf, modsOf, type Space, unitAt, unitsOf } from '../state.ts';
import { ask } from '../types.ts';
import { NONE } from '../words.ts';
import { type Card, spell } from './card.ts';

const tremor = spell(
  'tremor',
  'green',
  either(onFoe(weakens(3)), onAll(weakens(2))),
  either(onFoe(weakens(3, 6)), onAll(weakens(2, 4))),
);

// ── under the ground ──

/** Up to three spaces, not through swamps and lakes. */
const tunnelled = ({ state, seat }: Playing): readonly Space[] =>
  landingsFrom(state, seat, 3, ['swamp', 'lake', 'sea']).map(({ to }) => to);
const exits = (playing: Playing): readonly Space[] =>
  tunnelled(playing).filter((to) => isSafe(playing.state, playing.seat, to));
/** Fortified sites that can be assaulted, others' keeps among them, and heroes who can be attacked. */
const cellars = (playing: Playing): readonly Space[] => {
  const { state, seat } = playing;
  const land = landOf(state);
  const isShut = (to: Space): boolean => areCitiesClosed(state) && siteAt(land, to) === 'city';
  return tunnelled(playing).filter((to) => {
    const rival = rivalAt(state, seat, to);
    if (rival !== NONE) return refuseRival(state, seat, rival) === undefined;
    return (isUnconquered(state, land, to) && !isShut(to)) || isRivalsKeep(state, seat, to);
  });
};
const dig = (name: string, goals: (playing: Playing) => readonly Space[], isAssault: boolean): Effect => {
  const digging = unless(
    special(name, function* (playing) {
      const { state, table, seat } = playing;
      const to = yield* ask(seat, 'choose', () => goals(playing).map((goal) => option(`to ${spaceName(goal)}`, goal)), {
        preview: (goal) => ({ reveals: seenFrom(state, goal) }),
      });
      if (isAssault) state.mods[seat] = [...modsOf(state, seat), { mod: 'no-walls' }];
      jump(state, table, seat, { to, cost: 0 });
      // Whoever comes from below to another hero attacks at once: there is no moving on.
      const rival = isAssault && !state.arena ? rivalHere(state, seat) : NONE;
      if (rival !== NONE) beginDuel(state, table, seat, rival);
    }),
    (playing) => (goals(playing).length > 0 ? undefined : isAssault ? NO_USE_NOW : NO_LANDING),
  );
  return only('move', { ...digging, seen: (playing) => seenIfOnly(playing.state, goals(playing)) });
};
const undergroundTravel = spell(
  'underground-travel',
  'green',
  dig('travel', exits, false),
  dig('attack from below', cellars, true),
);

// ── healing ──

const inForest: Condition = {
  name: 'in a forest',
  holds: ({ state, seat }) => groundAt(landOf(state), atOf(state, seat))?.terrain === 'forest',
};
/** Spent units up to this level, by place. */
const spent = ({ state, seat }: Playing, level: number): number[] =>
  unitsOf(state, seat).flatMap(({ unit, isSpent }, at) => (isSpent && unitOf(state, unit).level <= level ? [at] : []));
/** Units whose levels together are at most this. */
const readySome = (levels: number): Effect =>
  unless(
    special(`ready levels ${levels}`, function* (playing) {
      const { state, table, seat } = playing;
      let left = levels;
      while (spent(playing, left).length > 0) {
        const units = spent(playing, left);
        const at = yield* ask(
          seat,
          'ready',
          () => [...units.map((each) => option(unitName(state, seat, each), each)), option('enough', NONE)],
          { safe: 'enough' },
        );
        if (at === NONE) return;
        left -= unitOf(state, unitAt(state, seat, at).unit).level;
        readyUnit(state, table, seat, at);
      }
    }),
    (playing) => (spent(playing, levels).length > 0 ? undefined : NO_UNIT),
  );
const restoration = spell(
  'restoration',
  'green',
  only('calm', when(inForest, heal(5), heal(3))),
  only('calm', when(inForest, all(heal(5), readySome(5)), all(heal(3), readySome(3)))),
);

// ── cards that come back ──

/** One of these cards. */
type CardPick = (playing: Playing, cards: readonly CardNumber[]) => Play<CardNumber>;
const byChance: CardPick = function* ({ table }, cards) {
  return cards[table.chance('discarded card', cards.length)] ?? NONE;
};
const byChoice: CardPick = function* ({ state, seat }, cards) {
  const ids = cards.map((card) => cardOf(state, card).id);
  return yield* ask(seat, 'choose', () =>
    cards.flatMap((card, i) => (ids.indexOf(ids[i] ?? '') === i ? [option(ids[i] ?? '', card)] : [])),
  );
};
/** Two cards of the discard pile go on the deed deck or under it, the first on top. */
const recalls = (name: string, pick: CardPick): Special =>
  special(
    name,
    function* (playing) {
      const { state, seat } = playing;
      // They lie on the pile until it is known where they go.
      const picked: CardNumber[] = [];
      const left = (): readonly CardNumber[] => discardOf(state, seat).filter((card) => !picked.includes(card));
      while (picked.length < 2 && left().length > 0) picked.push(yield* pick(playing, left()));
      const isUnder = yield* ask(seat, 'choose', () => [option('on the deck', 0), option('under the deck', 1)]);
      state.discard[seat] = left();
      const deck = deckOf(state, seat);
      state.deck[seat] = isUnder === 1 ? putUnder(deck, ...picked) : putOnTop(deck, ...picked);
    },
    ({ state, seat }) => discardOf(state, seat).length > 0,
  );
const TWO_MORE = untilEnd({ mod: 'hand', n: 2 });
const meditation = spell(
  'meditation',
  'green',
  all(revealing(recalls('two by chance', byChance), 'cards'), TWO_MORE),
  all(recalls('two of choice', byChoice), TWO_MORE),
);

export const GREEN_SPELLS: readonly Card[] = [tremor, undergroundTravel, restoration, meditation];
