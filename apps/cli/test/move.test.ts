import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { emptyDatabase } from '../../server/test/database.ts';
import { place, playOut, twoAt } from '../../server/test/harness.ts';
import { folder, taverne } from './run.ts';

const FIRST = (keys: string[]): string => keys[0] ?? '';

describe('move', () => {
  test('a server goes on in PostgreSQL where it left off in its folder: matches, seats, cookies', async () => {
    const before = await place({}, folder(), { database: undefined });
    const over = await twoAt(before);
    await playOut(over.match, over.players, FIRST);
    const { match, anna } = await twoAt(before);
    const seq = anna.states.get(match)?.seq;
    await before.server.close();

    const database = await emptyDatabase();
    const moved = await taverne(['move', '--from', before.data, '--to', database]);
    expect(moved.err).toBe('');
    expect(moved.code).toBe(0);
    expect(moved.out).toMatch(/^journal: \d+ rows, [0-9a-f]{32}$/m);
    expect(moved.out).toContain('moved and compared');

    const after = await place({}, folder(), { database });
    const again = after.guest();
    again.cookie = anna.cookie;
    await again.connect();
    await again.watch(match);
    expect(again.states.get(match)?.seq).toBe(seq);
    expect(again.tables.get(match)?.you).toBe(0);
    await again.watch(over.match);
    expect(again.states.get(over.match)?.outcome).toBeDefined();

    const twice = await taverne(['move', '--from', before.data, '--to', database]);
    expect(twice.code).toBe(1);
    expect(twice.err).toContain('the database is not empty');
  });

  test('nothing is moved out of a folder that is in use, or from nowhere, or to anything else', async () => {
    const data = folder();
    const database = await emptyDatabase();
    expect((await taverne(['move', '--from', data, '--to', database])).err).toContain('there is no');
    const open = await place({}, data, { database: undefined });
    onTestFinished(() => open.server.close());
    expect((await taverne(['move', '--from', data, '--to', database])).err).toContain('another Taverne runs');
    const wrong = await taverne(['move', '--from', data, '--to', 'mysql://x', '--lang', 'fr']);
    expect(wrong).toMatchObject({ code: 2 });
    expect(wrong.err).toContain('une adresse qui commence par postgres://');
  });

  test('a row that PostgreSQL cannot take stops it, and nothing of it is kept', async () => {
    const before = await place({}, folder(), { database: undefined });
    await twoAt(before);
    await before.server.close();
    const file = new DatabaseSync(join(before.data, 'taverne.db'));
    file.exec('CREATE TABLE strange (id TEXT PRIMARY KEY) STRICT');
    file.close();
    const database = await emptyDatabase();
    const moved = await taverne(['move', '--from', before.data, '--to', database]);
    expect(moved.err).toContain('PostgreSQL has no table strange');
  });
});
