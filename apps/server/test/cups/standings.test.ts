/** The table of a tournament: points, and what decides where they are equal. */
import type { CupResult } from '@taverne/protocol';
import { describe, expect, test } from 'vitest';
import { type CupGame, standingsOf } from '../../src/cups/standings.ts';

/** `a-b first`: a sat first and won. `a- rest`: a had nobody to play. */
function games(...lines: readonly string[]): CupGame[] {
  return lines.map((line) => {
    const [, first = '', second = '', result = ''] = /^(\w*)-(\w*) (\w+)$/.exec(line) ?? [];
    const results: readonly CupResult[] = ['first', 'second', 'draw', 'none', 'void', 'rest'];
    return {
      round: 1,
      first: first || null,
      second: second || null,
      match: null,
      result: results.find((each) => each === result) ?? null,
    };
  });
}
const shortly = (rows: ReturnType<typeof standingsOf>) => rows.map(({ place, id, points }) => `${place} ${id} ${points}`);

test('a win is a point, a draw half of one; what is not over counts for nobody', () => {
  const rows = standingsOf('swiss', ['a', 'b', 'c', 'd'], games('a-b first', 'c-d draw', 'a-c on'));
  expect(shortly(rows)).toEqual(['1 a 1', '2 c 0.5', '2 d 0.5', '4 b 0']);
  expect(rows[0]).toMatchObject({ won: 1, drawn: 0, lost: 0 });
});

test('a rest is a point, what could not be played half of one for both, and where nobody came both lose', () => {
  const rows = standingsOf('swiss', ['a', 'b', 'c', 'd', 'e'], games('a- rest', 'b-c void', 'd-e none'));
  expect(shortly(rows)).toEqual(['1 a 1', '2 b 0.5', '2 c 0.5', '4 d 0', '4 e 0']);
});

describe('Swiss', () => {
  test('Buchholz: of two with as many points the one whose opponents have more is ahead', () => {
    const rows = standingsOf('swiss', ['a', 'b', 'c', 'd'], games('a-d first', 'b-c first', 'c-d first'));
    expect(shortly(rows)).toEqual(['1 b 1', '2 c 1', '3 a 1', '4 d 0']);
    expect(rows.map(({ breaks: [buchholz] }) => buchholz)).toEqual([1, 1, 0, 2]);
  });

  test('Sonneborn–Berger: then the one who beat the better ones', () => {
    // Both have met c (1) and d (1): b beat the one who has more by then.
    const rows = standingsOf(
      'swiss',
      ['a', 'b', 'c', 'd', 'e'],
      games('a-c draw', 'a-d draw', 'b-c first', 'd-b first', 'c-e draw'),
    );
    const [first, second] = rows.filter(({ id }) => id === 'a' || id === 'b');
    expect([first?.points, second?.points]).toEqual([1, 1]);
    expect(first?.breaks[0]).toBe(second?.breaks[0]);
    expect(first?.breaks[1]).toBeGreaterThan(second?.breaks[1] ?? 0);
  });

  test('a rest counts as an opponent with as many points as oneself', () => {
    const [rested] = standingsOf('swiss', ['a', 'b'], games('a- rest', 'a-b first'));
    expect(rested).toMatchObject({ id: 'a', points: 2, breaks: [2, 2, 0] });
  });
});

describe('round robin', () => {
  test('who beat whom decides where points and Sonneborn–Berger are equal', () => {
    const rows = standingsOf(
      'robin',
      ['b', 'a', 'c', 'd'],
      games('a-b first', 'b-c first', 'c-a first', 'a-d first', 'b-d first', 'c-d first'),
    );
    // A ring of three: each has beaten one of the others, so nothing tells them apart.
    expect(shortly(rows)).toEqual(['1 b 2', '1 a 2', '1 c 2', '4 d 0']);
    const two = standingsOf('robin', ['b', 'a'], games('a-b first', 'b-a draw'));
    expect(shortly(two)).toEqual(['1 a 1.5', '2 b 0.5']);
    const tied = standingsOf(
      'robin',
      ['b', 'a', 'c'],
      games('a-b first', 'b-c first', 'c-a first', 'a-b draw', 'c-b draw', 'a-c draw'),
    );
    expect(tied.map(({ place }) => place)).toEqual([1, 1, 1]);
  });
});

describe('an arena', () => {
  test('of two who met, the one who won is ahead; of two who did not, the one who needed fewer matches', () => {
    expect(shortly(standingsOf('arena', ['b', 'a', 'c'], games('a-b first', 'b-c first', 'c-b none')))).toEqual([
      '1 a 1',
      '2 b 1',
      '3 c 0',
    ]);
    const rows = standingsOf('arena', ['a', 'b', 'c', 'd'], games('a-c first', 'a-d second', 'b-c first', 'd-c second'));
    expect(shortly(rows)).toEqual(['1 b 1', '2 a 1', '2 d 1', '4 c 1']);
  });
});
