/** A first guess at every answer to every question: what a quick player would do without thinking ahead. */
import type { Ask, Option, Seat } from '@taverne/engine';
import { bookOf } from '../content/book.ts';
import type { EnemySide } from '../content/types.ts';
import { cellNamed } from '../realm/cells.ts';
import { isAdventure } from '../solo/closed.ts';
import type { State } from '../state.ts';
import type { Tactic } from '../tactics/tactic.ts';
import { maxHp } from '../units.ts';
import { DIRECTIONS, NONE } from '../words.ts';
import { guesser, village } from './deed-guess.ts';
import { heroPlace } from './hero-guess.ts';
import { shoveWorth } from './hero-strike.ts';
import { placeWorth } from './places.ts';
import { type Scene, sceneOf } from './scene.ts';
import { isDeed } from './sight.ts';
import { strike } from './strike.ts';
import { WORTH } from './weights.ts';

/** Points for each option of a question; the best answer has the most. */
export function guesses(state: State, ask: Pick<Ask, 'name' | 'seat'>, options: readonly Option[]): number[] {
  if (ask.name === 'act') {
    const guess = guesser(state, ask.seat);
    return options.map(({ value }) => (isDeed(value) ? guess(value) : 0));
  }
  const guess = guessBy(sceneOf(state, state.teams[ask.seat] ?? 0), ask.name, ask.seat);
  return options.map((option) => guess(option.key));
}

function guessBy(scene: Scene, name: string, seat: Seat): (key: string) => number {
  const { state } = scene;
  if (name.startsWith('window-')) return (key) => (key === 'pass' ? 0 : reveal(state, key) - WORTH.tactic);
  switch (name) {
    case 'riposte':
      return (key) => riposte(scene, key);
    case 'walk':
      return (key) => stepTo(scene, key);
    case 'deploy':
      return (key) => deployed(scene, key, seat);
    case 'leave':
      return (key) => leftFor(scene, key);
    case 'direction':
      return (key) => 0.2 + shovedTo(scene, key);
    case 'crystal-hearth':
      return (key) => (key === 'leave' ? 0 : 0.1 * missing(state, key));
    case 'keep-unit':
      return (key) => keptFor(state, key);
    case 'keep':
    case 'discard':
      return (key) => (name === 'keep' ? 1 : -1) * (tacticNamed(state, key)?.held ?? 0);
    default:
      // To push, to pull, to help: what may be done is mostly good.
      return (key) => (key === 'no' || key === 'pass' ? 0 : 0.2);
  }
}

/** How much more a unit would like to stand there than here. */
function stepTo(scene: Scene, key: string): number {
  const { state, realm } = scene;
  const unit = state.walk?.unit ?? NONE;
  if (unit === NONE) return 0;
  if (key === 'stop') return 0.05;
  const name = key.split(' ').at(-1) ?? '';
  const to = cellNamed(realm, name) ?? realm.boxes.find(({ id }) => id === name)?.dungeon.entrance;
  if (to === undefined) return 0;
  const from = state.at[unit] ?? NONE;
  if (isAdventure(state)) return heroPlace(scene, unit, to) - heroPlace(scene, unit, from);
  const gain = placeWorth(scene, unit, to) - placeWorth(scene, unit, from);
  return realm.terrain[to] === 'village' ? gain + village(state, unit) : gain;
}

function deployed(scene: Scene, key: string, seat: Seat): number {
  const { state, realm } = scene;
  const cell = cellNamed(realm, key.split(' ').at(-1) ?? '');
  const unit = state.at.indexOf(NONE, seat * 4);
  return cell === undefined || unit < 0 ? 0 : placeWorth(scene, unit, cell);
}

// ── questions of adventures ──

/** Where to come out of a dungeon. */
function leftFor(scene: Scene, key: string): number {
  const cell = cellNamed(scene.realm, key);
  const unit = scene.state.walk?.unit ?? NONE;
  return cell === undefined || unit === NONE ? 0 : heroPlace(scene, unit, cell);
}

/** Which way a Ballista pushes: best down from a box. */
function shovedTo(scene: Scene, key: string): number {
  const on = scene.state.attacks.at(-1)?.on ?? NONE;
  const way = DIRECTIONS.find((each) => each === key);
  return on === NONE || !way ? 0 : shoveWorth(scene, on, way, 1);
}

/** HP that the unit with this card lacks. */
function missing(state: State, key: string): number {
  const unit = state.card.indexOf(bookOf(state).unitNumbers.get(key) ?? NONE);
  return unit < 0 ? 0 : maxHp(state, unit) - (state.hp[unit] ?? 0);
}

/** The card to keep is the one that is better on our side than on the Enemy's (TET-SOLO-SETUP-02). */
function keptFor(state: State, key: string): number {
  const { content, unitNumbers } = bookOf(state);
  const card = content.units[unitNumbers.get(key) ?? NONE];
  return card ? prowess(card) + prowess(card.enemy) / 2 : 0;
}

const prowess = ({ hp, move, melee, ranged, spell }: EnemySide): number =>
  0.1 * hp +
  0.4 * move +
  0.5 * melee.damage +
  0.1 * melee.pushDice +
  (ranged ? 0.4 * ranged.damage + 0.15 * ranged.range : 0) +
  (spell?.attack ? 0.5 + 0.4 * (spell.damage + spell.damagePerStar) + 0.15 * (spell.range ?? 0) : 0);

/** `no`, `hit`, `shoot`, `cast +1`: what it would do to the attacker. */
function riposte(scene: Scene, key: string): number {
  const { state } = scene;
  const attack = state.attacks.at(-1) ?? null;
  if (key === 'no') return 0;
  const [by, on] = attack ? [attack.on, attack.by] : [NONE, NONE];
  if (by === NONE || on === NONE || state.at[by] === NONE || state.at[on] === NONE) return 0.5;
  const from = state.at[by] ?? NONE;
  if (key.startsWith('hit')) return strike(scene, by, on, 'melee', from) + 0.3;
  if (key.startsWith('shoot')) return strike(scene, by, on, 'ranged', from) + 0.3;
  const mana = Number(/\+(\d)/.exec(key)?.[1] ?? 0);
  return strike(scene, by, on, 'spell', from, mana) + 0.3;
}

/** What a card is worth when it is revealed in a window. */
function reveal(state: State, key: string): number {
  const tactic = tacticNamed(state, key);
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

function tacticNamed(state: State, key: string): Tactic | undefined {
  const { tactics, tacticNumbers } = bookOf(state);
  return tactics[tacticNumbers.get(key) ?? NONE];
}
