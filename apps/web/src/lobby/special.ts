/** Options of which a game's declaration does not tell all: those with a control of their own, and those for some modes only. */
import { findGame } from '@taverne/games';
import type { MatchOptions } from '@taverne/protocol';

/** Does the game's kit bring a control for it? */
export const hasControl = (game: string, option: string): boolean => findGame(game)?.options?.[option]?.hasControl === true;

/** Is there any use for this option with what is chosen? */
export const isOfUse = (game: string, option: string, options: MatchOptions, seats: number): boolean =>
  findGame(game)?.options?.[option]?.isFor?.(options, seats) ?? true;

/** Does it stand before the house rules? */
export const isUpFront = (game: string, option: string): boolean => findGame(game)?.options?.[option]?.isUpFront === true;

/** Without those that are of no use: the game would not have them. */
export const usefulOptions = (game: string, options: MatchOptions, seats: number): MatchOptions =>
  Object.fromEntries(Object.entries(options).filter(([name]) => isOfUse(game, name, options, seats)));
