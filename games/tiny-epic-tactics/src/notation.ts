/**
 * How answers are written, and read back by whoever sees the table. Units and cards go by their ids, cells, chambers and boxes by
 * name: `move W3 H7`, `walk W3`, `enter W3 3x2`, `hit W3 B5`, `shoot R1 B5`, `cast M1 B5 +2`, `cast M4 B5 +1 N`, `fire W3 B5`,
 * `pay W3`, `play T01 W2`, `end`. Tactics revealed with a declaration follow it: `move W3 H9 with T04`.
 */
import type { Notation } from '@taverne/engine';
import type { Ride } from './abilities/carry.ts';
import type { Declaration } from './attack/declaration.ts';
import type { Reinforcement } from './attack/reinforce.ts';
import { bookOf } from './content/book.ts';
import type { AttackKind } from './content/types.ts';
import type { Deed } from './deeds.ts';
import type { Deployment } from './deploy.ts';
import { cellName, cellNamed } from './realm/cells.ts';
import type { Cell } from './realm/types.ts';
import type { CardNumber, State, Unit } from './state.ts';
import type { Choice } from './steps.ts';
import type { Tactics } from './types.ts';
import type { View } from './view.ts';
import { CORNERS, DIRECTIONS, type Direction, NONE, type None, PLAIN } from './words.ts';

// ── names ──

export const writeCell = (cell: Cell, state: State): string => cellName(bookOf(state).realm, cell);
const readCell = (word: string, view: View): Cell | undefined => cellNamed(bookOf(view).realm, word);

export const writeUnit = (unit: Unit, state: State): string => writeUnitCard(state.card[unit] ?? NONE, state);
const readUnit = (word: string, view: View): Unit | undefined => view.units.find(({ id }) => id === word)?.unit;

export const writeTactic = (card: CardNumber, state: State): string => bookOf(state).content.tactics[card]?.id ?? '';
const readTactic = (word: string, view: View): CardNumber | undefined => bookOf(view).tacticNumbers.get(word);

export const writeUnitCard = (card: CardNumber, state: State): string => bookOf(state).content.units[card]?.id ?? '';
const readUnitCard = (word: string, view: View): CardNumber | undefined => bookOf(view).unitNumbers.get(word);

const writeBox = (box: number, state: State): string => bookOf(state).realm.boxes[box]?.id ?? '';
function readBox(word: string, view: View): number | undefined {
  const box = bookOf(view).realm.boxes.findIndex(({ id }) => id === word);
  return box < 0 ? undefined : box;
}

const readWay = (word: string): Direction | undefined => DIRECTIONS.find((way) => way === word);

// ── what comes with a declaration ──

/** ` with T05 T06`; nothing for none. */
const writeTactics = (tactics: readonly CardNumber[], state: State): string =>
  tactics.length === 0 ? '' : ` with ${tactics.map((card) => writeTactic(card, state)).join(' ')}`;

/** ` +2 N`; nothing where no mana is added and nothing pushed. */
const writeReinforcement = ({ mana, way }: Reinforcement): string => `${mana > 0 ? ` +${mana}` : ''}${way ? ` ${way}` : ''}`;

/** The words before the tactics, and the tactics. */
function readTactics(
  key: string,
  view: View,
): { readonly words: string[]; readonly tactics: readonly CardNumber[] } | undefined {
  const [plain = '', revealed] = key.split(' with ');
  const tactics = revealed === undefined ? PLAIN : all(revealed.split(' ').map((word) => readTactic(word, view)));
  return tactics && { words: plain.split(' '), tactics };
}

function readReinforcement(words: readonly string[]): Reinforcement | undefined {
  const [extra] = words;
  const mana = extra !== undefined && /^\+[1-3]$/.test(extra) ? Number(extra) : 0;
  const [word, more] = mana > 0 ? words.slice(1) : words;
  const way = word === undefined ? null : readWay(word);
  return way === undefined || more !== undefined ? undefined : { mana, way };
}

/** Nothing if one of them is nothing. */
function all<T>(list: readonly (T | undefined)[]): readonly T[] | undefined {
  const found = list.filter((each) => each !== undefined);
  return found.length === list.length ? found : undefined;
}

// ── the action phase ──

const VERBS = { melee: 'hit', ranged: 'shoot', spell: 'cast', ballista: 'fire' } as const satisfies {
  readonly [K in AttackKind]: string;
};
const KINDS = { hit: 'melee', shoot: 'ranged', fire: 'ballista' } as const;
const isPlainVerb = (verb: string): verb is keyof typeof KINDS => Object.hasOwn(KINDS, verb);

