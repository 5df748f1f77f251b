/** One way down the tree, in one imagined world, until something new was tried or the match is over. */
import { type Option, option, type Seat, type World } from '@taverne/engine';
import type { Roll } from './temper.ts';
import { after, afterAll, type Branch, type Place, pick, spotAt } from './tree.ts';

export interface Step {
  readonly branch: Branch;
  readonly seat: Seat;
}

export interface Manner {
  readonly exploration: number;
  readonly roll: Roll;
  /** Whose eyes see this world: where others could cut in, this seat has its say first. */
  readonly seat: Seat;
}

/** Not cutting in: no option of the rules, but a choice all the same. */
const LET: Option = option('', null);

/** Goes down and changes the world on the way; says which branches were taken. */
export function descend<S>(world: World<S>, top: Place, manner: Manner): Step[] {
  const path: Step[] = [];
  let here: Place | undefined = top;
  while (here && world.request) {
    if (world.request.until === 'all') here = sealed(world, here, manner, path);
    else if (world.request.asks.length > 1) here = cutIn(world, here, manner, path);
    else here = plain(world, here, manner, path);
  }
  return path;
}

/** One seat answers. Undefined: this answer was new, the tree ends here. */
function plain<S>(world: World<S>, here: Place, manner: Manner, path: Step[]): Place | undefined {
  const index = world.waiting;
  const { seat, name } = world.ask(index);
  const { option, branch, fresh } = pick(spotAt(here, seat, name), world.options(index), manner.exploration, manner.roll);
  path.push({ branch, seat });
  world.choose(index, option);
  return fresh ? undefined : after(branch);
}

/** Everybody answers at this one place, because nobody knows what the others say; their answers together lead on. */
function sealed<S>(world: World<S>, here: Place, manner: Manner, path: Step[]): Place | undefined {
  const { request } = world;
  const keys: string[] = [];
  let tried = true;
  while (world.request === request) {
    const index = world.waiting;
    const { seat, name } = world.ask(index);
    const { option, branch, fresh } = pick(spotAt(here, seat, name), world.options(index), manner.exploration, manner.roll);
    path.push({ branch, seat });
    keys.push(option.key);
    if (fresh) tried = false;
    world.choose(index, option);
  }
  return tried ? afterAll(here, keys) : undefined;
}

/** Each seat that may cut in does or lets it be; if all let it be, the seat that was asked first decides. */
function cutIn<S>(world: World<S>, from: Place, manner: Manner, path: Step[]): Place | undefined {
  const asks = world.request?.asks ?? [];
  let here = from;
  let tried = true;
  for (const index of inTurn(asks.length, path.length === 0 ? asks.findIndex((ask) => ask.seat === manner.seat) : -1)) {
    const { seat, name } = world.ask(index);
    const options = index === 0 ? world.options(0) : [...world.options(index), LET];
    const { option, branch, fresh } = pick(spotAt(here, seat, name), options, manner.exploration, manner.roll);
    path.push({ branch, seat });
    if (fresh) tried = false;
    here = after(branch);
    if (option === LET) continue;
    world.choose(index, option);
    break;
  }
  return tried ? here : undefined;
}

/** Those who may cut in, then the one asked first; `own` before everybody, and alone if it is the one asked first. */
function inTurn(count: number, own: number): number[] {
  if (own === 0) return [0];
  const cutters = Array.from({ length: count - 1 }, (_, i) => i + 1).filter((index) => index !== own);
  return own > 0 ? [own, ...cutters, 0] : [...cutters, 0];
}
