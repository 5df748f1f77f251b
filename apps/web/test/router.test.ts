import { expect, test } from 'vitest';
import { pathIn } from '../src/lobby/path-in.ts';
import { placeOf, tablePath } from '../src/router.ts';

const at = (path: string) => placeOf(new URL(path, 'https://taverne.example'));

test.each([
  ['/', { page: 'lobby' }],
  ['/m/abc', { page: 'table', where: 'server', match: 'abc' }],
  ['/here/abc', { page: 'table', where: 'here', match: 'abc' }],
  ['/m/abc/replay', { page: 'replay', where: 'server', match: 'abc', at: undefined }],
  ['/here/abc/replay?at=17', { page: 'replay', where: 'here', match: 'abc', at: 17 }],
  ['/here/abc/replay?at=-1', { page: 'replay', where: 'here', match: 'abc', at: undefined }],
  ['/join/abc#token', { page: 'join', match: 'abc', token: 'token' }],
  ['/rules', { page: 'rules', game: undefined, rule: undefined }],
  ['/rules/leaders', { page: 'rules', game: 'leaders', rule: undefined }],
  ['/rules/leaders/LDR-ACT-03', { page: 'rules', game: 'leaders', rule: 'LDR-ACT-03' }],
  ['/learn/leaders', { page: 'learn', game: 'leaders' }],
  ['/realm', { page: 'own', game: 'tiny-epic-tactics', path: 'realm', given: '' }],
  ['/realm#islets%208x5', { page: 'own', game: 'tiny-epic-tactics', path: 'realm', given: 'islets 8x5' }],
  ['/cups', { page: 'cups', cup: undefined }],
  ['/cups/new', { page: 'cups', cup: 'new' }],
  ['/cups/abc', { page: 'cups', cup: 'abc' }],
  ['/settings', { page: 'settings' }],
  ['/import', { page: 'import' }],
  ['/credits', { page: 'credits' }],
])('%s', (path, place) => {
  expect(at(path)).toEqual(place);
});

test.each([
  '/m',
  '/m/abc/replays',
  '/here/abc/replay/17',
  '/join',
  '/join/a/b',
  '/settings/x',
  '/cups/abc/x',
  '/realm/x',
  '/elsewhere',
  '/a/b/c/d',
  '/%E0%A4%A',
])('%s is nowhere', (path) => {
  expect(at(path)).toEqual({ page: 'nowhere' });
});

test('the path of a table leads back to it', () => {
  expect(at(tablePath('here', 'abc'))).toEqual({ page: 'table', where: 'here', match: 'abc' });
  expect(at(tablePath('server', 'abc'))).toEqual({ page: 'table', where: 'server', match: 'abc' });
});

test('a pasted link leads to its table, whatever else was pasted with it leads nowhere', () => {
  const here = 'https://taverne.example';
  expect(pathIn(' https://taverne.example/join/abc#token ', here)).toBe('/join/abc#token');
  expect(pathIn('/m/abc/replay?at=3', here)).toBe('/m/abc/replay?at=3');
  expect(pathIn('/realm#islets', here)).toBe('/realm#islets');
  expect(pathIn('https://taverne.example/settings', here)).toBeUndefined();
  expect(pathIn('a table, please', here)).toBeUndefined();
  expect(pathIn('http://', here)).toBeUndefined();
});
