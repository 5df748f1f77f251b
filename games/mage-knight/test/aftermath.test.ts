/** What a fight leaves behind, what its end is told as, and rewards of which there are none (MK-OUTCOME, MK-ENDTURN-15 to -25). */
import { describe, expect, test } from 'vitest';
import { spaceAt } from '../src/land.ts';
import { PILES } from '../src/words.ts';
import { type MageTable, mage, type Told } from './table.ts';

const quest = (scenario: string, told: Told = {}) =>
  mage({ options: { scenario }, others: [{}], seed: 1, hand: 'rage', ...told });
/** The blow that is told. */
const striking = (table: MageTable, ...foes: readonly string[]): MageTable => {
  table.until('0 attack');
  table.state.parts = [{ by: 'rage', n: 30, kind: 'melee', element: 'cold-fire' }];
  return table.play(`strike ${foes.join(' ')}`).until('0 after');
};
const discarded = ({ state }: MageTable, pile: (typeof PILES)[number]): number =>
  state.discards[PILES.indexOf(pile)]?.length ?? 0;

describe('whoever survived', () => {
  const rite = { night: true, round: 2, at: '0.-2', shields: '1.-3 4.-3' } as const;
  const brown = (n: number) => ({ chance: Array.from({ length: n }, () => ['brown enemy', 0] as const) });

  test('MK-OUTCOME-09 MK-SCENARIO-60 those that an incantation called are gone, beaten or not, and each goes once', () => {
    const lost = quest('druid-nights', { ...rite, ...brown(2) })
      .play('incant')
      .until('0 after');
    expect([discarded(lost, 'brown'), lost.tokens]).toEqual([2, '']);
    const half = striking(quest('druid-nights', { ...rite, ...brown(2) }).play('incant'), 'minotaur');
    expect(discarded(half, 'brown')).toBe(2);
    expect(half.told('fight-ended')).toMatchObject([{ won: false }]);
  });

  test('MK-OUTCOME-09 MK-SCENARIO-61 those of a secret dungeon are gone, too, and it is not conquered', () => {
    const lost = quest('dungeon-lords', { at: '2.-3', ...brown(1) })
      .play('enter')
      .until('0 after');
    expect([discarded(lost, 'brown'), lost.state.secrets, lost.told('conquered')]).toEqual([1, [], []]);
    const won = striking(quest('dungeon-lords', { at: '2.-3', ...brown(1) }).play('enter'), 'minotaur');
    expect([discarded(won, 'brown'), won.state.secrets]).toEqual([1, [{ at: spaceAt(2, -3), seat: 0 }]]);
    expect(won.told('fight-ended')).toMatchObject([{ won: true }]);
    expect(won.told('reward-due')).toMatchObject([{ reward: 'treasure' }]);
  });

  test('MK-OUTCOME-10 in a den or in spawning grounds they stay, and whoever fell there leaves another', () => {
    const den = mage({ tiles: 'countryside-6@1,1', at: '3.-5', hand: 'rage', tokens: 'medusa@3.-5' }).play('enter');
    expect([den.until('0 after').tokens, discarded(den, 'brown')]).toEqual(['medusa@3.-5', 0]);
    const grounds = { tiles: 'core-1@1,1', at: '3.-5', hand: 'rage', tokens: 'gargoyle@3.-5 minotaur@3.-5' } as const;
    const half = striking(quest('full-conquest', grounds).play('enter'), 'gargoyle');
    expect(half.tokens).toBe('minotaur@3.-5 brown@3.-5');
    expect(half.told('conquered')).toEqual([]);
  });

  test('MK-OUTCOME-11 a keep that was not taken sends the hero back, and its garrison stays', () => {
    const keep = { tiles: 'countryside-3@1,1', at: '4.-5', move: 3, hand: 'rage', tokens: 'guardsmen@5.-6' } as const;
    const table = mage({ ...keep, seed: 1 })
      .play('move 5.-6')
      .until('0 after');
    expect([table.at, table.tokens, table.state.path]).toEqual(['4.-5', 'guardsmen@5.-6', []]);
    const won = striking(quest('full-conquest', keep).play('move 5.-6'), 'guardsmen');
    expect([won.at, won.state.shields]).toEqual(['5.-6', [{ at: spaceAt(5, -6), seat: 0 }]]);
    expect(won.told('conquered')).toMatchObject([{ rule: 'MK-OUTCOME-03', seat: 0, site: 'keep', at: '5.-6' }]);
  });

  test('MK-OUTCOME-03 MK-SITE-22 ruins that were cleared bear a shield in place of their token, others keep theirs', () => {
    const ruins = 'ruins-green-brown@5.-6 altar-red@2.-1';
    const told = { tiles: 'countryside-8@1,1', at: '5.-6', tokens: 'gargoyle@5.-6', shields: '2.-2' } as const;
    const table = striking(quest('full-conquest', { ...told, ruins }).play('enter'), 'gargoyle');
    expect(table.state.ruins).toEqual([{ at: spaceAt(2, -1), token: 3 }]);
    expect(table.state.shields).toHaveLength(2);
    expect(table.told('reward-due')).toMatchObject([{ reward: 'artifact' }]);
  });

  test('MK-WOUND-05 a unit that was struck may take damage again in the next fight', () => {
    const told = { units: 'guardian-golems foresters', fight: 'prowlers', hand: 'rage', level: 3, stage: 'damage' } as const;
    const table = mage({ ...told, seed: 1 }).play('prowlers on guardian-golems 0');
    expect(table.state.units[0]?.some(({ isStruck }) => isStruck)).toBe(true);
    table.until('0 after');
    expect(table.state.units[0]?.map(({ isStruck }) => isStruck)).toEqual([false, false]);
    expect(table.units).toBe('guardian-golems:wounded foresters');
  });
});

