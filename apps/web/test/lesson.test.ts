/** The guided first matches: each can be played through as it is written, from every step, and every step has its words. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { eventsFor } from '@taverne/engine';
import { findGame, games } from '@taverne/games';
import { LEARNER, LEGAL_BUT_FIRST, type Lesson, type LessonStep } from '@taverne/ui';
import { describe, expect, test } from 'vitest';
import type { HereHost } from '../src/here/host.ts';
import { courseOf, lengthOf, stepBefore } from '../src/learn/course.ts';
import { readKept } from '../src/learn/kept.ts';
import { lessonDoor, narrowed, openScene } from '../src/learn/stage.ts';
import { wordsOf } from '../src/learn/text/index.ts';
import { kitOf } from '../src/tablepage/kits.ts';

async function lessonOf(id: string): Promise<Lesson> {
  const lesson = await (await kitOf(id)).lesson?.();
  if (!lesson) throw new Error(`${id} has no lesson`);
  return lesson;
}

/** Every game whose manifest promises one. */
const LESSONS = await Promise.all(
  games.filter(({ hasLesson }) => hasLesson).map(async ({ id }) => ({ id, lesson: await lessonOf(id) })),
);
const NAMES = { learner: 'Camille', partner: 'Hazel' };

async function sceneOf(id: string, index: number, within = 0): Promise<HereHost> {
  const game = await findGame(id)?.load();
  const scene = (await lessonOf(id)).scenes[index];
  if (!game || !scene) throw new Error('there is no such scene');
  const opened = await openScene(game, scene, within, NAMES);
  if (!opened.ok) throw new Error(opened.trouble.say);
  return opened.value;
}

/** Does what the step says through the door that the page has. */
async function play(host: HereHost, step: LessonStep, variant: number): Promise<void> {
  if (step.kind === 'watch') for (const [seat, key] of step.plays) expect(await host.answerAs(seat, key)).toBeUndefined();
  if (step.kind !== 'do') return;
  const offered = narrowed(host.state(), step).questions.flatMap(({ options }) => options.map(({ key }) => key));
  expect(offered).toEqual(expect.arrayContaining([...step.expects]));
  const others = offered.filter((key) => !step.expects.includes(key));
  expect(others.filter((key) => step.shows === undefined || !key.startsWith(step.shows))).toEqual([]);
  let passed = 0;
  const door = lessonDoor(
    host,
    step,
    () => passed++,
    () => {},
  );
  const question = host.state().questions[0]?.id ?? '';
  expect(await door.answer(question, step.expects[variant] ?? step.expects[0])).toBeUndefined();
  expect(passed).toBe(1);
}

const scenes = LESSONS.flatMap(({ id, lesson }) => lesson.scenes.map((scene, index) => ({ id, scene, index })));

test.each(scenes)('$id, scene $index goes as it is written, whichever of the expected answers is given', async (at) => {
  const { steps } = at.scene;
  const variants = Math.max(...steps.map((step) => (step.kind === 'do' ? step.expects.length : 1)));
  for (let variant = 0; variant < variants; variant++) {
    const host = await sceneOf(at.id, at.index);
    for (const step of steps) await play(host, step, variant);
  }
});

test.each(scenes)('$id, scene $index can be entered at every step', async ({ id, scene, index }) => {
  for (const [within, step] of scene.steps.entries()) await play(await sceneOf(id, index, within), step, 0);
});

test.each(['capture', 'encirclement'])('Leaders is won by %s', async (how) => {
  const index = how === 'capture' ? 1 : 2;
  const host = await sceneOf('leaders', index, (await lessonOf('leaders')).scenes[index]?.steps.length);
  expect(host.match.outcome).toMatchObject({ places: [1, 2], how });
});

