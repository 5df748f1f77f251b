import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folder, taverne } from './run.ts';

describe('pack', () => {
  test('prints the content of a game, or writes it to a file', async () => {
    const { code, out } = await taverne(['pack', 'tiny-epic-tactics']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ id: 'house', texts: { fr: { 'unit.B8.name': 'Corne-Creuse' } } });
    const file = join(folder(), 'mine.json');
    expect(await taverne(['pack', 'tiny-epic-tactics', '--save', file])).toEqual({ code: 0, out: '', err: '' });
    expect(readFileSync(file, 'utf8')).toBe(out);
  });

  test('a match is played with a pack from a file, and what is wrong in it is named with its place', async () => {
    const { out } = await taverne(['pack', 'tiny-epic-tactics']);
    const file = join(folder(), 'mine.json');
    const play = ['play', 'tiny-epic-tactics', '--option', 'mode=solo', '--option', `pack=@${file}`];
    writeFileSync(file, out.replace('Brannoc Shieldwall', 'Bran the Short').replace('"hp": 12', '"hp": 13'));
    expect((await taverne(play, ['card W1'])).out).toContain('Bran the Short');
    expect((await taverne(play, ['card W1'])).out).toContain('13 HP');
    writeFileSync(file, out.replace('"hp": 12', '"hp": 99'));
    const { code, err } = await taverne(play);
    expect(code).toBe(2);
    expect(err).toContain('options.pack.units[0].hp must be a whole number from 1 to 30, not 99');
    const french = await taverne([...play, '--lang', 'fr']);
    expect(french.err).toContain('options.pack.units[0].hp doit être un nombre entier de 1 à 30, et non 99');
    expect(french.err).not.toContain('must be');
  });
});
