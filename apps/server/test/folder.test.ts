/** The server's folder: for its owner only, and for one server at a time. */
import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { backUp } from '../src/backup.ts';
import { ServerProcess } from '../tools/lib/child.ts';
import { scratchSettings } from '../tools/lib/scratch.ts';
import { folder, place } from './harness.ts';

/** Files and folders that others may read, write or enter. */
const openToOthers = (path: string): string[] =>
  ['.', ...readdirSync(path)].filter((name) => (statSync(join(path, name)).mode & 0o077) !== 0);

test('what is kept of guests and matches is for the server’s user only, and so is a backup of it', async () => {
  const where = await place({}, join(folder(), 'new'));
  await where.player();
  expect(readdirSync(where.data).length).toBeGreaterThan(3);
  expect(openToOthers(where.data)).toEqual([]);
  const copy = folder();
  chmodSync(copy, 0o755);
  expect(backUp(where.data, copy)).toBeUndefined();
  expect(openToOthers(copy)).toEqual([]);
});

test('what an earlier version left open to everybody is mended at the start', async () => {
  const where = await place();
  await where.player();
  await where.server.close();
  for (const name of readdirSync(where.data)) chmodSync(join(where.data, name), 0o644);
  chmodSync(where.data, 0o755);
  await place({}, where.data);
  expect(openToOthers(where.data)).toEqual([]);
});

test('a second server on the same folder is refused, and may have it once the first has gone', async () => {
  const where = await place();
  await expect(place({}, where.data)).rejects.toThrow('another Taverne runs on');
  const anna = await where.player();
  await where.server.close();
  const next = await place({}, where.data);
  const back = next.guest();
  back.cookie = anna.cookie;
  expect(await back.http('GET', '/api/me')).toMatchObject({ me: { name: 'Anna' } });
});

test('the lock of a server that was killed is gone with it, and holds between processes', async () => {
  const data = folder();
  const first = await ServerProcess.start(scratchSettings(data));
  await expect(place({}, data)).rejects.toThrow('another Taverne runs on');
  await first.kill();
  await place({}, data);
});
