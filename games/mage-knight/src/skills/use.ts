/** Using skills: once a turn, or once a round (MK-CARD-21). */
import { type Option, option, type Play, type Seat } from '@taverne/engine';
import { cardOf, skillOf } from '../book.ts';
import { type DeedSieve, type SkillDeed, weigh } from '../deeds.ts';
import type { Effect } from '../effects.ts';
import { playing } from '../playing.ts';
import { refusal } from '../refusals.ts';
import { refuseEffect } from '../refuse.ts';
import { carryOut } from '../run.ts';
import { flippedOf, handOf, isHalfHearted, playedOf, type State, skillsOf, usedSkillsOf } from '../state.ts';
import type { MageTable, Verdict } from '../types.ts';

const USED = refusal('MK-CARD-21', 'used');

function refuseSkill(state: State, seat: Seat, skill: number): Verdict {
  if (state.flipped[seat]?.includes(skill) || state.used[seat]?.includes(skill)) return USED;
  return isHalfHearted(state, seat) && !skillOf(state, skill).isBefore ? NO_SKILLS : undefined;
}
const NO_SKILLS = refusal('MK-PVP-19', 'partial');

const keyOf = (state: State, { skill, taken }: SkillDeed): string =>
  ['skill', skillOf(state, skill).id, ...taken.map((card) => cardOf(state, card).id)].join(' ');

export function skillsThrough(state: State, table: MageTable, seat: Seat, sieve: DeedSieve): void {
  for (const skill of skillsOf(state, seat)) {
    const { id, effect } = skillOf(state, skill);
    if (!effect) continue;
    const context = playing(state, table, seat, { by: id });
    const against = refuseSkill(state, seat, skill) ?? refuseEffect(context, effect);
    const takes = against ? [[]] : (takesOf(effect)?.(context) ?? [[]]);
    for (const taken of takes) {
      const deed: SkillDeed = { do: 'skill', skill, taken };
      weigh(sieve, against, () => option(keyOf(state, deed), deed));
    }
  }
}

/** Those that may be used before one's turn, by their notations (MK-TURN-01, -02). */
export const skillsBefore = (state: State, table: MageTable, seat: Seat): readonly Option<number>[] =>
  skillsOf(state, seat).flatMap((skill) => {
    const { id, isBefore, effect } = skillOf(state, skill);
    if (!isBefore || !effect || refuseSkill(state, seat, skill)) return [];
    return refuseEffect(playing(state, table, seat, { by: id }), effect) ? [] : [option(`skill ${id}`, skill)];
  });

const takesOf = (effect: Effect) => {
  const inner = effect.do === 'only' ? effect.so : effect;
  return inner.do === 'special' ? inner.takes : undefined;
};

export function* applySkill(state: State, table: MageTable, seat: Seat, { skill, taken }: SkillDeed): Play {
  const { id, use, effect } = skillOf(state, skill);
  if (!effect) return;
  if (use === 'round') state.flipped[seat] = [...flippedOf(state, seat), skill];
  else state.used[seat] = [...usedSkillsOf(state, seat), skill];
  if (taken.length > 0) {
    state.hand[seat] = handOf(state, seat).filter((card) => !taken.includes(card));
    state.played[seat] = [...playedOf(state, seat), ...taken];
    state.hasPlayed[seat] = true;
  }
  table.emit({ event: 'skill-used', rule: 'MK-CARD-21', seat, skill: id });
  yield* carryOut(playing(state, table, seat, { by: id, taken }), effect);
}
