import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blocksOf, plain, spansOf } from '../src/rules/markdown.ts';

test('stretches of text', () => {
  expect(spansOf('a **bold** and *soft* `word`')).toEqual([
    { kind: 'text', text: 'a ' },
    { kind: 'strong', text: 'bold' },
    { kind: 'text', text: ' and ' },
    { kind: 'em', text: 'soft' },
    { kind: 'text', text: ' ' },
    { kind: 'code', text: 'word' },
  ]);
});

test('blocks', () => {
  const page = [
    '# Title',
    '',
    'One',
    'line.',
    '',
    '- `LDR-ACT-01` A rule',
    '  that goes on.',
    '- plain',
    '',
    '```',
    ' D7',
    '```',
  ];
  expect(blocksOf(page.join('\n'))).toEqual([
    { kind: 'heading', level: 1, spans: [{ kind: 'text', text: 'Title' }] },
    { kind: 'paragraph', spans: [{ kind: 'text', text: 'One line.' }] },
    { kind: 'item', rule: 'LDR-ACT-01', spans: [{ kind: 'text', text: 'A rule that goes on.' }] },
    { kind: 'item', rule: undefined, spans: [{ kind: 'text', text: 'plain' }] },
    { kind: 'drawing', text: ' D7' },
  ]);
});

test('a table', () => {
  const [table] = blocksOf('| a | b |\n| --- | --- |\n| `1` | 2 |');
  expect(table).toEqual({
    kind: 'table',
    head: [[{ kind: 'text', text: 'a' }], [{ kind: 'text', text: 'b' }]],
    rows: [[[{ kind: 'code', text: '1' }], [{ kind: 'text', text: '2' }]]],
  });
});

test('a drawing that is never closed ends with the page', () => {
  expect(blocksOf('```\nx')).toEqual([{ kind: 'drawing', text: 'x' }]);
});

test.each(['en', 'fr'])('the rules of Leaders (%s) are read whole, with every number', (language) => {
  const page = readFileSync(new URL(`../../../games/leaders/rules/${language}.md`, import.meta.url), 'utf8');
  const blocks = blocksOf(page);
  const rules = blocks.flatMap((block) => (block.kind === 'item' && block.rule ? [block.rule] : []));
  const numbers = [...page.matchAll(/^- `(LDR-[A-Z-]+\d+)`/gm)].map(([, id]) => id);
  expect(rules).toEqual(numbers);
  // No mark of the language is left over in what people read.
  const texts = blocks.flatMap((block) => ('spans' in block ? [plain(block.spans)] : []));
  expect(texts.filter((text) => /\*\*|`|^#|^- /.test(text))).toEqual([]);
});
