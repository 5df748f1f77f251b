/** What is true of every state: each card, unit and token is somewhere exactly once. */
import { onceEach } from '@taverne/engine/battery';
import { advancedCards, artifactCards, bookOf, deckOfHero, isWound, spellCards } from '../src/book.ts';
import { cardsIn } from '../src/decks.ts';
import { scenarioOf } from '../src/scenario.ts';
import type { State } from '../src/state.ts';
import { NONE, PILES } from '../src/words.ts';

const whole = (cards: readonly number[]): number[] => cards.filter((card) => !isWound(card));

export function holds(state: State): string | undefined {
  return cardsHold(state) ?? unitsHold(state) ?? enemiesHold(state) ?? woundsHold(state);
}

function cardsHold(state: State): string | undefined {
  const seats = state.hand.map((_, seat) => seat);
  const all = [
    ...state.heroes.flatMap(deckOfHero),
    ...advancedCards(),
    ...spellCards(scenarioOf(state).kind === 'competitive'),
    ...artifactCards(),
  ];
  const isArtifact = new Set<number>(artifactCards());
  return onceEach(all, {
    ...Object.fromEntries(
      seats.map((seat) => [
        `seat ${seat}`,
        whole([
          ...(state.hand[seat] ?? []),
          ...cardsIn(state.deck[seat] ?? { top: [], bag: [], under: [] }),
          ...(state.discard[seat] ?? []),
          ...(state.played[seat] ?? []),
          ...(state.aside[seat] ?? []),
          ...(state.shed[seat] ?? []),
          ...(state.stash[seat] ?? []),
          ...(state.drawn[seat] ?? []).filter((card) => isArtifact.has(card)),
          ...(state.units[seat] ?? []).flatMap(({ banner }) => (banner === NONE ? [] : [banner])),
        ]),
      ]),
    ),
    offers: [...state.advanced, ...state.spells, ...state.taught],
    decks: [...cardsIn(state.advancedDeck), ...cardsIn(state.spellDeck), ...cardsIn(state.artifactDeck)],
    dummy: [...state.dummyDeck, ...state.dummyDiscard],
    gone: state.gone,
  });
}

function unitsHold(state: State): string | undefined {
  const there = [
    ...state.offer,
    ...cardsIn(state.regularDeck),
    ...cardsIn(state.eliteDeck),
    ...state.goneUnits,
    ...state.units.flatMap((units) => units.map(({ unit }) => unit)),
  ];
  const wrong = bookOf(state).units.find(({ copies }, unit) => there.filter((each) => each === unit).length !== copies);
  return wrong && `of ${wrong.id} there are more or fewer than ${wrong.copies}`;
}

/** Face-down tokens are counted in their bags. */
function enemiesHold(state: State): string | undefined {
  const there = [
    ...state.piles.flat(),
    ...state.oldPiles.flat(),
    ...state.discards.flat(),
    ...state.tokens.flatMap(({ enemy }) => (enemy < 0 ? [] : [enemy])),
    ...state.foes.flatMap(({ enemy, at, fate, summoner, of }) => {
      if (of) return [];
      const isOnMap = at !== NONE;
      const isDiscarded = fate === 'beaten' && summoner === NONE;
      return isOnMap || isDiscarded ? [] : [enemy];
    }),
  ];
  const wrong = bookOf(state).enemies.find(({ copies }, enemy) => there.filter((each) => each === enemy).length !== copies);
  if (wrong) return `of ${wrong.id} there are ${there.filter((each) => bookOf(state).enemies[each] === wrong).length}`;
  const short = PILES.find((_, pile) => {
    const down = state.tokens.filter((token) => token.pile === pile && token.enemy === -1).length;
    return down > (state.piles[pile]?.length ?? 0);
  });
  return short && `more ${short} tokens lie face down than there are`;
}

/** No wound is in two places. */
function woundsHold(state: State): string | undefined {
  const wounds = state.hand.flatMap((hand, seat) => [
    ...hand,
    ...cardsIn(state.deck[seat] ?? { top: [], bag: [], under: [] }),
    ...(state.discard[seat] ?? []),
    ...(state.played[seat] ?? []),
    ...(state.shed[seat] ?? []),
    ...(state.stash[seat] ?? []),
  ]);
  const all = wounds.filter(isWound);
  return new Set(all).size === all.length ? undefined : 'a wound is in two places';
}
