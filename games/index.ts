/** The list of games. A game is a folder with a manifest, and its name here; everything heavy is loaded when it is wanted. */
import { type GameEntry, inTheHouse } from './entry.ts';
import { leaders } from './leaders/manifest.ts';
import { mageKnight } from './mage-knight/manifest.ts';
import { tinyEpicQuest } from './tiny-epic-quest/manifest.ts';
import { tinyEpicTactics } from './tiny-epic-tactics/manifest.ts';

export type { GameEntry };

export const games: readonly GameEntry[] = [leaders, tinyEpicTactics, tinyEpicQuest, mageKnight].map(inTheHouse);

export const findGame = (id: string): GameEntry | undefined => games.find((entry) => entry.id === id);
