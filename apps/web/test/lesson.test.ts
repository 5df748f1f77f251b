/** The guided first match: it can be played through as it is written, and every step has its words. */
import { expect, test } from 'vitest';
import { LESSON, STEPS } from '../src/learn/lesson.ts';
import { lessonDoor, narrowed, OTHER, openScene } from '../src/learn/stage.ts';
import { learnMessages } from '../src/learn/text/index.ts';

const { en, fr } = learnMessages;

async function sceneAt(index: number) {
  const scene = LESSON[index];
  if (!scene) throw new Error('there is no such scene');
  const opened = await openScene(scene, 'Camille', 'Hazel');
  if (!opened.ok) throw new Error(opened.trouble.say);
  return { scene, host: opened.value };
}

test.each([0, 1, 2])('scene %i goes as it is written, whichever of the expected answers is given', async (index) => {
  const steps = LESSON[index]?.steps ?? [];
  const variants = Math.max(...steps.map((step) => (step.kind === 'do' ? step.expects.length : 1)));
  for (let variant = 0; variant < variants; variant++) {
    const { host } = await sceneAt(index);
    for (const step of steps) {
      if (step.kind === 'watch') for (const key of step.plays) expect(await host.answerAs(OTHER, key)).toBeUndefined();
      if (step.kind !== 'do') continue;
      const offered = narrowed(host.state(), step).questions.flatMap((question) => question.options.map(({ key }) => key));
      expect(offered).toEqual(step.expects.toSorted((a, b) => offered.indexOf(a) - offered.indexOf(b)));
      const question = host.state().questions[0]?.id ?? '';
      let passed = 0;
      const door = lessonDoor(
        host,
        step,
        () => passed++,
        () => {},
      );
      expect(await door.answer(question, step.expects[variant] ?? step.expects[0] ?? '')).toBeUndefined();
      expect(passed).toBe(1);
    }
    const won = host.match.outcome;
    if (index > 0) expect(won).toMatchObject({ places: [1, 2], how: ['capture', 'encirclement'][index - 1] });
  }
});

test('anything else is answered with a hint', async () => {
  const { scene, host } = await sceneAt(0);
  const step = scene.steps.find(({ kind }) => kind === 'do');
  if (!step) throw new Error('nothing to do');
  let hints = 0;
  const door = lessonDoor(
    host,
    step,
    () => expect.unreachable(),
    () => hints++,
  );
  const question = host.state().questions[0]?.id ?? '';
  expect(await door.answer(question, 'D1 C1')).toMatchObject({ trouble: 'not-allowed' });
  expect(await door.undo()).toMatchObject({ trouble: 'not-allowed' });
  await door.whyNot(question);
  expect(hints).toBe(3);
  expect(host.match.line.filter((entry) => entry.type === 'answer')).toEqual([]);
});

test('it is short, and every step has its words in both languages', () => {
  expect(STEPS.length).toBeGreaterThanOrEqual(8);
  expect(STEPS.length).toBeLessThanOrEqual(12);
  const wanted = STEPS.flatMap(({ step: { id, kind } }) =>
    ['title', 'say', ...(kind === 'do' ? ['hint'] : [])].map((part) => `learn.${id}.${part}`),
  );
  expect(wanted.filter((key) => !(key in en) || !(key in fr))).toEqual([]);
});
