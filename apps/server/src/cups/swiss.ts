/**
 * A round of a Swiss tournament: who has as many points meets, nobody meets the same person again while it can be helped, and everybody
 * sits first about as often as second. Whoever is left over rests.
 *
 * From the top down each is given the opponent that suits best among those who leave the others something: whether the rest
 * can still be paired without a repetition is asked of a matching each time, so nobody has to be unpaired again.
 */
import { countPairs, greatestMatching, type Mates, NOBODY } from './matching.ts';

export interface SwissPlayer {
  readonly id: string;
  readonly points: number;
  readonly met: ReadonlySet<string>;
  /** How often first, less how often second. */
  readonly balance: number;
  readonly wasFirst: boolean;
  readonly rests: number;
}

export interface Pairs {
  /** Who sits first, and who second. */
  readonly pairs: readonly (readonly [string, string])[];
  readonly rests: string | undefined;
}

/** What counts when an opponent is chosen: points above all, then seats that both have had too often, then the place in the group. */
const PER_POINT = 1000;
const BOTH_MUST = 50;
const BOTH_WOULD = 2;

/** `players`: the strongest first; among equal points that order stands. */
export function swissRound(players: readonly SwissPlayer[]): Pairs {
  const ranked = players.toSorted((a, b) => b.points - a.points);
  const rests = ranked.length % 2 === 1 ? whoRests(ranked) : undefined;
  const left = ranked.filter((player) => player !== rests);
  return { pairs: paired(left).map(([a, b], board) => seated(a, b, board)), rests: rests?.id };
}

const areNew = (one: SwissPlayer | undefined, other: SwissPlayer | undefined): boolean =>
  one !== undefined && other !== undefined && !one.met.has(other.id);

const matchingOf = (players: readonly SwissPlayer[], known?: Mates): Mates =>
  greatestMatching(players.length, (a, b) => areNew(players[a], players[b]), known);

/** Whoever rested least; of those the last who leaves the others without a repetition, or with as few as can be. */
function whoRests(ranked: readonly SwissPlayer[]): SwissPlayer | undefined {
  const order = ranked.toReversed().toSorted((a, b) => a.rests - b.rests);
  let best: { readonly player: SwissPlayer; readonly pairs: number } | undefined;
  for (const player of order) {
    const pairs = countPairs(matchingOf(ranked.filter((each) => each !== player)));
    if (best === undefined || pairs > best.pairs) best = { player, pairs };
    if (pairs * 2 === ranked.length - 1) break;
  }
  return best?.player;
}

function paired(all: readonly SwissPlayer[]): [SwissPlayer, SwissPlayer][] {
  const pairs: [SwissPlayer, SwissPlayer][] = [];
  let left = all;
  let mates = matchingOf(left);
  let repeats = left.length / 2 - countPairs(mates);
  while (left[0]) {
    const [top, ...others] = left;
    const found = bestFor(top, others, { left, mates, repeats });
    if (!found) throw new Error('those who are left cannot be paired, though a matching said so');
    pairs.push([top, found.other]);
    if (!areNew(top, found.other)) repeats--;
    ({ left, mates } = found);
  }
  return pairs;
}

/** Who is left, the greatest matching of them, and how many pairs must repeat one. */
interface Left {
  readonly left: readonly SwissPlayer[];
  readonly mates: Mates;
  readonly repeats: number;
}

function bestFor(top: SwissPlayer, others: readonly SwissPlayer[], now: Left) {
  for (const other of others.toSorted((a, b) => cost(top, a, others) - cost(top, b, others))) {
    const spare = now.repeats - (areNew(top, other) ? 0 : 1);
    if (spare < 0) continue;
    const after = without(now, top, other);
    if (countPairs(after.mates) + spare >= after.left.length / 2) return { other, ...after };
  }
  return undefined;
}

/** The upper half of a group meets the lower; who is alone in it meets the top of the next. */
function cost(top: SwissPlayer, other: SwissPlayer, others: readonly SwissPlayer[]): number {
  const group = others.filter(({ points }) => points === other.points);
  const place = group.indexOf(other);
  const wished = other.points === top.points ? Math.floor((group.length + 1) / 2) - 1 : 0;
  return PER_POINT * (top.points - other.points) + clash(top, other) + Math.abs(place - wished);
}

function clash({ balance: a }: SwissPlayer, { balance: b }: SwissPlayer): number {
  if (a * b <= 0) return 0;
  return Math.min(Math.abs(a), Math.abs(b)) > 1 ? BOTH_MUST : BOTH_WOULD;
}

function without({ left, mates }: Left, ...two: readonly SwissPlayer[]): Pick<Left, 'left' | 'mates'> {
  const stay = left.flatMap((player, at) => (two.includes(player) ? [] : [at]));
  const moved = new Map(stay.map((at, now) => [at, now]));
  const rest = stay.flatMap((at) => left[at] ?? []);
  const known = stay.map((at) => moved.get(mates[at] ?? NOBODY) ?? NOBODY);
  return { left: rest, mates: matchingOf(rest, known) };
}

/** Who sat first less often sits first; then who did not last time; then it goes by turns from board to board. */
export function seated(a: Seating, b: Seating, board: number): readonly [string, string] {
  const stays = [a.id, b.id] as const;
  const turned = [b.id, a.id] as const;
  if (a.balance !== b.balance) return a.balance < b.balance ? stays : turned;
  if (a.wasFirst !== b.wasFirst) return a.wasFirst ? turned : stays;
  return board % 2 === 0 ? stays : turned;
}
export type Seating = Pick<SwissPlayer, 'id' | 'balance' | 'wasFirst'>;
