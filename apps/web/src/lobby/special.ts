/** Options of which a game's declaration does not tell all: those with a control of their own, and those for some modes only. */
import type { MatchOptions } from '@taverne/protocol';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

export interface ControlProps {
  /** All that is chosen so far. */
  readonly options: MatchOptions;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

interface Special {
  readonly isFor: (options: MatchOptions) => boolean;
  readonly Control?: LazyExoticComponent<ComponentType<ControlProps>>;
}

/** Realms are built for battles (TET-BATTLE-04). */
const isBattle = ({ mode }: MatchOptions): boolean => mode === 'battle' || mode === 'battle-teams';

const SPECIAL: { readonly [game: string]: { readonly [option: string]: Special } } = {
  'tiny-epic-tactics': {
    realm: { isFor: isBattle, Control: lazy(() => import('../realm/RealmChoice.tsx')) },
    anyRealm: { isFor: isBattle },
  },
};

export const specialOf = (game: string, option: string): Special | undefined => SPECIAL[game]?.[option];

/** Is there any use for this option with what is chosen? */
export const isOfUse = (game: string, option: string, options: MatchOptions): boolean =>
  specialOf(game, option)?.isFor(options) ?? true;

/** Without those that are of no use: the game would not have them. */
export const usefulOptions = (game: string, options: MatchOptions): MatchOptions =>
  Object.fromEntries(Object.entries(options).filter(([name]) => isOfUse(game, name, options)));
