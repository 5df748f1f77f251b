/** Norowas's skills. */
import { option } from '@taverne/engine';
import { unitOf } from '../book.ts';
import {
  all,
  type Condition,
  type Count,
  crystal,
  type Effect,
  either,
  influence,
  mana,
  move,
  only,
  ranged,
  ready,
  special,
  untilEnd,
  when,
} from '../effects.ts';
import type { ModOf } from '../mods.ts';
import { dealFrom } from '../offers.ts';
import type { Playing } from '../playing.ts';
import { NO_UNIT } from '../refusals.ts';
import { unitName } from '../run.ts';
import { type State, unitAt, unitsOf } from '../state.ts';
import { ask, type MageTable } from '../types.ts';
import { changeUnit } from '../units/use.ts';
import { PRAYER_OF_WEATHER } from './interactive.ts';
import type { Skill } from './skill.ts';
import { byNight, motivation } from './turns.ts';

const hero = 'norowas';

const readyUnits: Count = {
  name: 'ready units',
  of: ({ state, seat }) => Math.min(3, unitsOf(state, seat).filter(({ isSpent, wounds }) => !isSpent && wounds === 0).length),
};
const someReady: Condition = { name: 'ready units', holds: (playing) => readyUnits.of(playing) > 0, against: NO_UNIT };

const wounded = ({ state, seat }: Playing): number[] =>
  unitsOf(state, seat).flatMap(({ wounds }, at) => (wounds > 0 ? [at] : []));
const healing = special(
  'heal a unit',
  function* (playing) {
    const { state, table, seat } = playing;
    const at = yield* ask(seat, 'ready', () => wounded(playing).map((each) => option(unitName(state, seat, each), each)));
    const unit = unitAt(state, seat, at);
    changeUnit(state, seat, at, { wounds: unit.wounds - 1 });
    table.emit({ event: 'healed', rule: 'MK-HEAL-03', seat, unit: unitOf(state, unit.unit).id });
  },
  (playing) => wounded(playing).length > 0,
);
const ANY_LEVEL = 4;

/** The next unit that has such a value; not siege. */
const leading = (kind: ModOf<'lead'>['kind'], n: number): Effect => untilEnd({ mod: 'lead', kind, n });
const shooting: Condition = { name: 'shooting', holds: ({ state: { stage } }) => stage === 'ranged' || stage === 'attack' };
const someoneActs: Condition = {
  name: 'a unit to lead',
  holds: ({ state, seat }) =>
    unitsOf(state, seat).some(({ isSpent, wounds, isBound }) => !isSpent && wounds === 0 && (isBound || !state.arena?.noUnits)),
  against: NO_UNIT,
};
const leadership = when(
  someoneActs,
  either(only('block', leading('block', 3)), only('attack', leading('melee', 2)), when(shooting, leading('ranged', 1))),
);

/** Two regular units join the offer. */
function callUnits(state: State, table: MageTable): void {
  for (let i = 0; i < 2; i++) {
    const unit = dealFrom(state, table, 'regularDeck', 'regular unit');
    if (unit !== undefined) state.offer = [...state.offer, unit];
  }
}

export const NOROWAS: readonly Skill[] = [
  { id: 'norowas-forward-march', hero, use: 'turn', effect: when(someReady, move(0, 1, readyUnits)) },
  { id: 'norowas-day-sharpshooting', hero, use: 'turn', effect: byNight(ranged(1), ranged(2)) },
  { id: 'norowas-inspiration', hero, use: 'round', effect: only('calm', either(ready(ANY_LEVEL), healing)) },
  { id: 'norowas-bright-negotiation', hero, use: 'turn', effect: byNight(influence(2), influence(3)) },
  { id: 'norowas-leaves-in-the-wind', hero, use: 'round', effect: all(crystal('green'), mana('white')) },
  { id: 'norowas-whisper-in-the-treetops', hero, use: 'round', effect: all(crystal('white'), mana('green')) },
  { id: 'norowas-leadership', hero, use: 'turn', effect: leadership },
  { id: 'norowas-bonds-of-loyalty', hero, use: 'passive', isCommand: true, gained: callUnits },
  motivation(hero, 'white'),
  PRAYER_OF_WEATHER,
];
