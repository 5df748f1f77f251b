/** What interactive skills in the middle do to whoever does not own them (MK-CARD-22). */
import type { Seat } from '@taverne/engine';
import { bookOf, skillOf } from '../book.ts';
import type { ModOf } from '../mods.ts';
import { isHalfHearted, type Laid, modsOf, type State } from '../state.ts';
import { areAllies } from '../teams.ts';
import { takeWounds } from '../wounds.ts';

export const skillNumber = (state: State, id: string): number => bookOf(state).skills.findIndex((skill) => skill.id === id);

export function lay(state: State, seat: Seat, skill: number, colour: number): void {
  state.middle = [...state.middle, { skill, seat, colour, harmed: [] }];
}

/** Does it work on this seat? Team mates are left alone (MK-SCENARIO-17). */
const isAgainst = (state: State, laid: Laid, seat: Seat): boolean => laid.seat !== seat && !areAllies(state, laid.seat, seat);

/** May this seat not use its die of the Source (Source Freeze)? */
export const isFrozenFor = (state: State, seat: Seat): boolean =>
  state.middle.some((laid) => skillOf(state, laid.skill).freezes === true && isAgainst(state, laid, seat));

/** What they make of the price of a terrain (Prayer of Weather): for others dearer, up to a limit; for their owner see `ownTerrain`. */
export function dearer(state: State, seat: Seat, cost: number): number {
  let sum = cost;
  for (const laid of state.middle) {
    const terrain = skillOf(state, laid.skill).terrain;
    if (terrain && isAgainst(state, laid, seat)) sum = Math.max(sum, Math.min(terrain.most, sum + terrain.others));
  }
  return sum;
}
export const ownTerrain = (state: State, seat: Seat): readonly ModOf<'terrain'>[] =>
  state.middle.flatMap((laid) => {
    const terrain = laid.seat === seat ? skillOf(state, laid.skill).terrain : undefined;
    return terrain ? [terrain.own] : [];
  });

/** Mana of this colour was used: whoever was warned takes a wound (Mana Exploit, Mana Curse). Gold counts as what it stands for. */
export function punish(state: State, seat: Seat, colour: number): void {
  for (const [at, laid] of state.middle.entries()) {
    if (!skillOf(state, laid.skill).punishes || laid.colour === colour || !isAgainst(state, laid, seat)) continue;
    if (laid.harmed.some((harm) => harm.seat === seat && harm.colour === colour)) continue;
    state.middle = state.middle.with(at, { ...laid, harmed: [...laid.harmed, { seat, colour }] });
    takeWounds(state, seat, 1);
  }
  for (const [owner, claims] of state.claims.entries()) {
    const isCursed = claims.some(({ die, isCurse }) => isCurse && state.source[die] === colour);
    // On their own turns only: whoever attends a fight partially is in another's (MK-PVP-20).
    if (owner === seat || !isCursed || isHalfHearted(state, seat) || isDone(state, seat, owner)) continue;
    state.mods[seat] = [...modsOf(state, seat), { mod: 'own', by: CURSE, n: owner }];
    takeWounds(state, seat, 1);
  }
}
const CURSE = 'mana-curse';
/** One wound a turn. */
const isDone = (state: State, seat: Seat, owner: Seat): boolean =>
  modsOf(state, seat).some((mod) => mod.mod === 'own' && mod.by === CURSE && mod.n === owner);
