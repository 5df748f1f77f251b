/** What is asked by the rules themselves: under which rule, what is done for a seat that nobody plays, and what standing orders can name. */
import { questionsOf } from '@taverne/engine';
import { describe, expect, test } from 'vitest';
import { spaceAt } from '../src/land.ts';
import { REASONS } from '../src/tried.ts';
import { attacked, melee } from './duellists.ts';
import { type MageTable, mage, type Told } from './table.ts';

const told = (more: Told): MageTable => mage({ seed: 1, hand: 'rage march', ...more });
const reward = (rewards: string, more: Told = {}): MageTable => told({ stage: 'reward', rewards, ...more });
/** A joint assault on the blue city, proposed by Tovak. */
const siege = (): MageTable =>
  told({
    ...{ tiles: 'core-6@1,1', tokens: 'guardsmen@4.-5 swordsmen@4.-5', at: '3.-4', options: { together: true } },
    also: (state) => {
      state.cities = [{ at: spaceAt(4, -5), colour: 1, level: 1, leader: -1 }];
    },
    others: [{ hero: 'norowas', at: '4.-4', hand: 'rage' }],
  }).play('together 4.-5');

const asked = (table: MageTable, seat = 0) => {
  const [question] = questionsOf(table.match, seat);
  const { name, rule, safe } = question ?? {};
  return { name, rule, safe };
};

describe('the rule behind a question, and the answer that commits to nothing', () => {
  test.each([
    ['tactic', 'MK-TACTIC-01', undefined, () => told({ stage: 'tactic' })],
    ['shed', 'MK-TACTIC-05', 'done', () => told({ stage: 'tactic' }).play('rethink')],
    ['search', 'MK-TACTIC-05', undefined, () => told({ stage: 'tactic', night: true }).play('preparation')],
    ['round', 'MK-TURN-09', undefined, () => told({ stage: 'begin', at: '2.-3' })],
    ['wounds', 'MK-TURN-32', undefined, () => told({ hand: 'rage wound wound' }).play('rest rage')],
    ['glade', 'MK-ENDTURN-11', 'none', () => told({ stage: 'glade', at: '1.-3', hand: 'rage wound' })],
    ['discard', 'MK-ENDTURN-34', undefined, () => told({ stage: 'discard' })],
    ['reward', 'MK-ENDTURN-15', undefined, () => reward('spell crystal', { spells: 'fireball' })],
    ['artifact', 'MK-ENDTURN-19', undefined, () => reward('artifact', { artifacts: 'golden-grail ruby-ring' })],
    ['spell', 'MK-ENDTURN-20', undefined, () => reward('spell', { spells: 'fireball snowstorm' })],
    ['learn', 'MK-ENDTURN-21', undefined, () => reward('advanced', { advanced: 'agility learning' })],
    ['unit', 'MK-ENDTURN-22', 'decline', () => reward('unit', { offer: 'peasants' })],
    ['colour', 'MK-ENDTURN-17', undefined, () => reward('crystal', { chance: [['die', 4]] })],
    ['skill', 'MK-ENDTURN-29', undefined, () => told({ stage: 'level', fame: 3 })],
    ['pay', 'MK-MANA-02', undefined, () => told({ mana: 'green gold' }).play('march strong')],
    ['propose', 'MK-COOP-09', 'none', siege],
  ] as const)('%s: %s', (name, rule, safe, table) => {
    expect(asked(table())).toEqual({ name, rule, safe });
  });

  test('MK-COOP-10 MK-COOP-13 whoever is invited is asked whether they agree, and what they do before it', () => {
    const table = siege().play('tovak 1 norowas 1');
    expect(asked(table, 1)).toEqual({ name: 'agree', rule: 'MK-COOP-10', safe: 'no' });
    table.play('yes').until('1 muster');
    expect(asked(table, 1)).toEqual({ name: 'muster', rule: 'MK-COOP-13', safe: 'go' });
  });

  test('MK-PVP-08 how a fight is attended, and the phases of one', () => {
    expect(asked(attacked({ hand: 'rage' }, { hand: 'rage' }), 1)).toMatchObject({ name: 'attend', rule: 'MK-PVP-08' });
    expect(asked(melee({ hand: 'rage' }, { hand: 'rage' }))).toMatchObject({ name: 'attack', safe: 'pass' });
  });

  test('MK-ENDTURN-44 an empty deck is not filled, and a banner stays, unless somebody says so', () => {
    const refill = told({
      ...{ stage: 'discard', hand: 'rage', tactic: 'long-night', night: true, discard: 'stamina', deck: '' },
      also: (state) => {
        state.hasPlayed[0] = true;
      },
    }).play('keep');
    expect(asked(refill)).toEqual({ name: 'refill', rule: 'MK-ENDTURN-44', safe: 'no' });
  });
});

