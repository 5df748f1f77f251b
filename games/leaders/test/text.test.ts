/** The words of Leaders: complete, the same in both languages, and fit for what the rules have to say. */
import { readdirSync, readFileSync } from 'node:fs';
import { answer, awaited, type Happening, picker, questionsOf, quick, type Refusal, startMatch, whyNot } from '@taverne/engine';
import { describe, expect, it } from 'vitest';
import { CARD_NAMES, FIELDS, FIGURE_NAMES, leaders, SIDE_NAMES } from '../src/index.ts';
import { messages } from '../text/index.ts';
import { argumentsOf } from './icu.ts';

const here = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

describe('the rules for people', () => {
  const en = here('../rules/en.md');
  const fr = here('../rules/fr.md');
  const itemsIn = (page: string) =>
    [...page.matchAll(/^- `(LDR-[A-Z0-9-]+)` (.*)$/gm)].map(([, id = '', text = '']) => ({ id, text }));
  const idsIn = (text: string): string[] => [...text.matchAll(/LDR(?:-[A-Z]+)+-\d+/g)].map(([id]) => id);
  const english = itemsIn(en);
  const french = itemsIn(fr);

  it('have the same numbers in the same order in both languages, each once', () => {
    const ids = english.map(({ id }) => id);
    expect(ids).toHaveLength(151);
    expect(new Set(ids).size).toBe(ids.length);
    expect(french.map(({ id }) => id)).toEqual(ids);
  });

  it('point to rules that exist, and to the same ones in both languages', () => {
    const ids = new Set(english.map(({ id }) => id));
    expect(idsIn(en + fr).filter((id) => !ids.has(id))).toEqual([]);
    expect(french.map(({ id, text }) => [id, idsIn(text)])).toEqual(english.map(({ id, text }) => [id, idsIn(text)]));
  });

  it('quote the same notation in both languages', () => {
    const quoted = (text: string): Set<string> => new Set([...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code));
    expect(french.map(({ id, text }) => [id, quoted(text)])).toEqual(english.map(({ id, text }) => [id, quoted(text)]));
  });

  it('are whole sentences', () => {
    expect([...english, ...french].filter(({ text }) => !/^[*\p{Lu}].*[.)*]$/u.test(text))).toEqual([]);
  });
});

