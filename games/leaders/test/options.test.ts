import { describe, expect, test } from 'vitest';
import { CARD_NAMES, FIELDS, leaders } from '../src/index.ts';
import { sit, textOf } from './helpers.ts';

const trouble = (raw: unknown) => {
  const parsed = leaders.options(raw);
  return parsed.ok ? 'fine' : parsed.trouble;
};

describe('match options', () => {
  test('have the documented defaults', () => {
    expect(leaders.options(undefined)).toEqual({
      ok: true,
      value: {
        mode: 'discovery',
        first: 'chance',
        startCellRecruits: true,
        repetition: true,
        turnCap: 200,
        agreedDraws: true,
        wallsLose: false,
        pile: [],
        position: '',
      },
    });
    expect(leaders.fields).toBe(FIELDS);
    expect(Object.fromEntries(Object.entries(leaders.fields).map(([name, field]) => [name, field.rule]))).toEqual({
      mode: 'LDR-SETUP-09',
      first: 'LDR-SETUP-01',
      startCellRecruits: 'LDR-RUL-31',
      repetition: 'LDR-DRAW-01',
      turnCap: 'LDR-DRAW-02',
      agreedDraws: 'LDR-DRAW-03',
      wallsLose: 'LDR-DRAW-04',
      pile: 'LDR-SETUP-05',
      position: undefined,
    });
    expect(sit({ options: { turnCap: 7 } }).view().rules).toEqual({
      mode: 'discovery',
      startCellRecruits: true,
      repetition: true,
      turnCap: 7,
      agreedDraws: true,
      wallsLose: false,
    });
    expect(
      sit({ south: 'leaderD1', north: 'leaderD7', options: { wallsLose: true, repetition: false } }).view().rules,
    ).toMatchObject({
      wallsLose: true,
      repetition: false,
    });
  });

  test('the game tells its seats, its version and the longest match', () => {
    expect(leaders).toMatchObject({ id: 'leaders', version: 1, seats: { min: 2, max: 2 }, longest: 13_012 });
  });

  test.each([
    [{ mode: 'chess' }, 'options.mode', 'option "mode" must be one of discovery, strategist, not "chess"'],
    [{ first: 0 }, 'options.first', 'option "first" must be one of chance, 0, 1, not 0'],
    [{ turnCap: 1 }, 'options.turnCap', 'option "turnCap" must be a whole number from 2 to 1000, not 1'],
    [{ turnCap: 1001 }, 'options.turnCap', 'option "turnCap" must be a whole number from 2 to 1000, not 1001'],
    [{ wallsLose: 'yes' }, 'options.wallsLose', 'option "wallsLose" must be true or false, not "yes"'],
    [{ colour: 'red' }, 'options.colour', `there is no option "colour"; there are ${Object.keys(FIELDS).join(', ')}`],
    [
      { mode: 'strategist', pile: [...CARD_NAMES] },
      'options.pile',
      'option "pile" is for the mode discovery: strategist has no pile',
    ],
    [
      { position: textOf({ south: 'leaderD1', north: 'leaderD7' }), pile: [...CARD_NAMES] },
      'options.pile',
      'option "pile" cannot go with a position, which says itself what is in the pile',
    ],
    [
      { position: textOf({ south: 'leaderD1', north: 'leaderD7' }), mode: 'strategist' },
      'options.mode',
      'option "mode" is strategist, but the position is one of discovery',
    ],
    [
      { position: textOf({ south: 'leaderD1', north: 'leaderD7', mode: 'strategist', bans: 'bear rider' }), mode: 'discovery' },
      'options.mode',
      'option "mode" is discovery, but the position is one of strategist',
    ],
    [
      { position: textOf({ south: 'leaderD1', north: 'leaderD7' }), turnCap: 20 },
      'options.turnCap',
      'option "turnCap" is 20, but the position comes after 20 turns',
    ],
    [
      {
        position: textOf({
          south: 'leaderD4 archerA1 jailerB1 vizierG1',
          north: 'leaderD7 riderC1 bruiserD2 acrobatE1 innkeeperF1',
          phase: 'recruit1',
        }),
        startCellRecruits: false,
      },
      'options.startCellRecruits',
      'with option "startCellRecruits" off nothing can be recruited in the position',
    ],
  ])('%o is refused', (raw, at, say) => {
    expect(trouble(raw)).toMatchObject({ trouble: 'wrong-option', say, at });
  });

  test('a pile names all sixteen cards, each once', () => {
    expect(trouble({ pile: CARD_NAMES.slice(1) })).toMatchObject({ trouble: 'wrong-option', at: 'options.pile' });
    expect(trouble({ pile: [...CARD_NAMES.slice(1), 'rider'] })).toMatchObject({ at: 'options.pile' });
    expect(trouble({ pile: [...CARD_NAMES.slice(1), 'cub'] })).toMatchObject({ at: 'options.pile' });
    expect(trouble({ pile: [...CARD_NAMES] })).toBe('fine');
    expect(trouble({ mode: 'strategist', pile: [] })).toBe('fine');
  });

  test('a position brings its mode, whether it is named or not', () => {
    const position = textOf({ south: 'leaderD1', north: 'leaderD7', mode: 'strategist', bans: 'bear rider' });
    for (const raw of [{ position }, { position, mode: 'strategist' }, { position, mode: undefined, turnCap: 21 }]) {
      expect(leaders.options(raw)).toMatchObject({ ok: true, value: { mode: 'strategist' } });
    }
    expect(sit({ options: { position } }).view().rules.mode).toBe('strategist');
  });
});
