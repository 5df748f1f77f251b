/** Options that are of use in some modes only, and a realm in an address. */
import { findGame } from '@taverne/games';
import { describe, expect, test } from 'vitest';
import { isOfUse, specialOf, usefulOptions } from '../src/lobby/special.ts';
import { realmIn, realmPath } from '../src/realm/link.ts';

const GAME = 'tiny-epic-tactics';

describe('a realm', () => {
  test('is asked for in battles and nowhere else', () => {
    expect(isOfUse(GAME, 'realm', { mode: 'battle' })).toBe(true);
    expect(isOfUse(GAME, 'realm', { mode: 'battle-teams' })).toBe(true);
    expect(isOfUse(GAME, 'realm', { mode: 'solo' })).toBe(false);
    expect(isOfUse(GAME, 'pack', { mode: 'solo' })).toBe(true);
    expect(isOfUse('leaders', 'realm', {})).toBe(true);
  });

  test('that was chosen for a battle does not come along into another mode', async () => {
    const chosen = { mode: 'battle', realm: 'islets', anyRealm: true, roundCap: 20 };
    expect(usefulOptions(GAME, chosen)).toEqual(chosen);
    const solo = usefulOptions(GAME, { ...chosen, mode: 'solo' });
    expect(solo).toEqual({ mode: 'solo', roundCap: 20 });
    const game = await findGame(GAME)?.load();
    expect(game?.options(solo).ok).toBe(true);
    expect(game?.options({ ...chosen, mode: 'solo' }).ok).toBe(false);
  });

  test('and every special option is one that its game declares', async () => {
    const fields = (await findGame(GAME)?.load())?.fields ?? {};
    for (const name of ['realm', 'anyRealm']) {
      expect(specialOf(GAME, name)).toBeDefined();
      expect(Object.keys(fields)).toContain(name);
    }
  });

  test('goes into an address and out of it', () => {
    const text = 'crossing 8x5@D3 8x1@D5.2 +é#?';
    expect(realmIn(new URL(realmPath(text), 'http://x').hash.slice(1))).toBe(text);
    expect(realmPath('')).toBe('/realm');
    expect(realmIn('%')).toBe('');
  });
});
