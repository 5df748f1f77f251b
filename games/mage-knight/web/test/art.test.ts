/** The drawings of Mage Knight: everything in the land and on its tokens has a picture. */
import { describe, expect, test } from 'vitest';
import { ENEMIES } from '../../src/content/enemies.ts';
import { BASICS, COLOURS, ELEMENTS, HEROES, SITES } from '../../src/words.ts';
import { middleOf, moved, outline } from '../art/geometry.ts';
import { Crystal, Die, Mana } from '../art/mana.tsx';
import drawings from '../art/scenery.json' with { type: 'json' };
import { Hero, ScenerySprite, Site } from '../art/scenery.tsx';
import { ElementSign, FORCE_SIGNS, Sign, TRAIT_SIGNS } from '../art/signs.tsx';
import { Space } from '../art/space.tsx';
import { ENEMY_SIGNS, EnemyToken, RuinsToken, ShieldMark } from '../art/tokens.tsx';

describe('the drawings', () => {
  test('show every site and hero, and every enemy by a sign of its own kind', () => {
    expect([...SITES, ...HEROES].filter((name) => !Object.hasOwn(drawings, name))).toEqual([]);
    expect(HEROES.flatMap((name) => linksIn(Hero({ name })))).toEqual(HEROES.map((name) => `#mk-${name}`));
    expect(Object.keys(ENEMY_SIGNS).sort()).toEqual(ENEMIES.map(({ id }) => id).sort());
  });

  test('lay hexagons side by side: neighbours share their edges', () => {
    expect([middleOf(1, 0), middleOf(0, 1), middleOf(1, -1)]).toEqual([
      { x: 84, y: 0 },
      { x: 42, y: 64 },
      { x: 42, y: -64 },
    ]);
    expect(outline()).toBe('M0,-42.7L42,-21.3L42,21.3L0,42.7L-42,21.3L-42,-21.3Z');
    expect([moved({ x: 1, y: 2 }), moved({ x: 1, y: 2 }, 0.5)]).toEqual(['translate(1 2)', 'translate(1 2) scale(0.5)']);
  });

  test('tell colours, elements, forces and abilities apart by their shapes', () => {
    const different = (shapes: readonly unknown[]): boolean =>
      new Set(shapes.map((shape) => JSON.stringify(shape))).size === shapes.length;
    expect(different(COLOURS.map((of) => pathsIn(Mana({ of }))))).toBe(true);
    expect(different(COLOURS.map((of) => pathsIn(Die({ of }))))).toBe(true);
    expect(different(BASICS.map((of) => pathsIn(Crystal({ of }))))).toBe(true);
    expect(different(ELEMENTS.map((of) => pathsIn(ElementSign({ of }))))).toBe(true);
    expect(different(Object.values(TRAIT_SIGNS).map((of) => pathsIn(Sign({ of }))))).toBe(true);
    expect(different(Object.values(FORCE_SIGNS))).toBe(true);
  });

  test('show an enemy’s attack and armor, and nothing of one that lies face down', () => {
    const face = { id: 'prowlers', attack: 4, element: 'physical', armor: 3, summons: false } as const;
    expect(textsIn(EnemyToken({ pile: 'green', face }))).toEqual(['4', '3']);
    expect(textsIn(EnemyToken({ pile: 'green', face: { ...face, summons: true } }))).toEqual(['3']);
    expect(textsIn(EnemyToken({ pile: 'green' }))).toEqual(['?']);
  });

  test('show a ruin’s altar or its guards', () => {
    expect(classesIn(RuinsToken({ face: { altar: 'red', enemies: [] } }))).toContain('mk-of-red');
    const guarded = classesIn(RuinsToken({ face: { enemies: ['gray', 'violet'] } }));
    expect([guarded.includes('mk-pile-gray'), guarded.includes('mk-pile-violet')]).toEqual([true, true]);
    expect(textsIn(RuinsToken({}))).toEqual(['?']);
    expect(classesIn(ShieldMark())).toContain('mk-cloth');
  });

  test('know a burned monastery, and draw a space the same every time', () => {
    expect([linksIn(Site({ site: 'monastery' })), linksIn(Site({ site: 'monastery', isBurned: true }))]).toEqual([
      ['#mk-monastery'],
      ['#mk-burned'],
    ]);
    const forests = [1, 1, 2].map((seed) => JSON.stringify(Space({ terrain: 'forest', seed })));
    expect(new Set(forests).size).toBe(2);
    expect(linksIn(ScenerySprite())).toEqual([]);
  });
});

/** What is in a picture, part by part, as the browser would see it. */
function* partsOf(node: unknown): Generator<string | { readonly [name: string]: unknown }> {
  if (typeof node === 'string' || typeof node === 'number') yield String(node);
  else if (Array.isArray(node)) for (const each of node) yield* partsOf(each);
  else if (isElement(node)) {
    if (typeof node.type === 'function') yield* partsOf(node.type(node.props));
    else yield node.props;
    yield* partsOf(node.props.children);
  }
}

interface Element {
  readonly type: unknown;
  readonly props: { readonly [name: string]: unknown };
}
const isElement = (node: unknown): node is Element => typeof node === 'object' && node !== null && 'props' in node;

const valuesIn = (node: unknown, name: string): string[] =>
  [...partsOf(node)].flatMap((part) => (typeof part === 'object' && typeof part[name] === 'string' ? [part[name]] : []));
const pathsIn = (node: unknown): string[] => valuesIn(node, 'd');
const linksIn = (node: unknown): string[] => valuesIn(node, 'href');
const classesIn = (node: unknown): string[] => valuesIn(node, 'className').flatMap((names) => names.split(' '));
const textsIn = (node: unknown): string[] => [...partsOf(node)].flatMap((part) => (typeof part === 'string' ? [part] : []));
