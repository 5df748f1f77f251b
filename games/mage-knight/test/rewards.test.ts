/** Cards and skills that the end of a turn brings: rewards and levels (MK-ENDTURN-19 to -32, MK-SCENARIO-15, -16). */
import { describe, expect, test } from 'vitest';
import { bookOf } from '../src/book.ts';
import type { State } from '../src/state.ts';
import { mage, type Told } from './table.ts';

const due = { stage: 'reward', hand: 'rage march', seed: 1 } as const;

describe('rewards that are cards', () => {
  test('MK-ENDTURN-19 for two artifacts three are drawn; two go on the deed deck in any order, the third under its own', () => {
    const table = mage({ ...due, rewards: 'artifact artifact', artifacts: 'ruby-ring golden-grail book-of-wisdom' });
    expect(table.options()).toEqual(['ruby-ring', 'golden-grail', 'book-of-wisdom']);
    table.play('book-of-wisdom', 'ruby-ring');
    expect(table.top).toBe('ruby-ring book-of-wisdom');
    expect(table.state.artifactDeck).toMatchObject({ top: [], bag: [] });
    expect(table.state.artifactDeck.under).toHaveLength(1);
  });

  test('MK-ENDTURN-20 MK-RULING-30 a spell of choice goes on the deed deck, and the offer is full again before the next choice', () => {
    const table = mage({
      ...due,
      rewards: 'spell spell',
      spells: 'fireball chill',
      also: (state) => {
        state.spellDeck = { top: [114], bag: [], under: [] };
      },
    });
    // Both are the same: which comes first is not asked.
    expect(table.options()).toEqual(['fireball', 'chill']);
    table.play('chill');
    const fresh = bookOf(table.state).cards[114]?.id ?? '';
    expect([table.options(), table.top]).toEqual([[fresh, 'fireball'], 'chill']);
    table.play(fresh);
    expect(table.top).toBe(`${fresh} chill`);
  });

  test('MK-ENDTURN-21 an advanced action of the offer, never of the unit offer', () => {
    const table = mage({
      ...{ ...due, rewards: 'advanced', advanced: 'agility fire-bolt', taught: 'ice-bolt' },
      also: (state) => {
        state.advancedDeck = { top: [80, 81], bag: [], under: [] };
      },
    });
    expect(table.options()).toEqual(['agility', 'fire-bolt']);
    table.play('agility');
    expect([table.top, table.state.taught.length]).toEqual(['agility', 1]);
    // The offer is full again, the newest card on top.
    expect([table.state.advanced[0], table.state.advanced.length]).toEqual([81, 3]);
  });
});

describe('a level that brings a skill', () => {
  const numberOf = (state: State, id: string): number => bookOf(state).skills.findIndex((skill) => skill.id === id);
  const level = (told: Told = {}, also: (state: State) => void = () => {}) =>
    mage({
      stage: 'level',
      hand: 'rage march',
      fame: 3,
      hero: 'tovak',
      advanced: 'agility fire-bolt ice-bolt',
      chance: [
        ['skill', 0],
        ['skill', 0],
      ],
      seed: 1,
      ...told,
      also: (state) => {
        state.hasPlayed[0] = true;
        state.advancedDeck = { top: [80], bag: [], under: [] };
        also(state);
      },
    });
  const [first, second] = ['tovak-double-time', 'tovak-night-sharpshooting'];

  test('MK-ENDTURN-28 MK-ENDTURN-29 MK-ENDTURN-30 MK-ENDTURN-32 one of the first two with any advanced action; the other goes into the common area', () => {
    const table = level();
    expect(table.options()).toEqual([first, second]);
    table.play(second ?? '');
    expect(table.told('skill-gained')).toMatchObject([{ skill: second, left: [first] }]);
    expect(table.state.commons).toContain(numberOf(table.state, first ?? ''));
    expect(table.state.skills[0]).toEqual([numberOf(table.state, second ?? '')]);
    expect(table.asked).toBe('0 learn');
    expect(table.options()).toEqual(['agility', 'fire-bolt', 'ice-bolt']);
    table.play('fire-bolt');
    expect(table.top).toBe('fire-bolt');
    // The offer is filled again, from above.
    expect([table.state.advanced[0], table.state.advanced.length]).toEqual([80, 3]);
  });

  test('MK-SCENARIO-15 with it one of the dummy player’s comes into the common area, for the next choice', () => {
    const table = level();
    expect(table.options()).toHaveLength(2);
    table.play(first ?? '');
    const [, dummy = 0] = table.state.heroes;
    expect(dummy).toBe(2);
    const heroes = table.state.commons.map((skill) => bookOf(table.state).skills[skill]?.hero);
    expect(heroes.toSorted()).toEqual(['goldyx', 'tovak']);
    expect(table.state.dummySkills).toHaveLength(8);
  });

  test('MK-ENDTURN-31 MK-ENDTURN-32 MK-SCENARIO-16 MK-CARD-23 or one of another hero, with the lowest advanced action; both own ones go into the common area', () => {
    const table = level({}, (state) => {
      state.commons = [numberOf(state, 'goldyx-potion-making'), numberOf(state, 'tovak-shield-mastery')];
    });
    // One’s own that lies there cannot be taken back.
    expect(table.options()).toEqual([first, second, 'goldyx-potion-making']);
    table.play('goldyx-potion-making');
    expect(table.top).toBe('ice-bolt');
    expect([table.state.advanced[0], table.state.advanced.length]).toEqual([80, 3]);
    const ids = table.state.commons.map((skill) => bookOf(table.state).skills[skill]?.id ?? '');
    expect(ids).toEqual(expect.arrayContaining([first, second, 'tovak-shield-mastery']));
    expect(ids).not.toContain('goldyx-potion-making');
    // It works for Tovak as it would for Goldyx.
    const user = mage({ hero: 'tovak', skills: 'goldyx-potion-making', hand: 'wound rage' }).play('skill goldyx-potion-making');
    expect(user.points).toBe('0/0/2');
  });
});
