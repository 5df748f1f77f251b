/** What somebody wrote, word by word: notation (LDR-DEC-06), in whatever case. */
import { type Cell, cellNamed } from './board.ts';
import { type Reason, refused } from './reasons.ts';

export const wordsOf = (tried: string): readonly string[] => tried.toLowerCase().split(' ');

export const readCell = (word = ''): Cell | undefined => cellNamed(word.toUpperCase());

export const noSuchCell = (word = ''): Reason => refused('no-such-cell', { word: word.toUpperCase() });
