/** Goldyx's skills. */
import { option } from '@taverne/engine';
import {
  all,
  type Condition,
  type Count,
  crystal,
  type Effect,
  either,
  heal,
  influence,
  mana,
  only,
  siege,
  special,
  unless,
  when,
} from '../effects.ts';
import { jump, type Landing, landingsFrom } from '../jump.ts';
import { spaceName } from '../land.ts';
import { canPay, colourNumber, pay } from '../mana.ts';
import type { Playing } from '../playing.ts';
import { seenFrom, seenIfOnly } from '../preview.ts';
import { MOVING, NO_LANDING, NO_MORE_MANA } from '../refusals.ts';
import { pickColour } from '../run.ts';
import { isSafe } from '../safety.ts';
import { crystalsOf, moveOf } from '../state.ts';
import { anotherCard } from '../takes.ts';
import { ask } from '../types.ts';
import { BASICS, type Basic } from '../words.ts';
import { SOURCE_FREEZE } from './interactive.ts';
import type { Skill } from './skill.ts';
import { motivation, sideways } from './turns.ts';

const hero = 'goldyx';

const crystalColours: Count = {
  name: 'colours of crystals',
  of: ({ state, seat }) => crystalsOf(state, seat).filter((n) => n > 0).length,
};
const someCrystal: Condition = { name: 'crystals', holds: (playing) => crystalColours.of(playing) > 0 };

const FAR_PRICE = 2;
const priceOf = ({ steps }: Landing): number => (steps > 1 ? FAR_PRICE : 0);
/** Safe spaces: one step for nothing, two for move points. */
const landings = ({ state, seat }: Playing): readonly Landing[] =>
  landingsFrom(state, seat, 2, ['sea']).filter(
    (landing) => priceOf(landing) <= moveOf(state, seat) && isSafe(state, seat, landing.to),
  );
/** What is flown over is ignored, and nobody is provoked (MK-MOVE-27 to -29). */
const flying = unless(
  special('fly', function* (playing) {
    const { state, table, seat } = playing;
    const goals = landings(playing);
    const at = yield* ask(seat, 'choose', () => goals.map(({ to }, i) => option(`to ${spaceName(to)}`, i)), {
      preview: (i) => ({ reveals: seenFrom(state, goals[i]?.to ?? 0) }),
    });
    const goal = goals[at];
    if (!goal) return;
    state.move[seat] = moveOf(state, seat) - priceOf(goal);
    jump(state, table, seat, { to: goal.to, cost: priceOf(goal) });
  }),
  (playing) => (playing.state.stage === 'move' ? (landings(playing).length > 0 ? undefined : NO_LANDING) : MOVING),
);

const flight: Effect = {
  ...flying,
  seen: (playing) =>
    seenIfOnly(
      playing.state,
      landings(playing).map(({ to }) => to),
    ),
};

const payable = ({ state, seat }: Playing): readonly Basic[] =>
  BASICS.filter((colour) => canPay(state, seat, colourNumber(colour)));
/** A mana is added, best of the card's own colour. */
const universal = sideways('sideways with mana', anotherCard, {
  most: (playing, { colour }) => (colour && payable(playing).includes(colour) ? 4 : 3),
  *worth(playing, { colour }) {
    const paid = yield* pickColour(playing, payable(playing));
    yield* pay(playing.state, playing.table, playing.seat, { price: [colourNumber(paid)] });
    return paid === colour ? 4 : 3;
  },
  isPaid: true,
  against: (playing) => (payable(playing).length > 0 ? undefined : NO_MORE_MANA),
});

export const GOLDYX: readonly Skill[] = [
  { id: 'goldyx-freezing-power', hero, use: 'turn', effect: either(siege(1), siege(1, 'ice')) },
  { id: 'goldyx-potion-making', hero, use: 'round', effect: only('calm', heal(2)) },
  { id: 'goldyx-white-crystal-craft', hero, use: 'round', effect: all(crystal('blue'), mana('white')) },
  { id: 'goldyx-green-crystal-craft', hero, use: 'round', effect: all(crystal('blue'), mana('green')) },
  { id: 'goldyx-red-crystal-craft', hero, use: 'round', effect: all(crystal('blue'), mana('red')) },
  {
    id: 'goldyx-glittering-fortune',
    hero,
    use: 'turn',
    effect: only('interact', when(someCrystal, influence(0, 1, crystalColours))),
  },
  { id: 'goldyx-flight', hero, use: 'round', effect: flight },
  { id: 'goldyx-universal-power', hero, use: 'turn', effect: universal },
  motivation(hero, 'green'),
  SOURCE_FREEZE,
];
