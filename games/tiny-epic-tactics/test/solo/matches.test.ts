/** Whole adventures to the end, played at random and by an explorer who looks for dungeons; what must hold at every moment. */
import { type Match, picker, quick, startMatch } from '@taverne/engine';
import { battery } from '@taverne/engine/battery';
import { describe, expect, test } from 'vitest';
import { bookOf } from '../../src/content/book.ts';
import type { Thought } from '../../src/events.ts';
import { type Options, type State, type TacticsEvent, tinyEpicTactics, type View } from '../../src/index.ts';
import { closedCells } from '../../src/solo/closed.ts';
import { SAYINGS } from '../../src/solo/thoughts.ts';
import { fullTime } from '../../src/solo/time.ts';
import { maxHp, maxStock } from '../../src/units.ts';

type Played = Match<State, Options, TacticsEvent, View>;
type Taste = (state: State, name: string, key: string) => number;

/** Anything goes. */
const random: Taste = () => 1;

/** Goes to portals, into dungeons and on through them; never turns back, hardly ever stops. */
const explorer: Taste = (state, name, key) => {
  const { realm } = bookOf(state);
  const [verb = '', unit = '', place = ''] = key.split(' ');
  if (name === 'act') {
    const at = state.at[state.card.indexOf(bookOf(state).unitNumbers.get(unit) ?? -2)] ?? -1;
    if (verb === 'walk') return at >= realm.cells || realm.portalOf[at] !== -1 ? 400 : 0;
    if (verb === 'move') return realm.portals.some(({ cell }) => place === cellText(state, cell)) ? 60 : 1;
    return verb === 'end' ? 0.1 : verb === 'hit' || verb === 'shoot' || verb === 'cast' ? 20 : 1;
  }
  if (name === 'walk') return verb === 'enter' ? 400 : verb.includes(':') ? 10 : verb === 'stop' ? 0.2 : 0.01;
  return 1;
};

const cellText = (state: State, cell: number): string => {
  const { width } = bookOf(state).realm;
  return `${String.fromCharCode(65 + (cell % width))}${Math.trunc(cell / width) + 1}`;
};

function play(mode: 'solo' | 'co-op', seed: number, taste: Taste, watch: (match: Played) => void): Played {
  const started = startMatch(tinyEpicTactics, { options: { mode }, seats: mode === 'solo' ? 1 : 2, chance: quick(seed) });
  if (!started.ok) throw new Error(started.trouble.say);
  const match = started.value;
  const pick = picker(seed);
  for (let asked = 0; !match.outcome; asked++) {
    expect(asked, 'a match comes to its end').toBeLessThan(5_000);
    const { world } = match;
    const options = world.options(world.waiting);
    const { name } = world.ask(world.waiting);
    const weights = options.map(({ key }) => taste(world.state, name, key));
    const picked = options[drawn(weights, pick(1_000_000) / 1_000_000)];
    if (picked) world.choose(world.waiting, picked);
    watch(match);
  }
  return match;
}

/** A place in a list of weights, by a number from 0 to below 1. */
function drawn(weights: readonly number[], chance: number): number {
  let left = chance * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [at, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return at;
  }
  return 0;
}

/** What holds whenever somebody is asked something between two actions. */
function checkState(state: State): void {
  const { content, realm } = bookOf(state);
  const places = state.at.filter((cell) => cell !== -1);
  expect(new Set(places).size, 'no two units share a cell').toBe(places.length);
  const closed = closedCells(state);
  expect(
    places.filter((cell) => closed.includes(cell)),
    'nobody is under a flipped box',
  ).toEqual([]);
  expect(
    state.at.slice(state.seats * 4).every((cell) => cell < realm.cells),
    'no Enemy unit is in a dungeon',
  ).toBe(true);
  for (const [unit, cell] of state.at.entries()) {
    if (cell === -1) continue;
    expect(state.hp[unit]).toBeGreaterThan(0);
    expect(state.hp[unit]).toBeLessThanOrEqual(maxHp(state, unit));
    expect(state.stock[unit]).toBeGreaterThanOrEqual(0);
    expect(state.stock[unit]).toBeLessThanOrEqual(maxStock(state, unit));
  }
  expect(state.time).toBeLessThanOrEqual(fullTime(state));
  const under = state.under.filter((card) => card !== -1);
  const enemies = [...state.enemyDeck, ...state.enemyDiscard, ...under].sort((a, b) => a - b);
  expect(enemies, 'every enemy card is somewhere').toEqual(content.enemies.map((_, card) => card));
  const cards = [...state.reserve, ...state.card.filter((card) => card !== -1), ...state.dealt.flat()].sort((a, b) => a - b);
  expect(cards, 'every unit card is somewhere').toEqual(content.units.map((_, card) => card));
}

