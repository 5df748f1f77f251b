/** Which parts of a game are loaded together. */
import { expect, test } from 'vitest';
import { sharedByBoard } from '../tools/chunks.ts';

const [BOARD, RULES] = ['/games/leaders/web/index.ts', '/games/leaders/src/index.ts'];
/** Each module with those that import it; boards and rules are loaded by themselves. */
const IMPORTERS: { readonly [module: string]: readonly string[] } = {
  [BOARD]: [],
  [RULES]: [],
  '/games/leaders/web/table.tsx': [BOARD],
  '/games/leaders/src/turn.ts': [RULES],
  '/games/leaders/src/cells.ts': ['/games/leaders/web/table.tsx', '/games/leaders/src/turn.ts'],
  // Two that want each other.
  '/games/leaders/src/board.ts': ['/games/leaders/src/cells.ts', '/games/leaders/src/walls.ts'],
  '/games/leaders/src/walls.ts': ['/games/leaders/src/board.ts'],
};
const partOf = (module: string) =>
  sharedByBoard(module, {
    getModuleInfo: (id) => ({
      isEntry: false,
      importers: [...(IMPORTERS[id] ?? [])],
      dynamicImporters: id === BOARD || id === RULES ? ['/games/leaders/manifest.ts'] : [],
    }),
  });

test('what a board shares with the rules comes in one part', () => {
  expect(partOf('/games/leaders/src/cells.ts')).toBe('box-leaders');
  expect(partOf('/games/leaders/src/walls.ts')).toBe('box-leaders');
});

test('what the board or the rules have for themselves stays with them', () => {
  for (const own of [BOARD, '/games/leaders/web/table.tsx', RULES, '/games/leaders/src/turn.ts'])
    expect(partOf(own)).toBeNull();
});
