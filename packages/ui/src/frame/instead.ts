/** Why something that was tried cannot be done, and what is possible instead: what one points at next, in words. */
import type { RuleId } from '@taverne/engine';
import { list } from '@taverne/engine/telling';
import { openWays, type Way } from '../board/picking.ts';
import type { Reason } from '../board/why-note.tsx';
import type { Say } from '../words.tsx';

/** More than these are counted. */
const NAMED = 8;

interface Asked<Spot extends string> {
  readonly state: { readonly outcome: { readonly rule: RuleId } | undefined; readonly isGuided?: true };
  readonly ways: readonly Way<Spot>[];
}

interface Tried<Spot extends string, Refused> {
  readonly picks: readonly Spot[];
  /** None: nobody is asked anything. */
  readonly missed: { readonly refusal: Refused; readonly instead?: readonly string[] } | undefined;
}

interface ReasonWords<Spot extends string, Refused> {
  readonly say: Say;
  readonly refusal: (refusal: Refused) => string;
  readonly spot: (spot: Spot) => string;
  /** While nothing is asked and the match goes on. */
  readonly idle: { readonly says: string; readonly rule?: RuleId };
}

/** The reason of the very case, and what is possible instead; while nothing is asked there is neither. */
export function reasonFor<Spot extends string, Refused extends { readonly rule: RuleId }>(
  { state: { outcome, isGuided }, ways }: Asked<Spot>,
  { missed, picks }: Tried<Spot, Refused>,
  { say, refusal, spot, idle }: ReasonWords<Spot, Refused>,
): Reason {
  // A guide holds back what the table asks: it is not that others play.
  if (!missed && isGuided && !outcome) return { text: say('web.plain.guided'), rule: undefined };
  if (!missed) return { text: say(outcome ? 'web.plain.over' : idle.says), rule: outcome?.rule ?? idle.rule };
  const spots = spotsInstead(ways, picks, missed.instead ?? []).map(spot);
  return { text: refusal(missed.refusal), rule: missed.refusal.rule, instead: sayInstead(say, spots) };
}

/** Where these options lead: with what is picked, what comes next; otherwise what to begin with. */
export function spotsInstead<Spot extends string>(
  ways: readonly Way<Spot>[],
  picks: readonly Spot[],
  keys: readonly string[],
): readonly Spot[] {
  const wanted = new Set(keys);
  const near = ways.filter(({ key }) => wanted.has(key)).toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key));
  const open = picks.length > 0 ? openWays(near, picks) : [];
  const spots = open.length > 0 ? open.map(({ path }) => path[picks.length]) : near.map(({ path }) => path[0]);
  return [...new Set(spots)].filter((spot) => spot !== undefined);
}

/** `Possible instead: C6, D6 and E6.` Nothing, where there is nothing to point at. */
function sayInstead(say: Say, spots: readonly string[]): string | undefined {
  if (spots.length === 0) return undefined;
  const named = spots.slice(0, NAMED);
  return spots.length > NAMED
    ? say('web.instead.more', { what: named.join(', '), n: spots.length - NAMED })
    : say('web.instead', { what: list(say, named) });
}