export function writeDeed(deed: Deed, state: State): string {
  switch (deed.do) {
    case 'move':
      return `move ${writeUnit(deed.unit, state)} ${writeCell(deed.to, state)}${writeTactics(deed.tactics, state)}`;
    case 'walk':
      return `walk ${writeUnit(deed.unit, state)}${writeTactics(deed.tactics, state)}`;
    case 'enter':
      return `enter ${writeUnit(deed.unit, state)} ${writeBox(deed.box, state)}${writeTactics(deed.tactics, state)}`;
    case 'pay':
      return `pay ${writeUnit(deed.unit, state)}`;
    case 'tactic':
      return `play ${writeTactic(deed.card, state)} ${writeUnit(deed.unit, state)}`;
    case 'end':
      return 'end';
    default: {
      const extra = deed.do === 'spell' ? writeReinforcement(deed) : '';
      const whom = `${writeUnit(deed.unit, state)} ${writeUnit(deed.target, state)}`;
      return `${VERBS[deed.do]} ${whom}${extra}${writeTactics(deed.tactics, state)}`;
    }
  }
}

function readDeed(key: string, view: View): Deed | undefined {
  if (key === 'end') return { do: 'end' };
  const read = readTactics(key, view);
  if (!read) return undefined;
  const { words, tactics } = read;
  const [verb = '', first = '', second = '', ...rest] = words;
  if (verb === 'play') return readPlay([first, second, ...rest], view);
  const unit = readUnit(first, view);
  if (unit === undefined) return undefined;
  if (verb === 'cast') {
    const target = readUnit(second, view);
    const extra = readReinforcement(rest);
    return target === undefined || !extra ? undefined : { do: 'spell', unit, target, ...extra, tactics };
  }
  if (rest.length > 0) return undefined;
  if (second === '') {
    if (verb === 'walk') return { do: 'walk', unit, tactics };
    return verb === 'pay' && tactics.length === 0 ? { do: 'pay', unit } : undefined;
  }
  return readAim(verb, second, view, { unit, tactics });
}

/** `T01 W2`. */
function readPlay([id = '', name = '', more]: readonly string[], view: View): Deed | undefined {
  const [card, unit] = [readTactic(id, view), readUnit(name, view)];
  return card === undefined || unit === undefined || more !== undefined ? undefined : { do: 'tactic', card, unit };
}

/** What a unit moves to, enters or attacks. */
function readAim(
  verb: string,
  word: string,
  view: View,
  who: { readonly unit: Unit; readonly tactics: readonly CardNumber[] },
): Deed | undefined {
  if (verb === 'move') {
    const to = readCell(word, view);
    return to === undefined ? undefined : { do: 'move', ...who, to };
  }
  if (verb === 'enter') {
    const box = readBox(word, view);
    return box === undefined ? undefined : { do: 'enter', ...who, box };
  }
  const target = readUnit(word, view);
  return target === undefined || !isPlainVerb(verb) ? undefined : { do: KINDS[verb], ...who, target };
}

// ── ripostes ──

/** `no`, `hit`, `shoot`, `cast +1 N`. */
export function writeRiposte(answer: Declaration | null, state: State): string {
  if (!answer) return 'no';
  const extra = answer.kind === 'spell' ? writeReinforcement(answer) : '';
  return `${VERBS[answer.kind]}${extra}${writeTactics(answer.tactics, state)}`;
}

/** By the target of the attack on top, at its attacker. */
function readRiposte(key: string, view: View): Declaration | null | undefined {
  if (key === 'no') return null;
  const read = readTactics(key, view);
  const attack = view.attacks.at(-1);
  if (!read || !attack) return undefined;
  const { words, tactics } = read;
  const [verb = '', ...rest] = words;
  const [by, on] = [readUnit(attack.on, view), readUnit(attack.by, view)];
  const extra = readReinforcement(rest);
  if (by === undefined || on === undefined || !extra) return undefined;
  const answer = { by, on, ...extra, tactics, riposte: true, plain: false, bonus: 0 };
  if (verb === 'cast') return { kind: 'spell', ...answer };
  return isPlainVerb(verb) && rest.length === 0 ? { kind: KINDS[verb], ...answer } : undefined;
}

// ── movement ──

/** `H7`, `3x2:B1`, `enter 3x2`, `stop`. */
export function writeChoice(choice: Choice, state: State): string {
  if (choice.do === 'stop') return 'stop';
  return choice.do === 'enter' ? `enter ${writeBox(choice.box, state)}` : writeCell(choice.to, state);
}

function readChoice(key: string, view: View): Choice | undefined {
  if (key === 'stop') return { do: 'stop' };
  const box = readEntering(key, view);
  const to = readCell(key, view);
  return box !== undefined ? { do: 'enter', box } : to === undefined ? undefined : { do: 'step', to };
}

const readEntering = (key: string, view: View): number | undefined =>
  key.startsWith('enter ') ? readBox(key.slice('enter '.length), view) : undefined;

