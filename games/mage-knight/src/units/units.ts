/** The unit cards, regular ones first: one line each, and what each can do. */
import {
  all,
  attack,
  block,
  crystal,
  type Effect,
  either,
  heal,
  holds,
  influence,
  mana,
  move,
  onFoe,
  only,
  paying,
  ranged,
  ready,
  siege,
  special,
  unless,
  untilEnd,
  weakens,
} from '../effects.ts';
import { forcesOf } from '../forces.ts';
import { canPayAll, colourNumber, pay } from '../mana.ts';
import { BORROWED } from '../playing.ts';
import { noMana } from '../refusals.ts';
import { refuseEffect } from '../refuse.ts';
import { carryOut } from '../run.ts';
import { COLOURS, type Colour, type Element } from '../words.ts';
import type { Ability, UnitCard } from './unit.ts';
import { changeUnit } from './use.ts';

// ── what several can do ──

type Figures = readonly [copies: number, level: number, cost: number, armor: number];
/** Where it is recruited, and what it resists. */
type Person = Pick<UnitCard, 'at'> & Partial<Pick<UnitCard, 'resists'>>;
const unit =
  (isElite: boolean) =>
  (
    id: string,
    [copies, level, cost, armor]: Figures,
    { at, resists = [] }: Person,
    ...abilities: readonly Ability[]
  ): UnitCard => ({
    id,
    isElite,
    copies,
    level,
    cost,
    armor,
    resists,
    at,
    abilities,
  });
const regular = unit(false);
const elite = unit(true);
/** The abilities that are otherwise in the first printing. */
const asFirst = (card: UnitCard, ...first: readonly Ability[]): UnitCard => ({ ...card, first });

const free = (effect: Effect): Ability => ({ effect });
const paid = (colour: Colour, effect: Effect): Ability => ({ mana: colour, effect });
const strikeOrBlock = (n: number, element?: Element): Effect => either(attack(n, element), block(n, element));
const fights = (n: number): Ability => free(strikeOrBlock(n));

// ── what one alone can do ──

/** The Utem Swordsmen's last effort. */
const GRIM = strikeOrBlock(6);
/** The unit is wounded for it: not damage, so nothing resists it. */
const woundsItself = (effort: Effect): Effect =>
  unless(
    special('wounds itself', function* ({ state, seat, unit: at }) {
      // One of the offer stays there as it is.
      if (at !== BORROWED) changeUnit(state, seat, at, { wounds: 1 });
    }),
    (playing) => refuseEffect(playing, effort),
  );

/** The Altem Mages' fire of both elements; paid for with red and blue mana it is strongest. */
const coldFire = (n: number): Effect[] => [attack(n, 'cold-fire'), block(n, 'cold-fire')];
const STRONGEST = either(...coldFire(9));
const RED_AND_BLUE = [colourNumber('red'), colourNumber('blue')];
const BOTH: Effect = {
  ...unless(
    special('pay red and blue', function* (playing) {
      yield* pay(playing.state, playing.table, playing.seat, { price: RED_AND_BLUE });
      yield* carryOut(playing, STRONGEST);
    }),
    (playing) =>
      refuseEffect(playing, STRONGEST) ??
      (canPayAll(playing.state, playing.seat, RED_AND_BLUE) ? undefined : noMana(RED_AND_BLUE)),
  ),
  spends: true,
  forces: (playing, price) =>
    canPayAll(playing.state, playing.seat, [...price, ...RED_AND_BLUE]) ? forcesOf(playing, STRONGEST) : [],
};
const TRANSFORMS = only(
  'fight',
  either(untilEnd({ mod: 'transform', element: 'cold-fire' }), untilEnd({ mod: 'transform', siege: true })),
);
const FOREST_WAYS = all(move(2), untilEnd({ mod: 'terrain', terrains: ['forest', 'hills', 'swamp'], delta: -1 }));
const ALL_RESIST = paid('green', untilEnd({ mod: 'units', resists: true }));
/** In the first printing a blow it stops is swift no more, in the revised one it counts twice against those that are. */
const guards = (n: number, how: 'twice-if-swift' | 'unswifts'): Ability => free(block(n, 'physical', how));

