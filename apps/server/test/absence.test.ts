/** From when on somebody counts as away: the latest of sitting down, the start of the match, last being seen and the start of the server. */
import { expect, test } from 'vitest';
import { FAST, place, twoAt, until } from './harness.ts';

const ABSENCE = 400;
const SEATS = [{ kind: 'person' as const }, { kind: 'open' as const }];

/** A server that has been up for longer than anybody may be away. */
async function oldPlace() {
  const began = performance.now();
  const where = await place({ ...FAST, absence: ABSENCE });
  await until(() => performance.now() - began > 2 * ABSENCE);
  return where;
}

test('whoever has just joined and is still on the way cannot be replaced by a bot at once', async () => {
  const where = await oldPlace();
  const anna = await where.player('Anna');
  const bert = await where.guest().named('Bert');
  const { match, links } = await anna.create({ game: 'feud', seats: SEATS });
  await anna.watch(match);
  await bert.join(match, links[0]?.token);
  expect(await anna.ask({ type: 'claim', match, seat: 1 })).toMatchObject({ trouble: { trouble: 'not-claimable' } });
  expect(anna.tables.get(match)?.seats[1]).toMatchObject({ kind: 'person', claimable: false });
  await until(() => anna.tables.get(match)?.seats[1]?.claimable === true);
  expect(await anna.ask({ type: 'claim', match, seat: 1 })).toMatchObject({ type: 'state' });
});

test('who sat down long ago has the same time from the start of the match on', async () => {
  const where = await oldPlace();
  const [anna, bert] = [await where.guest().named('Anna'), await where.player('Bert')];
  const { match, links } = await anna.create({ game: 'feud', seats: SEATS });
  const made = performance.now();
  await until(() => performance.now() - made > ABSENCE);
  await bert.join(match, links[0]?.token);
  await bert.watch(match);
  expect(await bert.ask({ type: 'claim', match, seat: 0 })).toMatchObject({ trouble: { trouble: 'not-claimable' } });
  await until(() => bert.tables.get(match)?.seats[0]?.claimable === true);
});

test('after a restart everybody has time to come back', async () => {
  const where = await oldPlace();
  const { match, anna } = await twoAt(where);
  const again = await where.again();
  const back = again.guest();
  back.cookie = anna.cookie;
  await back.connect();
  await back.watch(match);
  expect(await back.ask({ type: 'claim', match, seat: 1 })).toMatchObject({ trouble: { trouble: 'not-claimable' } });
});
