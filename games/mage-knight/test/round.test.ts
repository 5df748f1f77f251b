import { describe, expect, test } from 'vitest';
import { bearing } from './duellists.ts';
import { mage, type Told } from './table.ts';

const dawn = { stage: 'dawn', seed: 1, source: 'red red red' } as const;

describe('a new round', () => {
  test('MK-ROUND-01 MK-ROUND-03 day and night take turns', () => {
    expect(mage(dawn).state.isNight).toBe(true);
    expect(mage({ ...dawn, night: true, round: 2 }).told('round-began')).toMatchObject([{ round: 3, night: false }]);
  });

  test('MK-ROUND-16 units are ready again, their wounds stay', () => {
    expect(mage({ ...dawn, units: 'peasants:spent herbalists:spent:wounded' }).units).toBe('peasants herbalists:wounded');
  });

  test('MK-ROUND-14 skills and banners that were used up are face up again', () => {
    const table = mage({
      ...{ ...dawn, units: 'peasants', skills: 'tovak-motivation' },
      also: (state) => {
        bearing(0, 'banner-of-courage')(state);
        state.units[0] = (state.units[0] ?? []).map((unit) => ({ ...unit, isBannerDown: true }));
        state.flipped[0] = state.skills[0] ?? [];
      },
    }).play('keep');
    expect(table.state.units[0]).toMatchObject([{ isBannerDown: false }]);
    expect(table.until('0 move').offers('skill tovak-motivation')).toBe(true);
  });

  test('MK-ROUND-17 MK-ROUND-18 MK-WOUND-04 all deed cards are shuffled, wounds too, and a hand is drawn', () => {
    const table = mage({ ...dawn, hand: 'rage wound', deck: 'march', discard: 'stamina wound' });
    expect(table.hand.split(' ')).toHaveLength(5);
    expect(table.hand.split(' ').sort()).toEqual(['march', 'rage', 'stamina', 'wound', 'wound']);
    expect(table.discard).toBe('');
  });

  test('MK-ROUND-18 MK-ENDTURN-41 the first hand counts keeps and cities nearby, of both the larger', () => {
    const drawn = (told: Told): number =>
      mage({ ...dawn, ...told })
        .handOf(0)
        .split(' ').length;
    const keep = { tiles: 'countryside-3@1,1', shields: '5.-6' } as const;
    expect([drawn({ ...keep, at: '4.-5' }), drawn({ ...keep, at: '0.0' }), drawn({ level: 5, fame: 24 })]).toEqual([6, 5, 6]);
    // The white city of core 7, led, and one keep beside it.
    const led: Told['also'] = (state) => {
      state.cities = [{ at: state.shields[0]?.at ?? 0, colour: 3, level: 1, leader: 0 }];
    };
    expect(drawn({ tiles: 'core-7@1,1', at: '3.-4', shields: '4.-5 3.-5', also: led })).toBe(7);
  });

  test('MK-ROUND-05 MK-ROUND-07 MK-ROUND-08 units of the offer go under their deck, three new ones come', () => {
    const table = mage({
      ...dawn,
      offer: 'foresters',
      also: (state) => {
        state.regularDeck = { top: [], bag: [0, 0, 0], under: [] };
      },
    });
    expect(table.state.offer).toEqual([0, 0, 0]);
    expect(table.state.regularDeck.under).toEqual([2]);
  });

  test('MK-ROUND-20 MK-SITE-20 face-down ruins are turned up when a day begins', () => {
    const told = { ...dawn, tiles: 'countryside-8@1,1', ruins: 'face-down@5.-6' } as const;
    expect(mage({ ...told, night: true, round: 2 }).told('ruins-revealed')).toHaveLength(1);
    expect(mage(told).told('ruins-revealed')).toEqual([]);
  });

  test('MK-ROUND-20 and garrisons beside a hero', () => {
    const told = { ...dawn, tiles: 'countryside-3@1,1', tokens: 'gray@5.-6', at: '4.-5' } as const;
    expect(mage({ ...told, night: true, round: 2 }).told('enemy-revealed')).toHaveLength(1);
    expect(mage(told).told('enemy-revealed')).toEqual([]);
  });
});

