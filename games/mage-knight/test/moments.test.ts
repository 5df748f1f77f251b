/** Moments and places that other chapters leave out: what may be done when, and what is where. */
import { resign } from '@taverne/engine';
import { describe, expect, test } from 'vitest';
import { begun } from '../../test/table.ts';
import { artifactCards, bookOf } from '../src/book.ts';
import { ENEMIES } from '../src/content/enemies.ts';
import { SITE_ROWS } from '../src/content/sites.ts';
import { mageKnight } from '../src/index.ts';
import { isInShape } from '../src/land.ts';
import { SITES, TRAITS } from '../src/words.ts';
import { MageTable, mage } from './table.ts';

const start = (options: object = {}, seed = 1): MageTable =>
  new MageTable(begun(mageKnight, { options: { scenario: 'solo-conquest', ...options }, seed }));

describe('laying out', () => {
  test('MK-SETUP-06 three spells and three advanced actions lie open', () => {
    const { state } = start();
    expect([state.spells.length, state.advanced.length]).toEqual([3, 3]);
    expect([state.spellDeck.bag.length, state.advancedDeck.bag.length]).toEqual([16 - 3, 28 - 3 - state.taught.length]);
  });

  test('MK-SETUP-07 all artifacts are in their deck, and no wound is anywhere', () => {
    const { state } = start();
    expect(state.artifactDeck).toEqual({ top: [], bag: artifactCards(), under: [] });
    expect(state.wounds).toEqual([0]);
  });

  test('MK-SCENARIO-44 MK-RULING-33 without the four spells for rivals and the interactive skills, the dummy player’s too', () => {
    for (const hero of ['arythea', 'tovak', 'goldyx', 'norowas']) {
      const { state } = start({ hero });
      const { cards, skills } = bookOf(state);
      const spells = [...state.spells, ...state.spellDeck.bag];
      expect([spells.length, spells.filter((card) => cards[card]?.isCompetitive).length]).toEqual([16, 0]);
      const piles = [state.skillBag[0] ?? [], state.dummySkills];
      expect(piles.map((pile) => pile.length)).toEqual([9, 9]);
      expect(piles.flat().some((skill) => skills[skill]?.isInteractive)).toBe(false);
    }
  });

  test('MK-SCENARIO-04 the shapes of maps by the coordinates of tiles', () => {
    const inside = (shape: Parameters<typeof isInShape>[0]): string =>
      [-2, -1, 0, 1, 2, 3].map((y) => [0, 1, 2].map((x) => (isInShape(shape, x, y) ? '#' : '.')).join('')).join(' ');
    expect(inside('wedge')).toBe('... ... ### ### ### ###');
    expect(inside('open-5')).toBe('..# .## ### ### ### ...');
    expect(inside('open-4')).toBe('..# .## ### ### ... ...');
    expect(inside('open-3')).toBe('... .## ### ### ... ...');
    expect(isInShape('wedge', -1, 0)).toBe(false);
  });

  test('MK-SCENARIO-64 the levels of cities can be chosen', () => {
    const told = { tiles: '', at: '2.-3', move: 4, hand: 'rage', seed: 1 } as const;
    const levels = (options: object) =>
      mage({
        ...told,
        options,
        also: (state) => {
          state.countrysideLeft = 0;
          state.coreLeft = 0;
        },
      })
        .play('explore 1 1')
        .told('city-revealed')
        .map(({ level }) => level);
    expect(levels({})).toEqual([5]);
    expect(levels({ firstCity: 11 })).toEqual([11]);
  });
});

describe('what is not one’s turn', () => {
  const village = { at: '2.-3', deck: 'march' } as const;

  test('MK-TACTIC-08 MK-TURN-04 nothing is done before all tactics are chosen', () => {
    const table = mage({ ...village, stage: 'tactic', hand: 'rage', seed: 1 });
    expect([table.asked, table.options().includes('plunder')]).toEqual(['0 tactic', false]);
    table.play('early-bird');
    expect([table.asked, table.offers('plunder')]).toEqual(['0 round', true]);
  });

  test('MK-TURN-04 nor while a turn ends', () => {
    const table = mage({ ...village, hand: 'rage march', seed: 1 }).play('rage sideways', 'end');
    expect([table.asked, table.options()]).toEqual(['0 discard', ['march', 'keep']]);
  });

  test('MK-ROUND-26 MK-TURN-04 nor after one’s last turn of the round', () => {
    const table = mage({ ...village, deck: '', hand: 'rage', stage: 'begin', source: 'red red red', seed: 1 });
    expect(table.options()).toEqual(['play', 'announce', 'plunder']);
    // The dummy player has its last turn, and nobody is asked about a village before the next round.
    table.play('announce');
    expect(table.asked).toBe('0 tactic');
    expect(table.told('plundered')).toEqual([]);
  });

  test('MK-SCENARIO-07 MK-SCENARIO-45 the dummy player’s tactic counts for the order alone', () => {
    const told = { stage: 'tactic', hand: 'rage', deck: 'march stamina swiftness promise' } as const;
    const before = mage({ ...told, chance: [['dummy tactic', 3]], seed: 1 });
    const cards = before.state.dummyDeck.length;
    before.play('rethink', 'done');
    // Great Start would draw two cards: the dummy player has none to draw, and plays after us.
    expect(before.told('tactic-taken').map(({ tactic }) => tactic)).toEqual(['rethink', 'great-start']);
    expect([before.state.order, before.state.dummyDeck.length]).toEqual([[0, 1], cards]);
  });
});

