/** What is foretold of the next roll, against the rules themselves: every roll there is, and every way to answer its damage. */
import { questionsForPeople } from '@taverne/engine';
import { expect, test } from 'vitest';
import { REGIONS } from '../src/board.ts';
import { wantedBy } from '../src/content/wants.ts';
import { chancesOf } from '../src/night/chances.ts';
import { completedBy } from '../src/quests/placement.ts';
import { DICE, type DieSymbol, SYMBOLS } from '../src/words.ts';
import { dice, type QuestTable, quest, type Told } from './table.ts';

/** Every roll in one order of its dice, with how many of the 7,776 look like it. */
function* rolls(from = 0, faces: readonly DieSymbol[] = []): Generator<{ faces: readonly DieSymbol[]; ways: number }> {
  if (faces.length === DICE) {
    const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
    const same = SYMBOLS.map((symbol) => factorial(faces.filter((face) => face === symbol).length));
    yield { faces, ways: factorial(DICE) / same.reduce((all, each) => all * each, 1) };
    return;
  }
  for (let i = from; i < SYMBOLS.length; i++) yield* rolls(i, [...faces, ...SYMBOLS.slice(i, i + 1)]);
}

/** Where all are Exhausted, a new Quest is drawn. */
const DAWN = ['quest', 0] as const;

/** Is seat 0 Exhausted whatever it answers, or if it only takes? The others take. */
function isOut(told: Told, faces: readonly DieSymbol[], canBlock: boolean, answers: readonly string[] = []): boolean {
  const table = quest({ ...told, row: 'T03 P01 P02', stage: 'dice', chance: [...dice(...faces), DAWN] });
  table.answer('adventure');
  let given = 0;
  while (/ damage/.test(table.asked)) {
    const [seat] = table.asked.split(' ');
    if (seat !== '0') table.answer('take');
    else if (given < answers.length) table.answer(answers[given++] ?? 'take');
    else if (!canBlock) table.answer('take');
    else return table.options().every((key) => isOut(told, faces, canBlock, [...answers, key]));
  }
  return table.told('exhausted').some((event) => event.seat === 0);
}

const share = (isMeant: (faces: readonly DieSymbol[]) => boolean): number =>
  [...rolls()].reduce((sum, { faces, ways }) => sum + (isMeant(faces) ? ways : 0), 0) / 6 ** DICE;

const POSITIONS: readonly (readonly [string, Told])[] = [
  ['two, of whom one is about to fall', { health: [3, 1], power: [2, 0], magic: 7 }],
  ['at the highest Magic Level', { health: [4, 9], power: [5, 3], magic: 10, spell: [4, 0] }],
  ['three, with the dice in another hand', { seats: 3, health: [1, 6, 2], power: [0, 0, 0], roller: 2, magic: 4 }],
  ['alone at Level 1', { seats: 1, health: [2], power: [2], magic: 7 }],
  ['with Amulet, Fairy and Shield', { health: [2, 6], power: [1, 3], magic: 8, items: ['amulet@1 fairy@2 shield@3'] }],
];

const named = (told: Told, what: string) => {
  const { state } = quest({ ...told, stage: 'dice' });
  return chancesOf(state, 0, state.roller).find((each) => each.what === what)?.chance;
};

test.each(POSITIONS)('the chance to be Exhausted by the next roll: %s', (_, told) => {
  expect(named(told, 'unblocked')).toBeCloseTo(
    share((faces) => isOut(told, faces, false)),
    3,
  );
  expect(named(told, 'exhausted')).toBeCloseTo(
    share((faces) => isOut(told, faces, true)),
    3,
  );
});

/** What comes with the question to seat 0. */
const figures = ({ match }: QuestTable): unknown => questionsForPeople(match, 0)[0]?.figures;

test('a part for each number of symbols that come to the player, and their sum', () => {
  const { state } = quest({ stage: 'dice', health: [2, 6], power: [0, 0] });
  const [hit, exhausted] = chancesOf(state, 0, 0);
  // The first and the third goblin symbol come to whoever rolls.
  const goblins = (n: number): number => ([1, 5, 10, 10, 5, 1][n] ?? 0) * (1 / 6) ** n * (5 / 6) ** (5 - n);
  expect(hit).toMatchObject({ what: 'hit', hero: 0 });
  expect(hit?.parts.map(({ n }) => n)).toEqual([1, 2, 3]);
  expect(hit?.chance).toBeCloseTo(1 - goblins(0), 3);
  expect(exhausted?.parts).toEqual([
    { what: 'symbols', n: 2, chance: expect.closeTo(goblins(3) + goblins(4), 3) },
    { what: 'symbols', n: 3, chance: expect.closeTo(goblins(5), 3) },
  ]);
});

