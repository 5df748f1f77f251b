/** Goldyx's skills. */
import { option } from '@taverne/engine';
import {
  all,
  type Condition,
  type Count,
  crystal,
  either,
  heal,
  influence,
  mana,
  only,
  siege,
  special,
  when,
} from '../effects.ts';
import { landOf, spaceName } from '../land.ts';
import { canPay, colourNumber, pay } from '../mana.ts';
import { lookAround } from '../move.ts';
import { anotherCard } from '../play.ts';
import type { Playing } from '../playing.ts';
import { pickColour } from '../run.ts';
import { isSafe } from '../safety.ts';
import { atOf, crystalsOf, moveOf, type Space } from '../state.ts';
import { ask } from '../types.ts';
import { BASICS, type Basic, NONE } from '../words.ts';
import type { Skill } from './skill.ts';
import { motivation, sideways } from './turns.ts';

const hero = 'goldyx';

const crystalColours: Count = {
  name: 'colours of crystals',
  of: ({ state, seat }) => crystalsOf(state, seat).filter((n) => n > 0).length,
};
const someCrystal: Condition = { name: 'crystals', holds: (playing) => crystalColours.of(playing) > 0 };

/** Known spaces next to these. */
const beside = ({ state }: Playing, spaces: readonly Space[]): readonly Space[] => {
  const land = landOf(state);
  return spaces.flatMap((space) => {
    const place = land.placeOf[space] ?? NONE;
    return [...land.near.subarray(place * 6, place * 6 + 6)].flatMap((near) => land.spaces[near] ?? []);
  });
};
const FAR_PRICE = 2;
/** Safe spaces, with their price: one step for nothing, two for move points. */
function landings(playing: Playing): ReadonlyMap<Space, number> {
  const { state, seat } = playing;
  const here = atOf(state, seat);
  const near = beside(playing, [here]);
  const far = moveOf(state, seat) < FAR_PRICE ? [] : beside(playing, near).filter((to) => !near.includes(to));
  const priced = [...near.map((to) => [to, 0] as const), ...far.map((to) => [to, FAR_PRICE] as const)];
  return new Map(priced.filter(([to]) => to !== here && isSafe(state, seat, to)));
}
/** What is flown over is ignored, and nobody is provoked (MK-MOVE-27 to -29). */
const flight = special(
  'fly',
  function* (playing) {
    const { state, table, seat } = playing;
    const prices = landings(playing);
    const to = yield* ask(seat, 'choose', () => [...prices.keys()].map((each) => option(`to ${spaceName(each)}`, each)));
    const cost = prices.get(to) ?? 0;
    const here = atOf(state, seat);
    const [from, goal] = [spaceName(here), spaceName(to)];
    table.emit({ event: 'moved', rule: 'MK-MOVE-27', seat, from, to: goal, path: [goal], cost });
    state.move[seat] = moveOf(state, seat) - cost;
    state.hasMoved = true;
    state.path = [...state.path, here];
    state.at[seat] = to;
    lookAround(state, table, seat);
  },
  (playing) => playing.state.stage === 'move' && landings(playing).size > 0,
);

const payable = ({ state, seat }: Playing): readonly Basic[] =>
  BASICS.filter((colour) => canPay(state, seat, colourNumber(colour)));
/** A mana is added, best of the card's own colour. */
const universal = sideways(
  'sideways with mana',
  (playing) => (payable(playing).length > 0 ? anotherCard(playing) : []),
  function* (playing, { colour }) {
    const paid = yield* pickColour(playing, payable(playing));
    yield* pay(playing.state, playing.table, playing.seat, { price: [colourNumber(paid)] });
    return paid === colour ? 4 : 3;
  },
  true,
);

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
  { id: 'goldyx-source-freeze', hero, use: 'round', isInteractive: true },
];
