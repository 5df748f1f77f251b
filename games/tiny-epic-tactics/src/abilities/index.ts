/** The abilities by name. What is more than a figure has a file of its own. */
import type { AbilityName } from '../content/types.ts';
import { CLIMBS, FLIES, GHOST, SWIMS } from '../gait.ts';
import type { Ability } from './ability.ts';
import { barbedLine } from './barbed-line.ts';
import { bloodscent } from './bloodscent.ts';
import { bulwark } from './bulwark.ts';
import { carry } from './carry.ts';
import { charge } from './charge.ts';
import { flurry } from './flurry.ts';
import { grace } from './grace.ts';
import { intercept } from './intercept.ts';
import { packTactics } from './pack-tactics.ts';
import { pilfer } from './pilfer.ts';
import { quills } from './quills.ts';
import { rally } from './rally.ts';
import { reach } from './reach.ts';
import { slipAway } from './slip-away.ts';
import { steadyAim } from './steady-aim.ts';
import { verdant } from './verdant.ts';

export const ABILITIES = {
  // ── Warriors ──
  bulwark,
  reach,
  /** W3: a unit that its Melee Attack pushes against something loses 2 HP instead of 1. */
  wallcrusher: { crushes: true },
  intercept,
  'steady-aim': steadyAim,
  /** W6: 1 off a Melee Attack, once per round. */
  parry: { parries: ['melee'] },
  /** W7: neither climbing nor a Peak costs it more. */
  mountaineer: { gait: CLIMBS },
  rally,
  // ── Wizards ──
  grace,
  /** M6: 1 off a Ranged Attack or a Spell, once per round. */
  afterimage: { parries: ['ranged', 'spell'] },
  /** M8: its owner draws 2 tactic cards instead of 1 at the end of his turn. */
  foresight: { draws: true },
  // ── Rogues ──
  pilfer,
  /** R2: who shoots from higher ground has a bonus of 2 to the range instead of 1. */
  'high-perch': { perch: ['ranged'] },
  /** R3: it passes through cells that enemies hold. */
  'ghost-step': { gait: GHOST },
  'barbed-line': barbedLine,
  /** R5: a Forest is no shelter from its arrows. */
  'fire-arrows': { burns: ['ranged'] },
  bloodscent,
  'slip-away': slipAway,
  flurry,
  // ── Beasts ──
  /** B1: no enemy effect pushes, pulls or exchanges it, and it loses nothing from a collision. */
  immovable: { firm: true },
  /** B2: no terrain and no height costs it more. */
  flight: { gait: FLIES },
  /** B3: Water costs it nothing more, and it takes 1 less there instead of 1 more. */
  amphibious: { gait: SWIMS, always: true, swims: true },
  'pack-tactics': packTactics,
  quills,
  verdant,
  charge,
  carry,
} as const satisfies { readonly [A in AbilityName]: Ability };
