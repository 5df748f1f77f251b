/**
 * Which sides of which cards, abilities, skills and tactics random play has reached: it is printed, and none is left out. Matches begin with
 * a hero of experience, whose hand, units and skills chance has picked from the whole box.
 */
import { answer, picker, questionsOf } from '@taverne/engine';
import { expect, test } from 'vitest';
import { begun, goingOn, type MatchOf } from '../../test/table.ts';
import { bookOf, isWound } from '../src/book.ts';
import { newFoe } from '../src/combat/foes.ts';
import type { Deck } from '../src/decks.ts';
import type { MageEvent } from '../src/events.ts';
import { mageKnight } from '../src/index.ts';
import { spaceAt } from '../src/land.ts';
import { copy, type State, type Unit } from '../src/state.ts';
import type { MageTypes } from '../src/types.ts';
import { HEROES, NONE, type Printing } from '../src/words.ts';
import { holds } from './holds.ts';

type Roll = (of: number) => number;
const OPTIONS = { scenario: 'solo-conquest' } as const;

/** One of a deck's unseen cards leaves it. */
function drawn(deck: Deck, roll: Roll): { readonly card: number; readonly left: Deck } {
  const card = deck.bag[roll(deck.bag.length)] ?? 0;
  return { card, left: { ...deck, bag: deck.bag.toSpliced(deck.bag.indexOf(card), 1) } };
}

/** Two enemies stand before the hero, by night, and mana for strong spells is at hand. */
function layFight(state: State, roll: Roll): void {
  state.now = 0;
  state.stage = 'ranged';
  state.mana[0] = [1, 1, 1, 1, 0, 2];
  state.diceLeft[0] = 1;
  state.arena = { site: NONE, from: NONE, isNight: false, noUnits: false, hurt: 0, isOut: false, spare: 3, isFresh: true };
  for (const [pile, at] of [
    [0, spaceAt(1, -1)],
    [4, spaceAt(0, -1)],
  ] as const) {
    const bag = state.piles[pile] ?? [];
    const enemy = bag[roll(bag.length)] ?? 0;
    state.piles = state.piles.with(pile, bag.toSpliced(bag.indexOf(enemy), 1));
    state.tokens = [...state.tokens, { at, pile, enemy, isRampaging: true }];
    state.foes = [...state.foes, newFoe(enemy, 'rampager', at)];
  }
}

/** A match that has just begun, played by somebody who has come far. */
function experienced(seed: number, printing: Printing): MatchOf<MageTypes> {
  const roll = picker(seed);
  const options = { ...OPTIONS, hero: HEROES[seed % HEROES.length] ?? 'tovak', printing };
  const state = copy(begun(mageKnight, { options, seed }).world.state);
  state.level[0] = 10;
  state.fame[0] = 120;
  state.reputation[0] = 3;
  state.crystals[0] = [3, 3, 3, 3];
  state.isNight = seed % 2 === 1;
  state.tactics = bookOf(state).tactics.flatMap(({ isNight }, i) => (isNight === state.isNight ? [i] : []));
  const old = state.hand[0] ?? [];
  const fresh: number[] = [];
  for (const deck of ['advancedDeck', 'spellDeck', 'artifactDeck'] as const) {
    for (let i = 0; i < 2; i++) {
      const { card, left } = drawn(state[deck], roll);
      state[deck] = left;
      fresh.push(card);
    }
  }
  state.hand[0] = [...old.slice(0, 2), ...fresh].sort((a, b) => a - b);
  state.discard[0] = old.slice(2);
  const units: Unit[] = [];
  for (const deck of ['regularDeck', 'eliteDeck', 'eliteDeck', 'regularDeck'] as const) {
    const { card, left } = drawn(state[deck], roll);
    state[deck] = left;
    const banner = NONE;
    units.push({ unit: card, isSpent: roll(3) === 0, wounds: 0, banner, isBannerDown: false, isStruck: false, isBound: false });
  }
  state.units[0] = units;
  const skills = bookOf(state).skills.flatMap(({ isInteractive }, i) => (isInteractive ? [] : [i]));
  const known = new Set(Array.from({ length: 4 }, () => skills[roll(skills.length)] ?? 0));
  state.skills[0] = [...known];
  state.skillBag[0] = (state.skillBag[0] ?? []).filter((skill) => !known.has(skill));
  state.dummySkills = state.dummySkills.filter((skill) => !known.has(skill));
  if (seed % 2 === 1) layFight(state, roll);
  return goingOn(mageKnight, state, { options, seats: 1, seed });
}

