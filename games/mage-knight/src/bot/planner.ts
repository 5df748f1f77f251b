/** Plans a fight from where it stands: the sums of `fight.ts`, and on copies of the real rules whatever sums cannot say. */
import type { Seat, Source } from '@taverne/engine';
import type { State } from '../state.ts';
import { isLarge } from './breadth.ts';
import { courseOf, follow, offersIn, supposing } from './courses.ts';
import { sumsOf } from './fight.ts';
import { FIGHT_STAGES, type Line, NOWHERE } from './line.ts';
import { worth } from './worth.ts';

export interface Care {
  /** So many moments of a fight are added up at most. */
  readonly moments: number;
  /** So many turns that a moment can take are looked at, all in all. */
  readonly looks: number;
}
const THOROUGH: Care = { moments: 64, looks: 400_000 };

const OVER: Line = { keys: [], gain: 0 };

/** Turns are planned again at each of their questions, and come to the same fights: the latest plans are kept. */
const latest = new Map<string, Line>();
const MOST_KEPT = 400;

/** The best line from a quiet moment of a fight to its end, and what it is worth from here on. */
export function planFight(state: State, seat: Seat, care: Care = THOROUGH): Line {
  const name = `${seat} ${care.moments} ${JSON.stringify(state)}`;
  const known = latest.get(name);
  const line = known ?? planned(state, seat, care, supposing(state.turns));
  latest.delete(name);
  latest.set(name, line);
  for (const [oldest] of latest) {
    if (latest.size <= MOST_KEPT) break;
    latest.delete(oldest);
  }
  return line;
}

/** The same without looking at what was planned before. */
export const planned = (state: State, seat: Seat, { moments, looks }: Care, chance: Source): Line =>
  new Planner(seat, chance, looks).plan(state, { left: isLarge(state, seat) ? Math.ceil(moments / LARGE_SHARE) : moments });

/** Moments with many foes take long: of those there are fewer. */
const LARGE_SHARE = 2;

const PLANNED: ReadonlySet<string> = new Set(['join', ...FIGHT_STAGES]);

/** How many moments may still be added up on this way; each part of it has its share. */
interface Allowance {
  left: number;
}
/** What is tried by itself has this share of it together, the rest is for what lies beyond sums. */
const ODD_SHARE = 0.6;

class Planner {
  private readonly seat: Seat;
  private readonly chance: Source;
  private readonly known = new Map<string, Line>();
  /** How often more than that is added up, where nothing could be said otherwise. */
  private favours = 20;

  private readonly looks: { left: number };

  constructor(seat: Seat, chance: Source, looks: number) {
    this.seat = seat;
    this.chance = chance;
    this.looks = { left: looks };
  }

  plan(state: State, allowance: Allowance): Line {
    if (!state.arena) return OVER;
    if (!PLANNED.has(state.stage)) return this.passed(state, allowance);
    const name = printOf(state, this.seat);
    const known = this.known.get(name);
    if (known) return known;
    // Until it is known better, so that nothing is planned within itself.
    this.known.set(name, NOWHERE);
    const line = state.stage === 'join' ? this.join(state, allowance) : this.fight(state, allowance);
    this.known.set(name, line);
    return line;
  }

  /** What others might answer to (MK-TURN-03) is over before the fight goes on. */
  private passed(state: State, allowance: Allowance): Line {
    const next = courseOf(state, this.chance).state;
    return !next.arena || PLANNED.has(next.stage) ? this.plan(next, allowance) : NOWHERE;
  }

  private fight(state: State, allowance: Allowance): Line {
    allowance.left--;
    const { line, odd } = sumsOf(state, this.seat, this.chance, {
      beyond: (keys, isNeeded) => this.beyond(state, keys, allowance, isNeeded),
      proof: (keys) => this.proof(state, keys),
      looks: this.looks,
    });
    let best: Line | undefined;
    let share = Math.floor(allowance.left * ODD_SHARE);
    allowance.left -= share;
    odd.forEach((branch, i) => {
      if (share <= 0) return;
      const own = { left: Math.max(1, Math.floor(share / (odd.length - i))) };
      share -= own.left;
      const onward = this.onward(state, branch.state, branch.keys, own);
      share += Math.max(0, own.left);
      if (!best || onward.gain > best.gain) best = onward;
    });
    allowance.left += Math.max(0, share);
    const sum = line();
    return best && best.gain > sum.gain ? best : sum;
  }

  /** Others may be challenged, too (MK-COMBAT-05). */
  private join(state: State, allowance: Allowance): Line {
    let best: Line | undefined;
    // To go without them is thought of first: there may not be time for all.
    for (const { key } of offersIn(state, this.chance).toReversed()) {
      const keys = [key === 'done' ? 'done@join' : key];
      const onward = this.beyond(state, keys, { left: Math.max(1, allowance.left) });
      if (onward && (!best || onward.gain > best.gain)) best = onward;
    }
    return best ?? NOWHERE;
  }

  private beyond(state: State, keys: readonly string[], allowance: Allowance, isNeeded = false): Line | undefined {
    if (allowance.left <= 0 && (!isNeeded || this.favours-- <= 0)) return undefined;
    const course = courseOf(state, this.chance);
    if (!follow(course, keys)) return undefined;
    const line = this.onward(state, course.state, keys, allowance);
    return line.gain === NOWHERE.gain ? undefined : line;
  }

  private proof(state: State, keys: readonly string[]): number | undefined {
    const course = courseOf(state, this.chance);
    const isOver = follow(course, keys) && !course.state.arena;
    return isOver ? worth(course.state, this.seat) - worth(state, this.seat) : undefined;
  }

  private onward(from: State, to: State, keys: readonly string[], allowance: Allowance): Line {
    const rest = this.plan(to, allowance);
    return { keys: [...keys, ...rest.keys], gain: worth(to, this.seat) - worth(from, this.seat) + rest.gain };
  }
}

/** What tells two moments of a fight apart. */
const printOf = (state: State, seat: Seat): string =>
  JSON.stringify([
    state.stage,
    state.hand[seat],
    state.units[seat],
    state.used[seat],
    state.flipped[seat],
    state.mana[seat],
    state.crystals[seat],
    state.dice[seat],
    state.diceLeft[seat],
    state.mods[seat],
    state.move[seat],
    state.influence[seat],
    state.foes,
    state.parts,
    state.arena,
    state.hitter,
    state.damage,
    state.fame[seat],
  ]);