function checkThoughts(thoughts: readonly Thought[]): void {
  const figures = new Map<string, readonly string[]>(Object.entries(SAYINGS));
  for (const { say, figures: said = {} } of thoughts) expect(Object.keys(said), say).toEqual(figures.get(say));
}

describe.each(['solo', 'co-op'] as const)('%s matches', (mode) => {
  test.each([
    ['at random', random],
    ['by an explorer', explorer],
  ])('played %s to the end', (_, taste) => {
    const seen = new Map<string, number>();
    const ends = new Set<string>();
    for (let seed = 1; seed <= 12; seed++) {
      const match = play(mode, seed, taste, ({ world: { state, tape } }) => {
        // Quiet points after the deal: every Enemy fields four units (TET-SOLO-CAP-06).
        if (tape.length > 0 || state.ending || state.phase === 'deal' || state.phase === 'deploy') return;
        checkState(state);
        expect(state.at.slice(state.seats * 4).every((cell) => cell !== -1)).toBe(true);
      });
      for (const { event } of match.events) {
        seen.set(event.event, (seen.get(event.event) ?? 0) + 1);
        if ('thoughts' in event && Array.isArray(event.thoughts)) checkThoughts(event.thoughts);
      }
      ends.add(match.outcome?.how ?? '');
    }
    expect([...ends].every((how) => ['time', 'eliminated', 'glory'].includes(how))).toBe(true);
    expect(seen.get('enemy-activated')).toBeGreaterThan(50);
    if (taste === explorer) {
      for (const event of ['dungeon-entered', 'monster-met', 'crystal-recovered', 'captured', 'time-moved', 'enemy-came']) {
        expect(seen.get(event) ?? 0, event).toBeGreaterThan(0);
      }
    }
  });
});

/** Portals, dungeons, chambers. */
const INWARD = /^(enter |\d+x\d+:|walk |move \w+ (C5|L5|H5|L11|F9|J12|H10|C11)$)/;

test.each([
  ['solo', 1],
  ['co-op', 2],
] as const)('the battery holds inside dungeons: %s', (mode, seats) => {
  const report = battery(tinyEpicTactics, {
    options: { mode },
    seats,
    seeds: [1, 2, 3],
    every: 12,
    prefer: (key) => INWARD.test(key),
  });
  expect(report.matches).toBe(3);
});

test('TET-SOLO-TURN-02, TET-COOP-09: after each player comes his Enemy, and the player starts', () => {
  const order = (mode: 'solo' | 'co-op', first: string): string => {
    const started = startMatch(tinyEpicTactics, { options: { mode, first }, seats: mode === 'solo' ? 1 : 2, chance: quick(3) });
    if (!started.ok) throw new Error(started.trouble.say);
    const match = started.value;
    while (!match.outcome && match.world.state.turns < 4) {
      const { world } = match;
      const options = world.options(world.waiting);
      const picked = options.find(({ key }) => key === (world.ask(world.waiting).safe ?? '')) ?? options[0];
      if (picked) world.choose(world.waiting, picked);
    }
    const turns = match.events.flatMap(({ event }) =>
      event.event === 'turn-began' ? [`${event.side}`] : event.event === 'enemy-activated' ? [`${event.side}E`] : [],
    );
    return turns.slice(0, 6).join(' ');
  };
  expect(order('solo', '0')).toBe('0 1E 0 1E 0 1E');
  expect(order('co-op', '0')).toBe('0 2E 1 3E 0 2E');
  expect(order('co-op', '1')).toBe('1 3E 0 2E 1 3E');
});
