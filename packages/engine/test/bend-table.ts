import { type Match, restoreMatch, storedOf } from '../src/index.ts';
import { must, throughJson } from './table.ts';

export const restored = (match: Match) => must(restoreMatch(match.game, throughJson(storedOf(match)), match.chance));
