/** The map: where things lie, how one walks over it by keys, and what is said of each space. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { mage, type Told } from '../../test/table.ts';
import { messages } from '../../text/index.ts';
import { boxOf, isOpening, openingsIn, outlineOf, rowsOf, signOf, spaceNamed, stopsIn, walk } from '../board/geometry.ts';
import { helpOf, openingHelp } from '../board/help.ts';
import { enemyIn, standingAt } from '../board/view.ts';

const viewOf = (told: Told = {}) => mage(told).view(0);
/** The key and its values: what would be said. */
const said: string[] = [];
const say = (id: string, values: object = {}): string => {
  said.push(id);
  return `${id}${Object.keys(values).length > 0 ? ` ${JSON.stringify(values)}` : ''}`;
};

describe('where the land lies', () => {
  test('all of it is in sight, with room for what is beyond', () => {
    const { x, y, width, height } = boxOf(viewOf());
    const [left, top] = [x + 62, y + 74];
    expect([width > 4 * 84, height > 4 * 64, left <= 0, top < -200]).toEqual([true, true, true, true]);
  });

  test('a tile has eighteen corners, and no two tiles share more than three edges', () => {
    const corners = (x: number, y: number) => outlineOf(x, y).slice(1, -1).split('L');
    expect([new Set(corners(0, 0)).size, corners(1, 2).length]).toEqual([18, 18]);
    expect(corners(0, 0).filter((corner) => corners(1, 0).includes(corner))).toHaveLength(4);
  });

  test('the land goes on where the scenario lets it', () => {
    const places = (scenario: string) =>
      openingsIn(viewOf({ options: { scenario } }))
        .map(({ x, y }) => `${x} ${y}`)
        .sort();
    expect(places('solo-conquest')).toEqual(places('first-reconnaissance'));
    expect(places('solo-conquest')).toContain('1 1');
    expect(places('solo-conquest')).not.toContain('-1 1');
  });

  test('where a tile has been revealed nothing is unknown any more', () => {
    const table = mage({ at: '2.-3', move: 6 });
    const [place = ''] = table.options('explore').map((key) => key.replace('explore', 'tile'));
    expect(isOpening(table.view(0), place)).toBe(true);
    expect(isOpening(table.play(place.replace('tile', 'explore')).view(0), place)).toBe(false);
  });

  test('a place for a tile has its name where the hero is nearest', () => {
    const near = signOf({ x: 1, y: 1 }, spaceNamed('2.-3'));
    const far = signOf({ x: 1, y: 1 }, spaceNamed('4.-3'));
    expect(near).not.toEqual(far);
  });
});

describe('arrows', () => {
  const view = viewOf({ at: '2.-2' });
  const stops = stopsIn(view, spaceNamed('2.-2'));
  const steps = (from: string, ...arrows: Parameters<typeof walk>[2][]) =>
    arrows.reduce<string | undefined>((at, arrow) => (at === undefined ? undefined : walk(stops, at, arrow)), from);

  test('lead from space to space, and straight up and down', () => {
    expect(steps('2.-2', 'ArrowRight')).toBe('3.-2');
    expect(steps('2.-2', 'ArrowLeft')).toBe('1.-2');
    expect(steps('0.0', 'ArrowUp', 'ArrowUp')).toBe('1.-2');
    expect(steps('1.-2', 'ArrowDown', 'ArrowDown')).toBe('0.0');
  });

  test('reach every space and every place for a tile', () => {
    const seen = new Set(['0.0']);
    for (const at of seen) {
      for (const arrow of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const) {
        const to = walk(stops, at, arrow);
        if (to !== undefined) seen.add(to);
      }
    }
    expect([...seen].sort()).toEqual(rowsOf(view).flat().toSorted());
  });
});

