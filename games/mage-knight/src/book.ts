/**
 * What is in the box, by number. Cards use the rules, and the rules ask the book what the cards do: so box.ts hands them over, and
 * nothing is imported in a ring. Numbers are in journals: what is new is appended to its list.
 */
import type { Card } from './cards/card.ts';
import { DECK_SIZE, FIRST, FIRST_WOUND, isWound } from './content/faces.ts';
import type { EnemyRow } from './content/types.ts';
import { found } from './lists.ts';
import type { Skill } from './skills/skill.ts';
import type { CardNumber, State } from './state.ts';
import type { Tactic } from './tactics/tactic.ts';
import type { UnitCard } from './units/unit.ts';
import { HEROES, type HeroName, TRAITS, type Trait } from './words.ts';

/** What goes into the box. */
export interface Box {
  /** Sixteen basic actions for each hero. */
  readonly decks: { readonly [H in HeroName]: readonly Card[] };
  readonly advanced: readonly Card[];
  readonly spells: readonly Card[];
  readonly artifacts: readonly Card[];
  readonly units: readonly UnitCard[];
  readonly skills: readonly Skill[];
  readonly tactics: readonly Tactic[];
  readonly enemies: readonly EnemyRow[];
}

/** An enemy token, its traits as bits. */
export interface Enemy extends Omit<EnemyRow, 'traits' | 'first'> {
  readonly traits: number;
}

export interface Book {
  readonly cards: readonly Card[];
  readonly units: readonly UnitCard[];
  readonly skills: readonly Skill[];
  readonly tactics: readonly Tactic[];
  readonly enemies: readonly Enemy[];
}

const WOUNDS_EACH = 4096;

export { isWound };

const NEVER = { do: 'special', name: 'nothing', can: () => false, does: function* () {} } as const;

/** The n-th wound of a seat. */
export const woundNumber = (seat: number, n: number): CardNumber => FIRST_WOUND + seat * WOUNDS_EACH + n;

export const bitOf = (trait: Trait): number => 1 << TRAITS.indexOf(trait);
const bitsOf = (traits: readonly Trait[]): number => traits.reduce((bits, trait) => bits | bitOf(trait), 0);

const EMPTY: Book = { cards: [], units: [], skills: [], tactics: [], enemies: [] };
const shelf = { first: EMPTY, revised: EMPTY };
let boxed: Box | undefined;

/** From now on the book knows what is in the box. */
export function fill(box: Box): void {
  boxed = box;
  shelf.first = write(box, true);
  shelf.revised = write(box, false);
}

/** Every field in its place, whether a card has it or not: rules read them all the time, and do so faster where all are of one shape. */
const alike = ({ id, kind, colour, basic, strong, first, atEnd, resolves, banner, spendsMove, isCompetitive }: Card): Card => ({
  id,
  kind,
  colour,
  basic,
  strong,
  first,
  atEnd,
  resolves,
  banner,
  spendsMove,
  isCompetitive,
});

const WOUND = alike({ id: 'wound', kind: 'wound', basic: NEVER, strong: NEVER });

function write(box: Box, isFirst: boolean): Book {
  // What lies between the lists is no card.
  const cards = new Array<Card>(FIRST_WOUND).fill(WOUND);
  const put = (from: number, list: readonly Card[]): void => {
    list.forEach((card, i) => {
      cards[from + i] = alike(isFirst && card.first ? { ...card, ...card.first } : card);
    });
  };
  HEROES.forEach((hero, i) => {
    put(i * DECK_SIZE, box.decks[hero]);
  });
  put(FIRST.advanced, box.advanced);
  put(FIRST.spell, box.spells);
  put(FIRST.artifact, box.artifacts);
  return {
    cards,
    units: box.units.map((unit) => (isFirst && unit.first ? { ...unit, abilities: unit.first } : unit)),
    skills: box.skills,
    tactics: box.tactics,
    enemies: box.enemies.map(({ first, traits, ...row }) => ({
      ...row,
      ...(isFirst && first?.attack !== undefined && { attack: first.attack }),
      traits: bitsOf((isFirst ? first?.traits : undefined) ?? traits),
    })),
  };
}

export const bookOf = ({ rules }: State): Book => (rules.printing === 'first' ? shelf.first : shelf.revised);

export const cardOf = (state: State, card: CardNumber): Card => bookOf(state).cards[card] ?? WOUND;
export const unitOf = (state: State, unit: number): UnitCard => found(bookOf(state).units, unit, 'unit');
export const enemyOf = (state: State, enemy: number): Enemy => found(bookOf(state).enemies, enemy, 'enemy');
export const skillOf = (state: State, skill: number): Skill => found(bookOf(state).skills, skill, 'skill');
export const tacticOf = (state: State, tactic: number): Tactic => found(bookOf(state).tactics, tactic, 'tactic');

/** A seat's tactic, if it has one that is face up (MK-TACTIC-09). */
export const faceUpTactic = (state: State, seat: number): Tactic | undefined =>
  state.isTacticDown[seat] ? undefined : bookOf(state).tactics[state.tactic[seat] ?? -1];

// ── what set-up wants to know ──

const numbersFrom = (first: number, list: readonly unknown[] = []): readonly number[] => list.map((_, i) => first + i);

/** The sixteen cards of a hero, by number. */
export const deckOfHero = (hero: number): readonly CardNumber[] =>
  Array.from({ length: DECK_SIZE }, (_, i) => hero * DECK_SIZE + i);
export const advancedCards = (): readonly CardNumber[] => numbersFrom(FIRST.advanced, boxed?.advanced);
/** Some are left out where nobody is a rival (MK-SCENARIO-44). */
export const spellCards = (hasRivals: boolean): readonly CardNumber[] =>
  numbersFrom(FIRST.spell, boxed?.spells).filter((_, i) => hasRivals || !boxed?.spells[i]?.isCompetitive);
export const artifactCards = (): readonly CardNumber[] => numbersFrom(FIRST.artifact, boxed?.artifacts);