describe('sites and tokens', () => {
  test('MK-SITE-01 MK-RULING-07 which are inhabited, fortified, or for adventures', () => {
    const of = (...kinds: string[]) => SITES.filter((site) => kinds.includes(SITE_ROWS[site].kind));
    expect(of('inhabited', 'fortified')).toEqual(['village', 'monastery', 'keep', 'mage-tower', 'city']);
    expect(of('fortified')).toEqual(['keep', 'mage-tower', 'city']);
    expect(of('adventure')).toEqual(['dungeon', 'tomb', 'monster-den', 'spawning-grounds', 'ruins']);
    // One deals with the people of a village, and with nobody in a den.
    const den = { tiles: 'countryside-6@1,1', at: '3.-5', hand: 'rage' } as const;
    expect([mage(den).offers('interact'), mage(den).offers('enter')]).toEqual([false, true]);
    expect(mage({ at: '2.-3', hand: 'rage' }).offers('interact')).toBe(true);
  });

  test('MK-COMBAT-73 tokens have the abilities of the base game and no others', () => {
    const found = new Set(ENEMIES.flatMap(({ traits, first }) => [...traits, ...(first?.traits ?? [])]));
    expect([...found].sort()).toEqual([...TRAITS].sort());
    expect(TRAITS).toHaveLength(9);
  });

  test('MK-OUTCOME-14 what was turned up once everybody may look at', () => {
    const table = mage({ fight: 'diggers', stage: 'attack', hand: 'rage', mana: 'red' }).play('rage strong', 'strike diggers');
    expect(
      table
        .view(undefined)
        .discards.flat()
        .map((enemy) => ENEMIES[enemy]?.id),
    ).toEqual(['diggers']);
    const keep = mage({ tiles: 'countryside-3@1,1', tokens: 'golems@5.-6 gray@7.-5', hand: 'rage' });
    expect(keep.view(undefined).tokens.map(({ enemy }) => ENEMIES[enemy]?.id)).toEqual(['golems', undefined]);
  });

  test('MK-RULING-11 MK-COMBAT-64 what is summoned has no bonus of the city', () => {
    const table = mage({
      tiles: 'core-7@1,1',
      tokens: 'illusionists@4.-5',
      at: '3.-4',
      move: 2,
      hand: 'rage march',
      seed: 1,
      chance: [['brown enemy', 0]],
    }).play('move 4.-5');
    while (table.asked !== '0 block') table.play('done');
    const [summoner, summoned] = table.state.foes;
    // The white city gives its defenders 1 armor.
    expect([summoner?.armor, summoned?.armor, summoned?.summoner]).toEqual([1, 0, 0]);
  });
});

describe('wounds and cards that go', () => {
  test('MK-WOUND-06 there is no end of wounds', () => {
    const table = mage({ hand: 'mana-meltdown', mana: 'red black', night: true, crystals: 'blue blue blue', level: 10 });
    table.play('mana-meltdown strong', 'blue');
    expect(table.hand).toBe('wound wound wound');
    // Seven and seven points of damage, two for each wound.
    const many = mage({ fight: 'werewolf werewolf', stage: 'block', hand: 'rage', level: 1 }).play('done');
    expect(many.play('werewolf on hero').hand.split(' ')).toEqual(new Array(8).fill('wound'));
  });

  test('MK-ENDTURN-10 what is thrown away leaves the game', () => {
    const table = mage({ hand: 'ruby-ring rage march', seed: 1 }).play('ruby-ring strong', 'rage sideways', 'end');
    expect([table.discard, table.state.gone.length]).toEqual(['rage', 1]);
    const action = mage({ hand: 'decompose rage', seed: 1 }).play('decompose rage');
    expect([action.state.gone.length, action.mana]).toEqual([1, '| red red']);
  });
});

describe('the end of a match', () => {
  test('MK-SCORE-02 MK-SCORE-13 knowledge scores, and brings no level', () => {
    const table = mage({
      hand: 'fireball agility rage',
      discard: 'chill',
      deck: '',
      fame: 1,
      round: 6,
      stage: 'begin',
      options: { scenario: 'solo-conquest' },
      seed: 1,
      also: (state) => {
        state.now = 1;
        state.order = [1, 0];
        state.last = 0;
      },
    });
    expect(table.view(0).scores[0]).toMatchObject({ fame: 1, knowledge: 5 });
    // Fame 6 would be level 2 or more.
    table.until('0 discard').play('rage').until('nobody');
    expect(table.outcome).toBeDefined();
    expect(table.state.level).toEqual([1]);
  });

  test('MK-ONL-01 who resigns has lost', () => {
    const table = start();
    expect(resign(table.match, 0)).toBeUndefined();
    expect(table.outcome).toMatchObject({ places: [2], how: 'resignation', rule: 'MK-ONL-01' });
  });
});
