/** The twelve tactics, those of the day first. */
import { bagOf, option, type Seat } from '@taverne/engine';
import { cardsIn, deal, deckOfCards, deckSize } from '../decks.ts';
import { drawCards } from '../draws.ts';
import { revealing, special, unless } from '../effects.ts';
import { colourName, GOLD, isFree, rollAgain } from '../mana.ts';
import { NO_USE_NOW, refusal } from '../refusals.ts';
import { deckOf, discardOf, gainTurn, handOf, isAlone, modsOf, type State, stashOf, usedDiceOf } from '../state.ts';
import { ask, type MageTable } from '../types.ts';
import { BASICS, NONE } from '../words.ts';
import type { Tactic } from './tactic.ts';

const tactic =
  (isNight: boolean) =>
  (id: string, number: number, beside: Partial<Tactic> = {}): Tactic => ({ id, isNight, number, ...beside });
const day = tactic(false);
const night = tactic(true);

const turnDown = (state: State, seat: Seat): void => {
  state.isTacticDown[seat] = true;
};

/** Free dice of the Source by place, one for each face. */
const diceOf = (state: State, isWanted: (face: number) => boolean): number[] =>
  state.source.flatMap((face, die, all) => (isFree(state, die) && isWanted(face) && all.indexOf(face) === die ? [die] : []));
const dieOption = (state: State, die: number) => option(colourName(state.source[die] ?? 0), die);

// ── by day ──

/** Up to three cards, wounds too, for as many others; then the discard pile goes into the deck. */
const rethink = day('rethink', 2, {
  sheds: 3,
  shed(state, table, seat, cards) {
    drawCards(state, table, seat, cards.length);
    state.deck[seat] = deckOfCards([...cardsIn(deckOf(state, seat)), ...discardOf(state, seat), ...cards]);
    state.discard[seat] = [];
  },
});

/** A die of a basic colour lies on the card until it is used (mana.ts). */
const manaSteal = day('mana-steal', 3, {
  *taken(state, _table, seat) {
    const dice = diceOf(state, (face) => face < BASICS.length);
    if (dice.length > 0) state.tacticDie[seat] = yield* ask(seat, 'die', () => dice.map((die) => dieOption(state, die)));
  },
});

/** With two cards in hand one more is drawn; as first printed even by whoever lacks none. */
const planning = day('planning', 4, {
  draws(state, seat, lacking) {
    if (handOf(state, seat).length < 2) return lacking;
    return state.rules.printing === 'first' ? Math.max(0, lacking) + 1 : lacking + 1;
  },
});

const greatStart = day('great-start', 5, {
  *taken(state, _table, seat) {
    state.draws[seat] = 2;
  },
});

/** Once, another turn follows this one (MK-TACTIC-11). */
const rightMoment = day('the-right-moment', 6, {
  deed: special('another turn', function* ({ state, seat }) {
    turnDown(state, seat);
    gainTurn(state, seat);
  }),
});

// ── by night ──

/** Once, with an empty deck: three random cards of the discard pile are the deck. */
function refill(state: State, table: MageTable, seat: Seat): void {
  turnDown(state, seat);
  let left = bagOf(discardOf(state, seat));
  const kept: number[] = [];
  while (left.length > 0 && kept.length < 3) {
    const at = table.chance('discarded card', left.length);
    kept.push(left[at] ?? 0);
    left = left.toSpliced(at, 1);
  }
  state.discard[seat] = left;
  state.deck[seat] = deckOfCards(kept);
}
const DECK_LEFT = refusal('MK-ENDTURN-44', 'deck-left');
const longNight = night('long-night', 2, {
  refills: refill,
  deed: revealing(
    unless(
      special('fill the deck', function* ({ state, table, seat }) {
        refill(state, table, seat);
      }),
      ({ state, seat }) => {
        if (deckSize(deckOf(state, seat)) > 0) return DECK_LEFT;
        return discardOf(state, seat).length > 0 ? undefined : NO_USE_NOW;
      },
    ),
    'cards',
  ),
});