/** `stay`, `H7`, `enter 3x2`: an Entrance stands for its dungeon. */
export function writeGoal(to: Cell | None, state: State): string {
  if (to === NONE) return 'stay';
  const { realm } = bookOf(state);
  const box = realm.dungeonOf[to - realm.cells];
  return box === undefined ? writeCell(to, state) : `enter ${writeBox(box, state)}`;
}

function readGoal(key: string, view: View): Cell | None | undefined {
  if (key === 'stay') return NONE;
  const box = readEntering(key, view);
  if (box !== undefined) return bookOf(view).realm.boxes[box]?.dungeon.entrance;
  return readCell(key, view);
}

/** `W2 H7`. */
const writePlace = ({ unit, to }: Deployment, state: State): string => `${writeUnit(unit, state)} ${writeCell(to, state)}`;

function readPlace(key: string, view: View): Deployment | undefined {
  const [name = '', cell = '', more] = key.split(' ');
  const [unit, to] = [readUnit(name, view), readCell(cell, view)];
  return unit === undefined || to === undefined || more !== undefined ? undefined : { unit, to };
}

export const writeDeployment = writePlace;
export const writeRide = (ride: Ride, state: State): string => (ride.unit === NONE ? 'no' : writePlace(ride, state));

// ── the rest ──

const CORNER_NAMES: readonly string[] = CORNERS;

/** `NW`, `NW+SE`. */
export const writeCorners = (corners: readonly number[]): string => corners.map((corner) => CORNERS[corner]).join('+');

function readCorners(key: string): number[] | undefined {
  const corners = key.split('+').map((name) => CORNER_NAMES.indexOf(name));
  return corners.includes(NONE) ? undefined : corners;
}

/** `1`, `2`, `1 2`…: the dice in the order in which they were rolled. */
export const writeDice = (dice: readonly number[]): string => dice.map((die) => die + 1).join(' ');
const readDice = (key: string): number[] | undefined =>
  /^[1-3]( [1-3])*$/.test(key) ? key.split(' ').map((word) => Number(word) - 1) : undefined;

/** Two words for yes and no. */
const either = (yes: string, no: string) => ({
  write: (value: boolean): string => (value ? yes : no),
  read: (key: string): boolean | undefined => (key === yes ? true : key === no ? false : undefined),
});

/** A few words that are values themselves. */
const words = <const W extends string>(...list: readonly W[]) => ({
  write: (value: W): string => value,
  read: (key: string): W | undefined => list.find((each) => each === key),
});

/** A word for none of them. */
const orNone = (
  none: string,
  names: { write(value: number, state: State): string; read(key: string, view: View): number | undefined },
) => ({
  write: (value: number | None, state: State): string => (value === NONE ? none : names.write(value, state)),
  read: (key: string, view: View): number | None | undefined => (key === none ? NONE : names.read(key, view)),
});

const UNIT = { write: writeUnit, read: readUnit };
const TACTIC = { write: writeTactic, read: readTactic };
const YES_OR_NO = either('yes', 'no');
const USE_OR_LEAVE = either('use', 'leave');
const WINDOW = orNone('pass', TACTIC);

export const NOTATION: Notation<Tactics> = {
  'keep-unit': { write: writeUnitCard, read: readUnitCard },
  corner: { write: writeCorners, read: readCorners },
  deploy: { write: writeDeployment, read: readPlace },
  keep: TACTIC,
  discard: TACTIC,
  act: { write: writeDeed, read: readDeed },
  walk: { write: writeChoice, read: readChoice },
  go: { write: writeGoal, read: readGoal },
  carry: { write: writeRide, read: (key, view) => (key === 'no' ? { unit: NONE, to: NONE } : readPlace(key, view)) },
  direction: words(...DIRECTIONS),
  riposte: { write: writeRiposte, read: readRiposte },
  reroll: { write: writeDice, read: readDice },
  leave: { write: writeCell, read: readCell },
  chain: UNIT,
  flurry: UNIT,
  opportunist: UNIT,
  rally: UNIT,
  push: YES_OR_NO,
  pull: YES_OR_NO,
  intercept: YES_OR_NO,
  'crystal-storm': USE_OR_LEAVE,
  'crystal-tide': USE_OR_LEAVE,
  'crystal-hour': USE_OR_LEAVE,
  'crystal-sap': USE_OR_LEAVE,
  'crystal-hearth': orNone('leave', UNIT),
  hex: words('weaken', 'hp'),
  wisp: words('mana', 'hp'),
  'window-target-declared': WINDOW,
  'window-cell-entered': WINDOW,
  'window-move-ended': WINDOW,
  'window-dice-rolled': WINDOW,
  'window-push-coming': WINDOW,
  'window-unit-captured': WINDOW,
  'window-attack-finished': WINDOW,
};