describe('the messages', () => {
  const { en, fr } = messages;
  const keys = Object.keys(en);

  it('are there in both languages, in the same order, and none is empty', () => {
    expect(Object.keys(fr)).toEqual(keys);
    expect([...Object.entries(en), ...Object.entries(fr)].filter(([, message]) => message.trim() === '')).toEqual([]);
  });

  it('take the same arguments in both languages', () => {
    const withArguments = (of: { readonly [key: string]: string }) =>
      Object.entries(of).map(([key, message]) => [key, argumentsOf(message)]);
    expect(withArguments(fr)).toEqual(withArguments(en));
  });

  const expectKeys = (wanted: readonly string[]) => {
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.filter((key) => !keys.includes(key))).toEqual([]);
  };

  it('name every side, card, figure, option and level', () => {
    expectKeys(SIDE_NAMES.map((side) => `side.${side}`));
    expectKeys(CARD_NAMES.flatMap((card) => ['name', 'type', 'does', 'search'].map((what) => `card.${card}.${what}`)));
    expectKeys(FIGURE_NAMES.map((figure) => `figure.${figure}.name`));
    expectKeys(
      Object.entries(FIELDS).flatMap(([name, field]) => {
        const values = field.kind === 'choice' ? field.of.map((value) => `.${value}`) : [];
        return ['', ...values].flatMap((value) => [`option.${name}${value}.label`, `option.${name}${value}.says`]);
      }),
    );
    expectKeys([1, 2, 3, 4, 5].flatMap((level) => [`level.${level}.name`, `level.${level}.says`]));
  });

  it('tell every event and explain every refusal and every end that the source names, and no other', () => {
    const sources = readdirSync(new URL('../src/', import.meta.url), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.startsWith('bot'))
      .map((path) => here(`../src/${path}`))
      .join('\n');
    const found = (...patterns: readonly RegExp[]): string[] =>
      [...new Set(patterns.flatMap((pattern) => [...sources.matchAll(pattern)].map(([, name = '']) => name)))].sort();
    const told = (kind: string, end = ''): string[] =>
      keys
        .filter((key) => key.startsWith(`${kind}.`) && key.endsWith(end))
        .map((key) => key.slice(kind.length + 1, key.length - end.length))
        .sort();
    expect(told('event')).toEqual(found(/\bevent: '([\w-]+)'/g));
    expect(told('refusal')).toEqual(found(/because\('([\w-]+)'\)/g, /\bwhy: '([\w-]+)'/g));
    const ends = found(/endAs(?:Draw|Loss)\(state,(?: side,)? '([\w-]+)'/g);
    const others = ['capture', 'encirclement', 'resignation', 'time', 'agreement'];
    expect(told('outcome', '.says')).toEqual([...ends, ...others].sort());
    expect(told('outcome', '.name')).toEqual(told('outcome', '.says'));
  });

  it('find all they need in what happens, is asked and is refused in play', () => {
    const lacking = new Set<string>();
    const wanted = new Map(Object.entries(en).map(([key, message]) => [key, argumentsOf(message)]));
    const check = (key: string, figures: object): void => {
      const names = wanted.get(key);
      if (names === undefined) lacking.add(`no message ${key}`);
      for (const name of names ?? []) if (!(name in figures)) lacking.add(`${key} lacks ${name}`);
    };
    for (const options of [
      {},
      { mode: 'strategist' },
      { startCellRecruits: false, wallsLose: true },
      { agreedDraws: false },
      { pile: CARD_NAMES },
    ]) {
      for (let seed = 1; seed <= 3; seed++) playOut(options, seed, 'restless', check);
    }
    playOut({}, 1, 'idle', check);
    playOut({ repetition: false, turnCap: 12 }, 1, 'idle', check);
    expect([...lacking]).toEqual([]);
  });

  it('ask of an event only what it always carries', () => {
    const [, ...tales] = here('../src/events.ts').split(/\bevent: '/);
    expect(tales.length).toBeGreaterThan(0);
    for (const tale of tales) {
      const [, name = ''] = /^([\w-]+)/.exec(tale) ?? [];
      const carried = [...tale.matchAll(/readonly (\w+):/g)].map(([, field = '']) => field);
      const message = Object.entries(en).find(([key]) => key === `event.${name}`)?.[1] ?? '';
      expect({ name, lacking: argumentsOf(message).filter((field) => !carried.includes(field)) }).toEqual({
        name,
        lacking: [],
      });
    }
  });
});

type Check = (key: string, figures: object) => void;

/** Random play, or play that does no more than it must; whatever has to be put into words is put to `check`. */
function playOut(options: object, seed: number, mood: 'restless' | 'idle', check: Check): void {
  const started = startMatch(leaders, { options, chance: quick(seed) });
  if (!started.ok) throw new Error(started.trouble.say);
  const match = started.value;
  const pick = picker(seed);
  const explain = ({ why, figures = {} }: Refusal): void => check(`refusal.${why}`, figures);
  while (!match.outcome) {
    const seat = awaited(match)[0] ?? 0;
    const question = questionsOf(match, seat)[0];
    if (question === undefined) throw new Error('nobody is asked');
    check(`ask.${question.name}`, {});
    check(`wait.${question.name}`, { side: '' });
    const refused = whyNot(match, seat, question.id);
    if (refused.ok) for (const { refusal } of refused.value) explain(refusal);
    for (const last of [undefined, 0]) {
      const refusal = leaders.agreement?.refuse(match.world.state, seat, last);
      if (refusal) explain(refusal);
    }
    const any = question.options[pick(question.options.length)]?.key ?? '';
    const trouble = answer(match, seat, question.id, mood === 'idle' ? (question.safe ?? any) : any);
    if (trouble) throw new Error(trouble.say);
  }
  for (const { event } of match.events satisfies readonly { event: Happening }[]) check(`event.${event.event}`, event);
  check(`outcome.${match.outcome.how}.says`, { winner: '', loser: '' });
}
