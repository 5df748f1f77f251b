/** The end of one turn and the beginning of the next, of rounds and of matches, where several rules meet. */
import { describe, expect, test } from 'vitest';
import { spaceAt } from '../src/land.ts';
import { type MageTable, mage, type Told } from './table.ts';

const announced: NonNullable<Told['also']> = (state) => void Object.assign(state, { announcer: 1, last: 0 });
const next = ['rage sideways', 'end', 'keep'] as const;
/** Whoever is asked ends the turn, until the match is over. */
function toTheEnd(table: MageTable): MageTable {
  for (let i = 0; i < 60 && table.outcome === undefined; i++) {
    table.play(
      table.options().find((key) => ['end', 'keep', 'done', 'none', 'play'].includes(key)) ?? table.options()[0] ?? '',
    );
  }
  return table;
}

describe('a forced withdrawal comes before what the space brings', () => {
  const told = { move: 2, hand: 'rage march', also: announced, seed: 1 } as const;

  test('MK-ENDTURN-05 MK-ENDTURN-13 onto a mine: a wound and its crystal', () => {
    const table = mage({ ...told, at: '2.-1', others: [{ hero: 'norowas', at: '2.-2' }] });
    table.play('move 2.-2', 'rage sideways', 'end');
    expect(table.told('withdrew')).toMatchObject([{ to: '2.-1', wounds: 1 }]);
    expect(table.mana).toBe('| green');
  });

  test('MK-ENDTURN-05 MK-ENDTURN-11 onto a glade: the wound may go at once', () => {
    const table = mage({ ...told, at: '1.-3', others: [{ hero: 'norowas', at: '2.-3' }] });
    table.play('move 2.-3', 'rage sideways', 'end');
    expect([table.asked, table.options()]).toEqual(['0 glade', ['hand', 'none']]);
  });

  test('MK-ENDTURN-06 MK-OTHERS-07 past two heroes: a wound for each', () => {
    const others = [
      { hero: 'norowas', at: '0.-2' },
      { hero: 'goldyx', at: '1.-2' },
    ] as const;
    const table = mage({
      ...told,
      at: '0.-1',
      move: 6,
      others,
      also: (state) => void Object.assign(state, { announcer: 1, last: 1 }),
    });
    table.play('move 0.-2', 'move 1.-2', 'rage sideways', 'end');
    expect(table.told('withdrew')).toMatchObject([{ to: '0.-1', wounds: 2 }]);
  });
});

describe('what a turn has won', () => {
  const due = { hand: 'rage march', seed: 1, advanced: 'agility fire-bolt ice-bolt' } as const;

  test('MK-ENDTURN-13 MK-ENDTURN-16 MK-ENDTURN-18 the mine comes before rewards: the fourth crystal is lost', () => {
    const table = mage({ ...due, stage: 'after', at: '2.-1', rewards: 'crystals', crystals: 'green green' }).play('end');
    expect(table.mana).toBe('| red blue green green green white');
    expect(table.told('crystal-lost')).toMatchObject([{ colour: 'green' }]);
  });

  test('MK-ENDTURN-15 MK-ENDTURN-26 MK-ENDTURN-32 rewards before levels: the card of the level lies on top, and both are drawn', () => {
    const table = mage({ ...due, stage: 'reward', rewards: 'spell', spells: 'fireball chill snowstorm', fame: 3 });
    table.play('chill');
    expect(table.asked).toBe('0 skill');
    table.play(table.options()[0] ?? '', 'agility');
    expect(table.top).toBe('agility chill');
    table.play('rage', 'keep');
    expect(table.hand.split(' ')).toEqual(expect.arrayContaining(['agility', 'chill']));
  });

  test('MK-ENDTURN-26 MK-ENDTURN-27 MK-ENDTURN-28 7 Fame of an altar are two levels: first the skill, then the command token', () => {
    const altar = { tiles: 'countryside-8@1,1', at: '5.-6', mana: 'red red red', ruins: 'altar-red@5.-6', fame: 1 } as const;
    const table = mage({ ...due, ...altar }).play('altar', 'end');
    expect([table.asked, table.told('levelled')]).toMatchObject(['0 skill', [{ level: 2 }]]);
    table.play(table.options()[0] ?? '', 'ice-bolt');
    expect(table.told('levelled')).toMatchObject([{ level: 2 }, { level: 3 }]);
    expect(table.asked).toBe('0 discard');
  });

  test('MK-OUTCOME-04 MK-ENDTURN-38 a keep that was taken counts for the draw of that turn', () => {
    const told = {
      tiles: 'countryside-3@1,1',
      at: '4.-5',
      move: 3,
      level: 3,
      fame: 8,
      hand: 'rage rage march stamina',
    } as const;
    const table = mage({ ...told, tokens: 'crossbowmen@5.-6', crystals: 'red', seed: 1 })
      .play('move 5.-6')
      .until('0 attack');
    table.play('rage strong', 'strike crossbowmen', 'end');
    if (table.asked === '0 discard') table.play('keep');
    expect(table.hand.split(' ')).toHaveLength(6);
  });
});

describe('before a turn', () => {
  test('MK-SITE-03 a village that was plundered may be plundered again before the next turn', () => {
    const table = mage({ stage: 'begin', hand: 'rage rage', at: '2.-3', others: [{ hand: 'rage rage' }], seed: 1 });
    table.play('plunder', ...next, ...next);
    expect([table.asked, table.options(), table.reputation]).toEqual(['0 round', ['play', 'plunder'], -1]);
  });

  test('MK-TURN-06 MK-TURN-08 a turn that is skipped has nothing of the glade', () => {
    const table = mage({
      hand: 'rage march',
      others: [{ at: '1.-3' }],
      also: (state) => void state.isTurnLost.fill(true, 1),
      seed: 1,
    });
    table.play(...next);
    expect([table.asked, table.state.mana[1]]).toEqual(['0 move', [0, 0, 0, 0, 0, 0]]);
  });
});