const MOST_SEARCHED = 2;
const SEARCHED = refusal('MK-TACTIC-05', 'used');
const DICE_USED = refusal('MK-TACTIC-05', 'dice-used');
/** Once a turn, before a die is used: up to two are rolled again, gold ones first. */
const manaSearch = night('mana-search', 3, {
  deed: revealing(
    unless(
      special('roll dice again', function* ({ state, table, seat }) {
        const rolled: number[] = [];
        while (rolled.length < MOST_SEARCHED) {
          const free = state.source.flatMap((face, die) =>
            isFree(state, die) && !rolled.includes(die) ? [{ face, die }] : [],
          );
          const gold = free.filter(({ face }) => face === GOLD);
          const first = (gold.length > 0 ? gold : free).filter(
            ({ face }, i, all) => all.findIndex((other) => other.face === face) === i,
          );
          const die = yield* ask(seat, 'die', () => [
            ...first.map((each) => dieOption(state, each.die)),
            ...(rolled.length > 0 ? [option('enough', NONE)] : []),
          ]);
          if (die === NONE) break;
          rolled.push(die);
        }
        for (const die of rolled) rollAgain(state, table, die, { why: 'source', rule: 'MK-TACTIC-05' });
        state.mods[seat] = [...modsOf(state, seat), { mod: 'own', by: 'mana-search', n: 1 }];
      }),
      ({ state, seat }) => {
        if (modsOf(state, seat).some((mod) => mod.mod === 'own' && mod.by === 'mana-search')) return SEARCHED;
        if (usedDiceOf(state, seat).length > 0) return DICE_USED;
        return state.source.some((_, die) => isFree(state, die)) ? undefined : NO_USE_NOW;
      },
    ),
    'dice',
  ),
});

/** Once, before a turn: up to five cards, wounds too, are shuffled into the deck, and as many drawn. */
const meditation = night('midnight-meditation', 4, {
  sheds: 5,
  shed(state, table, seat, cards) {
    turnDown(state, seat);
    state.deck[seat] = deckOfCards([...cardsIn(deckOf(state, seat)), ...cards]);
    drawCards(state, table, seat, cards.length);
  },
  before: {
    meditate: {
      can: (state, seat) => handOf(state, seat).length > 0,
      acts(state) {
        state.stage = 'shed';
      },
    },
  },
});

/** Any card of one's deck, which is then shuffled. */
const preparation = night('preparation', 5, {
  *taken(state) {
    state.stage = 'search';
  },
});

/** Before each turn the top card of the deck goes under the tactic, or all of them to the hand, once. */
const sparingPower = night('sparing-power', 6, {
  before: {
    store: {
      can: (state, seat) => !state.hasStored[seat] && deckSize(deckOf(state, seat)) > 0,
      acts(state, table, seat) {
        state.hasStored[seat] = true;
        const dealt = deal(deckOf(state, seat), table, 'stored card');
        if (!dealt) return;
        state.deck[seat] = dealt.left;
        state.stash[seat] = [...stashOf(state, seat), dealt.card];
      },
    },
    'take-stored': {
      can: (state, seat) => !state.hasStored[seat] && stashOf(state, seat).length > 0,
      acts(state, table, seat) {
        turnDown(state, seat);
        takeStash(state, seat);
        // Nobody had seen them before: that cannot be taken back.
        if (!isAlone(state)) table.shown(seat);
      },
    },
  },
});
/** Into the hand; hands are sorted. */
function takeStash(state: State, seat: Seat): void {
  state.hand[seat] = [...handOf(state, seat), ...stashOf(state, seat)].sort((a, b) => a - b);
  state.stash[seat] = [];
}

export const TACTICS: readonly Tactic[] = [
  day('early-bird', 1),
  rethink,
  manaSteal,
  planning,
  greatStart,
  rightMoment,
  night('from-the-dusk', 1),
  longNight,
  manaSearch,
  meditation,
  preparation,
  sparingPower,
];
