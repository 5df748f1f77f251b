/**
 * What somebody tried and cannot have: the reason of that very case, and the options that come nearest. Tried is whatever one can
 * write or point at, be it only the beginning of a notation (`D4`, `bruiser C3`). Nothing here is worked out before somebody asks.
 */
import type { NotOffered, Refusal } from './words.ts';
import type { World } from './world.ts';

/** More options than this come near to nothing in particular. */
const MOST_INSTEAD = 40;

/** The reason against each of these; what is offered, leads to something offered, or means nothing to the game has none. */
export function reasonsAgainst(world: World, index: number, tried: readonly string[]): NotOffered[] {
  const { game, state } = world;
  const ask = world.ask(index);
  const own = game.reasons?.[ask.name];
  const keys = world.options(index).map(({ key }) => key);
  let listed: readonly NotOffered[] | undefined;
  return tried.flatMap((words) => {
    const key = tidy(words);
    if (key === '' || keys.some((each) => isBeginning(key, each))) return [];
    listed ??= ask.notOffered?.() ?? [];
    const found = listed.find((each) => isSame(each.key, key));
    const refusal = found?.refusal ?? own?.refuse(state, key, ask.seat) ?? commonReason(listed, key);
    if (!refusal) return [];
    const instead = own?.instead?.(state, key, ask.seat) ?? nearest(key, keys);
    return [{ key: found?.key ?? key, refusal, instead: instead.slice(0, MOST_INSTEAD) }];
  });
}

const tidy = (words: string): string => words.trim().replaceAll(/\s+/g, ' ');

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Whether a notation begins with these words, or is these words. */
export const isBeginning = (words: string, key: string): boolean =>
  `${key} `.toLowerCase().startsWith(`${words} `.toLowerCase());

/** What begins so and is refused for one and the same reason, is refused for it as a whole. */
function commonReason(listed: readonly NotOffered[], key: string): Refusal | undefined {
  const begun = listed.filter((each) => isBeginning(key, each.key));
  const first = begun[0]?.refusal;
  return begun.every(({ refusal }) => refusal.why === first?.why) ? first : undefined;
}

/** The options that begin with as many of the same words as any do; where none does, all. */
export function nearest(tried: string, keys: readonly string[]): readonly string[] {
  const words = tried.split(' ');
  for (let count = words.length - 1; count > 0; count--) {
    const beginning = words.slice(0, count).join(' ');
    const near = keys.filter((key) => isBeginning(beginning, key));
    if (near.length > 0) return near;
  }
  return keys;
}