describe('tactics', () => {
  const tactics = { stage: 'tactic', hand: 'rage', seed: 1 } as const;

  test('MK-TACTIC-01 MK-ROUND-13 MK-SCENARIO-45 MK-TACTIC-07 the player takes one of the hour, the dummy player one of the rest', () => {
    const table = mage({ ...tactics, chance: [['dummy tactic', 4]] });
    expect(table.options()).toEqual(['early-bird', 'rethink', 'mana-steal', 'planning', 'great-start', 'the-right-moment']);
    table.play('early-bird');
    expect(table.told('tactic-taken')).toMatchObject([
      { seat: 0, tactic: 'early-bird' },
      { seat: 1, tactic: 'the-right-moment' },
    ]);
    expect(mage({ ...tactics, night: true }).options()[0]).toBe('from-the-dusk');
  });

  test('MK-TACTIC-06 MK-ROUND-22 the lower number plays first', () => {
    const first = mage({ ...tactics, chance: [['dummy tactic', 0]] }).play('planning');
    expect(first.told('order-set')).toMatchObject([{ order: [1, 0] }]);
    expect(first.told('dummy-played')).toHaveLength(1);
    const second = mage({ ...tactics, chance: [['dummy tactic', 4]] }).play('planning');
    expect(second.told('order-set')).toMatchObject([{ order: [0, 1] }]);
  });

  test('MK-TACTIC-05 what it does when it is taken happens at once', () => {
    const table = mage({ ...tactics, deck: 'march stamina' }).play('great-start');
    expect(table.hand).toBe('rage march stamina');
  });

  test('MK-SCENARIO-46 MK-SCENARIO-30 MK-TACTIC-10 after a round both used tactics leave the game', () => {
    const used: Told = {
      ...{ ...dawn, night: true, round: 2, tactic: 'from-the-dusk' },
      also: (state) => {
        state.dummyTactic = 7;
      },
    };
    expect(mage(used).state.tacticsGone).toEqual([6, 7]);
    expect(mage({ ...used, options: { scenario: 'first-reconnaissance' } }).state.tacticsGone).toEqual([6, 7]);
    const later = mage({
      ...dawn,
      tactic: 'rethink',
      round: 1,
      also: (state) => {
        state.dummyTactic = 0;
        state.tacticsGone = [6];
      },
    });
    expect(later.options()).not.toContain('from-the-dusk');
  });
});

describe('the dummy player', () => {
  const dummy = { stage: 'dummy', hand: 'rage', seed: 1 } as const;
  const turned = (told: Parameters<typeof mage>[0]) => mage({ ...dummy, ...told }).told('dummy-played')[0];

  test('MK-SCENARIO-09 MK-SCENARIO-10 three cards, and one more for each crystal of the last one’s colour', () => {
    const told = {
      dummy: 'march march march rage rage',
      chance: [
        ['dummy card', 4],
        ['dummy card', 3],
        ['dummy card', 0],
      ],
    } as const;
    expect(
      turned({
        ...told,
        also: (state) => {
          state.dummyCrystals = [0, 0, 0, 0];
        },
      }),
    ).toMatchObject({ cards: ['red', 'red', 'green'], more: 0, left: 2 });
    expect(
      turned({
        ...told,
        also: (state) => {
          state.dummyCrystals = [0, 0, 1, 0];
        },
      }),
    ).toMatchObject({ more: 1, colour: 'green', left: 1 });
  });

  test('MK-SCENARIO-11 a deck that is too short is turned as far as it goes', () => {
    expect(turned({ dummy: 'march' })).toMatchObject({ cards: ['green'], left: 0 });
  });

  test('MK-SCENARIO-08 MK-ROUND-23 with an empty deck it announces the end of the round; the player has one more turn', () => {
    const table = mage({
      ...dummy,
      dummy: '',
      also: (state) => {
        state.now = 1;
      },
    });
    expect(table.told('round-announced')).toMatchObject([{ seat: 1 }]);
    expect(table.asked).toBe('0 move');
    table.play('rage sideways', 'end');
    expect(table.told('round-began')).toMatchObject([{ round: 2 }]);
  });

  test('MK-SCENARIO-12 after the player’s announcement it has its last turn', () => {
    const table = mage({ stage: 'begin', hand: 'rage', deck: '', seed: 1 }).play('announce');
    expect(table.told('dummy-played')).toHaveLength(1);
    expect(table.told('round-began')).toMatchObject([{ round: 2 }]);
  });

  test('MK-SCENARIO-13 MK-SCENARIO-14 in a new round the lowest advanced action joins it, and the lowest spell gives it a crystal', () => {
    const table = mage({
      ...dawn,
      dummy: 'rage',
      spells: 'fireball chill tremor',
      also: (state) => {
        state.dummyCrystals = [0, 0, 3, 0];
        state.advanced = [64, 65, 66];
        state.dummyDiscard = [state.dummyDeck[0] === 0 ? 1 : 0];
      },
    });
    expect(table.state.dummyDeck).toContain(66);
    expect(table.state.dummyDeck).toHaveLength(3);
    expect(table.state.advanced).toEqual([64, 65]);
    // Tremor is green; three are no limit to it.
    expect(table.state.dummyCrystals).toEqual([0, 0, 4, 0]);
  });
});

