/** Matches of one hero, turn by turn: what each turn held, what was done with it, and what came of it. */
import { quick, sightOf, World } from '@taverne/engine';
import { cardOf, isWound, unitOf } from '../../src/book.ts';
import { planning } from '../../src/bot/brain.ts';
import { mageLevels, QUICK } from '../../src/bot/levels.ts';
import { cardsIn } from '../../src/decks.ts';
import { mageKnight } from '../../src/index.ts';
import { landOf, siteAt } from '../../src/land.ts';
import {
  atOf,
  crystalsOf,
  deckOf,
  discardOf,
  fameOf,
  handOf,
  levelOf,
  reputationOf,
  type State,
  unitsOf,
} from '../../src/state.ts';
import { NONE } from '../../src/words.ts';
import { woundsIn } from '../../src/wounds.ts';

export interface Setting {
  readonly scenario: string;
  /** `quick`: by quick plans alone, with no slips and nothing foreseen, so that many matches take little time. */
  readonly level: number | 'quick';
  readonly seed: number;
  /** Left out: only the end is told. */
  readonly tell?: (line: string) => void;
}

export interface Played {
  readonly isWon: boolean;
  readonly fame: number;
  readonly cities: number;
  /** Defenders of cities that were beaten. */
  readonly felled: number;
  /** Of the processor. */
  readonly milliseconds: number;
  /** The longest thought, by the processor. */
  readonly most: number;
  readonly line: string;
}

/** The same seed is the same match, as long as the same is answered. */
export function playAlone({ scenario, level, seed, tell }: Setting): Played {
  const options = mageKnight.options({ scenario });
  const brain =
    level === 'quick' ? planning({ slips: 0, noise: 0, ...QUICK }) : mageLevels.find((each) => each.level === level)?.brain;
  if (!options.ok || !brain) throw new Error(options.ok ? `there is no level ${level}` : options.trouble.say);
  const world = new World<State>({
    game: mageKnight,
    state: (table) => mageKnight.setup(options.value, table, 1),
    chance: quick(seed),
    keep: true,
  });
  let [turn, milliseconds, most] = [NONE, 0, 0];
  const growth: number[] = [];
  let begun = '';
  let deeds: string[] = [];
  for (let asked = 0; world.request; asked++) {
    if (world.state.turns !== turn && world.state.stage === 'move') {
      if (deeds.length > 0) tell?.(`${begun}: ${deeds.join(', ')}`);
      [turn, begun, deeds] = [world.state.turns, standing(world.state), []];
    }
    growth[world.state.round - 1] ??= fameOf(world.state, 0);
    const before = process.cpuUsage();
    const { key } = brain(mageKnight, sightOf(world, 0, quick(asked)), { seed: seed + asked });
    const { user, system } = process.cpuUsage(before);
    const took = (user + system) / 1000;
    milliseconds += took;
    most = Math.max(most, took);
    const option = world.options(world.waiting).find((each) => each.key === key);
    if (!option) throw new Error(`${key} is not on offer`);
    world.choose(world.waiting, option);
    deeds.push(key);
  }
  tell?.(`${begun}: ${deeds.join(', ')}`);
  const cities = world.state.cities.filter(({ leader }) => leader !== NONE).length;
  const { cities: known, shields } = world.state;
  const felled = shields.filter((shield) => known.some(({ at }) => at === shield.at)).length;
  const isWon = world.outcome?.places[0] === 1;
  const line = `${seed}: ${isWon ? 'won' : 'lost'}, cities ${cities}, felled ${felled}, Fame by round ${growth.join('/')}, ${standing(world.state)}, ${(milliseconds / 1000).toFixed(0)} s`;
  return { isWon, fame: fameOf(world.state, 0), cities, felled, milliseconds, most, line };
}

/** The round and its turn, Fame, level, Reputation, wounds, what is new in the deck, units, crystals, where the hero is, and the hand. */
function standing(state: State): string {
  const hand = handOf(state, 0);
  const all = [...hand, ...discardOf(state, 0), ...cardsIn(deckOf(state, 0)), ...(state.played[0] ?? [])];
  const isNew = (card: number): boolean => !isWound(card) && cardOf(state, card).kind !== 'basic';
  const units = unitsOf(state, 0).map(
    ({ unit, wounds, isSpent }) => `${unitOf(state, unit).id}${isSpent ? '-' : ''}${wounds > 0 ? '*' : ''}`,
  );
  const parts = [
    `${state.round}.${state.roundTurns}`,
    `fame ${fameOf(state, 0)} level ${levelOf(state, 0)} rep ${reputationOf(state, 0)}`,
    `wounds ${woundsIn(all)} of ${all.length} new ${all.filter(isNew).length}`,
    `units ${units.join(' ') || 'none'}`,
    `crystals ${crystalsOf(state, 0).join('')}`,
    `tiles ${state.tiles.length} at ${siteAt(landOf(state), atOf(state, 0)) ?? 'land'}`,
    `hand ${hand.map((card) => (isWound(card) ? 'wound' : cardOf(state, card).id)).join(' ')}`,
  ];
  return parts.join(' | ');
}
