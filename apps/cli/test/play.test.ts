import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { feudHouse, filesIn, folder, taverne } from './run.ts';
import { ASSASSIN_FIRST, ASSASSIN_WALKS, HOTSEAT } from './scripts.ts';

describe('a whole match', () => {
  test('two people play to a capture, see who did it, and save the file', async () => {
    const path = join(folder(), 'walk.match.json');
    const { code, out, err } = await taverne([...HOTSEAT, '--seed', '1'], [...ASSASSIN_WALKS, path]);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toContain('▲ South wins: the enemy Leader is captured. LDR-END-02');
    expect(out).toContain('▼Leader is captured on D7 by ▲Assassin (C6).');
    expect(out).toMatch(/fingerprint {2}[0-9a-f]{64}\n {2}seed {9}[0-9a-f]{64}\n/);
    expect(out).toContain(`Saved: ${path}`);
    const verified = await taverne(['verify', path]);
    expect(verified.code).toBe(0);
    expect(verified.out).toContain('It is over: Capture.');
  });

  test('against a bot, answering with the first number until it is over', async () => {
    const path = join(folder(), 'bot.match.json');
    const ones = Array.from({ length: 1500 }, () => '1');
    const { code, out } = await taverne(['play', 'leaders', '--level', '1', '--seed', '5', '--save', path], ones);
    expect(code).toBe(0);
    expect(out).toMatch(/You have (won|lost)\.|Neither won nor lost\./);
    expect(out).not.toContain('Save the match?');
    expect((await taverne(['verify', path])).code).toBe(0);
  });

  test('the same seed gives the same match', async () => {
    const ones = Array.from({ length: 40 }, () => '1');
    const args = ['play', 'leaders', '--level', '1', '--seed', 'dragon'];
    const [one, two] = await Promise.all([taverne(args, ones), taverne(args, ones)]);
    expect(one.out).toBe(two.out);
    expect(one.out).toContain('recruits');
  });

  test('a game without texts and board can be played all the same, windows included', async () => {
    const lines = Array.from({ length: 200 }, () => '1');
    const { code, out } = await feudHouse(['play', 'feud', '--seats', '3', '--seed', '2', '--option', 'rounds=2'], lines);
    expect(code).toBe(0);
    expect(out).toMatch(/Seat \d(, Seat \d)* wins \(score\)\.|Drawn \(score\)\./);
    expect(out).toContain('hands:');
  });
});

describe('answers', () => {
  const first = (lines: readonly string[]) => taverne(HOTSEAT, lines);

  test('are taken in any case, by number and by what is unambiguous', async () => {
    const { out } = await first(['d1 d2', 'E', 'rec ass c1', 'en']);
    expect(out).toContain('▲Leader moves from D1 to D2.');
    expect(out).toContain('▲ South recruits Assassin on C1.');
    expect(out).toContain('▼ North has finished acting.');
  });

  test('that may mean several things are asked back', async () => {
    const { out } = await first(['D1']);
    expect(out).toContain('“D1” may be D1 D2, D1 E1, D1 C1.');
  });

  test('that the rules forbid are told the rule at once', async () => {
    const { out } = await first(['end', 'recruit assassin D1']);
    expect(out).toContain('recruit assassin D1: Recruits need an empty cell, and this one is not: ▲Leader (D1).');
    expect(out).toMatch(/LDR-RECRUIT-02 {2}\w+/);
  });

  test('that nobody would think of are told why not, and what is possible instead', async () => {
    const { out } = await first(['d1 d5', 'D1 D9', 'archer C1', 'ban jailer']);
    expect(out).toContain(
      'd1 d5: D5 is out of reach: ▲Leader goes one step.\n  Possible instead: D1 D2, D1 E1, D1 C1\n  LDR-ACT-03',
    );
    expect(out).toContain('D1 D9: There is no cell D9');
    expect(out).toContain('archer C1: Archer is not on the board.');
    expect(out).toContain('ban jailer: No card is banned at this moment.');
  });

  test('that mean nothing are told what is like them', async () => {
    const { out } = await first(['ende', 'zzz', '99']);
    expect(out).toContain('“ende” is no answer here; did you mean end?');
    expect(out).toContain('“zzz” is no answer here. “help” tells');
    expect(out).toContain('“99” is no answer here.');
  });

  test('are listed by figure, with what goes on from the same words', async () => {
    const { out } = await first(['']);
    expect(out).toContain('  Leader D1  D1 … 1 D2  2 E1  3 C1\n             4 end\n');
  });
});

