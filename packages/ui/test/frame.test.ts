/** What every page makes of events and options in the same way. */
import { expect, test } from 'vitest';
import { choiceGroups } from '../src/frame/groups.ts';
import { logFrom } from '../src/frame/log-from.ts';

const told = (event: string, at: number) => ({ at, event: { event, rule: 'R-1', seat: at % 2 } });

test('the log stands under its turns; what came before the first turn has no heading', () => {
  const events = [told('dealt', 0), told('turn', 1), told('moved', 2), told('turn', 3), told('ended', 4)];
  const log = logFrom(events, {
    heading: ({ event, seat }) => (event === 'turn' ? `Turn of ${seat}` : undefined),
    line: ({ event, seat }) => (event === 'turn' || event === 'ended' ? undefined : { text: event, seat }),
  });
  expect(log.map(({ title, lines }) => [title, lines.map(({ text, seat, at }) => [text, seat, at])])).toEqual([
    [undefined, [['dealt', 0, 0]]],
    ['Turn of 1', [['moved', 0, 2]]],
    ['Turn of 1', []],
  ]);
  expect(new Set(log.map(({ key }) => key)).size).toBe(log.length);
});

test('a match that begins with a turn has no empty group before it', () => {
  const log = logFrom([told('turn', 0)], { heading: () => 'Turn 1', line: () => undefined });
  expect(log.map(({ title }) => title)).toEqual(['Turn 1']);
});

test('options are grouped by whoever acts, in the order in which they are offered', () => {
  const ways = ['rook a', 'king a', 'rook b'];
  const act = () => {};
  const groups = choiceGroups(
    ways,
    (way) => [way.split(' ')[0] ?? '', `The ${way.split(' ')[0]}`],
    (key) => ({ key, label: key, act }),
  );
  expect(groups.map(({ key, title, choices }) => [key, title, choices.map((choice) => choice.key)])).toEqual([
    ['rook', 'The rook', ['rook a', 'rook b']],
    ['king', 'The king', ['king a']],
  ]);
});
