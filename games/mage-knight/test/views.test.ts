/** What a seat sees of the table, and what stays hidden: the hands of others, the order of decks, and which of two equal cards lies where. */
import { describe, expect, test } from 'vitest';
import { FIRST_WOUND } from '../src/content/faces.ts';
import { mage, type Told } from './table.ts';

/** Tovak's cards are 16 to 31 of all: two each of march and stamina among them. */
const two = (own: Told = {}) =>
  mage({ hand: 'march rage', others: [{ hero: 'norowas', hand: 'rage wound' }], seed: 1, ...own });

describe('hands and decks', () => {
  test('one’s own hand is seen, of others how many cards it has', () => {
    const table = two();
    const [own, theirs] = table.state.hand;
    expect(table.view(0).hand).toEqual([own, 2]);
    expect(table.view(1).hand).toEqual([2, theirs]);
    expect(table.view().hand).toEqual([2, 2]);
    // Who plays alone hides nothing.
    const alone = mage({ hand: 'march rage' });
    expect(alone.view().hand).toEqual(alone.state.hand);
  });

  test('the cards of one’s own deck without their order, of others how many there are', () => {
    const table = two({ deck: 'stamina promise', also: (state) => void state.stash.splice(0, 1, [40, 17]) });
    const [own, theirs] = table.view(0).deck;
    const bag = table.state.deck[0]?.bag ?? [];
    // What lies under a tactic is among them: nobody knows which it is.
    expect(own).toEqual({ size: 2, top: [], under: [], bag: [...bag, 17, 40].sort((a, b) => a - b) });
    expect(theirs).toEqual({ size: 15, top: [], under: [], bag: [] });
    expect(table.view(1).deck[0]).toEqual({ size: 2, top: [], under: [], bag: [] });
    expect(table.view(0).stash).toEqual([2, 0]);
    expect(table.view(1).stash).toEqual([2, 0]);
  });

  test('what was drawn to choose from, and what is about to go, is seen by whoever holds it', () => {
    const also: Told['also'] = (state) => {
      state.drawn[0] = [100, 101];
      state.shed[0] = [20];
    };
    const table = two({ also });
    expect([table.view(0).drawn[0], table.view(0).shed[0]]).toEqual([[100, 101], [20]]);
    expect([table.view(1).drawn[0], table.view(1).shed[0]]).toEqual([[], []]);
    expect([table.view().drawn[0], table.view().shed[0]]).toEqual([[], []]);
  });
});

describe('cards of one face', () => {
  test('which of two equal cards was played would tell what is still hidden: others see the first of them', () => {
    const table = two({ hand: 'march rage', discard: 'march wound', deck: 'wound' });
    const [march = 0, wound = 0] = table.state.discard[0] ?? [];
    const [first = 0] = table.state.hand[0] ?? [];
    expect(march).toBeGreaterThan(Math.min(first, ...(table.state.hand[0] ?? [])));
    expect(table.view(0).discard[0]).toEqual([march, wound]);
    const seen = table.view(1).discard[0] ?? [];
    const marches = (table.state.hand[0] ?? []).filter((card) => card < march);
    expect(marches).toContain(seen[0]);
    expect(seen[1]).toBe(FIRST_WOUND);
    expect(table.view().discard[0]).toEqual(seen);
  });

  test('what is no hero’s own is told as it is', () => {
    const table = two({ discard: 'golden-grail fireball', hand: 'rage' });
    expect(table.view(1).discard[0]).toEqual(table.state.discard[0]);
  });

  test('what has left the game is told in the same way, unless one plays alone', () => {
    const gone = (state: Parameters<NonNullable<Told['also']>>[0]): void => {
      state.gone = [FIRST_WOUND + 3];
    };
    expect(two({ also: gone }).view(0).gone).toEqual([FIRST_WOUND]);
    expect(mage({ hand: 'rage', also: gone }).view(0).gone).toEqual([FIRST_WOUND + 3]);
  });
});

test('of the piles of tokens one sees how many are left, without those that lie face down', () => {
  const plain = two().view(0).piles;
  const keeps = two({ tiles: 'countryside-3@1,1', tokens: 'gray@5.-6 prowlers@3.-3!' }).view(0).piles;
  expect(keeps).toEqual(plain.map((n, pile) => n - (pile === 0 ? 1 : pile === 1 ? 1 : 0)));
});

test('MK-SCENARIO-05 of the dummy player’s deck one sees how many cards it has', () => {
  expect(mage({ hand: 'rage', dummy: 'rage march rage' }).view(0).dummyDeck).toBe(3);
});

test('an enemy with its figures as they are now', () => {
  const [foe] = mage({ hand: 'rage', fight: 'guardsmen', walls: true, stage: 'block' }).view(0).foes;
  expect(foe).toMatchObject({
    armorNow: 7,
    attackNow: 3,
    element: 'physical',
    traits: ['fortified'],
    walls: 2,
    toBlock: 3,
    deals: 3,
  });
});

describe('what is hidden', () => {
  const names = (cards: readonly number[] = []): string[] => cards.map((card) => `card ${card}`);

  test('the hand of each other seat together with its deck; of one’s own nothing but what lies under a tactic', () => {
    const table = two({ deck: 'stamina' });
    const { game } = table.match;
    const theirs = [...names(table.state.hand[1]), ...names(table.state.deck[1]?.bag)];
    expect(game.hidden(table.state, 0)).toEqual([theirs]);
    expect(game.hidden(table.state, 1)).toEqual([[...names(table.state.hand[0]), ...names(table.state.deck[0]?.bag)]]);
    expect(game.hidden(table.state, undefined)).toHaveLength(2);
    const stashed = two({ deck: 'stamina', also: (state) => void state.stash.splice(0, 1, [17]) });
    expect(game.hidden(stashed.state, 0)[0]).toEqual(['card 17', ...names(stashed.state.deck[0]?.bag)]);
  });

  test('a card that was named is known to all, the others are not', () => {
    const table = two({ deck: '' });
    table.state.known = [table.state.hand[0]?.[0] ?? 0];
    expect(table.match.game.hidden(table.state, 1)).toEqual([names(table.state.hand[0]?.slice(1))]);
  });

  test('hands, decks and what lies under tactics change their cards, and stay in order', () => {
    const { match, state } = two({ deck: 'stamina promise', also: (told) => void told.stash.splice(0, 1, [17]) });
    const [first = 0, second = 0] = state.hand[0] ?? [];
    const bag = state.deck[0]?.bag ?? [];
    const to = new Map([
      [`card ${first}`, 'card 17'],
      ['card 17', `card ${bag[0]}`],
      [`card ${bag[0]}`, `card ${second}`],
      [`card ${second}`, `card ${first}`],
    ]);
    match.game.rename(state, to);
    expect(state.hand[0]).toEqual([first, 17].sort((a, b) => a - b));
    expect(state.stash[0]).toEqual([bag[0]]);
    expect(state.deck[0]?.bag).toEqual([second, bag[1]].sort((a = 0, b = 0) => a - b));
    expect(state.hand[1]).toHaveLength(2);
  });
});
