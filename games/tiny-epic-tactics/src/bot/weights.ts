/** What the bots believe things are worth, in victory points. Found by play, not by proof. */
export const WORTH = {
  /** A unit in play counts 2 at the end, and 2 for whoever captures it: this is what its health makes of the rest. */
  alive: 2,
  health: 2.4,
  capture: 2,
  flag: 5,
  /** What a flag on START, ROUND 1 or ROUND 2 promises whoever has the majority of its zone. */
  flagHope: [0.12, 0.4, 0.7],
  /** The same with a unit on the trigger cell, on START. */
  triggerHope: 0.3,
  /** A lead of one unit is easily lost. */
  slimLead: 0.75,
  /** For each MP between a unit and the nearest open zone. */
  approach: 0.07,
  stock: 0.5,
  tactic: 0.35,
  weak: 0.6,
  forest: 0.15,
  water: 0.25,
  peak: 0.2,
  village: 0.15,
  villageLast: 1,
  artifact: 3,
  artifactHope: 0.7,
  /** A point of damage that somebody could do next turn. */
  danger: 0.12,
  /** A unit that could be captured next turn. */
  peril: 0.8,
  /** In points: how far ahead makes a win two and a half times as likely. */
  scale: 4,
} as const;

/** The same for adventures: crystals, time and what stands between. */
export const ADVENTURE = {
  crystal: 2,
  /** Time counts by its logarithm; the smaller the ease, the more the last steps are worth. */
  time: 3,
  ease: 2,
  unit: 0.7,
  health: 1.6,
  /** An Enemy unit about to be captured; the higher the focus, the more it pays to finish one before the next. */
  wound: 0.8,
  focus: 1.3,
  /** For each action that the fittest free unit needs to a crystal. */
  action: 0.25,
  /** For having somebody inside. */
  inside: 0.5,
  /** For each Enemy unit on top of a dungeon that is to be done next, dying and in full health. */
  foe: 0.5,
  foeHealth: 0.4,
  friend: 0.25,
  /** Of all that, what counts for the last dungeon, shared by the dungeons left. */
  later: 1,
  /** How much it counts where an Enemy unit stands now, and where it will after its next activation; the rest is for the one after. */
  now: 0.5,
  soon: 0.3,
  /** Points of an adventure that may go either way. */
  even: 12,
  evenSeat: 7,
  stock: 0.3,
  weak: 0.3,
  scale: 3.5,
} as const;

/** What guides the first guess of a hero: better inside than out, on the way rather than beside it, and time by captures. */
export const HERO = {
  inside: 3,
  depth: 0.1,
  approach: 0.18,
  /** MP that a unit on top of a box counts for, an enemy twice. */
  shut: 3,
  /** For standing on a box that is to be done. */
  blocks: 0.5,
  peril: 0.8,
  danger: 0.08,
  capture: 4,
  wound: 3,
  /** For clearing the top of a box of one unit, and for any wound to one that stands there. */
  clear: 1.2,
  siege: 0.3,
  /** A point of health, and one of the last three. */
  hp: 0.18,
  lastHp: 0.6,
} as const;
