/** The actions of the Grottos, by name: one object each. */
import { option } from '@taverne/engine';
import type { GrottoName } from '../content/types.ts';
import { attacksOf } from '../goblins.ts';
import { moveMagic, spacesLeft } from '../magic.ts';
import { gain, maxHealth, maxPower } from '../players.ts';
import { healthOf, powerOf } from '../state.ts';
import { spendGranted } from '../symbols.ts';
import { allAdvances } from '../temples.ts';
import { heroesOf } from '../words.ts';
import { brawl } from './brawl.ts';
import { countIn, type Grotto, loseHealth, throwDice, type Visit } from './visit.ts';
import { couldWanderAtNight, homeward, others, wanderAtNight, wanderOnFoot } from './wander.ts';

const RULE = 'TEQ-REGION-11';

const isHurt = ({ state, seat }: Visit): boolean => healthOf(state, seat) < maxHealth(state, seat);
const isTired = ({ state, seat }: Visit): boolean => powerOf(state, seat) < maxPower(state, seat);
const hasAttack = ({ state, seat }: Visit): boolean => attacksOf(state, seat).length > 0;

const granting = (torch: number, scroll: number): Grotto => ({
  could: ({ state, seat }) => allAdvances(state, seat, { torch, scroll, forges: false }).length > 0,
  does: ({ state, table, seat }) => spendGranted(state, table, { seat, heroes: heroesOf(seat), stock: { torch, scroll } }),
});

/** Health that can be given for Power. */
const BLOOD = [option('1', '1'), option('2', '2')];

/** Wounds dealt by a brawler, for each punch. */
const BRAWL = 2;

export const GROTTOS: { readonly [G in GrottoName]: Grotto } = {
  mending: {
    could: isHurt,
    does({ state, table, seat }) {
      gain(state, table, seat, { by: 'grotto', health: 2 });
      return undefined;
    },
  },
  kindling: {
    could: isTired,
    does({ state, table, seat }) {
      gain(state, table, seat, { by: 'grotto', power: 2 });
      return undefined;
    },
  },
  brawler: { could: hasAttack, does: (visit) => brawl(visit, BRAWL) },
  torchlight: granting(2, 0),
  scribe: granting(0, 2),
  wanderer: { could: (visit) => others(visit, 'foot').length > 0, does: (visit) => wanderOnFoot(visit) },
  stargazer: {
    could: ({ state }) => spacesLeft(state) > 0,
    does({ state, table }) {
      moveMagic(state, table, 1, RULE);
      return undefined;
    },
  },
  'murky-mending': {
    could: () => true,
    does(visit) {
      const dice = throwDice(visit, 2);
      const goblins = countIn(dice, 'goblin');
      loseHealth(visit, goblins);
      gain(visit.state, visit.table, visit.seat, { by: 'grotto', health: dice.length - goblins });
      return undefined;
    },
  },
  'blood-kindling': {
    could: (visit) => isTired(visit) && healthOf(visit.state, visit.seat) > 1,
    // Choices that would bring Health below 1 are not there.
    ways: ({ state, seat }) => BLOOD.filter(({ key }) => healthOf(state, seat) > Number(key)),
    does(visit, way) {
      const blood = Number(way);
      loseHealth(visit, blood);
      gain(visit.state, visit.table, visit.seat, { by: 'grotto', power: 2 * blood });
      return undefined;
    },
  },
  'brawler-gamble': {
    could: hasAttack,
    does(visit) {
      const dice = throwDice(visit, 3);
      loseHealth(visit, countIn(dice, 'goblin'));
      const wounds = BRAWL * countIn(dice, 'punch');
      return wounds > 0 ? brawl(visit, wounds) : undefined;
    },
  },
  'lost-lights': {
    could: ({ state, seat }) => allAdvances(state, seat, { torch: 3, scroll: 3, forges: false }).length > 0,
    does(visit) {
      const dice = throwDice(visit, 3);
      const { state, table, seat } = visit;
      const stock = { torch: countIn(dice, 'torch'), scroll: countIn(dice, 'scroll') };
      return spendGranted(state, table, { seat, heroes: heroesOf(seat), stock });
    },
  },
  'night-wanderer': { could: couldWanderAtNight, does: (visit) => wanderAtNight(visit) },
  'homeward-spores': homeward,
  'wild-star': {
    could: ({ state }) => spacesLeft(state) > 0,
    does(visit) {
      moveMagic(visit.state, visit.table, 1 + countIn(throwDice(visit, 2), 'magic'), RULE);
      return undefined;
    },
  },
};