describe('what is said of a space', () => {
  const help = (told: Told, at: string) => {
    const view = viewOf(told);
    return helpOf({ say, view, seat: 0 }, spaceNamed(at));
  };
  const lines = (told: Told, at: string): string[] => (help(told, at)?.lines ?? []).map(({ text }) => text.split(' ')[0] ?? '');

  test('what it costs, by day and by night, and what makes it cheaper now', () => {
    const view = viewOf();
    const priced = (costs?: readonly number[]) => helpOf({ say, view, seat: 0, costs }, spaceNamed('1.-1'))?.lines[0]?.text;
    expect(priced()).toBe('board.price.hours {"terrain":"Terrain.forest","now":3,"day":3,"night":5}');
    expect(priced([2, 3, 1, 4, 5, 5])).toContain('"now":1');
    expect(lines({}, '2.-4')).toEqual(['board.price.closed']);
  });

  test('a village talks, or does not', () => {
    expect(lines({}, '2.-3')).toEqual(['board.price', 'site.village.does', 'board.now.locals']);
    expect(lines({ reputation: -7 }, '2.-3')).toContain('board.now.disrepute');
  });

  test('whoever is there is told: face up with its figures, face down by its pile', () => {
    const orcs = help({ tokens: 'prowlers@1.-4!' }, '1.-4');
    expect(orcs?.enemies).toMatchObject([{ id: 'prowlers', attack: 4, armor: 3 }]);
    expect(lines({ tokens: 'prowlers@1.-4!' }, '1.-4')).toContain('rampager.orc.does');
    expect(lines({}, '1.-4')).not.toContain('rampager.orc.does');
    const keep = { tiles: 'countryside-3@1,1', tokens: 'gray@5.-6' };
    expect(help(keep, '5.-6')?.unknown).toEqual(['gray']);
    expect(lines(keep, '5.-6')).toContain('board.now.hidden');
    expect(lines({ ...keep, night: true }, '5.-6')).toContain('board.now.hidden-by-night');
    expect(lines({ ...keep, tokens: '', shields: '5.-6' }, '5.-6')).toContain('board.now.yours');
  });

  test('what a scenario is about is told at the places it is about', () => {
    const last = (scenario: string, told: Told, space: string): string | undefined =>
      help({ options: { scenario }, others: [{}], ...told }, space)?.lines.at(-1)?.text;
    expect(last('mines-liberation', { tokens: 'prowlers@2.-1' }, '2.-1')).toBe('board.now.mine-held');
    expect(last('mines-liberation', {}, '2.-1')).toMatch(/^board.now.mine /);
    expect(last('druid-nights', {}, '1.-3')).toBe('board.now.glade-marks');
    expect(last('dungeon-lords', { reputation: -7 }, '2.-3')).toBe('board.now.disrepute');
    const village = help({ options: { scenario: 'dungeon-lords' }, others: [{}] }, '2.-3')?.lines.map(({ text }) => text);
    expect(village).toContain('board.now.secret-village');
    const dungeon = { tiles: 'countryside-7@1,1', shields: '4.-4' } as const;
    expect(last('dungeon-lords', dungeon, '4.-4')).toBe('board.now.passages');
    expect(last('full-conquest', dungeon, '4.-4')).toBe('board.now.again');
  });

  test('a mine counts crystals, a glade knows the hour', () => {
    expect(help({ crystals: 'red red' }, '2.-1')?.lines.at(-1)?.text).toMatch(/^board.now.mine/);
    expect(help({ night: true }, '1.-3')?.lines.at(-1)?.text).toBe('board.now.glade {"hour":"night"}');
  });

  test('unknown land says what comes next', () => {
    const next = (change: object) => openingHelp({ say, view: { ...viewOf(), ...change }, seat: 0 }).lines[1]?.text;
    expect(next({ countrysideLeft: 4 })).toContain('"kind":"countryside","n":4');
    expect(next({ countrysideLeft: 0, coreLeft: 1, cityLeft: 1 })).toContain('"kind":"core","n":2');
    expect(next({ countrysideLeft: 0, coreLeft: 0, cityLeft: 0 })).toContain('"kind":"none"');
  });

  test('a city has its level until it is conquered; where it is closed, nothing else matters', () => {
    const city = { tiles: 'core-6@1,1', also: cityAt('4.-5') };
    expect(lines(city, '4.-5')).toContain('board.now.level');
    expect(lines({ ...city, options: { scenario: 'first-reconnaissance' } }, '4.-5')).toEqual([
      'board.price',
      'board.now.closed',
    ]);
    expect(standingAt(viewOf(city), spaceNamed('4.-5'))).toMatchObject({ isHeld: true });
  });

  test('every word that is said has a message', () => {
    expect(said.filter((id) => !Object.hasOwn(messages.en, id))).toEqual([]);
  });

  test('an enemy is shown as its printing has it', () => {
    const of = (printing: string) => enemyIn(viewOf({ options: { printing } }), 27)?.attack;
    expect([of('first'), of('revised')]).toEqual([6, 5]);
  });
});

const cityAt =
  (at: string) =>
  (state: State): void => {
    state.cities = [{ at: spaceNamed(at), colour: 1, level: 5, leader: -1 }];
  };