describe('whoever tries something else is told what is asked first', () => {
  const { state } = mage({ hand: 'rage' });
  test.each([
    ['attend', 'MK-PVP-08'],
    ['propose', 'MK-COOP-09'],
    ['agree', 'MK-COOP-10'],
    ['muster', 'MK-COOP-13'],
    ['tactic', 'MK-TACTIC-01'],
    ['retire', 'MK-SCENARIO-53'],
    ['round', 'MK-TURN-09'],
    ['shed', 'MK-TACTIC-05'],
    ['search', 'MK-TACTIC-05'],
    ['detach', 'MK-ROUND-15'],
    ['refill', 'MK-ENDTURN-44'],
    ['pay', 'MK-MANA-02'],
    ['choose', 'MK-CARD-01'],
    ['colour', 'MK-MANA-01'],
    ['die', 'MK-MANA-08'],
    ['foe', 'MK-COMBAT-13'],
    ['ready', 'MK-CARD-18'],
    ['rival', 'MK-CARD-22'],
    ['answer', 'MK-TURN-03'],
    ['yield', 'MK-CARD-10'],
    ['spend', 'MK-CARD-18'],
    ['wounds', 'MK-TURN-32'],
    ['glade', 'MK-ENDTURN-11'],
    ['reward', 'MK-ENDTURN-15'],
    ['artifact', 'MK-ENDTURN-19'],
    ['spell', 'MK-ENDTURN-20'],
    ['learn', 'MK-ENDTURN-21'],
    ['unit', 'MK-ENDTURN-22'],
    ['skill', 'MK-ENDTURN-29'],
    ['discard', 'MK-ENDTURN-34'],
  ] as const)('%s, by %s', (question, rule) => {
    const against = { rule, why: 'other-question', figures: { question } };
    for (const words of ['rage', 'use peasants 0', 'tovak-double-time', 'planning', '1.-1', 'medusa', 'explore 1 1', 'done'])
      expect(REASONS[question].refuse(state, words, 0)).toEqual(against);
    expect(REASONS[question].refuse(state, 'hullabaloo', 0)).toBeUndefined();
  });
});

describe('in a turn', () => {
  const why = (table: MageTable, words: string) => {
    const { rule, why: reason } = table.tried(words)?.refusal ?? {};
    return [rule, reason];
  };

  test.each([
    ['interact', 'MK-INTERACT-01', 'wrong-place'],
    ['enter', 'MK-TURN-24', 'wrong-place'],
    ['burn', 'MK-TURN-26', 'wrong-place'],
    ['altar', 'MK-SITE-21', 'wrong-place'],
    ['incant', 'MK-SCENARIO-60', 'no-use-now'],
    ['rest', 'MK-TURN-32', 'no-use-now'],
    ['announce', 'MK-TURN-09', 'before-turn'],
    ['plunder', 'MK-SITE-03', 'before-turn'],
    ['mark', 'MK-SCENARIO-60', 'no-use-now'],
    ['heal', 'MK-TURN-16', 'no-use-now'],
    ['convert', 'MK-TURN-16', 'no-use-now'],
    ['done', 'MK-TURN-16', 'no-use-now'],
  ] as const)('%s is refused by %s where it is not on offer', (word, rule, reason) => {
    expect(why(mage({ at: '1.-2', hand: '' }), word)).toEqual([rule, reason]);
  });

  test('MK-TURN-25 where nobody rampages there is nobody to challenge', () => {
    expect(why(mage({ at: '1.-2', hand: 'rage' }), 'challenge')).toEqual(['MK-TURN-25', 'no-fight']);
  });

  test('MK-TURN-18 MK-OTHERS-04 MK-OTHERS-07 one action a turn, and none beside another hero', () => {
    expect(why(mage({ at: '2.-3', stage: 'interact', hand: 'rage' }), 'enter')).toEqual(['MK-TURN-18', 'one-action']);
    // The hero has come there this turn.
    const also: Told['also'] = (state) => void Object.assign(state, { path: [spaceAt(0, -2)] });
    const shared = { at: '1.-2', hand: 'rage', also } as const;
    expect(why(mage({ ...shared, others: [{ at: '1.-2' }] }), 'enter')).toEqual(['MK-OTHERS-04', 'must-fight']);
    const peaceful = mage({ ...shared, options: { duels: 'no' }, others: [{ at: '1.-2' }] });
    expect(why(peaceful, 'enter')).toEqual(['MK-OTHERS-07', 'withdraws']);
  });

  test('what is one’s own cannot be had now, what is not is not one’s own', () => {
    const table = mage({ at: '1.-2', hand: 'rage wound', units: 'peasants', skills: 'tovak-double-time', tactic: 'planning' });
    for (const words of ['peasants', 'tovak-double-time', 'planning']) expect(why(table, words)[1]).toBe('no-use-now');
    expect(why(table, 'wound')).toEqual(['MK-CARD-05', 'wound']);
    expect(['march', 'foresters', 'tovak-motivation', 'rethink'].map((words) => why(table, words))).toEqual([
      ['MK-CARD-01', 'not-in-hand'],
      ['MK-CARD-17', 'not-yours'],
      ['MK-CARD-21', 'not-yours'],
      ['MK-TACTIC-01', 'not-yours'],
    ]);
  });
});
