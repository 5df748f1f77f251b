/** Which sites are open to whom, and to what: shields that lie elsewhere open and close nothing (MK-INTERACT, MK-SITE). */
import { describe, expect, test } from 'vitest';
import { mage, type Told } from './table.ts';

const may = (told: Told): string[] =>
  mage({ hand: 'rage', seed: 1, ...told })
    .options()
    .filter((key) => ['enter', 'burn', 'altar', 'interact', 'mark', 'incant'].includes(key));
const quest = (scenario: string, told: Told): string[] => may({ options: { scenario }, others: [{}], ...told });
const elsewhere = { shields: '2.-2' } as const;

describe('sites', () => {
  test.each([
    ['MK-SITE-03 a village', { at: '2.-3' }, ['interact']],
    ['MK-SITE-05 a monastery', { tiles: 'countryside-7@1,1', at: '3.-5' }, ['interact', 'burn']],
    ['MK-SITE-12 a glade', { at: '1.-3' }, []],
    ['MK-SITE-11 a mine', { at: '2.-1' }, []],
    ['MK-SITE-01 the portal', { at: '0.0' }, []],
    ['MK-SITE-17 a den', { tiles: 'countryside-6@1,1', at: '3.-5' }, ['enter']],
    ['MK-SITE-13 a dungeon', { tiles: 'countryside-7@1,1', at: '4.-4' }, ['enter']],
    ['MK-SITE-22 ruins with enemies', { tiles: 'countryside-8@1,1', at: '5.-6', ruins: 'ruins-green-brown@5.-6' }, ['enter']],
    ['plain land', { at: '1.-2' }, []],
  ] as const)('%s, whatever shields lie elsewhere', (_, told, deeds) => {
    expect(may(told)).toEqual(deeds);
    expect(may({ ...told, ...elsewhere })).toEqual(deeds);
  });

  test('MK-SITE-21 an altar for three of its mana', () => {
    const altar = { tiles: 'countryside-8@1,1', at: '5.-6', ruins: 'altar-red@5.-6' } as const;
    expect(may({ ...altar, crystals: 'red red red' })).toEqual(['altar']);
    expect(may({ ...altar, crystals: 'red red' })).toEqual([]);
    expect(mage({ ...altar, hand: 'rage' }).why('altar')).toMatchObject({ why: 'no-mana' });
  });

  test('MK-INTERACT-01 a keep is open to its owner, a tower to everybody once somebody has conquered it', () => {
    const keep = { tiles: 'countryside-3@1,1', at: '5.-6' } as const;
    expect(may({ ...keep, shields: '5.-6' })).toEqual(['interact']);
    const theirs = mage({ ...keep, at: '4.-5', hand: 'rage', others: [{ shields: '5.-6' }], seed: 1 });
    expect(theirs.why('interact')).toBeUndefined();
    const tower = { tiles: 'countryside-4@1,1', at: '4.-5' } as const;
    expect(may({ ...tower, others: [{ shields: '4.-5' }] })).toEqual(['interact']);
    // A monastery that somebody burned is nothing any more.
    const burned = { tiles: 'countryside-7@1,1', at: '3.-5', others: [{ shields: '3.-5' }] } as const;
    expect(may(burned)).toEqual([]);
    expect(mage({ ...burned, hand: 'rage' }).why('interact')).toMatchObject({ rule: 'MK-INTERACT-01', why: 'not-yours' });
  });

  test('MK-INTERACT-05 with the worst reputation nobody deals with the hero', () => {
    expect(mage({ at: '2.-3', hand: 'rage', reputation: -7 }).why('interact')).toMatchObject({ rule: 'MK-INTERACT-05' });
  });
});

describe('where a scenario is about something else', () => {
  test('MK-SCENARIO-59 a friendly city is open to all, and so is a mine that is held', () => {
    expect(quest('mines-liberation', { tiles: 'core-8@1,1', at: '4.-5' })).toEqual(['interact']);
    expect(quest('mines-liberation', { at: '2.-1', tokens: 'prowlers@2.-1' })).toEqual(['enter']);
    expect(quest('mines-liberation', { at: '2.-1' })).toEqual([]);
    expect(quest('mines-liberation', { at: '2.-1', tokens: 'prowlers@1.-2!' })).toEqual([]);
    expect(quest('full-conquest', { at: '2.-1' })).toEqual([]);
  });

  test('MK-SCENARIO-60 a glade is marked once by each, nothing else is, and rites are for the night', () => {
    expect(quest('druid-nights', { at: '1.-3' })).toEqual(['mark']);
    expect(quest('druid-nights', { at: '1.-3', shields: '1.-3' })).toEqual([]);
    expect(quest('druid-nights', { at: '1.-3', others: [{ shields: '1.-3' }] })).toEqual(['mark']);
    expect(quest('druid-nights', { at: '2.-1', shields: '4.-3' })).toEqual([]);
    expect(quest('full-conquest', { at: '1.-3' })).toEqual([]);
    const night = { night: true, round: 2 } as const;
    expect(quest('druid-nights', { ...night, at: '1.-3', shields: '4.-3' })).toEqual(['mark', 'incant']);
    expect(quest('druid-nights', { ...night, at: '2.-2', shields: '2.-1' })).toEqual([]);
    expect(quest('druid-nights', { ...night, at: '2.-2', others: [{ shields: '4.-3' }] })).toEqual([]);
  });

  test('MK-SCENARIO-61 a dungeon that anybody conquered is closed; villages and monasteries have theirs below', () => {
    const dungeon = { tiles: 'countryside-7@1,1', at: '4.-4' } as const;
    expect(quest('dungeon-lords', dungeon)).toEqual(['enter']);
    expect(quest('dungeon-lords', { ...dungeon, others: [{ shields: '4.-4' }] })).toEqual([]);
    expect(quest('full-conquest', { ...dungeon, others: [{ shields: '4.-4' }] })).toEqual(['enter']);
    expect(quest('dungeon-lords', { at: '2.-3' })).toEqual(['interact', 'enter']);
    expect(quest('dungeon-lords', { tiles: 'countryside-7@1,1', at: '3.-5' })).toEqual(['interact', 'enter', 'burn']);
  });
});
