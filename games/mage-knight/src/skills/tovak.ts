/** Tovak's skills. */
import { option } from '@taverne/engine';
import {
  changeFoe,
  foeName,
  foeOptions,
  RESISTS_FIRE,
  RESISTS_ICE,
  RESISTS_PHYSICAL,
  resistsOf,
  targets,
} from '../combat/foes.ts';
import { attack, block, draw, either, move, only, ranged, revealing, special, taking, unless } from '../effects.ts';
import { giveUp } from '../play.ts';
import type { Playing } from '../playing.ts';
import { refusal } from '../refusals.ts';
import { can } from '../refuse.ts';
import { carryOut } from '../run.ts';
import { foeAt, modsOf, usedDiceOf } from '../state.ts';
import { anotherCard } from '../takes.ts';
import { ask } from '../types.ts';
import { MANA_EXPLOIT } from './interactive.ts';
import type { Skill } from './skill.ts';
import { aWound, byNight, motivation, sideways } from './turns.ts';

const hero = 'tovak';

const resistancesAt = ({ state }: Playing, at: number): number => {
  const resists = resistsOf(state, foeAt(state, at));
  return [RESISTS_PHYSICAL, RESISTS_FIRE, RESISTS_ICE].filter((each) => (resists & each) !== 0).length;
};
const resisting = (playing: Playing): number[] => targets(playing).filter((at) => resistancesAt(playing, at) > 0);
const NOBODY_RESISTS = refusal('MK-COMBAT-72', 'no-target');
/** One armor less for each resistance. */
const breaking = unless(
  special('break resistances', function* (playing) {
    const { state, table, seat, by } = playing;
    const at = yield* ask(seat, 'foe', () => foeOptions(state, resisting(playing)));
    const { armor } = foeAt(state, at);
    changeFoe(state, at, { armor: armor - resistancesAt(playing, at) });
    table.emit({ event: 'foe-changed', rule: 'MK-COMBAT-13', enemy: foeName(state, at), how: 'armor', by });
  }),
  (playing) => (resisting(playing).length > 0 ? undefined : NOBODY_RESISTS),
);

const A_CARD = draw(1);
const feelingNoPain = revealing(
  taking('discard a wound', aWound, function* (playing) {
    giveUp(playing, 'discard');
    if (can(playing, A_CARD)) yield* carryOut(playing, A_CARD);
  }),
  'cards',
);

const notGivingADamn = sideways('sideways for more', anotherCard, { most: (_, { kind }) => (kind === 'basic' ? 2 : 3) });

const hasUsedADie = ({ state, seat }: Playing): boolean => usedDiceOf(state, seat).length > 0;
/** Without a die before, one more; and then none can be used afterwards. */
const withoutMagic = sideways('sideways without magic', anotherCard, {
  most: (playing) => (hasUsedADie(playing) ? 2 : 3),
  *worth(playing) {
    const { state, seat } = playing;
    if (hasUsedADie(playing)) return 2;
    const n = yield* ask(seat, 'choose', () => [option('2', 2), option('3 without dice', 3)]);
    if (n === 3) state.mods[seat] = [...modsOf(state, seat), { mod: 'no-dice' }];
    return n;
  },
});

export const TOVAK: readonly Skill[] = [
  { id: 'tovak-double-time', hero, use: 'turn', effect: byNight(move(1), move(2)) },
  { id: 'tovak-night-sharpshooting', hero, use: 'turn', effect: byNight(ranged(2), ranged(1)) },
  { id: 'tovak-cold-swordsmanship', hero, use: 'turn', effect: either(attack(2), attack(2, 'ice')) },
  { id: 'tovak-shield-mastery', hero, use: 'turn', effect: either(block(3), block(2, 'ice'), block(2, 'fire')) },
  { id: 'tovak-resistance-break', hero, use: 'turn', effect: only('fight', breaking) },
  { id: 'tovak-i-feel-no-pain', hero, use: 'turn', effect: only('calm', feelingNoPain) },
  { id: 'tovak-i-dont-give-a-damn', hero, use: 'turn', effect: notGivingADamn },
  { id: 'tovak-who-needs-magic', hero, use: 'turn', effect: withoutMagic },
  motivation(hero, 'blue'),
  MANA_EXPLOIT,
];