describe('what else one can say', () => {
  const say = (lines: readonly string[]) => taverne(HOTSEAT, lines);

  test('help, card, rule, log and board', async () => {
    const { out } = await say(['help', 'card claw', 'rule END-02', 'rule', 'D1 D2', 'log', 'board']);
    expect(out).toContain('  undo      Takes back your last answer.');
    expect(out).toContain('grappler  Grappler (Active ability) – Hooks any character');
    expect(out).toMatch(/LDR-END-02 {2}A Leader is captured/);
    expect(out).toContain('LDR-RECRUIT');
    expect(out).toContain('   1  ▲ South  D1 D2\n      ▲Leader moves from D1 to D2. LDR-ACT-03\n');
    expect(out.split('▲Leader  ✓').length).toBe(3);
  });

  test('why: one answer, all of them, and what an offered one would bring', async () => {
    const { out } = await say(['D1 D2', 'why D2 D3', 'why', 'why end', 'why D2 D7', 'why never']);
    expect(out).toContain('D2 D3: ▲Leader has already acted this turn.');
    expect(out).toMatch(/LDR-ACT-01 {2}\w+/);
    expect(out).toMatch(/LDR-ACT-01 {2}.*\n {2}D2 D3, .*– ▲Leader has already acted this turn\./);
    expect(out).toContain('end is offered.');
    expect(out).toContain('D2 D7: ▲Leader has already acted this turn.');
    expect(out).toContain('“never” is nothing that one could try here.');
  });

  test('undo takes back freely, and past others’ answers with consent', async () => {
    const { out } = await say(['D1 D2', 'undo', 'undo', 'D1 E1', 'end', 'recruit assassin C1', 'end', 'undo', 'end']);
    expect(out).toContain('Taken back.');
    expect(out).toContain('There is nothing to take back.');
    expect(out).toContain('▲Leader moves from D1 to E1.');
    const drawing = ['play', 'leaders', '--hotseat', '--option', 'first=0'];
    const asked = await taverne(drawing, ['end', '1', 'undo', 'yes']);
    expect(asked.out).toContain('Take back your last answer all the same? (yes/no) yes\nTaken back.');
    const kept = await taverne(drawing, ['end', '1', 'undo', 'no']);
    expect(kept.out).not.toContain('Taken back.');
  });

  test('draw: offered, declined, agreed, and not too often', async () => {
    const { out } = await say(['draw', 'no', 'draw', 'resign', 'no']);
    expect(out).toContain('▲ South offers a draw. ▼ North, do you agree? (yes/no) no\n▼ North declines and plays on.');
    expect(out).toContain('You offered a draw not long ago; you may do so again in 5 turns of yours. (LDR-DRAW-03)');
    const agreed = await say(['draw', 'yes']);
    expect(agreed.out).toContain('Drawn by agreement. LDR-DRAW-03');
  });

  test('resign ends the match', async () => {
    const { out, code } = await say(['resign', 'yes']);
    expect(code).toBe(0);
    expect(out).toContain('▼ North wins: ▲ South resigned. LDR-ONL-05');
  });

  test('quit asks while something is unsaved', async () => {
    const { out } = await say(['D1 D2', 'quit', 'no', 'quit', 'yes', 'end']);
    expect(out).toContain('Leave it all the same? (yes/no) no');
    expect(out.trimEnd().endsWith('The match is not finished, and nothing was saved.')).toBe(true);
    expect(out).not.toContain('has finished acting');
  });

  test('in French, by French words and by English ones', async () => {
    const lines = ['aide', 'D1 D2', 'pourquoi D2 D3', 'reprendre', 'undo', 'règle END-02', 'quitter'];
    const { out } = await taverne([...HOTSEAT, '--lang', 'fr'], lines);
    expect(out).toContain('▲ Sud\u00a0: Faites agir un personnage, ou terminez vos actions.');
    expect(out).toContain('D2 D3: ▲Leader a déjà agi ce tour-ci.');
    expect(out).toContain('C’est repris.');
    expect(out).toContain('Il n’y a rien à reprendre.');
    const byEnvironment = await taverne(HOTSEAT, ['aide'], { LANG: 'fr_FR.UTF-8' });
    expect(byEnvironment.out).toContain('Cette liste.');
  });
});

