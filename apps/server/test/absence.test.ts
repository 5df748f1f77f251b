/** From when on somebody counts as away: the latest of sitting down, the start of the match, last being seen and the start of the server. */
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Client } from '../tools/lib/client.ts';
import { FAST, place, twoAt, until } from './harness.ts';

/** Longer than any test takes: nobody is away unless it is said that time has passed. */
const ABSENCE = 600_000;
const SEATS = [{ kind: 'person' as const }, { kind: 'open' as const }];

/** A clock of the machine that can be put forward; a server in this process goes by it. */
function clock() {
  const real = performance.now.bind(performance);
  let ahead = 0;
  const { mockRestore } = vi.spyOn(performance, 'now').mockImplementation(() => real() + ahead);
  onTestFinished(mockRestore);
  return {
    passes: (milliseconds: number) => {
      ahead += milliseconds;
    },
  };
}

/** A server that has been up for longer than anybody may be away. */
async function oldPlace() {
  const { passes } = clock();
  const where = await place({ ...FAST, absence: ABSENCE });
  passes(2 * ABSENCE);
  return { where, passes };
}

const claim = async (who: Client, match: string, seat: number) => who.ask({ type: 'claim', match, seat });
const NOT_YET = { trouble: { trouble: 'not-claimable' } };
const DONE = { type: 'state' };

test('whoever has just joined and is still on the way cannot be replaced by a bot at once', async () => {
  const { where, passes } = await oldPlace();
  const anna = await where.player('Anna');
  const bert = await where.guest().named('Bert');
  const { match, links } = await anna.create({ game: 'feud', seats: SEATS });
  await anna.watch(match);
  await bert.join(match, links[0]?.token);
  expect(await claim(anna, match, 1)).toMatchObject(NOT_YET);
  expect(anna.tables.get(match)?.seats[1]).toMatchObject({ kind: 'person', claimable: false });
  passes(ABSENCE);
  expect(await claim(anna, match, 1)).toMatchObject(DONE);
});

test('who sat down long ago has the same time from the start of the match on', async () => {
  const { where, passes } = await oldPlace();
  const [anna, bert] = [await where.guest().named('Anna'), await where.player('Bert')];
  const { match, links } = await anna.create({ game: 'feud', seats: SEATS });
  passes(ABSENCE);
  await bert.join(match, links[0]?.token);
  await bert.watch(match);
  expect(await claim(bert, match, 0)).toMatchObject(NOT_YET);
  passes(ABSENCE);
  expect(await claim(bert, match, 0)).toMatchObject(DONE);
});

test('after a restart everybody has time to come back', async () => {
  const { where, passes } = await oldPlace();
  const { match, anna } = await twoAt(where);
  passes(ABSENCE);
  const again = await where.again();
  const back = again.guest();
  back.cookie = anna.cookie;
  await back.connect();
  await back.watch(match);
  expect(await claim(back, match, 1)).toMatchObject(NOT_YET);
  passes(ABSENCE);
  expect(await claim(back, match, 1)).toMatchObject(DONE);
});

test('whoever is there is told when somebody has been away for long enough', async () => {
  const where = await place({ ...FAST, absence: 100 });
  const anna = await where.player('Anna');
  const bert = await where.guest().named('Bert');
  const { match, links } = await anna.create({ game: 'feud', seats: SEATS });
  await anna.watch(match);
  await bert.join(match, links[0]?.token);
  await until(() => anna.tables.get(match)?.seats[1]?.claimable === true);
});
