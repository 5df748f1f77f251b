/** Drawing enemy tokens and turning them up (MK-SETUP-04, -05). A face-down token is one that nobody has drawn from the bag of its pile. */
import { bagOf, bagWith, drawFrom, type Seat } from '@taverne/engine';
import { enemyOf } from './book.ts';
import { spaceName } from './land.ts';
import { FACE_DOWN, FACE_DOWN_LONG, type Space, type State, type Token } from './state.ts';
import type { MageTable } from './types.ts';
import { PILES, type PileName } from './words.ts';

export const pileNumber = (pile: PileName): number => PILES.indexOf(pile);
export const pileName = (pile: number): PileName => PILES[pile] ?? 'gray';

const faceDown = ({ tokens }: State, pile: number): number =>
  tokens.reduce((count, token) => count + (token.pile === pile && token.enemy === FACE_DOWN ? 1 : 0), 0);

/** The pile is shuffled anew when all that is left of it lies face down on the map; those tokens are none of the new pile. */
function renew(state: State, pile: number): void {
  const left = state.piles[pile] ?? [];
  if (left.length > faceDown(state, pile)) return;
  state.oldPiles = state.oldPiles.with(pile, bagOf([...(state.oldPiles[pile] ?? []), ...left]));
  state.tokens = state.tokens.map((token) =>
    token.pile === pile && token.enemy === FACE_DOWN ? { ...token, enemy: FACE_DOWN_LONG } : token,
  );
  state.piles = state.piles.with(pile, state.discards[pile] ?? []);
  state.discards = state.discards.with(pile, []);
}

/** One token of a pile, by number. */
export function drawEnemy(state: State, table: MageTable, name: PileName): number {
  const pile = pileNumber(name);
  renew(state, pile);
  const drawn = drawFrom(state.piles[pile] ?? [], table, `${name} enemy`);
  if (!drawn) throw new RangeError(`all ${name} tokens are in play`);
  state.piles = state.piles.with(pile, drawn.left);
  return drawn.card;
}

/** Is there one to draw at all? */
export const hasEnemy = (state: State, name: PileName): boolean => {
  const pile = pileNumber(name);
  return (state.piles[pile]?.length ?? 0) - faceDown(state, pile) + (state.discards[pile]?.length ?? 0) > 0;
};

/** One token of each of these piles, as far as there are any. */
export const drawEnemies = (state: State, table: MageTable, piles: readonly PileName[]): readonly number[] =>
  piles.flatMap((pile) => (hasEnemy(state, pile) ? [drawEnemy(state, table, pile)] : []));

/** Each of these on a space, for all to see. */
export function layEnemies(
  state: State,
  table: MageTable,
  piles: readonly PileName[],
  where: Pick<Token, 'at' | 'isRampaging'>,
): void {
  for (const pile of piles) {
    const laid = drawEnemies(state, table, [pile]).map((enemy) => ({ ...where, pile: pileNumber(pile), enemy }));
    state.tokens = [...state.tokens, ...laid];
  }
}

/** A token face down on a space: nothing is drawn yet, but it is none of the pile any more. */
export function layFaceDown(state: State, at: Space, name: PileName): void {
  if (!hasEnemy(state, name)) return;
  const pile = pileNumber(name);
  renew(state, pile);
  state.tokens = [...state.tokens, { at, pile, enemy: FACE_DOWN, isRampaging: false }];
}

export function discardEnemy(state: State, enemy: number): void {
  const pile = pileNumber(enemyOf(state, enemy).pile);
  state.discards = state.discards.with(pile, bagWith(state.discards[pile] ?? [], enemy));
}

export const isFaceDown = ({ enemy }: Token): boolean => enemy < 0;

/** Turns up the face-down tokens of some spaces (MK-COMBAT-08, MK-MOVE-30). */
export function turnUp(state: State, table: MageTable, isThere: (at: Space) => boolean, seen: readonly Seat[]): void {
  if (!state.tokens.some((token) => isFaceDown(token) && isThere(token.at))) return;
  state.tokens = state.tokens.map((token) => {
    if (!isFaceDown(token) || !isThere(token.at)) return token;
    const isOld = token.enemy === FACE_DOWN_LONG;
    const bags = isOld ? state.oldPiles : state.piles;
    const drawn = drawFrom(bags[token.pile] ?? [], table, `${pileName(token.pile)} enemy`);
    if (!drawn) throw new RangeError(`there is no ${pileName(token.pile)} token to turn up`);
    if (isOld) state.oldPiles = bags.with(token.pile, drawn.left);
    else state.piles = bags.with(token.pile, drawn.left);
    table.emit({
      event: 'enemy-revealed',
      rule: 'MK-MOVE-30',
      enemy: enemyOf(state, drawn.card).id,
      at: spaceName(token.at),
    });
    return { ...token, enemy: drawn.card };
  });
  table.shown(...seen);
}
