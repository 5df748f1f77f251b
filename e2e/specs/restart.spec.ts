import { sitTogether } from '../lib/paths.ts';
import { answer } from '../lib/players.ts';
import { isAsked, standing } from '../lib/table.ts';
import { AT_HOME, expect, test } from '../lib/test.ts';

test.use({ ...AT_HOME, ownServer: true });

test('the server is killed in the middle of a match: both are back by themselves and nothing is lost', async ({
  page,
  another,
  server,
  picture,
}) => {
  const friend = await another();
  await sitTogether(page, friend);
  const both = [page, friend];
  const someone = async () => {
    await expect.poll(async () => (await isAsked(page)) || (await isAsked(friend))).toBe(true);
    return (await isAsked(page)) ? page : friend;
  };
  for (let answers = 0; answers < 5; answers++) await answer(await someone(), 'eager');

  const before = await Promise.all(both.map(standing));
  await server.kill();
  for (const side of both) await expect(side.getByText('The connection is lost')).toBeVisible();
  await picture(page, 'restart-lost');

  await server.startAgain();
  // How soon they try again is told by the tests of the connection, where nothing waits for a core.
  await Promise.all(both.map((side) => expect(side.getByText('The connection is lost')).toBeHidden({ timeout: 10_000 })));
  for (const [i, side] of both.entries()) await expect.poll(() => standing(side)).toBe(before[i]);

  for (let answers = 0; answers < 4; answers++) await answer(await someone(), 'eager');
  await picture(page, 'restart-back');
});
