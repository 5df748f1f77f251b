/** The notation in both directions: in whatever a match may offer or refuse, key and board say what the rules mean, and the value how it is written. */
import { answer, picker, questionsOf, quick, startMatch, viewOf, whyNot } from '@taverne/engine';
import { expect, test } from 'vitest';
import { leaders, NOTATION } from '../src/index.ts';

const table: {
  readonly [name: string]: { read(key: string, view: unknown): unknown; write(value: unknown, state: unknown): string };
} = NOTATION;

test('LDR-DEC-06 every option of random matches in both modes is read off its key, and written again', () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 24; seed++) {
    const roll = picker(seed);
    const begun = startMatch(leaders, { options: { mode: seed % 2 ? 'strategist' : 'discovery' }, chance: quick(seed) });
    if (!begun.ok) throw new Error(begun.trouble.say);
    const match = begun.value;
    for (let i = 0; i < 150 && !match.outcome; i++) {
      const [question] = [0, 1].flatMap((seat) => questionsOf(match, seat));
      if (!question) throw new Error('nobody is asked');
      const view = viewOf(match, undefined);
      const notation = table[question.name];
      for (const { key, value } of question.options) {
        expect(notation?.read(key, view), key).toEqual(value);
        expect(notation?.write(value, match.world.state)).toBe(key);
        seen.add(key.replaceAll(/\b[A-G]\d\b/g, '·'));
      }
      const refused = i % 10 === 0 ? whyNot(match, question.seat, question.id) : undefined;
      for (const { key } of refused?.ok ? refused.value : []) {
        const value = notation?.read(key, view);
        expect(value, key).toBeDefined();
        expect(notation?.write(value, match.world.state)).toBe(key);
      }
      answer(match, question.seat, question.id, question.options[roll(question.options.length)]?.key ?? '');
    }
  }
  for (const kind of ['· ·', 'end', 'nemesis ·', 'bruiser · ·', 'grappler go ·', 'grappler pull ·', 'illusionist ·']) {
    expect(seen).toContain(kind);
  }
});

test('what is no notation means nothing', () => {
  const position = 'discovery_s20_act_leaderD1.grapplerC3_leaderD7.riderG4_offer.acrobat.vizier.assassin';
  const begun = startMatch(leaders, { options: { position }, chance: quick(1) });
  if (!begun.ok) throw new Error(begun.trouble.say);
  const view = viewOf(begun.value, undefined);
  for (const key of [
    '',
    'D2 D3',
    'D1',
    'D1 there',
    'D1 D2 D3',
    'grappler',
    'grappler C4',
    'bruiser D3 D4',
    'nobody D3',
    'rider',
  ]) {
    expect(NOTATION.act.read(key, view), key).toBeUndefined();
  }
  for (const key of ['', 'ban', 'ban D1', 'ban archer C1', 'archer']) expect(NOTATION.ban.read(key, view), key).toBeUndefined();
  for (const key of ['recruit', 'recruit archer', 'recruit archer there', 'archer C1']) {
    expect(NOTATION.recruit.read(key, view), key).toBeUndefined();
  }
  for (const key of ['nemesis', 'nemesis C3 C4', 'rider C3']) expect(NOTATION.nemesis.read(key, view), key).toBeUndefined();
});
