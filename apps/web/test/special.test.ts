/** Options that are of use in some modes only, and pages that games bring. */
import { findGame, games } from '@taverne/games';
import { describe, expect, test } from 'vitest';
import { hasControl, isOfUse, usefulOptions } from '../src/lobby/special.ts';
import { ownPath, placeOf } from '../src/router.ts';
import { kitOf } from '../src/tablepage/kits.ts';

const GAME = 'tiny-epic-tactics';

test('fights between players are agreed about where there are rivals', () => {
  const isAsked = (scenario: string, seats: number) => isOfUse('mage-knight', 'duels', { scenario }, seats);
  expect([isAsked('blitz-conquest', 2), isAsked('solo-conquest', 1), isAsked('blitz-cooperation', 2)]).toEqual([
    true,
    false,
    false,
  ]);
});

describe('a realm', () => {
  test('is asked for in battles and nowhere else', () => {
    expect(isOfUse(GAME, 'realm', { mode: 'battle' }, 2)).toBe(true);
    expect(isOfUse(GAME, 'realm', { mode: 'battle-teams' }, 2)).toBe(true);
    expect(isOfUse(GAME, 'realm', { mode: 'solo' }, 2)).toBe(false);
    expect(isOfUse(GAME, 'pack', { mode: 'solo' }, 2)).toBe(true);
    expect(isOfUse('leaders', 'realm', {}, 2)).toBe(true);
    expect([2, 3, 4].map((seats) => isOfUse('mage-knight', 'hero3', {}, seats))).toEqual([false, true, true]);
  });

  test('that was chosen for a battle does not come along into another mode', async () => {
    const chosen = { mode: 'battle', realm: 'islets', anyRealm: true, roundCap: 20 };
    expect(usefulOptions(GAME, chosen, 2)).toEqual(chosen);
    const solo = usefulOptions(GAME, { ...chosen, mode: 'solo' }, 1);
    expect(solo).toEqual({ mode: 'solo', roundCap: 20 });
    const game = await findGame(GAME)?.load();
    expect(game?.options(solo).ok).toBe(true);
    expect(game?.options({ ...chosen, mode: 'solo' }).ok).toBe(false);
  });

  test('is chosen by a control of its own', () => {
    expect(hasControl(GAME, 'realm')).toBe(true);
    expect(hasControl(GAME, 'anyRealm')).toBe(false);
  });

  test('goes into an address and out of it', () => {
    const text = 'crossing 8x5@D3 8x1@D5.2 +é#?';
    const given = (path: string) => placeOf(new URL(path, 'http://x'));
    expect(given(ownPath('realm', text))).toEqual({ page: 'own', game: GAME, path: 'realm', given: text });
    expect(ownPath('realm', '')).toBe('/realm');
    expect(given('/realm#%')).toMatchObject({ given: '' });
  });
});

describe.each(games)('the manifest of $id', ({ id, name, seats, options = {}, pages = [], hasLesson, load, messages }) => {
  test('tells the truth about name and seats', async () => {
    const game = await load();
    expect(game.id).toBe(id);
    expect(seats).toEqual({ min: game.seats.min, max: game.seats.max });
    for (const language of ['en', 'fr'] as const) expect((await messages(language))['game.name']).toBe(name);
  });

  test('speaks of options that its game declares', async () => {
    expect(Object.keys((await load()).fields)).toEqual(expect.arrayContaining(Object.keys(options)));
  });

  test('promises what its kit brings, and no less', async () => {
    const kit = await kitOf(id);
    const controls = Object.keys(options).filter((option) => options[option]?.hasControl);
    expect(kit.game).toBe(id);
    expect(Object.keys(kit.controls ?? {})).toEqual(controls);
    expect(Object.keys(kit.pages ?? {})).toEqual(pages);
    expect(kit.lesson !== undefined).toBe(hasLesson === true);
    for (const path of pages) expect(await messages('fr')).toHaveProperty([`page.${path}.name`]);
  });
});
