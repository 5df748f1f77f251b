/** Red spells. */
import { countFoes } from '../combat/foes.ts';
import {
  all,
  attack,
  block,
  type Count,
  destroys,
  either,
  more,
  onAll,
  onFoe,
  only,
  ranged,
  siege,
  untilEnd,
  weakens,
  wound,
} from '../effects.ts';
import { type Card, spell } from './card.ts';

const fireball = spell('fireball', 'red', ranged(5, 'fire'), all(wound(1), siege(8, 'fire')));

/** Every enemy that is there, whatever it resists. */
const foesFaced: Count = { name: 'foes', of: countFoes };
const flameWall = spell(
  'flame-wall',
  'red',
  either(attack(5, 'fire'), block(7, 'fire')),
  either(more(attack(5, 'fire'), 2, foesFaced), more(block(7, 'fire'), 2, foesFaced)),
);

const burningShield = spell('burning-shield', 'red', block(4, 'fire', 'burning-shield'), block(4, 'fire', 'exploding-shield'));

// Walls fall whatever the enemies behind them resist.
const demolish = spell(
  'demolish',
  'red',
  only('fight', all(untilEnd({ mod: 'no-walls' }), onAll(weakens(1)))),
  only('attack', all(onFoe(destroys), onAll(weakens(1)))),
);

export const RED_SPELLS: readonly Card[] = [fireball, flameWall, burningShield, demolish];
