import { answer, type Level, questionsOf, quick, sightOf, startMatch } from '@taverne/engine';
import { describe, expect, test } from 'vitest';
import { evaluate, leadersLevels, losesNextTurn, winThisTurn } from '../src/bot/index.ts';
import { leaders } from '../src/index.ts';
import { type Set as Position, sit } from './helpers.ts';

const LEVELS = leadersLevels.map((level) => [level.level, level] as const);

function levelNamed(number: number): Level {
  const level = leadersLevels.find((each) => each.level === number);
  if (!level) throw new Error(`there is no level ${number}`);
  return level;
}

/** The strongest think less than usual here: what they see does not depend on it, and tests must not take long. */
const thinkingOf = ({ thinking }: Level, most = 16) => ({ iterations: Math.min(thinking.iterations ?? 0, most) });

/** What a level answers in a position, for whoever is asked. */
function advice(level: Level, position: Position, seed = 1) {
  const { match } = sit(position);
  const seat = match.world.ask(0).seat;
  return level.brain(leaders, sightOf(match.world, seat, quick(seed)), { ...thinkingOf(level), seed });
}

/** Plays one whole turn of the side to move, in the position. */
function playTurn(level: Level, position: Position) {
  const table = sit(position);
  const { turns } = table.match.world.state;
  for (let seed = 1; !table.outcome && table.match.world.state.turns === turns; seed++) {
    const { world } = table.match;
    const { seat } = world.ask(0);
    table.play(level.brain(leaders, sightOf(world, seat, quick(seed)), { ...thinkingOf(level), seed }).key);
  }
  return table;
}

describe('the five levels', () => {
  test('are numbered from the weakest to the strongest', () => {
    expect(leadersLevels.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5]);
  });

  test.each(LEVELS)('level %i plays a whole match of either mode by the rules', (number, level) => {
    for (const mode of ['discovery', 'strategist']) {
      const started = startMatch(leaders, { options: { mode }, chance: quick(number) });
      if (!started.ok) throw new Error(started.trouble.say);
      const match = started.value;
      for (let at = 1; !match.outcome; at++) {
        const { seat } = match.world.ask(0);
        const [question] = questionsOf(match, seat);
        // Against the weakest, because between two strong players a match takes long.
        const { brain } = seat === 0 ? level : levelNamed(1);
        const { key } = brain(leaders, sightOf(match.world, seat, quick(at)), { ...thinkingOf(level, 1), seed: at });
        expect(question?.options.map((option) => option.key)).toContain(key);
        expect(answer(match, seat, question?.id ?? '', key)).toBeUndefined();
      }
      expect(match.outcome.places).toHaveLength(2);
    }
  });

  test.each(LEVELS)('level %i gives the same answer for the same seed', (_, level) => {
    const position = { south: 'leaderD2 riderC3 prowlerE2', north: 'leaderD6 jailerC5 acrobatE5' };
    expect(advice(level, position, 7)).toEqual(advice(level, position, 7));
  });
});

describe('what the levels see', () => {
  const WIN_IN_TWO: Position = { south: 'leaderA1 jailerC5 vizierE5', north: 'leaderD7 riderB1' };

  test.each([3, 4, 5])('level %i finds a win that takes two actions', (number) => {
    const table = playTurn(levelNamed(number), WIN_IN_TWO);
    expect(table.outcome?.places).toEqual([1, 2]);
  });

  test.each([2, 3, 4, 5])('level %i takes a win that takes one', (number) => {
    const position = { south: 'leaderA1 jailerC6 vizierE5', north: 'leaderD7 riderB1' };
    const keys = Array.from({ length: 10 }, (_, seed) => advice(levelNamed(number), position, seed).key);
    const wins = keys.filter((key) => key === 'E5 E6' || key === 'E5 D6').length;
    // Level 2 slips now and then; it is no machine.
    expect(wins).toBeGreaterThanOrEqual(number === 2 ? 6 : 10);
  });

  // North's Jailer and Vizier are two steps from D1: if South just plays on, it has lost.
  const IN_DANGER: Position = { south: 'leaderD1 riderB3 bruiserF2', north: 'leaderD7 jailerC2 vizierE2' };

  test.each([4, 5])('level %i does not leave its Leader where it falls next turn', (number) => {
    const before = sit(IN_DANGER);
    expect(losesNextTurn(before.match.world.state)).toBe(true);
    const after = playTurn(levelNamed(number), IN_DANGER);
    expect(after.outcome).toBeUndefined();
    expect(winThisTurn(after.match.world.state)).toBeUndefined();
  });

  test('level 5 does not step where the Nemesis would win at once', () => {
    // A step of the Leader that takes it next to the Rider is answered by the Nemesis.
    const position: Position = { south: 'leaderD2', north: 'leaderD7 riderD4 nemesisF3' };
    const table = playTurn(levelNamed(5), position);
    expect(table.outcome).toBeUndefined();
  });

  test('level 5 lets its Nemesis win in the turn of the other side', () => {
    // South's Leader has stepped next to the Rider; the Nemesis only has to come.
    const table = sit({ south: 'leaderD2', north: 'leaderD7 riderD4 nemesisF3' }).play('D2 D3');
    expect(table.asked).toBe('north nemesis');
    const { world } = table.match;
    const { key } = levelNamed(5).brain(leaders, sightOf(world, 1, quick(1)), { ...levelNamed(5).thinking, seed: 1 });
    expect(table.play(key).outcome?.places).toEqual([2, 1]);
  });
});

describe('how long the levels think', () => {
  const MIDGAME: Position = {
    south: 'leaderD2 riderC3 prowlerE2 acrobatD3 grapplerB2',
    north: 'leaderD6 jailerC5 manipulatorE5 bruiserD5 innkeeperF4',
  };

  test('no longer than they may', () => {
    const { brain } = levelNamed(5);
    const { match } = sit(MIDGAME);
    const before = Date.now();
    brain(leaders, sightOf(match.world, 0, quick(1)), { milliseconds: 100, seed: 1 });
    // Generous: the first look at the own turn is not interrupted, and the machine may be busy.
    expect(Date.now() - before).toBeLessThan(20_000);
  });

  test('not at all when they are stopped', () => {
    const { match } = sit(MIDGAME);
    const stopped = () => true;
    const advice = levelNamed(5).brain(leaders, sightOf(match.world, 0, quick(1)), { iterations: 1e6, stopped, seed: 1 });
    expect(advice.iterations).toBe(0);
    expect(advice.key).not.toBe('');
  });
});

describe('the evaluation', () => {
  const of = (position: Position) => {
    const { state } = sit(position).match.world;
    return [evaluate(state, 0), evaluate(state, 1)] as const;
  };

  test('adds up to one', () => {
    const [south, north] = of({ south: 'leaderD2 riderC3', north: 'leaderD6 jailerC5 archerD5' });
    expect(south + north).toBeCloseTo(1);
  });

  test('prefers attackers near the enemy Leader to attackers far from it', () => {
    const [near] = of({ south: 'leaderD1 riderC4 vizierE4', north: 'leaderD7 archerA3' });
    const [far] = of({ south: 'leaderD1 riderA1 vizierG1', north: 'leaderD7 archerA3' });
    expect(near).toBeGreaterThan(far);
  });

  test('knows a win', () => {
    const table = sit({ south: 'leaderA1 jailerC6 vizierE5', north: 'leaderD7 riderB1' }).play('E5 E6');
    expect([evaluate(table.match.world.state, 0), evaluate(table.match.world.state, 1)]).toEqual([1, 0]);
  });
});
