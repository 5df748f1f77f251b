/** Leaders as a boardgame.io game: a phase of bans, a phase of play, a stage for the Nemesis. */

import type { FnContext, Game } from 'boardgame.io';
import { BEAR, CARDS, type Card, CUB, LEADER, NEMESIS, NOBODY } from '../floor/figures.ts';
import { type Mode, TURN_CAP } from '../floor/state.ts';
import { INVALID_MOVE } from './boardgame.ts';
import { type ArgsOf, actionsOf, mayAct, optionsOf, placements, reactionCells, recruitsOf } from './options.ts';
import { fallOf, type Leaders, ownerOf, type Position, place, positionOf, setUp } from './position.ts';

type Context = FnContext<Leaders>;

export interface Setting {
  readonly mode: Mode;
  /** A fixed pile; shuffled by boardgame.io's own random plugin where there is none. */
  readonly pile?: readonly Card[];
  readonly seed?: number;
}

export function leaders({ mode, pile, seed }: Setting): Game<Leaders> {
  const cards = pile?.map((card) => CARDS.indexOf(card));
  return {
    name: 'leaders',
    ...(seed === undefined ? {} : { seed }),
    minPlayers: 2,
    maxPlayers: 2,
    setup: ({ random }) => setUp(mode, cards ?? random.Shuffle([...CARDS.keys()])),
    phases: {
      ban: {
        start: mode === 'strategist',
        moves: { ban },
        turn: { minMoves: 1, maxMoves: 1, order: { first: () => 0, next: ({ ctx }) => (ctx.playOrderPos + 1) % 2 } },
        endIf: ({ G }) => G.bans === 0,
        next: 'play',
      },
      play: {
        start: mode === 'discovery',
        moves: { act, end, recruit, react },
        turn: {
          order: { first: ({ G }) => G.turns % 2, next: ({ ctx }) => (ctx.playOrderPos + 1) % 2 },
          onBegin: startTurn,
          stages: { react: { moves: { react } } },
        },
      },
    },
    endIf: ({ G }) => G.result ?? undefined,
    ai: { enumerate: (G, ctx) => (ctx.gameover === undefined ? optionsOf(G, ctx.phase) : []) },
  };
}

/** A turn that starts in the same position for the third time ends the match. */
function startTurn({ G }: Context): void {
  const start = `${G.turns % 2}:${G.where.join()}`;
  G.starts.push(start);
  if (G.starts.filter((earlier) => earlier === start).length >= 3) G.result = { draw: true, how: 'repetition' };
}

function ban({ G }: Context, card: number): typeof INVALID_MOVE | undefined {
  if (!G.offer.includes(card)) return INVALID_MOVE;
  G.offer = G.offer.filter((other) => other !== card);
  G.banned.push(card);
  G.bans -= 1;
  G.starts = [];
  return undefined;
}

/** Ends the match if that side's Leader has fallen. */
function falls(G: Leaders, position: Position, side: number): boolean {
  const how = fallOf(position, side);
  if (how) G.result = { winner: String(1 - side), how };
  return how !== undefined;
}

function act(context: Context, ...[figure, way, target, cell]: ArgsOf<'act'>): typeof INVALID_MOVE | undefined {
  const { G } = context;
  const side = G.turns % 2;
  const position = positionOf(G);
  if (G.stage !== 'act' || ownerOf(position, figure) !== side || !mayAct(G.acted, figure)) return INVALID_MOVE;
  const action = actionsOf(position, figure).find(
    (other) => other.way === way && other.target === target && other.cell === cell,
  );
  if (!action) return INVALID_MOVE;
  place(position, action.places);
  for (const [moved, to] of action.places) G.where[moved] = to;
  G.acted.push(figure);
  if (falls(G, position, 1 - side)) return undefined;
  const owner = ownerOf(position, NEMESIS);
  if (owner !== NOBODY && action.places.some(([moved]) => moved === LEADER + 1 - owner)) rouse(context, position, owner);
  return undefined;
}

/** The Nemesis must move: its owner chooses, unless there is nothing to choose. */
function rouse({ G, events }: Context, position: Position, owner: number): void {
  const cells = reactionCells(position);
  const [only] = cells;
  if (only !== undefined && cells.length === 1) moveNemesis(G, position, owner, only);
  if (cells.length < 2) return;
  G.stage = 'react';
  events.setActivePlayers({ value: { [owner]: 'react' }, maxMoves: 1 });
}

function react({ G }: Context, cell: number): typeof INVALID_MOVE | undefined {
  const position = positionOf(G);
  if (G.stage !== 'react' || !reactionCells(position).includes(cell)) return INVALID_MOVE;
  G.stage = 'act';
  moveNemesis(G, position, ownerOf(position, NEMESIS), cell);
  return undefined;
}

function moveNemesis(G: Leaders, position: Position, owner: number, cell: number): void {
  place(position, [[NEMESIS, cell]]);
  G.where[NEMESIS] = cell;
  falls(G, position, 1 - owner);
}

function end(context: Context): typeof INVALID_MOVE | undefined {
  const { G } = context;
  if (G.stage !== 'act') return INVALID_MOVE;
  G.stage = 'recruit';
  G.due = G.turns === 1 ? 2 : 1;
  continueRecruiting(context, positionOf(G));
  return undefined;
}

function recruit(context: Context, card: number, cell: number, cub?: number): typeof INVALID_MOVE | undefined {
  const { G } = context;
  const position = positionOf(G);
  if (G.stage !== 'recruit' || !G.offer.includes(card)) return INVALID_MOVE;
  const legal = placements(position, G.turns % 2, card).some(([first, second]) => first === cell && second === cub);
  if (!legal) return INVALID_MOVE;
  enlist(context, position, [card, cell, cub]);
  return undefined;
}

function enlist(
  context: Context,
  position: Position,
  [card, cell, cub]: readonly [card: number, cell: number, cub?: number | undefined],
): void {
  const { G } = context;
  const side = G.turns % 2;
  for (const [figure, to] of card === BEAR && cub !== undefined
    ? [[BEAR, cell] as const, [CUB, cub] as const]
    : [[card, cell] as const]) {
    place(position, [[figure, to]]);
    position.owner[figure] = side;
    G.where[figure] = to;
    G.owner[figure] = side;
  }
  G.cards[side] = (G.cards[side] ?? 0) + 1;
  G.offer = G.offer.filter((other) => other !== card);
  const next = G.pile.shift();
  if (next !== undefined) G.offer.push(next);
  G.due -= 1;
  G.starts = [];
  if (!falls(G, position, 1 - side)) continueRecruiting(context, position);
}

/** On to the next recruitment; made at once where there is only one, skipped where there is none. */
function continueRecruiting(context: Context, position: Position): void {
  const { G } = context;
  const side = G.turns % 2;
  const options = G.due > 0 && (G.cards[side] ?? 0) < 5 ? recruitsOf(G, position, side) : [];
  const [only] = options;
  if (options.length === 0) endTurn(context);
  else if (options.length === 1 && only?.move === 'recruit') enlist(context, position, only.args);
}

function endTurn({ G, events }: Context): void {
  G.stage = 'act';
  G.acted = [];
  G.due = 0;
  G.turns += 1;
  if (G.turns >= TURN_CAP) G.result = { draw: true, how: 'turn cap' };
  else if (G.banPhases > 0 && G.cards.every((held) => held >= 3)) {
    G.banPhases -= 1;
    G.bans = 2;
    events.setPhase('ban');
  } else events.endTurn();
}
