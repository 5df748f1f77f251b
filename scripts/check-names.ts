/** No room of the house but a game's own knows it by name: what must be known of a game is in its manifest. Tests may name whom they test. */
import type { Source } from './lib/files.ts';
import { placeOf } from './lib/source.ts';

const isTest = (path: string): boolean => /(^|\/)test\//.test(path);

/** `sources`: shared code and its words; `ids`: the games of the house. */
export function nameProblems(sources: readonly Source[], ids: readonly string[]): string[] {
  const names = ids.map((id) => ({ id, pattern: patternFor(id) }));
  return sources
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path, text }) =>
      names.flatMap(({ id, pattern }) =>
        [...text.matchAll(pattern)].map(
          ({ index, 0: found }) =>
            `${placeOf(path, text, index)} names the game ${id} (“${found}”); what must be known of it belongs into games/${id}/manifest.ts`,
        ),
      ),
    );
}

/** `a-game` as it is written in code and in sentences: a-game, a_game, A game, aGame. */
const patternFor = (id: string): RegExp => new RegExp(`(?<![a-z])${id.replaceAll('-', '[-_ ]?')}(?![a-z])`, 'gi');
