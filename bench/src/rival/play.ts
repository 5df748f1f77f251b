/** Playing the rival: random matches through its client, and its own tree search. */

import type { Ctx, State } from 'boardgame.io';
import { NAMES } from '../floor/board.ts';
import { BRUISER, CARDS, ILLUSIONIST, INNKEEPER, MANIPULATOR } from '../floor/figures.ts';
import type { Dice } from '../floor/index.ts';
import { Client, MCTSBot } from './boardgame.ts';
import { leaders, type Setting } from './game.ts';
import { type ArgsOf, type Option, optionsOf } from './options.ts';
import { cellOf, type Leaders, type Position, positionOf } from './position.ts';

/** A local client as its documentation shows it, without the debug panel; undo and log as they are by default. */
function open(setting: Setting) {
  const client = Client<Leaders>({ game: leaders(setting), numPlayers: 2, debug: false });
  client.start();
  return client;
}

type LocalClient = ReturnType<typeof open>;
type Moment = State<Leaders>;

/** The player whose decision it is: an active one where a stage has been set, else the one whose turn it is. */
const playerToMove = (ctx: Ctx): string => (ctx.activePlayers && Object.keys(ctx.activePlayers)[0]) ?? ctx.currentPlayer;

function dispatch(client: LocalClient, ctx: Ctx, { move, args }: Option): void {
  const player = playerToMove(ctx);
  const guest = player !== ctx.currentPlayer;
  if (guest) client.updatePlayerID(player);
  client.moves[move]?.(...args);
  if (guest) client.updatePlayerID(null);
}

interface Played {
  readonly made: number;
  readonly match: Moment;
}

/** Plays at random, to the end or for at most so many moves; `watch` is shown each moment with the move chosen there. */
export function playMatch(
  setting: Setting,
  roll: Dice,
  most = Infinity,
  watch?: (match: Moment, chosen: Option) => void,
): Played {
  const client = open(setting);
  let made = 0;
  for (let match = client.getState(); match && match.ctx.gameover === undefined && made < most; match = client.getState()) {
    const options = optionsOf(match.G, match.ctx.phase);
    const chosen = options[roll(options.length)];
    if (!chosen) break;
    watch?.(match, chosen);
    dispatch(client, match.ctx, chosen);
    made++;
  }
  client.stop();
  return { made, match: client.store.getState() };
}

interface Effort {
  readonly iterations: number;
  readonly playoutDepth: number;
  readonly seed: number;
}

/** One think of boardgame.io's own MCTS bot; says how many iterations it made. */
export async function search(setting: Setting, from: Moment, { iterations, playoutDepth, seed }: Effort): Promise<number> {
  const game = leaders(setting);
  const enumerate = game.ai?.enumerate;
  if (!enumerate) return 0;
  const bot = new MCTSBot({ game, enumerate, iterations, playoutDepth, seed });
  await bot.play(from, playerToMove(from.ctx));
  return iterations;
}

/** The notation of LDR-DEC-06, for the test that both sides of the comparison play the same game. */
export function notation(G: Leaders, option: Option): string {
  const position = positionOf(G);
  const cell = (at: number): string => NAMES[at] ?? '?';
  switch (option.move) {
    case 'ban':
      return `ban ${CARDS[option.args[0]]}`;
    case 'end':
      return 'end';
    case 'react':
      return `nemesis ${cell(option.args[0])}`;
    case 'recruit': {
      const [card, first, cub] = option.args;
      return ['recruit', CARDS[card], cell(first), ...(cub === undefined ? [] : [cell(cub)])].join(' ');
    }
    case 'act':
      return actionNotation(position, option.args);
  }
}

function actionNotation(position: Position, [figure, way, target, cell]: ArgsOf<'act'>): string {
  const standing = (who: number): string => NAMES[cellOf(position, who)] ?? '?';
  if (way === 'walk') return `${standing(figure)} ${NAMES[cell]}`;
  if (way !== 'use') return `grappler ${way} ${standing(target)}`;
  if (figure === ILLUSIONIST) return `illusionist ${standing(target)}`;
  const targeted = figure === BRUISER || figure === MANIPULATOR || figure === INNKEEPER;
  return targeted ? `${CARDS[figure]} ${standing(target)} ${NAMES[cell]}` : `${CARDS[figure]} ${NAMES[cell]}`;
}