describe('saving and loading', () => {
  test('a match goes on from its file, with the same chance, and can be verified', async () => {
    const path = join(folder(), 'half.match.json');
    const args = ['play', 'leaders', '--hotseat', '--option', 'first=0', '--seed', '9'];
    const lines = ['end', '1', 'end', '1', '1', 'end', '1'];
    const whole = await taverne([...args], [...lines]);
    const half = await taverne(args, [...lines.slice(0, 4), `save ${path}`, 'quit']);
    expect(half.out).toContain(`Saved: ${path}`);
    expect(half.out).not.toContain('Leave it all the same?');
    expect(half.out.trimEnd()).toMatch(/The match is not finished; it can go on from the file \(--load\)\.$/);
    const rest = await taverne(['play', 'leaders', '--load', path], lines.slice(4));
    expect(rest.code).toBe(0);
    const board = (out: string) => out.slice(out.lastIndexOf('On offer'));
    expect(board(rest.out)).toBe(board(whole.out));
    const verified = await taverne(['verify', path]);
    expect(verified.code).toBe(0);
    expect(verified.out).toContain('It is still running.');
  });

  test('--save keeps the file up to date, also when the input ends in the middle', async () => {
    const home = folder();
    const path = join(home, 'kept.match.json');
    const { out, code } = await taverne([...HOTSEAT, '--save', path], ASSASSIN_WALKS.slice(0, 7));
    expect(code).toBe(0);
    expect(out).toContain(`Saved: ${path}`);
    expect(readFileSync(path, 'utf8')).toContain('"key":"end"');
    expect((await taverne(['verify', path])).code).toBe(0);
    expect(filesIn(home)).toEqual(['kept.match.json']);
  });

  test('the end of the input ends the match and leaves nothing behind', async () => {
    const { out, code } = await taverne(HOTSEAT, ['D1 D2']);
    expect(code).toBe(0);
    expect(out.trimEnd().endsWith('The match is not finished, and nothing was saved.')).toBe(true);
  });

  test('something else than a match is not written over', async () => {
    const path = join(folder(), 'diary.txt');
    writeFileSync(path, 'Dear diary');
    const { out } = await taverne(HOTSEAT, [`save ${path}`, 'save', 'save /nowhere/at/all.json']);
    expect(out).toContain('exists and is no match file: nothing was written');
    expect(out).toContain('Save under which name?');
    expect(out).toContain('/nowhere/at/all.json: there is no such file or folder');
    expect(readFileSync(path, 'utf8')).toBe('Dear diary');
    const flagged = await taverne([...HOTSEAT, '--save', path]);
    expect(flagged.code).toBe(1);
    expect(readFileSync(path, 'utf8')).toBe('Dear diary');
  });

  test('a finished match, a match of another game and a clash of flags are refused', async () => {
    const path = join(folder(), 'over.match.json');
    await taverne(HOTSEAT, ['resign', 'yes', path]);
    expect(existsSync(path)).toBe(true);
    const over = await taverne(['play', 'leaders', '--load', path]);
    expect(over.code).toBe(1);
    expect(over.err).toContain('this match is over');
    const other = await feudHouse(['play', 'feud', '--load', path]);
    expect(other.code).toBe(1);
    expect(other.err).toContain('holds a match of “leaders”, which is not played here');
    const clash = await taverne(['play', 'leaders', '--load', path, '--option', ASSASSIN_FIRST]);
    expect(clash.code).toBe(2);
    expect(clash.err).toContain('--load and --option cannot go together');
  });
});

describe('seats', () => {
  test('the person takes the seat that was asked for, and a loaded match remembers who sits where', async () => {
    const path = join(folder(), 'seat.match.json');
    const args = ['play', 'leaders', '--seat', '1', '--level', '2', '--option', 'first=0', '--seed', '8'];
    const { out } = await taverne(args, ['end', `save ${path}`, 'quit']);
    expect(out).toContain('▲ South  Regular (bot, level 2)\n▼ North  you');
    const loaded = await taverne(['play', 'leaders', '--load', path]);
    expect(loaded.out).toContain('▲ South  Regular (bot, level 2)\n▼ North  you');
    const stronger = await taverne(['play', 'leaders', '--load', path, '--seat', '0', '--level', '4']);
    expect(stronger.out).toContain('▲ South  you\n▼ North  House Champion (bot, level 4)');
  });

  test('a bot agrees to take back', async () => {
    const args = ['play', 'leaders', '--level', '1', '--option', 'first=0', '--seed', '8'];
    const { out } = await taverne(args, ['end', '1', 'undo', 'yes']);
    expect(out).toContain('Take back your last answer all the same? (yes/no) yes\nTaken back.');
  });

  test.each([
    ['leaderD1.riderC4.vizierE4.archerD4_leaderD7.bruiserA4', 'agrees.'],
    ['leaderD1.bruiserA4_leaderD7.riderC4.vizierE4.archerD4', 'declines and plays on.'],
  ])('a draw in %s: a bot in North %s', async (figures, says) => {
    const position = `position=discovery_s10_act_${figures}_offer.nemesis.bear.assassin`;
    const { out } = await taverne(['play', 'leaders', '--level', '1', '--option', 'first=0', '--option', position], ['draw']);
    expect(out).toContain(`▼ North ${says}`);
  });

  test('Strategist begins with the bans', async () => {
    const { out } = await taverne(
      ['play', 'leaders', '--hotseat', '--option', 'mode=strategist', '--option', 'first=0'],
      ['ban bear', 'ban archer'],
    );
    expect(out).toContain('▼ North bans Archer.');
    expect(out).toContain('Banned · Old Bear and Cub, Archer');
  });

  test('at one terminal the neighbour’s answer can be taken back', async () => {
    const { out } = await taverne(
      [...HOTSEAT, '--option', 'startCellRecruits=true'],
      ['end', 'recruit assassin C1', 'end', 'undo'],
    );
    expect(out.split('Taken back.').length).toBe(2);
  });
});