/** Everything that can be reached by one hero. */
function wanted(state: State): Set<string> {
  const { cards, units, skills, tactics } = bookOf(state);
  const deeds = cards.filter((card, i) => !isWound(i) && card.kind !== 'wound' && !card.isCompetitive);
  return new Set([
    ...deeds.flatMap(({ id }) => [`${id} basic`, `${id} strong`, `${id} sideways`]),
    ...units.flatMap(({ id, abilities }) => abilities.map((_, i) => `${id} ${i}`)),
    ...skills.flatMap(({ id, isInteractive, effect }) => (isInteractive || !effect ? [] : [id])),
    ...tactics.map(({ id }) => id),
  ]);
}

function reachedBy(event: MageEvent): string | undefined {
  switch (event.event) {
    case 'played':
      return `${event.card} ${event.side}`;
    case 'banner-attached':
      return `${event.card} basic`;
    case 'unit-used':
      return `${event.unit} ${event.ability}`;
    case 'skill-used':
      return event.skill;
    case 'tactic-taken':
      return event.tactic;
    default:
      return undefined;
  }
}

const isEnd = (key: string): boolean => ['end', 'done', 'announce', 'keep'].includes(key) || key.startsWith('rest');
const ANSWERS = 40;

/** Does this option do something that nobody has done yet? */
function isNew(key: string, left: ReadonlySet<string>): boolean {
  const [first = '', second = 'basic', third = '', fourth = ''] = key.split(' ');
  if (first === 'use') return left.has(`${second} ${fourth}`) || left.has(`${second} ${third}`);
  if (first === 'skill') return left.has(second);
  return left.has(`${first} ${second === 'strong' || second === 'sideways' ? second : 'basic'}`);
}

/** Plays for a while: what is new comes first, and some of the fight passes by, so that its later phases come with cards in hand. */
function wander(match: MatchOf<MageTypes>, seed: number, left: ReadonlySet<string>): void {
  const roll = picker(seed + 1);
  for (let i = 0; i < ANSWERS && !match.outcome; i++) {
    const [question] = questionsOf(match, 0);
    if (!question) throw new Error('nobody is asked');
    const keys = question.options.map(({ key }) => key);
    const fresh = keys.filter((key) => isNew(key, left));
    const deeds = keys.filter((key) => !isEnd(key));
    const isBusy = deeds.length > 0 && roll(match.world.state.arena ? 2 : 8) > 0;
    const from = fresh.length > 0 ? fresh : isBusy ? deeds : keys;
    answer(match, 0, question.id, from[roll(from.length)] ?? '');
  }
}

const MOST = 1500;
test.each(['revised', 'first'] as const)(
  'random play reaches every side of every card in the %s printing',
  (printing) => {
    const left = wanted(experienced(1, printing).world.state);
    const all = left.size;
    let seed = 0;
    const late: string[] = [];
    while (left.size > 0 && seed < MOST) {
      seed++;
      const match = experienced(seed, printing);
      wander(match, seed, left);
      expect([seed, holds(match.world.state)]).toEqual([seed, undefined]);
      for (const { event } of match.events) {
        const reached = reachedBy(event);
        if (reached !== undefined && left.delete(reached) && seed > MOST / 10) late.push(reached);
      }
    }
    console.info(
      `${printing}: ${all - left.size} of ${all} reached in ${seed} matches; the last: ${late.slice(-5).join(', ')}`,
    );
    expect([...left]).toEqual([]);
  },
  120_000,
);
