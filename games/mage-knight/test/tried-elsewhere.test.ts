/** Why not, in every phase and at every question: whatever one writes or points at has an answer of its own. */
import { describe, expect, test } from 'vitest';
import { attacked } from './duellists.ts';
import { type MageTable, mage, type Told } from './table.ts';

const why = (table: MageTable, words: string): unknown => {
  const { rule, why: reason, figures } = table.tried(words)?.refusal ?? {};
  return reason === undefined ? undefined : [rule, reason, ...(figures && 'question' in figures ? [figures.question] : [])];
};

describe('what is meant', () => {
  const fight = { hand: 'rage march', fight: 'prowlers prowlers', stage: 'attack' } as const;

  test('an enemy by its name, the second of a kind by its number', () => {
    const table = mage(fight);
    expect(why(table, 'prowlers-2')).toEqual(['MK-COMBAT-08', 'other-phase']);
    expect(why(table, 'PROWLERS')).toEqual(['MK-COMBAT-08', 'other-phase']);
    expect(why(table, 'prowlers-3')).toEqual(['MK-COMBAT-02', 'no-fight']);
    expect(why(table, 'prowlers-12')).toEqual(['MK-COMBAT-02', 'no-fight']);
    expect(why(table, 'strike nobody')).toBeUndefined();
  });

  test('a unit that is called like an enemy: alone the enemy is meant, with a number the unit', () => {
    const table = mage(fight);
    // There are Illusionists and Fire Mages on either side.
    expect(why(table, 'illusionists')).toEqual(['MK-COMBAT-02', 'no-fight']);
    expect(why(table, 'illusionists 0')).toEqual(['MK-CARD-17', 'not-yours']);
    expect(why(table, 'peasants')).toEqual(['MK-CARD-17', 'not-yours']);
    expect(why(table, 'use peasants')).toEqual(['MK-CARD-17', 'not-yours']);
    expect(why(table, 'use nobody')).toBeUndefined();
  });

  test('a skill with its word or without, a tactic by its name', () => {
    const table = mage({ ...fight, skills: 'tovak-double-time' });
    expect(why(table, 'goldyx-flight')).toEqual(['MK-CARD-21', 'not-yours']);
    expect(why(table, 'skill goldyx-flight')).toEqual(['MK-CARD-21', 'not-yours']);
    expect(why(table, 'tovak-double-time')).toMatchObject([expect.any(String), 'no-use-now']);
    expect(why(table, 'skill nothing')).toBeUndefined();
    expect(why(table, 'long-night')).toEqual(['MK-TACTIC-01', 'not-yours']);
    expect(why(mage({ ...fight, tactic: 'planning' }), 'planning')).toEqual(['MK-COMBAT-65', 'no-use-now']);
  });

  test('a space, however it is pointed at', () => {
    const table = mage(fight);
    for (const words of ['0.-1', 'move 0.-1', 'provoke 0.-1'])
      expect(why(table, words)).toEqual(['MK-TURN-17', 'not-in-combat']);
    expect(why(table, 'move there')).toBeUndefined();
    expect(why(table, '0.x')).toBeUndefined();
    expect(why(table, '10.-11')).toEqual(['MK-TURN-17', 'not-in-combat']);
    // A space that an order has after it is none.
    expect(why(table, 'x0.1')).toBeUndefined();
  });
});

const ACTIONS = 'challenge enter incant burn altar interact rest'.split(' ');
const DEEDS = 'mark tactic end convert attach'.split(' ');
const ANSWERS = 'play show keep enough no yes hand discard none decline red gold black'.split(' ');

test.each([...DEEDS, ...ANSWERS])('"%s" means something, though it is of no use in a fight', (word) => {
  const table = mage({ hand: 'rage march', fight: 'prowlers', stage: 'block' });
  expect(why(table, word)).toEqual(['MK-COMBAT-36', 'no-use-now']);
});

test.each(ACTIONS)('MK-TURN-18 "%s" is an action of a turn, and the fight is another', (word) => {
  const table = mage({ hand: 'rage march', fight: 'prowlers', stage: 'block' });
  expect(why(table, word)).toEqual(['MK-TURN-18', 'one-action']);
});

test.each([
  ['announce', 'MK-TURN-09'],
  ['plunder', 'MK-SITE-03'],
])('"%s" is said between turns, in a fight as elsewhere', (word, rule) => {
  for (const told of [{ fight: 'prowlers', stage: 'block' }, { stage: 'after' }] as const)
    expect(why(mage({ hand: 'rage march', ...told }), word)).toEqual([rule, 'before-turn']);
});

