/**
 * A second, independent reading of the Night's dice, as plain figures: who is dealt which symbol, what it costs, who is Exhausted in
 * the middle of a roll, and where the Magic token stands. Random Nights are walked through rules and figures side by side. So are
 * the points at the end.
 */
import { picker, quick, startMatch } from '@taverne/engine';
import { expect, test } from 'vitest';
import { HOUSE } from '../src/content/house.ts';
import type { QuestEvent } from '../src/events.ts';
import { tinyEpicQuest } from '../src/index.ts';

interface Player {
  health: number;
  power: number;
  spell: number;
  isUp: boolean;
}

/** What the table must look like after each symbol; written without a look at the rules' code. */
class Figures {
  readonly players: Player[];
  readonly solo: boolean;
  magic: number;
  trophies: readonly number[];

  constructor(players: Player[], solo: boolean, magic: number, trophies: readonly number[]) {
    this.players = players;
    this.solo = solo;
    this.magic = magic;
    this.trophies = trophies;
  }

  get level(): number {
    return (this.solo ? HOUSE.magic.solo : HOUSE.magic.standard)[this.magic] ?? 0;
  }

  /** From a seat on, itself first, whoever is Adventuring. */
  from(seat: number): number {
    const n = this.players.length;
    for (let i = 0; i < n; i++) if (this.players[(seat + i) % n]?.isUp) return (seat + i) % n;
    return -1;
  }

  /** In which order the damage of a roll comes: to whom the next symbol goes is asked anew for each, as others may fall. */
  roll(roller: number, dice: readonly string[], fate: (seat: number) => 'taken' | 'blocked' | 'cancelled'): Dealt[] {
    const level = this.level;
    const count = (face: string): number => dice.filter((each) => each === face).length;
    const goblins = this.solo ? aloneGoblins(level, count('goblin')) : count('goblin');
    const each = this.solo ? (level === 3 ? 2 : 1) : ([1, 1, 2, 3][level] ?? 0);
    const dealt = this.deal(roller, goblins, each, fate);
    const powers = this.solo ? ([count('power'), Math.max(0, count('power') - 1)][level] ?? 0) : level < 2 ? count('power') : 0;
    let to = this.from(roller);
    for (let i = 0; i < powers && to >= 0; i++) {
      const player = this.players[to];
      if (player) player.power = Math.max(player.power, Math.min(3 + player.spell, 10, player.power + 1));
      to = this.from(to + 1);
    }
    const last = (this.solo ? HOUSE.magic.solo : HOUSE.magic.standard).length - 1;
    const left = Math.max(0, this.magic + count('magic') - last);
    this.magic = Math.min(last, this.magic + count('magic'));
    return [...dealt, ...this.deal(roller, left, 1, fate)];
  }

  private deal(
    roller: number,
    symbols: number,
    each: number,
    fate: (seat: number) => 'taken' | 'blocked' | 'cancelled',
  ): Dealt[] {
    const dealt: Dealt[] = [];
    let to = this.from(roller);
    for (let i = 0; i < symbols && to >= 0; i++) {
      const how = fate(to);
      dealt.push({ seat: to, damage: how === 'taken' ? each : 0 });
      const player = this.players[to];
      if (player && how === 'blocked') player.power -= 2;
      if (player && how === 'taken') hurt(player, each);
      to = this.from(to + 1);
    }
    return dealt;
  }
}

interface Dealt {
  readonly seat: number;
  readonly damage: number;
}

const aloneGoblins = (level: number, goblins: number): number =>
  level === 0 ? Math.max(0, goblins - 1) : level === 1 && goblins > 1 ? goblins - 1 : goblins;

/** At 0 one is out, with 6 Health and 3 Power, and a Spell Level less. */
function hurt(player: Player, damage: number): void {
  player.health -= damage;
  if (player.health > 0) return;
  Object.assign(player, { health: 6, power: 3, spell: Math.max(0, player.spell - 1), isUp: false });
}

const isDamage = (event: QuestEvent): event is QuestEvent & { readonly event: 'damage-dealt' } =>
  event.event === 'damage-dealt' && event.how !== 'ignored';

const pointsOf = (quests: number, goblins: number, spells: number, legends: number): number => {
  const at = (column: readonly number[], n: number): number => column[Math.min(10, n)] ?? 0;
  return (
    at([-3, -1, 1, 3, 6, 8, 12, 16, 20, 25, 30], quests) +
    at([-2, 1, 3, 6, 8, 12, 16, 20, 25, 30, 35], goblins) +
    at([-4, -2, -1, 1, 2, 4, 6, 8, 10, 13, 16], spells) +
    4 * legends
  );
};

