/** What profiles tell of matches: every game names what its golden matches leave behind, in both languages. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@taverne/engine';
import { checkGolden } from '@taverne/engine/battery';
import { games } from '@taverne/games';
import { expect, test } from 'vitest';
import { nameOf } from '../src/people/memento-name.ts';

const goldenOf = (game: string): readonly string[] => {
  const folder = join(import.meta.dirname, '../../../games', game, 'test/golden');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.match.json')) : [];
  return names.map((name) => readFileSync(join(folder, name), 'utf8'));
};

test.each(games.map((entry) => [entry.id, entry] as const))('%s', async (id, entry) => {
  const game = await entry.load();
  const { mementos } = game;
  if (!mementos) throw new Error(`${id} keeps nothing of its matches`);
  const found = new Map<string, Set<string>>();
  for (const text of goldenOf(id)) {
    const { world, line, terms } = checkGolden(game, text);
    for (let seat = 0; seat < terms.seats; seat++) {
      const had = mementos.of({ state: world.state, line }, seat);
      expect(mementos.kinds).toEqual(expect.arrayContaining(Object.keys(had)));
      for (const [kind, things] of Object.entries(had)) found.set(kind, new Set([...(found.get(kind) ?? []), ...things]));
    }
  }
  for (const kind of mementos.kinds) expect(found.get(kind)?.size, kind).toBeGreaterThan(0);
  for (const language of LANGUAGES) {
    const words = await entry.messages(language);
    const named = (key: string): boolean =>
      nameOf((message) => words[message] ?? message, key) !== key.slice(key.indexOf('.') + 1);
    expect(mementos.kinds.filter((kind) => !named(`memento.${kind}`))).toEqual([]);
    // A move of Leaders goes by its notation.
    const things = [...found.values()].flatMap((each) => [...each]);
    expect(things.filter((thing) => !named(thing) && !/^opening\.[A-G]\d [A-G]\d$/.test(thing))).toEqual([]);
  }
});
