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
  crystal: 2.5,
  time: 0.5,
  unit: 0.7,
  health: 1.2,
  enemyHealth: 0.4,
  /** For each MP between the nearest free unit and a dungeon that is still red. */
  approach: 0.06,
  /** For each chamber between a unit inside and its crystal. */
  depth: 0.12,
  /** For having somebody inside. */
  inside: 0.5,
  /** For each unit on top of a dungeon that is to be done next. */
  foe: 0.7,
  friend: 0.3,
  /** Points of an adventure that may go either way. */
  even: 14,
  stock: 0.3,
  weak: 0.3,
  scale: 3.5,
} as const;