describe('the end of the match', () => {
  test('MK-ROUND-25 when both ends were brought on, the first counts', () => {
    const table = mage({
      hand: 'rage',
      seed: 1,
      fame: 5,
      level: 2,
      also: (state) => {
        state.last = 0;
        state.announcer = 1;
        state.isEnding = true;
      },
    }).play('rage sideways', 'end');
    expect(table.outcome).toMatchObject({ how: 'cities-conquered', places: [1] });
  });

  test('MK-ROUND-21 a round: preparation, tactics, turns', () => {
    const table = mage(dawn).until('0 move');
    const told = table.told('round-began', 'tactic-taken', 'turn-began').map(({ event }) => event);
    expect(told).toEqual(['round-began', 'tactic-taken', 'tactic-taken', 'turn-began']);
  });

  test('MK-ROUND-24 MK-SCENARIO-47 after the last round it is scored', () => {
    const table = mage({ stage: 'begin', hand: 'rage', deck: '', round: 6, fame: 7, seed: 1 }).play('announce');
    expect(table.outcome).toMatchObject({ how: 'rounds', places: [2], detail: [{ fame: 7 }] });
  });
});

describe('units of a new round', () => {
  test('MK-ROUND-09 MK-EXPLORE-21 once a core tile was seen elite units come, every other one and first', () => {
    const table = mage({
      ...dawn,
      tiles: 'core-1@1,1',
      also: (state) => {
        state.regularDeck = { top: [0, 0, 0], bag: [], under: [] };
        state.eliteDeck = { top: [11, 12, 13], bag: [], under: [] };
      },
    });
    expect(table.state.offer).toEqual([11, 0, 12]);
  });

  test('MK-SCENARIO-26 but not in First Reconnaissance', () => {
    const table = mage({
      ...dawn,
      options: { scenario: 'first-reconnaissance' },
      tiles: 'core-1@1,1',
      also: (state) => {
        state.regularDeck = { top: [0, 0, 0], bag: [], under: [] };
        state.eliteDeck = { top: [11, 12, 13], bag: [], under: [] };
      },
    });
    expect(table.state.offer).toEqual([0, 0, 0]);
  });

  test('MK-ROUND-06 MK-ROUND-10 lessons go back under their deck, and one comes for each monastery that was not burned', () => {
    const lessons = (shields: string) =>
      mage({
        ...dawn,
        tiles: 'countryside-7@1,1',
        shields,
        also: (state) => {
          state.taught = [70];
          state.advanced = [80, 81, 82];
          state.advancedDeck = { top: [64, 65], bag: [], under: [] };
        },
      }).state;
    expect(lessons('').taught).toEqual([64]);
    expect(lessons('').advancedDeck.under).toEqual([70]);
    expect(lessons('3.-5').taught).toEqual([]);
  });

  test('MK-ROUND-11 MK-ROUND-12 the lowest cards of the offers go, a new one comes on top', () => {
    const { state } = mage({
      ...dawn,
      also: (each) => {
        each.advanced = [64, 65, 66];
        each.advancedDeck = { top: [67], bag: [], under: [] };
        each.spells = [112, 113, 114];
        each.spellDeck = { top: [115], bag: [], under: [] };
      },
    });
    expect([state.advanced, state.spells, state.spellDeck.under]).toEqual([[67, 64, 65], [115, 112, 113], [114]]);
  });
});