test('Tiny Epic Tactics shows what it speaks of, and is won with 15 points', async () => {
  const host = await sceneOf('tiny-epic-tactics', 1, 3);
  const told = eventsFor(host.match.events, LEARNER).map(({ event }) => event);
  expect(told).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ event: 'moved', unit: 'M1', portals: ['H5'] }),
      expect.objectContaining({ event: 'rolled', unit: 'R5', for: 'miss', dice: [['miss']] }),
      expect.objectContaining({ event: 'village-served', unit: 'R5', healed: 2 }),
      expect.objectContaining({ event: 'tactic-played', side: 0, card: 'T04' }),
      expect.objectContaining({ event: 'weakened', unit: 'W1' }),
      expect.objectContaining({ event: 'lost-hp', unit: 'R1', why: 'collision' }),
      expect.objectContaining({ event: 'damaged', unit: 'W1', damage: 0 }),
      expect.objectContaining({ event: 'captured', unit: 'R1', side: 0 }),
      expect.objectContaining({ event: 'recovered', unit: 'W1', how: 'rest' }),
      expect.objectContaining({ event: 'flag-won', side: 0, zone: 2 }),
    ]),
  );
  const scores = [expect.objectContaining({ total: 15 }), expect.objectContaining({ total: 6 })];
  expect(host.match.outcome).toMatchObject({ places: [1, 2], detail: { scores } });
});

test('Tiny Epic Quest shows what it speaks of, and is won with 0 points against −9', async () => {
  const host = await sceneOf('tiny-epic-quest', 1, 5);
  const told = eventsFor(host.match.events, LEARNER).map(({ event }) => event);
  expect(told).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ event: 'damage-dealt', seat: 0, how: 'blocked', paid: 2 }),
      expect.objectContaining({ event: 'gained', seat: 0, power: 1, by: 'roll' }),
      expect.objectContaining({ event: 'advanced', seat: 0, space: 3, given: ['scroll', 'scroll'] }),
      expect.objectContaining({ event: 'goblin-defeated', seat: 0, portal: 1 }),
      expect.objectContaining({ event: 'advanced', seat: 0, space: 4, given: ['forge'], power: 2 }),
      expect.objectContaining({ event: 'temple-completed', seat: 0, temple: 'ice' }),
      expect.objectContaining({ event: 'item-gained', seat: 0, item: 'gem' }),
      expect.objectContaining({ event: 'legend-stepped', seat: 0, item: 'sword', step: 1 }),
      expect.objectContaining({ event: 'learned', seat: 0, spell: 1 }),
      expect.objectContaining({ event: 'moved', seat: 0, to: 'K2R', toll: 1, calmed: [1] }),
      expect.objectContaining({ event: 'quest-completed', seat: 0, quest: 'P04' }),
    ]),
  );
  expect(host.match.outcome?.places).toEqual([1, 2]);
  expect(host.state().view).toMatchObject({ scores: [{ total: 0 }, { total: -9 }] });
});

test('anything else is answered with a hint', async () => {
  const host = await sceneOf('tiny-epic-tactics', 0);
  const step = (await lessonOf('tiny-epic-tactics')).scenes[0]?.steps.find(({ kind }) => kind === 'do');
  if (!step) throw new Error('nothing to do');
  const hints: string[] = [];
  const door = lessonDoor(
    host,
    step,
    () => expect.unreachable(),
    (strayed) => hints.push(strayed),
  );
  const question = host.state().questions[0]?.id ?? '';
  const before = host.match.line.length;
  expect(await door.answer(question, 'end')).toMatchObject({ trouble: 'not-allowed' });
  // A cell that is shown with its price, but is not the one that is spoken of: nothing to complain about.
  expect(await door.answer(question, 'move W1 C1')).toBeUndefined();
  expect(await door.undo()).toMatchObject({ trouble: 'not-allowed' });
  await door.whyNot(question);
  expect(hints).toEqual(['legal', 'legal', 'illegal', 'illegal']);
  expect(host.match.line).toHaveLength(before);
});

