import { describe, expect, test } from 'vitest';
import { leaders, readPosition, type State, writePosition } from '../src/index.ts';
import { sit } from './helpers.ts';

const trouble = (text: string) => {
  const read = readPosition(text);
  return read.ok ? 'readable' : [read.trouble.trouble, read.trouble.at, read.trouble.say];
};

const reads = (text: string): State => {
  const read = readPosition(text);
  if (!read.ok) throw new Error(read.trouble.say);
  return read.value;
};

describe('writing and reading a position', () => {
  const SAMPLES = [
    'discovery_s0_act_leaderD1_leaderD7_offer.acrobat.rider.nemesis',
    'discovery_n1_recruit2_leaderD2.archerC1_leaderD6_offer.acrobat.rider.bear',
    'discovery_n1_recruit1_leaderD2.archerC1_leaderD6.vizierA4_offer.acrobat.rider.bear',
    'discovery_s20_act_leaderD1~.archerC4~.bearA1~.cubB1_leaderD7.jailerC6_offer.acrobat.rider.nemesis',
    'discovery_s20_act_leaderD1.archerC4~.bearA1~~.cubB1~_leaderD7.jailerC6_offer.acrobat.rider.nemesis',
    'discovery_s20_act_leaderD1.archerC4~.bearA1~.cubB1~~_leaderD7.jailerC6_offer.acrobat.rider.nemesis',
    'discovery_s20_react_leaderD2~_leaderD7.nemesisD5_offer.acrobat.rider.bruiser',
    'discovery_n999_act_leaderD2_leaderD7.nemesisD5_offer.acrobat.rider.bruiser_walls.1.0',
    'discovery_s0_act_leaderD1_leaderD7_offer.acrobat.rider.bruiser_pile.nemesis.bear.assassin.vizier.protector.jailer.archer.innkeeper.prowler.manipulator.grappler.illusionist.royal-guard',
    'strategist_s0_ban_leaderD1_leaderD7',
    'strategist_s0_ban_leaderD1_leaderD7_bans.royal-guard',
    'strategist_s0_act_leaderD1_leaderD7_bans.royal-guard.bear',
    'strategist_n3_ban_leaderD1.riderB1.archerC1_leaderD7.prowlerA4.jailerC6_bans.royal-guard.bear',
    'strategist_n3_ban_leaderD1.riderB1.archerC1_leaderD7.prowlerA4.jailerC6_bans.royal-guard.bear.acrobat',
    'strategist_n3_act_leaderD1.riderB1.archerC1_leaderD7.prowlerA4.jailerC6_bans.royal-guard.bear.acrobat.vizier_walls.0.1',
  ];

  test.each(SAMPLES)('%s is read and written again the same', (text) => {
    expect(writePosition(reads(text))).toBe(text);
    expect(leaders.positions?.write(reads(text))).toBe(text);
    expect(/^[\w.~-]+$/.test(text), 'needs no escaping in an address').toBe(true);
  });

  test('the order of figures and of the offer does not matter', () => {
    const text = 'discovery_s20_act_archerC4.leaderD1_jailerC6.leaderD7_offer.nemesis.acrobat.rider';
    expect(writePosition(reads(text))).toBe(
      'discovery_s20_act_leaderD1.archerC4_leaderD7.jailerC6_offer.acrobat.rider.nemesis',
    );
  });

  test('what is named nowhere lies face down, or is available', () => {
    const discovery = sit({ south: 'leaderD1 archerC4', north: 'leaderD7', offer: 'rider acrobat bear' }).view();
    expect(discovery.pile).toHaveLength(12);
    expect(discovery.pileKnown).toBe(false);
    const strategist = sit({ mode: 'strategist', bans: 'bear rider', south: 'leaderD1 archerC4', north: 'leaderD7' }).view();
    expect(strategist.offer).toHaveLength(13);
    expect(strategist.pile).toEqual([]);
  });

  test('a known pile is turned up in its order', () => {
    const pile =
      'nemesis bear assassin vizier protector jailer archer innkeeper prowler manipulator grappler illusionist royal-guard';
    const table = sit({ south: 'leaderD1', north: 'leaderD7', turn: 's2', offer: 'acrobat rider bruiser', pile, chance: [] });
    expect(table.view().pileKnown).toBe(true);
    table.play('end', 'recruit rider A1');
    expect(table.view().offer).toEqual(['acrobat', 'nemesis', 'bruiser']);
    expect(table.position).toContain('_pile.bear.assassin.');
  });

  test('a match can start from a position, in the middle of a turn too', () => {
    const table = sit({ south: 'leaderD1 archerC4~', north: 'leaderD7' });
    expect(table.options('C4')).toEqual([]);
    expect(table.events).toEqual([
      {
        event: 'began',
        rule: 'LDR-SETUP-01',
        south: 0,
        mode: 'discovery',
        position: 'discovery_s20_act_leaderD1.archerC4~_leaderD7_offer.acrobat.rider.bruiser',
      },
    ]);
    expect(table.view().seen).toEqual([]);
    expect(sit({ south: 'leaderD1', north: 'leaderD7' }).view().seen).toEqual(['south D1D7']);
    const react = sit({ south: 'leaderD2~', north: 'leaderD7 nemesisD5', phase: 'react' });
    expect(react.asked).toBe('north nemesis');
    expect(react.play('nemesis D6').asked).toBe('south act');
    const recruit = sit({ south: 'leaderD2', north: 'leaderD7', phase: 'recruit1' });
    expect(recruit.asked).toBe('south recruit');
    expect(recruit.view().seen).toEqual([]);
    const missed = sit({ south: 'leaderD1 archerC4~ bearA1~ cubB1~~', north: 'leaderD7' });
    expect(missed.why('B1 B2')?.why).toBe('forfeited');
    const second = sit({ south: 'leaderD1 archerC4~ bearA1~ cubB1', north: 'leaderD7' });
    expect(second.options('B1 B2')).toEqual(['B1 B2']);
  });
});