test('the next space of a Temple: one symbol, two of them, or what a Treasure reads as it', () => {
  const told: Told = { stage: 'dice', heroes: ['I1L I5L+2 I3R+3'], health: [9, 9], power: [0, 0] };
  const { state } = quest(told);
  const steps = chancesOf(state, 0, 0).filter(({ hero }) => hero > 0);
  expect(steps.map(({ what, hero, parts }) => [what, hero, parts[0]?.n])).toEqual([
    ['step', 1, 1],
    ['step', 2, 2],
    ['last', 3, 1],
  ]);
  const [one, two] = [1 - (5 / 6) ** 5, 1 - (5 / 6) ** 5 - 5 * (1 / 6) * (5 / 6) ** 4];
  expect(steps.map(({ chance }) => chance)).toEqual([expect.closeTo(one, 3), expect.closeTo(two, 3), expect.closeTo(one, 3)]);
  const read = quest({ ...told, items: ['spyglass@1'] }).state;
  expect(chancesOf(read, 0, 0).find(({ hero }) => hero === 1)?.chance).toBeCloseTo(1 - (4 / 6) ** 5, 3);
});

test('whoever is Exhausted by the roll takes no space with it, and the parts say so', () => {
  const { state } = quest({ stage: 'dice', heroes: ['I1L'], health: [1, 6], power: [0, 0] });
  const step = chancesOf(state, 0, 0).find(({ what }) => what === 'step');
  const both = 1 - 2 * (5 / 6) ** 5 + (4 / 6) ** 5;
  expect(step?.parts).toEqual([
    { what: 'shows', n: 1, chance: expect.closeTo(1 - (5 / 6) ** 5, 3) },
    { what: 'exhausted', n: 0, chance: expect.closeTo(-both, 3) },
  ]);
  expect(step?.chance).toBeCloseTo((5 / 6) ** 5 - (4 / 6) ** 5, 3);
});

test('a Goblin that falls, and a Spell that comes within reach', () => {
  const { state } = quest({
    stage: 'dice',
    heroes: ['I2R I1R'],
    goblins: 'p3 p p p p p p',
    health: [9, 9],
    magic: 2,
    items: ['hammer@1'],
  });
  const found = chancesOf(state, 0, 0).filter(({ hero }) => hero > 0);
  expect(found.map(({ what, hero, parts }) => [what, hero, parts[0]?.n])).toEqual([
    ['goblin', 1, 1],
    ['spell', 2, 2],
  ]);
  expect(found[0]?.chance).toBeCloseTo(1 - (5 / 6) ** 5, 3);
});

test('the question for the dice brings the chances, and a window those of the roll after it', () => {
  expect(figures(quest({ stage: 'dice' }))).toMatchObject({
    chances: [{ what: 'hit' }, { what: 'exhausted' }, { what: 'unblocked' }],
  });
  const window = quest({ stage: 'dusk', heroes: ['I1L'] });
  expect(figures(window)).toEqual({ chances: chancesOf(window.state, 0, 0) });
  const after = quest({ stage: 'use', heroes: ['I1L'] });
  expect(figures(after)).toEqual({ chances: chancesOf(after.state, 0, 1) });
});

test('the question for a move brings tolls and Quests, move by move', () => {
  const table = quest({ card: 'raft', heroes: ['I1L K1L K1L'], goblins: 'a a p p p p p', row: 'P12 P06 T03' });
  expect(figures(table)).toEqual({ tolls: { '1 O2L': 1, '1 O2R': 1, '1 O6L': 1, '1 O6R': 1 }, quests: {} });
  const near = quest({ card: 'raft', heroes: ['I1L I2L K1L'], row: 'P06 P12 T03' });
  expect(figures(near)).toMatchObject({ quests: { '1 I4R': ['P06'], '1 O2R': ['P06'], '1 I2R': ['P12'] } });
});

test('whoever completes a Quest stands where it wants them', () => {
  const { state } = quest({ row: 'P01 P02 P03' });
  const quests = Array.from({ length: 12 }, (_, number) => number);
  const everywhere = quests.filter((number) => wantedBy(state, 0, number).length === 0);
  expect(everywhere).toEqual([0, 1, 2, 11]); // lines, and both banks of a river
  for (const number of quests) {
    const wanted = wantedBy(state, 0, number);
    for (const a of REGIONS)
      for (const b of REGIONS) {
        const at = state.at.map((region, hero) => (hero === 0 ? a : hero === 1 ? b : region));
        const isDone = completedBy({ ...state, at, row: [number] }, 0, [0]).length > 0;
        if (isDone && wanted.length > 0) expect(wanted).toContain(a);
      }
  }
  expect(wantedBy(state, 0, 14)).toEqual([0]); // the Gem: the Ice Temple at I1L
});
