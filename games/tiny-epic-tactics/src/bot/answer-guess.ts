/** A first guess at every answer to every question: what a quick player would do without thinking ahead. */
import type { AnswerOf, Ask, NameOf, Option, Seat } from '@taverne/engine';
import type { Declaration } from '../attack/declaration.ts';
import { bookOf } from '../content/book.ts';
import type { EnemySide } from '../content/types.ts';
import type { Deployment } from '../deploy.ts';
import type { Cell } from '../realm/types.ts';
import { isAdventure } from '../solo/closed.ts';
import type { CardNumber, State, Unit } from '../state.ts';
import type { Choice } from '../steps.ts';
import type { Tactics } from '../types.ts';
import { hpOf, maxHp } from '../units.ts';
import { type Direction, NONE, type None } from '../words.ts';
import { type Asked, isAsked } from './asked.ts';
import { guesser, village } from './deed-guess.ts';
import { heroPlace } from './hero-guess.ts';
import { shoveWorth } from './hero-strike.ts';
import { placeWorth } from './places.ts';
import { type Scene, sceneOf } from './scene.ts';
import { strike } from './strike.ts';
import { WORTH } from './weights.ts';

/** Points for each option of a question; the best answer has the most. */
export function guesses(state: State, { name, seat }: Pick<Ask, 'name' | 'seat'>, options: readonly Option[]): number[] {
  const asked = { name, seat, options };
  if (!isAsked(asked)) return options.map(() => 0);
  return guessesFor(sceneOf(state, state.teams[seat] ?? 0), asked);
}

function guessesFor<N extends NameOf<Tactics>>(scene: Scene, { name, seat, options }: Asked<N>): number[] {
  const guess = GUESSES[name]?.(scene, seat);
  // To push, to pull, to help: what may be done is mostly good.
  return options.map(({ key, value }) => (guess ? guess(value) : key === 'no' ? 0 : 0.2));
}

type Guess<N extends NameOf<Tactics>> = (scene: Scene, seat: Seat) => (answer: AnswerOf<Tactics, N>) => number;

const revealed =
  ({ state }: Scene) =>
  (card: CardNumber | None): number =>
    card === NONE ? 0 : revealWorth(state, card) - WORTH.tactic;

/** Of those that are not here any answer is as good as another, but `no`. */
const GUESSES: { readonly [N in NameOf<Tactics>]?: Guess<N> } = {
  act: guesser,
  riposte: (scene) => (answer) => riposte(scene, answer),
  walk: (scene) => (choice) => stepTo(scene, choice),
  deploy: (scene) => (place) => deployed(scene, place),
  leave: (scene) => (cell) => leftFor(scene, cell),
  direction: (scene) => (way) => 0.2 + shovedTo(scene, way),
  'crystal-hearth':
    ({ state }) =>
    (unit) =>
      unit === NONE ? 0 : 0.1 * missing(state, unit),
  'keep-unit':
    ({ state }) =>
    (card) =>
      keptFor(state, card),
  keep:
    ({ state }) =>
    (card) =>
      held(state, card),
  discard:
    ({ state }) =>
    (card) =>
      -1 * held(state, card),
  'window-target-declared': revealed,
  'window-cell-entered': revealed,
  'window-move-ended': revealed,
  'window-dice-rolled': revealed,
  'window-push-coming': revealed,
  'window-unit-captured': revealed,
  'window-attack-finished': revealed,
};

/** How much more a unit would like to stand there than here. */
function stepTo(scene: Scene, choice: Choice): number {
  const { state, realm } = scene;
  const unit = state.walk?.unit ?? NONE;
  if (unit === NONE) return 0;
  if (choice.do === 'stop') return 0.05;
  const to = choice.do === 'enter' ? realm.boxes[choice.box]?.dungeon.entrance : choice.to;
  if (to === undefined) return 0;
  const from = state.at[unit] ?? NONE;
  if (isAdventure(state)) return heroPlace(scene, unit, to) - heroPlace(scene, unit, from);
  const gain = placeWorth(scene, unit, to) - placeWorth(scene, unit, from);
  return realm.terrain[to] === 'village' ? gain + village(state, unit) : gain;
}

const deployed = (scene: Scene, { unit, to }: Deployment): number => placeWorth(scene, unit, to);

// ── questions of adventures ──

/** Where to come out of a dungeon. */
function leftFor(scene: Scene, cell: Cell): number {
  const unit = scene.state.walk?.unit ?? NONE;
  return unit === NONE ? 0 : heroPlace(scene, unit, cell);
}

/** Which way a Ballista pushes: best down from a box. */
function shovedTo(scene: Scene, way: Direction): number {
  const on = scene.state.attacks.at(-1)?.on ?? NONE;
  return on === NONE ? 0 : shoveWorth(scene, on, way, 1);
}

/** HP that a unit lacks. */
const missing = (state: State, unit: Unit): number => maxHp(state, unit) - hpOf(state, unit);

/** The card to keep is the one that is better on our side than on the Enemy's (TET-SOLO-SETUP-02). */
function keptFor(state: State, number: CardNumber): number {
  const card = bookOf(state).content.units[number];
  return card ? prowess(card) + prowess(card.enemy) / 2 : 0;
}

const prowess = ({ hp, move, melee, ranged, spell }: EnemySide): number =>
  0.1 * hp +
  0.4 * move +
  0.5 * melee.damage +
  0.1 * melee.pushDice +
  (ranged ? 0.4 * ranged.damage + 0.15 * ranged.range : 0) +
  (spell?.attack ? 0.5 + 0.4 * (spell.damage + spell.damagePerStar) + 0.15 * (spell.range ?? 0) : 0);

// ── fights ──

/** What it would do to the attacker. */
function riposte(scene: Scene, answer: Declaration | null): number {
  const { state } = scene;
  if (!answer) return 0;
  const { kind, by, on, mana } = answer;
  return strike(scene, { by, on, kind, from: state.at[by] ?? NONE, dice: mana }) + 0.3;
}

/** What a card is worth when it is revealed in a window. */
function revealWorth(state: State, card: CardNumber): number {
  const tactic = bookOf(state).tactics[card];
  if (!tactic) return 0;
  switch (tactic.comes) {
    case 'between-actions':
    case 'with-a-move':
    case 'with-an-attack':
      return 0;
    default:
      return tactic.worth(state);
  }
}

const held = (state: State, card: CardNumber): number => bookOf(state).tactics[card]?.held ?? 0;