/** Plays at random, adventuring more often than not, and checks every roll as far as the next question of another kind. */
function walk(seats: number, seed: number): { readonly rolls: number; readonly fallen: number } {
  const options = { ...(seats === 1 ? { mode: 'solo', targetAtEnd: true } : {}), gloom: seed % 2 === 0 };
  const begun = startMatch(tinyEpicQuest, { options, seats, chance: quick(seed) });
  if (!begun.ok) throw new Error(begun.trouble.say);
  const match = begun.value;
  const { world } = match;
  const pick = picker(seed);
  const [rolled, fallen] = [{ count: 0 }, { count: 0 }];
  const legends = Array.from({ length: seats }, () => 0);
  while (world.request) {
    const index = world.waiting;
    const all = world.options(index);
    const { name } = world.ask(index);
    const isPush = name === 'dice' && pick(6) > 0;
    const chosen = isPush ? all.find(({ key }) => key === 'adventure') : all[pick(all.length)];
    if (!chosen) throw new Error('no option');
    const seen = match.events.length;
    if (name !== 'dice' || chosen.key !== 'adventure') {
      world.choose(index, chosen);
      count(match.events.slice(seen).map(({ event }) => event));
      continue;
    }
    const { state } = world;
    const players = Array.from({ length: seats }, (_, seat) => ({
      health: state.health[seat] ?? 0,
      power: state.power[seat] ?? 0,
      spell: state.spell[seat] ?? 0,
      isUp: (state.adventurers & (1 << seat)) !== 0,
    }));
    const figures = new Figures(players, seats === 1, state.magic, [...state.trophies]);
    const { roller } = state;
    const hasHelp = state.hand.some((hand) => hand >= 0);
    world.choose(index, chosen);
    while (world.request && world.state.stage === 'damage') {
      const offered = world.options(world.waiting);
      const answer = offered[pick(offered.length)];
      if (answer) world.choose(world.waiting, answer);
    }
    const events = match.events.slice(seen).map(({ event }) => event);
    count(events);
    // Items change prices and save lives: they have tests of their own.
    if (hasHelp) continue;
    const roll = events.find((event) => event.event === 'rolled');
    if (roll?.event !== 'rolled') throw new Error('nothing was rolled');
    const damages = events.filter(isDamage);
    const fates = damages.values();
    const dealt = figures.roll(roller, roll.dice, () => {
      const how = fates.next().value?.how;
      return how === undefined || how === 'ignored' ? 'taken' : how;
    });
    expect(damages.map(({ seat, damage }) => ({ seat, damage }))).toEqual(dealt);
    rolled.count++;
    fallen.count += events.filter(({ event }) => event === 'exhausted').length;
    if (world.state.stage === 'dawn' || world.state.stage === 'card') continue;
    for (const [seat, player] of figures.players.entries()) {
      expect([seat, world.state.health[seat], world.state.power[seat], world.state.spell[seat]]).toEqual([
        seat,
        player.health,
        player.power,
        player.spell,
      ]);
      expect((world.state.adventurers & (1 << seat)) !== 0).toBe(player.isUp);
    }
    expect(world.state.magic).toBe(figures.magic);
  }
  const { done, trophies, spell } = world.state;
  const detail = match.outcome?.detail;
  const totals = Array.from({ length: seats }, (_, seat) =>
    pointsOf(done[seat]?.length ?? 0, trophies[seat] ?? 0, spell[seat] ?? 0, legends[seat] ?? 0),
  );
  expect(detail).toMatchObject({ scores: totals.map((total) => ({ total })) });
  return { rolls: rolled.count, fallen: fallen.count };

  function count(events: readonly QuestEvent[]): void {
    for (const event of events)
      if (event.event === 'legend-stepped' && event.step === 2) legends[event.seat] = (legends[event.seat] ?? 0) + 1;
  }
}

test.each([1, 2, 3, 4])('random Nights of %i, and their points, are as the figures say', (seats) => {
  let [rolls, fallen] = [0, 0];
  for (let seed = 1; seed <= 12; seed++) {
    const walked = walk(seats, seed);
    rolls += walked.rolls;
    fallen += walked.fallen;
  }
  expect(rolls).toBeGreaterThan(100);
  expect(fallen).toBeGreaterThan(5);
});