export const UNITS: readonly UnitCard[] = [
  regular('peasants', [3, 1, 4, 3], { at: ['village'] }, fights(2), free(influence(2)), free(move(2))),
  regular(
    'herbalists',
    [2, 1, 3, 2],
    { at: ['village', 'monastery'] },
    paid('green', only('calm', heal(2))),
    free(ready(2)),
    free(mana('green')),
  ),
  regular('foresters', [2, 1, 5, 4], { at: ['village'] }, free(FOREST_WAYS), free(block(3))),
  regular('utem-crossbowmen', [2, 2, 6, 4], { at: ['village', 'keep'] }, fights(3), free(ranged(2))),
  asFirst(
    regular('utem-guardsmen', [2, 2, 5, 5], { at: ['village', 'keep'] }, free(attack(2)), guards(4, 'twice-if-swift')),
    free(attack(2)),
    guards(4, 'unswifts'),
  ),
  regular('utem-swordsmen', [2, 2, 6, 4], { at: ['keep'] }, fights(3), free(all(GRIM, woundsItself(GRIM)))),
  regular(
    'guardian-golems',
    [2, 2, 7, 3],
    { at: ['keep', 'mage-tower'], resists: ['physical'] },
    fights(2),
    paid('red', block(4, 'fire')),
    paid('blue', block(4, 'ice')),
  ),
  regular(
    'illusionists',
    [2, 2, 7, 2],
    { at: ['monastery', 'mage-tower'], resists: ['physical'] },
    free(influence(4)),
    paid('white', onFoe(holds, { unfortifiedOnly: true })),
    free(crystal('white')),
  ),
  regular('red-cape-monks', [1, 2, 7, 4], { at: ['monastery'] }, fights(3), paid('red', strikeOrBlock(4, 'fire'))),
  regular('northern-monks', [1, 2, 7, 4], { at: ['monastery'] }, fights(3), paid('blue', strikeOrBlock(4, 'ice'))),
  regular('savage-monks', [1, 2, 7, 4], { at: ['monastery'] }, fights(3), paid('green', siege(4))),
  elite(
    'fire-golems',
    [2, 3, 8, 4],
    { at: ['keep', 'mage-tower'], resists: ['fire', 'physical'] },
    fights(3),
    paid('red', ranged(4, 'fire')),
  ),
  elite(
    'ice-golems',
    [2, 3, 8, 4],
    { at: ['keep', 'mage-tower'], resists: ['ice', 'physical'] },
    fights(3),
    paid('blue', attack(6, 'ice')),
  ),
  elite(
    'fire-mages',
    [2, 3, 9, 4],
    { at: ['monastery', 'mage-tower'], resists: ['fire'] },
    free(ranged(3, 'fire')),
    paid('red', strikeOrBlock(6, 'fire')),
    free(all(mana('red'), crystal('red'))),
  ),
  elite(
    'ice-mages',
    [2, 3, 9, 4],
    { at: ['monastery', 'mage-tower'], resists: ['ice'] },
    free(strikeOrBlock(4, 'ice')),
    paid('blue', siege(4, 'ice')),
    free(all(mana('blue'), crystal('blue'))),
  ),
  elite('amotep-gunners', [2, 3, 8, 6], { at: ['keep', 'city'] }, fights(5), paid('red', ranged(6, 'fire'))),
  elite('amotep-freezers', [2, 3, 8, 6], { at: ['keep', 'city'] }, fights(5), paid('blue', onFoe(holds, weakens(3)))),
  elite(
    'catapults',
    [3, 3, 9, 4],
    { at: ['keep', 'city'] },
    free(siege(3)),
    paid('red', siege(5, 'fire')),
    paid('blue', siege(5, 'ice')),
  ),
  elite(
    'altem-mages',
    [2, 4, 12, 5],
    { at: ['city'], resists: ['fire', 'ice'] },
    free(all(mana(...COLOURS), mana(...COLOURS))),
    free(either(...coldFire(5), paying({ red: either(...coldFire(7)), blue: either(...coldFire(7)) }), BOTH)),
    paid('black', TRANSFORMS),
  ),
  asFirst(
    elite('altem-guardians', [3, 4, 11, 7], { at: ['city'] }, free(attack(5)), guards(8, 'twice-if-swift'), ALL_RESIST),
    free(attack(5)),
    guards(8, 'unswifts'),
    ALL_RESIST,
  ),
];