describe('the turn', () => {
  test.each([
    ['MK-TURN-16', { stage: 'move' }],
    ['MK-INTERACT-08', { stage: 'interact', at: '2.-3' }],
    ['MK-COMBAT-16', { stage: 'ranged', fight: 'prowlers', units: 'utem-crossbowmen' }],
    ['MK-COMBAT-36', { stage: 'block', fight: 'prowlers' }],
    ['MK-COMBAT-65', { stage: 'attack', fight: 'prowlers' }],
    ['MK-TURN-35', { stage: 'after' }],
  ] as const)('%s is behind what is of no use in its phase', (rule, told) => {
    expect(why(mage({ hand: 'rage march', ...told }), 'decline')).toEqual([rule, 'no-use-now']);
  });

  test('MK-COMBAT-05 MK-COMBAT-49 while others may join, and while damage is assigned', () => {
    const joining = mage({ at: '2.-2', hand: 'rage', move: 2, tokens: 'prowlers@3.-3! diggers@1.-2!', seed: 1 });
    joining.play('challenge prowlers 3.-3');
    expect([joining.asked, why(joining, 'rage')]).toEqual(['0 join', ['MK-COMBAT-05', 'other-question', 'join']]);
    const hurt = mage({ hand: 'rage', units: 'peasants', fight: 'prowlers', stage: 'damage' });
    expect([hurt.asked, why(hurt, 'rage')]).toEqual(['0 damage', ['MK-COMBAT-49', 'other-question', 'damage']]);
  });

  test('MK-EXPLORE-01 MK-INTERACT-08 a tile far away, something that nobody sells', () => {
    expect(why(mage({ hand: 'rage' }), 'explore 7 7')).toEqual(['MK-EXPLORE-01', 'tile-far']);
    expect(why(mage({ hand: 'rage', stage: 'after' }), 'explore 7 7')).toEqual(['MK-TURN-17', 'no-move-now']);
    const village = mage({ hand: 'rage', stage: 'interact', at: '2.-3' });
    expect(why(village, 'recruit altem-mages 0')).toEqual(['MK-INTERACT-08', 'not-sold']);
  });
});

describe('while something else is asked', () => {
  const waits = (table: MageTable, rule: string, question: string) => {
    expect(table.asked).toBe(`0 ${question}`);
    expect(why(table, 'stamina')).toEqual([rule, 'other-question', question]);
    expect(why(table, 'hullabaloo')).toBeUndefined();
  };
  const told = (more: Told): MageTable => mage({ seed: 1, hand: 'rage march', ...more });

  test.each([
    ['MK-TACTIC-01', 'tactic', () => told({ stage: 'tactic' })],
    ['MK-MANA-01', 'colour', () => told({ hand: 'concentration rage' }).play('concentration')],
    ['MK-CARD-01', 'choose', () => told({ hand: 'tranquility wound rage', deck: 'march' }).play('tranquility')],
    ['MK-MANA-08', 'die', () => told({ hand: 'mana-draw rage', mana: 'white', source: 'red blue' }).play('mana-draw strong')],
    ['MK-TURN-32', 'wounds', () => told({ hand: 'rage wound wound' }).play('rest rage')],
    [
      'MK-COMBAT-13',
      'foe',
      () => told({ hand: 'chill rage', mana: 'blue', fight: 'prowlers diggers', stage: 'attack' }).play('chill'),
    ],
    ['MK-TACTIC-05', 'shed', () => told({ stage: 'tactic' }).play('rethink')],
    ['MK-ENDTURN-34', 'discard', () => told({ stage: 'discard', deck: 'stamina' })],
    ['MK-ENDTURN-15', 'reward', () => told({ stage: 'reward', rewards: 'spell crystal', spells: 'fireball' })],
    ['MK-ENDTURN-20', 'spell', () => told({ stage: 'reward', rewards: 'spell', spells: 'fireball snowstorm' })],
    ['MK-ENDTURN-19', 'artifact', () => told({ stage: 'reward', rewards: 'artifact', artifacts: 'golden-grail ruby-ring' })],
    ['MK-ENDTURN-22', 'unit', () => told({ stage: 'reward', rewards: 'unit', offer: 'peasants' })],
    [
      'MK-CARD-18',
      'ready',
      () => told({ hand: 'regeneration rage', units: 'peasants:spent foresters:spent' }).play('regeneration'),
    ],
  ] as const)('%s: %s', (rule, question, table) => waits(table(), rule, question));

  test('MK-PVP-08 how one attends a fight', () => {
    const table = attacked({}, { hand: 'rage' });
    expect(table.asked).toBe('1 attend');
    expect(table.tried('rage', 1)).toMatchObject({ refusal: { rule: 'MK-PVP-08', figures: { question: 'attend' } } });
  });
});
