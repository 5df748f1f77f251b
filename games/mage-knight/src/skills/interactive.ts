/** The four skills that work on others, one for each hero. */
import { option, type Seat } from '@taverne/engine';
import { announceEffect, othersAfter, settled } from '../announce.ts';
import { isWound } from '../book.ts';
import type { Resolves } from '../cards/card.ts';
import { only, special, taking } from '../effects.ts';
import { distance } from '../land.ts';
import { colourNumber, gainToken } from '../mana.ts';
import { giveUp } from '../play.ts';
import type { Playing } from '../playing.ts';
import { pickColour } from '../run.ts';
import { atOf, type CardNumber, handOf, isHalfHearted } from '../state.ts';
import { areAllies } from '../teams.ts';
import { ask } from '../types.ts';
import { BASICS, HEROES, TERRAINS, type Terrain } from '../words.ts';
import { takeWounds } from '../wounds.ts';
import { lay, skillNumber } from './laid.ts';
import type { Skill } from './skill.ts';

const isThereARival = ({ state, seat }: Playing): boolean => rivalsOf(state, seat).length > 0;
/** Team mates are left alone (MK-SCENARIO-17). */
const rivalsOf = (state: Playing['state'], seat: Seat): readonly Seat[] =>
  othersAfter(state, seat).filter((other) => !areAllies(state, seat, other));

// ── Healing Ritual ──

const MOST_WOUNDS = 2;
/** One or two wounds of the hand. */
const someWounds = ({ state, seat }: Playing): readonly (readonly CardNumber[])[] => {
  const wounds = handOf(state, seat).filter(isWound).slice(0, MOST_WOUNDS);
  return wounds.map((_, i) => wounds.slice(0, i + 1));
};
/** They leave the hand; the nearest hero takes one, the other is gone. */
const ritual = {
  ...taking('wounds for another', someWounds, function* (playing) {
    giveUp(playing, 'gone');
    announceEffect(playing, { skill: skillNumber(playing.state, playing.by) });
  }),
  can: isThereARival,
};
const passWound: Resolves = function* ({ state, seat }) {
  const rivals = rivalsOf(state, seat);
  const far = (other: Seat): number => distance(atOf(state, seat), atOf(state, other));
  const least = Math.min(...rivals.map(far));
  const near = rivals.filter((other) => far(other) === least);
  const whom = yield* ask(seat, 'rival', () => near.map((other) => option(HEROES[state.heroes[other] ?? 0] ?? '', other)));
  takeWounds(state, whom, 1);
  yield* settled(state);
};
export const HEALING_RITUAL: Skill = {
  id: 'arythea-healing-ritual',
  hero: 'arythea',
  use: 'round',
  isInteractive: true,
  effect: only('calm', ritual),
  resolves: passWound,
};

// ── those that lie in the middle ──

const laying = (name: string, atOnce?: (playing: Playing) => void) =>
  special(
    name,
    function* (playing) {
      const { state, seat, by } = playing;
      lay(state, seat, skillNumber(state, by), NO_COLOUR);
      atOnce?.(playing);
    },
    isThereARival,
  );
const NO_COLOUR = -1;

/** Whoever is attacked fully may freeze the Source in another's turn (MK-PVP-13): a die not used yet is lost, one that an effect granted is not. */
const freezeNow = (playing: Playing): void => {
  const { state, seat } = playing;
  for (const other of rivalsOf(state, seat)) {
    const left = state.diceLeft[other] ?? 0;
    const isUnused = (state.dice[other]?.length ?? 0) === 0 && !isHalfHearted(state, other);
    if (left > 0 && isUnused) state.diceLeft[other] = left - 1;
  }
};
export const SOURCE_FREEZE: Skill = {
  id: 'goldyx-source-freeze',
  hero: 'goldyx',
  use: 'round',
  isInteractive: true,
  effect: laying('freeze the Source', freezeNow),
  freezes: true,
};

const ALL_TERRAINS: readonly Terrain[] = TERRAINS;
export const PRAYER_OF_WEATHER: Skill = {
  id: 'norowas-prayer-of-weather',
  hero: 'norowas',
  use: 'round',
  isInteractive: true,
  effect: laying('the weather'),
  terrain: { own: { mod: 'terrain', terrains: ALL_TERRAINS, delta: -2, min: 1 }, others: 1, most: 5 },
};

/** A token now, and whoever uses mana of another colour pays for it with a wound. */
export const MANA_EXPLOIT: Skill = {
  id: 'tovak-mana-exploit',
  hero: 'tovak',
  use: 'round',
  isInteractive: true,
  effect: special(
    'exploit mana',
    function* (playing) {
      const { state, table, seat, by } = playing;
      const colour = colourNumber(yield* pickColour(playing, [...BASICS, 'black'] as const));
      gainToken(state, table, seat, colour);
      lay(state, seat, skillNumber(state, by), colour);
    },
    isThereARival,
  ),
  punishes: true,
};
