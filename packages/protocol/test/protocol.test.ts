/** The schemas, and that the document says what they say. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { clientMessage, createMatch, joinPath, LONGEST, matchPath, serverMessage, TROUBLES } from '../src/index.ts';

const DOCUMENT = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');

test('every message of the transcript fits its schema', () => {
  const lines = DOCUMENT.split('\n').filter((line) => /^[→←] /.test(line));
  expect(lines.length).toBeGreaterThan(8);
  for (const line of lines) {
    const schema = line.startsWith('→') ? clientMessage : serverMessage;
    expect(schema.safeParse(JSON.parse(line.slice(2))).error, line.slice(0, 80)).toBeUndefined();
  }
});

test.each([
  ['What a client says', clientMessage],
  ['What the server says', serverMessage],
])('%s: every message and every field of it is in the document', (title, union) => {
  const section = DOCUMENT.split(/^## /m).find((part) => part.startsWith(title)) ?? '';
  for (const { shape } of union.options) {
    const [type] = shape.type.values;
    const row = section.split('\n').find((line) => line.startsWith(`| \`${type}\``));
    expect(row, `a row for ${type}`).toBeDefined();
    const place = type === 'state' ? section : row;
    for (const field of Object.keys(shape)) if (field !== 'type') expect(place, `${type}.${field}`).toContain(`\`${field}`);
  }
});

test('the document names the limits that there are', () => {
  expect(DOCUMENT).toContain(`${LONGEST.message / 1024} KB`);
  for (const most of [LONGEST.body, LONGEST.matchBody, LONGEST.importBody, LONGEST.file, LONGEST.text]) {
    expect(DOCUMENT).toContain(`${(most / 1024).toLocaleString('en')} KB`);
  }
  expect(DOCUMENT).toContain(`${LONGEST.shownText.toLocaleString('en')} characters`);
});

test('what is left out of a wish for a match has its default', () => {
  expect(createMatch.parse({ game: 'leaders', seats: [{ kind: 'person' }] })).toEqual({
    game: 'leaders',
    options: {},
    ready: true,
    seats: [{ kind: 'person' }],
    clock: { kind: 'none' },
    visibility: 'link',
    programs: false,
    salt: '',
  });
});

test('names of troubles are told apart', () => {
  expect(new Set(TROUBLES).size).toBe(TROUBLES.length);
});

test('the token of a link is never sent in an address', () => {
  expect(matchPath('m1')).toBe('/m/m1');
  expect(new URL(joinPath('m1', 'secret'), 'http://localhost').pathname).not.toContain('secret');
});
