/** Old Bear and Cub (special): one card, two figures, two moves that follow each other. */
import { hasActed, type State } from '../state.ts';
import { BEAR, CUB, type Figure } from '../words.ts';

/**
 * Each of the two may make its own basic move (LDR-ABL-BEAR-02), in either order; but once somebody else has acted after
 * the first of them, the second has missed its turn (LDR-ABL-BEAR-03, LDR-RUL-27). `pairBroken` is kept by `markActed`.
 */
export const isForfeited = (state: State, figure: Figure): boolean =>
  state.pairBroken && (figure === BEAR || figure === CUB) && !hasActed(state, figure);