describe('rewards of which there are none', () => {
  const due = { stage: 'reward', hand: 'rage march', seed: 1 } as const;
  const none: Told['also'] = (state) => {
    state.artifactDeck = { top: [], bag: [], under: [] };
    state.spellDeck = { top: [], bag: [], under: [] };
    state.advancedDeck = { top: [], bag: [], under: [] };
    state.hasPlayed[0] = true;
  };

  test('MK-RULING-29 an artifact where the deck is empty, a unit where the offer is: they are lost, and that is told', () => {
    const table = mage({ ...due, rewards: 'artifact unit', also: none }).play('artifact');
    expect(table.told('reward-lost')).toMatchObject([
      { rule: 'MK-RULING-29', seat: 0, reward: 'artifact' },
      { rule: 'MK-RULING-29', seat: 0, reward: 'unit' },
    ]);
    expect(table.state.rewards[0]).toEqual([]);
  });

  test('MK-RULING-29 a spell or an advanced action of an empty offer', () => {
    const table = mage({ ...due, rewards: 'spell advanced', also: none }).play('spell');
    expect([table.state.rewards[0], table.top]).toEqual([[], '']);
    expect(table.asked).toBe('0 discard');
  });

  test('MK-ENDTURN-19 with one artifact left it is taken, and nothing goes under the deck', () => {
    const also: Told['also'] = (state) => {
      state.artifactDeck = { ...state.artifactDeck, bag: [] };
      state.hasPlayed[0] = true;
    };
    const table = mage({ ...due, rewards: 'artifact artifact', artifacts: 'ruby-ring', also });
    expect([table.top, table.state.artifactDeck.under]).toEqual(['ruby-ring', []]);
    expect(table.told('reward-lost')).toMatchObject([{ reward: 'artifact' }]);
  });

  test('MK-ENDTURN-17 a random crystal: what the die shows, black for a Fame, and gold for any', () => {
    const rolled = (face: number) => mage({ ...due, rewards: 'crystal', chance: [['die', face]] });
    expect(rolled(2).told('die-rolled')).toMatchObject([{ rule: 'MK-ENDTURN-17', colour: 'green', why: 'crystal' }]);
    expect(rolled(2).mana).toBe('| green');
    expect(rolled(5).told('fame')).toMatchObject([{ rule: 'MK-ENDTURN-17', n: 1, by: 'crystal' }]);
    expect([rolled(5).mana, rolled(5).fame]).toEqual(['|', 1]);
    const gold = rolled(4);
    expect([gold.asked, gold.options()]).toEqual(['0 colour', ['red', 'blue', 'green', 'white']]);
    expect(gold.play('white').mana).toBe('| white');
  });

  test('MK-ENDTURN-22 MK-ENDTURN-24 a unit may be declined; it waits only for a level that brings a command token', () => {
    const unit = { ...due, rewards: 'unit', offer: 'peasants foresters' } as const;
    expect(mage(unit).options()).toEqual(['peasants 0', 'foresters 1', 'decline']);
    const declined = mage(unit).play('decline');
    expect([declined.units, declined.state.rewards[0], declined.state.offer.length]).toEqual(['', [], 2]);
    expect(mage({ ...unit, fame: 8, level: 2 }).offers('wait')).toBe(true);
    expect(mage({ ...unit, fame: 3 }).offers('wait')).toBe(false);
    expect(
      mage({ ...unit, fame: 8, level: 2, rewards: 'unit crystal' })
        .play('unit')
        .offers('wait'),
    ).toBe(false);
  });
});