describe('what is wrong with a position, and where', () => {
  const D = (south: string, north = 'leaderD7', more = '_offer.acrobat.rider.bruiser', when = 's20_act') =>
    `discovery_${when}_${south}_${north}${more}`;
  const S = (south: string, north: string, more: string, when = 's20_act') => `strategist_${when}_${south}_${north}${more}`;
  const EXAMPLE = 'discovery_s0_act_leaderD1_leaderD7_offer.archer.rider.bear';
  const PAIRED = 'a move is missed (~~) only if the partner and then somebody else has acted';

  const CASES: readonly (readonly [text: string, at: string, say: string])[] = [
    ['', 'position', `a position has at least five parts separated by "_", such as ${EXAMPLE}`],
    ['discovery_s0_act_leaderD1', 'position', `a position has at least five parts separated by "_", such as ${EXAMPLE}`],
    ['x'.repeat(500), 'position', `a position has at least five parts separated by "_", such as ${EXAMPLE}`],
    ['x'.repeat(501), 'position', 'a position has at most 500 characters, not 501'],
    ['chess_s0_act_leaderD1_leaderD7', 'position.mode', 'the mode is one of discovery, strategist, not "chess"'],
    // the turn
    [
      D('leaderD1', 'leaderD7', '', 'x1_act'),
      'position.turn',
      'the turn is s or n and the number of turns completed, 0 to 999, not "x1"',
    ],
    [
      D('leaderD1', 'leaderD7', '', 's01_act'),
      'position.turn',
      'the turn is s or n and the number of turns completed, 0 to 999, not "s01"',
    ],
    [
      D('leaderD1', 'leaderD7', '', 's1000_act'),
      'position.turn',
      'the turn is s or n and the number of turns completed, 0 to 999, not "s1000"',
    ],
    [
      D('leaderD1', 'leaderD7', '', 's_act'),
      'position.turn',
      'the turn is s or n and the number of turns completed, 0 to 999, not "s"',
    ],
    [
      D('leaderD1', 'leaderD7', '', 'as2_act'),
      'position.turn',
      'the turn is s or n and the number of turns completed, 0 to 999, not "as2"',
    ],
    [D('leaderD1', 'leaderD7', '', 's3_act'), 'position.turn', 'after 3 turns it is the turn of north, not of south'],
    [D('leaderD1', 'leaderD7', '', 'n4_act'), 'position.turn', 'after 4 turns it is the turn of south, not of north'],
    // the figures
    [D('leaderD1.leaderD2'), 'position.south[1]', 'south has two Leaders'],
    [D('leaderD1', 'leaderD7.archerA1.leaderD6'), 'position.north[2]', 'north has two Leaders'],
    [D('archerD1'), 'position.south', 'south has no Leader'],
    [D('leaderD1', 'archerD7'), 'position.north', 'north has no Leader'],
    [D('leaderD1.archerA5'), 'position.south[1]', 'there is no cell A5 on the board'],
    [D('leaderD1.archerH1'), 'position.south[1]', 'there is no cell H1 on the board'],
    [D('leaderD1.archerD10'), 'position.south[1]', 'there is no cell D10 on the board'],
    [D('leaderD1.archerD8'), 'position.south[1]', 'there is no cell D8 on the board'],
    [D('leaderD1.archerD1'), 'position.south[1]', 'D1 is taken by south-leader already'],
    [D('leaderD1', 'leaderD7.archerD1'), 'position.north[1]', 'D1 is taken by south-leader already'],
    [D('leaderD1.archerA1', 'leaderD7.archerB1'), 'position.north[1]', 'there is only one archer'],
    [D('leaderD1.knightA1'), 'position.south[1]', 'there is no figure "knight"'],
    [D('leaderD1.south-leaderA1'), 'position.south[1]', 'there is no figure "south-leader"'],
    [
      D('leaderD1.archer'),
      'position.south[1]',
      'a figure is a name and a cell, such as archerC4, with ~ after it if it has acted; "archer" is not',
    ],
    [
      D('leaderD1.archerC4~~~'),
      'position.south[1]',
      'a figure is a name and a cell, such as archerC4, with ~ after it if it has acted; "archerC4~~~" is not',
    ],
    [
      D('leaderD1.'),
      'position.south[1]',
      'a figure is a name and a cell, such as archerC4, with ~ after it if it has acted; "" is not',
    ],
    [
      D('leaderD1.ArcherC4'),
      'position.south[1]',
      'a figure is a name and a cell, such as archerC4, with ~ after it if it has acted; "ArcherC4" is not',
    ],
    [D('leaderD1.archerC4~~'), 'position.south[1]', 'only Old Bear or Cub can have missed a move, not archer'],
    [D('leaderD1.bearA1'), 'position.south', 'south has the bear without the cub: they come together'],
    [D('leaderD1', 'leaderD7.cubA1'), 'position.north', 'north has the cub without the bear: they come together'],
    [D('leaderD1.archerA1.jailerB1.vizierC1.protectorE1.assassinF1'), 'position.south', 'south has 6 cards; 5 is the limit'],
    [
      D('leaderD1', 'leaderD7.archerA1.jailerB1.bearC1.cubE1.assassinF1.nemesisG1'),
      'position.north',
      'north has 6 cards; 5 is the limit',
    ],
    // the cards
    [D('leaderD1', 'leaderD7', ''), 'position.offer', '3 cards are on offer, not 0'],
    [D('leaderD1', 'leaderD7', '_offer.acrobat.rider'), 'position.offer', '3 cards are on offer, not 2'],
    [D('leaderD1', 'leaderD7', '_offer.acrobat.rider.bear.archer'), 'position.offer', '3 cards are on offer, not 4'],
    [D('leaderD1', 'leaderD7', '_offer.acrobat.rider.rider'), 'position.offer[2]', 'the card rider is in two places'],
    [D('leaderD1.riderA1', 'leaderD7', '_offer.acrobat.rider.bear'), 'position.offer[1]', 'the card rider is in two places'],
    [D('leaderD1', 'leaderD7', '_offer.acrobat.cub.bear'), 'position.offer[1]', 'there is no card "cub"'],
    [D('leaderD1', 'leaderD7', '_offer.acrobat.rider.bear_offer.archer'), 'position.offer', '"offer" is given twice'],
    [
      D('leaderD1', 'leaderD7', '_offer.acrobat.rider.bear_pile.archer'),
      'position.pile',
      'the pile lacks bruiser, royal-guard, illusionist, grappler, manipulator, prowler, innkeeper, jailer, protector, vizier, assassin, nemesis',
    ],
    [D('leaderD1', 'leaderD7', '_offer.acrobat.rider.bear_pile.bear'), 'position.pile[0]', 'the card bear is in two places'],
    [D('leaderD1', 'leaderD7', '_hand.acrobat'), 'position', 'there is no part "hand"; there are offer, pile, bans and walls'],
    [D('leaderD1', 'leaderD7', '_bans.acrobat'), 'position.bans', 'discovery has no bans'],
    [S('leaderD1', 'leaderD7', '_offer.acrobat'), 'position.offer', 'strategist has no offer'],
    [S('leaderD1', 'leaderD7', '_pile.acrobat'), 'position.pile', 'strategist has no pile'],
    [S('leaderD1', 'leaderD7', '_bans.acrobat.acrobat'), 'position.bans[1]', 'the card acrobat is in two places'],
    [S('leaderD1', 'leaderD7', '_bans.acrobat.rider.bear.archer.jailer'), 'position.bans', 'at most 4 cards are banned'],
    [D('leaderD1', 'leaderD7', '_walls.2.0'), 'position.walls', 'walls are two numbers, 0 or 1, not "2.0"'],
    [D('leaderD1', 'leaderD7', '_walls.0.2'), 'position.walls', 'walls are two numbers, 0 or 1, not "0.2"'],
    [D('leaderD1', 'leaderD7', '_walls.1'), 'position.walls', 'walls are two numbers, 0 or 1, not "1"'],
    [D('leaderD1', 'leaderD7', '_walls.1.1.1'), 'position.walls', 'walls are two numbers, 0 or 1, not "1.1.1"'],
    [D('leaderD1', 'leaderD7', '_walls..'), 'position.walls', 'walls are two numbers, 0 or 1, not "."'],
    // the Leaders
    [
      D('leaderD1', 'leaderD7.archerD3.jailerC1'),
      'position.south',
      'the Leader of south is captured already: the match is over',
    ],
    [D('leaderD1.archerC1.jailerD2.vizierE1'), 'position.south', 'the Leader of south is encircled already: the match is over'],
    [D('leaderD1.assassinD6'), 'position.north', 'the Leader of north is captured already: the match is over'],
    // who has acted
    [D('leaderD1', 'leaderD7~'), 'position.phase', 'north-leader cannot have acted'],
    [
      D('leaderD1~', 'leaderD7', '_offer.acrobat.rider.bruiser', 's20_recruit1'),
      'position.phase',
      'south-leader cannot have acted',
    ],
    [S('leaderD1~', 'leaderD7', '', 's0_ban'), 'position.phase', 'south-leader cannot have acted'],
    [D('leaderD1.nemesisA1~'), 'position.phase', 'nemesis cannot have acted'],
    [D('leaderD1~.bearA1~~.cubB1'), 'position.phase', PAIRED],
    [D('leaderD1~.bearA1~~.cubB1~~'), 'position.phase', PAIRED],
    [D('leaderD1.bearA1~.cubB1~~'), 'position.phase', PAIRED],
    [D('leaderD1.bearA1~~.cubB1~'), 'position.phase', PAIRED],
    // the phase
    [
      D('leaderD1', 'leaderD7', '', 's20_fight'),
      'position.phase',
      'the phase is ban, act, react, recruit1 or recruit2, not "fight"',
    ],
    [
      D('leaderD1', 'leaderD7', '', 's20_recruit3'),
      'position.phase',
      'the phase is ban, act, react, recruit1 or recruit2, not "recruit3"',
    ],
    [D('leaderD1', 'leaderD7', '_offer.acrobat.rider.bruiser', 's0_ban'), 'position.phase', 'discovery has no ban phase'],
    [S('leaderD1', 'leaderD7', '_bans.archer.rider.bear.jailer', 's0_ban'), 'position.phase', '4 cards are banned already'],
    [S('leaderD1', 'leaderD7', '', 's2_ban'), 'position.phase', 'the first ban phase comes before the first turn'],
    [S('leaderD1', 'leaderD7', '_bans.archer', 'n1_ban'), 'position.phase', 'the first ban phase comes before the first turn'],
    [
      S('leaderD1', 'leaderD7', '_bans.archer.rider', 's0_ban'),
      'position.phase',
      'the second ban phase waits until both sides hold three cards',
    ],
    [S('leaderD1', 'leaderD7', '', 's0_act'), 'position.bans', '2 cards are banned by now, not 0'],
    [S('leaderD1', 'leaderD7', '_bans.archer.rider.bear', 's0_act'), 'position.bans', '2 cards are banned by now, not 3'],
    [
      S('leaderD1.vizierA1.jailerB1', 'leaderD7.acrobatA4.bruiserB5', '_bans.archer.rider', 's4_act'),
      'position.bans',
      '4 cards are banned by now, not 2',
    ],
    [
      S('leaderD1.vizierA1', 'leaderD7.acrobatA4.bruiserB5', '_bans.archer.rider.jailer.bear', 's4_act'),
      'position.bans',
      '2 cards are banned by now, not 4',
    ],
    [
      S('leaderD1.vizierA1.jailerB1', 'leaderD7.acrobatA4', '_bans.archer.rider.prowler.bear', 's4_recruit1'),
      'position.bans',
      '2 cards are banned by now, not 4',
    ],
    [S('leaderD1~', 'leaderD7.nemesisA4', '_bans.archer', 's4_react'), 'position.bans', '2 cards are banned by now, not 1'],
    [D('leaderD1~', 'leaderD7', '_offer.acrobat.rider.bruiser', 's20_react'), 'position.phase', 'there is no nemesis to react'],
    [
      D('leaderD1', 'leaderD7.nemesisA1', '_offer.acrobat.rider.bruiser', 's20_react'),
      'position.phase',
      'the nemesis reacts after an action, but nobody has acted',
    ],
    [
      D('leaderD1~.archerA2.jailerB1.vizierB2', 'leaderD7.nemesisA1', '_offer.acrobat.rider.bruiser', 's20_react'),
      'position.phase',
      'the nemesis is shut in and cannot react',
    ],
    [
      D('leaderD1', 'leaderD7', '_offer.acrobat.rider.bruiser', 's20_recruit2'),
      'position.phase',
      'south recruits 1 times in this turn, not 2',
    ],
    [
      D('leaderD1', 'leaderD7', '_offer.acrobat.rider.bruiser', 'n3_recruit2'),
      'position.phase',
      'north recruits 1 times in this turn, not 2',
    ],
    [
      D('leaderD1.archerA1.jailerB1.vizierC1.protectorG1', 'leaderD7', '_offer.acrobat.rider.bruiser', 's20_recruit1'),
      'position.phase',
      'south recruits 0 times in this turn, not 1',
    ],
    [
      D(
        'leaderD4.archerA1.jailerB1.vizierG1',
        'leaderD7.prowlerC1.grapplerD1.innkeeperE1.illusionistF1',
        '_offer.acrobat.rider.bruiser',
        's20_recruit1',
      ),
      'position.phase',
      'nothing can be recruited: the phase is skipped',
    ],
  ];

  test.each(CASES)('%s', (text, at, say) => {
    expect(trouble(text)).toEqual(['wrong-position', at, say]);
  });

  test('a position in the options is refused with the place in the options', () => {
    const read = leaders.options({ position: 'discovery_s0_act_leaderD1.leaderD2_leaderD7' });
    expect(read).toMatchObject({
      ok: false,
      trouble: { trouble: 'wrong-position', say: 'south has two Leaders', at: 'options.position.south[1]' },
    });
  });
});
