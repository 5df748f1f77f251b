/** Terrain and chambers drawn with one letter a cell: in tables, in packs, in realms as text and in tests. */
import type { Chamber, Terrain } from '../words.ts';

export const TERRAIN_LETTERS = {
  plain: '.',
  forest: 'F',
  water: '~',
  bridge: '=',
  peak: '^',
  village: 'V',
  ballista: 'X',
} as const satisfies { readonly [T in Terrain]: string };

export const CHAMBER_LETTERS = {
  entrance: 'E',
  crystal: 'C',
  floor: '.',
  water: '~',
  monster: 'M',
  'cave-in': 'R',
  trap: 'T',
  door: 'L',
  barrier: 'B',
  wall: '#',
} as const satisfies { readonly [C in Chamber]: string };

type Letters<W extends string> = { readonly [word in W]: string };

const isWordOf = <W extends string>(letters: Letters<W>, word: string): word is W => Object.hasOwn(letters, word);

/** The word a letter stands for. */
export function wordOf<W extends string>(letters: Letters<W>, letter: string): W | undefined {
  for (const word of Object.keys(letters)) {
    if (isWordOf(letters, word) && letters[word] === letter) return word;
  }
  return undefined;
}

/** Drawn rows as one list, row by row; for tables that stand in the source, where a wrong letter is a mistake of ours. */
function drawn<W extends string>(letters: Letters<W>, rows: readonly string[]): readonly W[] {
  return [...rows.join('')].map((letter) => {
    const word = wordOf(letters, letter);
    if (word === undefined) throw new Error(`no letter for a cell: "${letter}" in ${rows.join(' ')}`);
    return word;
  });
}

export const terrain = (...rows: readonly string[]): readonly Terrain[] => drawn(TERRAIN_LETTERS, rows);
export const chambers = (...rows: readonly string[]): readonly Chamber[] => drawn(CHAMBER_LETTERS, rows);

/** The rows of a list, drawn. */
export function rowsOf<W extends string>(letters: Letters<W>, cells: readonly W[], width: number): string[] {
  const rows: string[] = [];
  for (let at = 0; at < cells.length; at += width) {
    rows.push(
      cells
        .slice(at, at + width)
        .map((word) => letters[word])
        .join(''),
    );
  }
  return rows;
}