test('MK-SCENARIO-08 MK-ROUND-23 the dummy player with an empty deck does not announce what was announced already', () => {
  const table = mage({ stage: 'begin', hand: 'rage', deck: '', dummy: '', seed: 1 }).play('announce');
  expect(table.told('round-announced')).toMatchObject([{ seat: 0 }]);
  expect([table.asked, table.told('turn-began')]).toEqual(['0 tactic', []]);
});

test('MK-CARD-22 what lies in the middle is gone when the round ends', () => {
  const also: Told['also'] = (state) => {
    state.middle = [{ skill: 0, seat: 1, colour: -1, harmed: [] }];
  };
  expect(mage({ stage: 'dawn', hand: 'rage', others: [{}], also, seed: 1 }).state.middle).toEqual([]);
});

describe('both ends at once', () => {
  const siege = {
    ...{ tiles: 'core-6@1,1', at: '3.-4', move: 2, level: 9, fame: 80, hand: 'rage rage march stamina promise' },
    ...{ tokens: 'crossbowmen@4.-5', seed: 1 },
  } as const;
  const conquered = (told: Told): MageTable => {
    const table = mage({ ...siege, ...told })
      .play('move 4.-5')
      .until('0 attack');
    table.state.parts = [{ by: 'test', n: 60, kind: 'melee', element: 'fire' }];
    return table.play('march sideways', 'strike crossbowmen');
  };
  const lastCity: NonNullable<Told['also']> = (state) => {
    state.cities = [
      { at: spaceAt(4, -5), colour: 1, level: 1, leader: -1 },
      { at: 9999, colour: 2, level: 1, leader: 0 },
    ];
  };

  test('MK-ROUND-25 MK-SCENARIO-34 the round was announced before the last city fell: its last turn is the last of all', () => {
    const also: Told['also'] = (state) => {
      lastCity(state);
      announced(state);
    };
    const table = conquered({ others: [{ hand: 'rage', deck: '' }], also }).play('end');
    if (table.outcome === undefined) table.play('keep');
    expect(table.outcome).toMatchObject({ how: 'cities-conquered', rule: 'MK-SCENARIO-34' });
    expect(table.told('turn-began')).toEqual([]);
  });

  test('MK-SCENARIO-34 MK-ENDTURN-45 else everybody has one more turn, and whoever took it too', () => {
    const table = conquered({ others: [{ hand: 'rage' }], also: lastCity });
    expect(table.told('end-approached')).toEqual([]);
    toTheEnd(table);
    expect(table.told('turn-began').map(({ seat }) => seat)).toEqual([1, 0]);
    expect(table.told('end-approached')).toMatchObject([{ rule: 'MK-SCENARIO-34', turns: 2 }]);
  });

  test('MK-SCENARIO-47 MK-SCORE-15 alone the dummy player has none; 10 a city, 15 for all, 30 for each round left', () => {
    const table = toTheEnd(conquered({ round: 3, also: lastCity }));
    expect([table.outcome?.places, table.told('dummy-played')]).toEqual([[1], []]);
    expect(table.view(0).scores[0]).toMatchObject({ cities: 35, rounds: 90 });
  });

  test('MK-TURN-10 MK-SCORE-15 alone with nothing left in that last turn the end of the round is announced, and its 5 are lost', () => {
    const last = (told: Told) =>
      toTheEnd(
        mage({ ...told, seed: 1, stage: 'begin', also: (state) => void Object.assign(state, { isEnding: true, last: 0 }) }),
      );
    const bare = last({ hand: '', deck: '', dummy: 'march march' });
    expect(bare.told('round-announced', 'turn-forfeited')).toMatchObject([{ event: 'round-announced', seat: 0 }]);
    expect([bare.told('dummy-played'), bare.view(0).scores[0]?.dummy]).toEqual([[], 2]);
    expect(last({ hand: 'rage', dummy: 'march march' }).view(0).scores[0]?.dummy).toBe(7);
  });

  test('MK-TURN-09 MK-SCENARIO-54 where all play together, too; the dummy player has no turn for that', () => {
    const table = mage({
      ...{ options: { scenario: 'full-cooperation' }, hand: 'rage', deck: '', stage: 'begin', seed: 1 },
      others: [{ hand: 'rage' }],
      also: (state) => void Object.assign(state, { isEnding: true, isDummyOut: true, last: 1, order: [0, 2, 1] }),
    });
    expect(table.options()).toEqual(['play', 'announce']);
    expect(table.play('announce').asked).toBe('1 move');
    toTheEnd(table);
    expect([table.told('dummy-played'), table.outcome?.how]).toEqual([[], 'cities-conquered']);
  });

  test('MK-SCENARIO-12 MK-ROUND-25 but it has its last turn where the round was announced before', () => {
    const also: Told['also'] = (state) => {
      lastCity(state);
      Object.assign(state, { announcer: 0, last: 1, order: [1, 0], now: 1 });
    };
    // The player has announced, and plays a turn of a tactic: the dummy player comes after it.
    const table = toTheEnd(conquered({ also }));
    expect([table.told('dummy-played').length, table.outcome?.how]).toEqual([1, 'cities-conquered']);
  });
});
