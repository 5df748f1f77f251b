import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { feudHouse, folder, taverne } from './run.ts';
import { ASSASSIN_WALKS, HOTSEAT } from './scripts.ts';

async function walked(): Promise<string> {
  const path = join(folder(), 'walk.match.json');
  await taverne(HOTSEAT, ['D1 D2', 'undo', ...ASSASSIN_WALKS, path]);
  return path;
}

describe('replay', () => {
  test('tells every entry in words, the board at the end, and the result', async () => {
    const { code, out } = await taverne(['replay', await walked()]);
    expect(code).toBe(0);
    expect(out).toContain('▲ South takes an answer back');
    expect(out).toContain('▲ South  recruit assassin C1\n      ▲ South recruits Assassin on C1. LDR-RECRUIT-02');
    expect(out).toContain('▼Leader is captured on D7 by ▲Assassin (C6).');
    expect(out.split('____D7____').length).toBe(2);
    expect(out.trimEnd().endsWith('▲ South wins: the enemy Leader is captured.')).toBe(true);
  });

  test('stops where it is told to, and shows the board each time with --step', async () => {
    const path = await walked();
    const { out } = await taverne(['replay', path, '--to', '3']);
    expect(out).toContain('▲ South  end');
    expect(out).not.toContain('recruit assassin C1');
    expect(out).toMatch(/3 of \d+ entries; the match goes on\./);
    const stepped = await taverne(['replay', path, '--step', '--to', '3']);
    expect(stepped.out.split('____D7____').length).toBe(5);
  });

  test('shows a seat only what it may see', async () => {
    const path = join(folder(), 'feud.match.json');
    await feudHouse(['play', 'feud', '--hotseat', '--seed', '2', '--save', path], ['rest']);
    const seen = await feudHouse(['replay', path, '--seat', '0']);
    const spectator = await feudHouse(['replay', path]);
    expect(seen.out).toMatch(/drew \(seat 0, card \w+\d\)/);
    expect(spectator.out).not.toMatch(/card \w+\d/);
  });

  test('names the entry where a file stops making sense, and refuses what it cannot show', async () => {
    const path = await walked();
    const text = readFileSync(path, 'utf8');
    const cut = join(folder(), 'cut.match.json');
    writeFileSync(cut, text.slice(0, -100));
    const damaged = await taverne(['replay', cut]);
    expect(damaged.code).toBe(1);
    expect(damaged.err).toContain('Damaged: this is no match file, or it was cut');
    for (const [flag, value] of [
      ['--to', '9999'],
      ['--seat', '2'],
    ] as const) {
      const { code, err } = await taverne(['replay', path, flag, value]);
      expect(err).toContain(`${flag} must be a whole number from 0 to`);
      expect(code).toBe(2);
    }
    expect((await taverne(['replay', join(folder(), 'none.json')])).err).toContain('there is no such file or folder');
    expect((await taverne(['replay', folder()])).err).toContain('is a folder, not a file');
  });
});
