/** What people try: whatever is not offered is refused with a reason of its own, the reason is true, and what it names instead can be had. */
import type { Match } from '../match.ts';
import { isBeginning, reasonsAgainst } from '../tried.ts';
import type { Happening, NotOffered, Seat } from '../words.ts';
import type { World } from '../world.ts';
import { imaginedFor, silent } from './checks.ts';
import { BatteryFault, expectSame } from './fault.ts';

/** What a game knows of what people could try at its table. */
export interface Trying<V = unknown> {
  /** Something one could write or point at now: by what there is on the table, whatever the rules say to it. */
  tries(view: V, question: string, pick: (of: number) => number): string;
  /** What is untrue about a reason, in words; nothing: it holds, as far as can be seen from outside the rules. */
  belies?(view: V, refused: NotOffered, offered: ReadonlySet<string>, seat: Seat): string | undefined;
  /** How many are tried at each question; 8, if not told. */
  readonly each?: number;
}

const USUAL = 8;

/** Chance for what is tried. `seed`: what a seat cannot see changes no reason; left out: not looked at now. */
interface Luck {
  readonly pick: (of: number) => number;
  readonly seed?: number | undefined;
}

/** Returns how many of the tries were refused. */
export function checkTries<V>(
  match: Match<unknown, unknown, Happening, V>,
  seat: Seat,
  { tries, belies, each = USUAL }: Trying<V>,
  { pick, seed }: Luck,
): number {
  const { world } = match;
  const index = world.request?.asks.findIndex((ask, i) => ask.seat === seat && world.isOpen(i)) ?? -1;
  if (index < 0) return 0;
  const { name } = world.ask(index);
  const view = match.game.view(world.state, seat);
  const tried = Array.from({ length: each }, () => tries(view, name, pick));
  const keys = world.options(index).map(({ key }) => key);
  const offered = new Set(keys);
  const reasons = reasonsAgainst(world, index, tried);
  for (const words of tried) {
    if (keys.some((key) => isBeginning(words, key))) continue;
    if (!reasons.some(({ key }) => isBeginning(words, key))) {
      throw new BatteryFault('reasons', `"${words}" is not offered for ${name}, and nobody says why`);
    }
  }
  for (const refused of [...reasons, ...(world.ask(index).notOffered?.() ?? [])]) {
    checkInstead(refused, offered);
    const untrue = belies?.(view, refused, offered, seat);
    if (untrue !== undefined) {
      throw new BatteryFault('reasons', `"${refused.key}" is refused as ${JSON.stringify(refused.refusal)}: ${untrue}`);
    }
  }
  if (seed !== undefined) {
    const imagined: World = imaginedFor(match, seat, seed, silent());
    const told = reasonsAgainst(imagined, index, tried);
    expectSame('secrets', `why seat ${seat} is refused what it tries`, told, reasons);
  }
  return reasons.length;
}

function checkInstead({ key, instead }: NotOffered, offered: ReadonlySet<string>): void {
  if (instead === undefined) return;
  const missing = instead.find((each) => !offered.has(each));
  if (missing !== undefined)
    throw new BatteryFault('reasons', `"${missing}" is said to be possible instead of "${key}" and is not`);
  if (instead.length === 0) throw new BatteryFault('reasons', `nothing is said to be possible instead of "${key}"`);
}
