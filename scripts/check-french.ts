/**
 * French puts a space before `:`, `;`, `?`, `!` and inside « », and a line must not be broken there: the space is a no-break one.
 * It looks like any other in an editor, so nobody sees it missing.
 */
import type { Source } from './lib/files.ts';
import { placeOf } from './lib/source.ts';

const WRONG = [
  { pattern: /(?<=\S)[ \u202f](?=[;?!»]|:(?![:-]))/g, say: 'a line may break here' },
  { pattern: /«(?!\u00a0)/g, say: 'a no-break space is missing after «' },
  { pattern: /(?<![\u00a0 \u202f])»/g, say: 'a no-break space is missing before »' },
  // At the end of a word; the key of a message may end so, too.
  { pattern: /(?<=[\p{L}\d)»}])[;?!](?=[\s"»)]|$)(?!":)/gmu, say: 'a no-break space is missing' },
];

/** `sources`: words and rule pages in French. */
export const frenchProblems = (sources: readonly Source[]): string[] =>
  sources.flatMap(({ path, text }) =>
    WRONG.flatMap(({ pattern, say }) =>
      [...text.matchAll(pattern)].map(
        ({ index }) => `${placeOf(path, text, index)} ${say}: “${text.slice(Math.max(0, index - 12), index + 3)}”`,
      ),
    ),
  );