test('what is legal and not wanted yet is not refused by a rule: something else comes first', async () => {
  const host = await sceneOf('leaders', 0);
  const step = (await lessonOf('leaders')).scenes[0]?.steps.find(({ kind }) => kind === 'do');
  if (!step) throw new Error('nothing to do');
  const hints: string[] = [];
  const door = lessonDoor(
    host,
    step,
    () => expect.unreachable(),
    (strayed) => hints.push(strayed),
  );
  const question = host.state().questions[0]?.id ?? '';
  // The lesson wants D1 D2; the rules let the Leader go to C1 as well, and to D5 they do not.
  expect(await door.whyNot(question, ['D1 C1', 'south-leader C1'])).toMatchObject([{ refusal: { why: LEGAL_BUT_FIRST } }]);
  expect(await door.whyNot(question, ['D1 D5', 'south-leader D5'])).toMatchObject([
    { refusal: { why: 'too-far' } },
    { refusal: { why: 'no-ability' } },
  ]);
  expect(hints).toEqual(['legal', 'illegal']);
  expect(narrowed(host.state(), step)).toMatchObject({ isGuided: true });
});

test('while there is something to read, nothing is asked', async () => {
  const state = (await sceneOf('tiny-epic-tactics', 0)).state();
  expect(state.asked).toMatchObject([{ seat: LEARNER, name: 'act' }]);
  expect(narrowed(state, { id: 'welcome', kind: 'tell' })).toMatchObject({ questions: [], asked: [] });
});

test('where the lesson invites to ask the table, the table answers by the rules, and nothing is played', async () => {
  const steps = (await lessonOf('leaders')).scenes[0]?.steps ?? [];
  const step = steps.find(({ id }) => id === 'why-not');
  if (!step) throw new Error('the lesson does not invite to ask');
  const host = await sceneOf('leaders', 0, steps.indexOf(step));
  const before = host.match.line.length;
  const hints: string[] = [];
  const door = lessonDoor(
    host,
    step,
    () => expect.unreachable(),
    (strayed) => hints.push(strayed),
  );
  const shown = narrowed(host.state(), step);
  expect(shown).toMatchObject({ isGuided: true, undo: 0, questions: host.state().questions });
  const question = shown.questions[0]?.id ?? '';
  // The Rider has just ridden to C3; the Leader on D2 may still take a step.
  expect(await door.whyNot(question, ['C3'])).toMatchObject([{ refusal: { why: 'acted' } }]);
  expect(await door.answer(question, 'D2 D3')).toBeUndefined();
  expect(hints).toEqual(['illegal', 'legal']);
  expect(host.match.line).toHaveLength(before);
});

test('the way back leads past what is only watched', async () => {
  const course = courseOf(await lessonOf('tiny-epic-tactics'));
  const ids = course.map(({ step }) => step.id);
  expect(stepBefore(course, 0)).toBeUndefined();
  expect(ids[stepBefore(course, ids.indexOf('riposte')) ?? 0]).toBe('end');
});

test('what this device kept of other lessons is read with care', () => {
  expect(readKept('{"leaders":"move","x":3}')).toEqual({ leaders: 'move' });
  expect(readKept('[')).toEqual({});
  expect(readKept(null)).toEqual({});
});

describe.each(LESSONS)('the lesson of $id', ({ id, lesson }) => {
  const course = courseOf(lesson);

  test('is short', () => {
    expect(lengthOf(course)).toBeGreaterThanOrEqual(8);
    expect(lengthOf(course)).toBeLessThanOrEqual(16);
  });

  test('has its words for every step in both languages, and no others', () => {
    const wanted = course.flatMap(({ step }) =>
      ['title', 'say', ...(step.kind === 'do' ? ['hint'] : [])].map((part) => `learn.${step.id}.${part}`),
    );
    expect(new Set(wanted).size).toBe(wanted.length);
    for (const words of [lesson.messages.en, lesson.messages.fr]) {
      expect(Object.keys(words ?? {}).sort()).toEqual(wanted.toSorted());
    }
    expect(wordsOf(lesson).fr['learn.title']).toBe('Votre première partie');
  });

  test('names rules that are in the book', () => {
    const book = readFileSync(fileURLToPath(findGame(id)?.rules?.('en') ?? ''), 'utf8');
    const rules = course.flatMap(({ step }) => step.rule ?? []);
    expect(rules.length).toBeGreaterThan(5);
    expect(rules.filter((rule) => !book.includes(`- \`${rule}\``))).toEqual([]);
  });
});
