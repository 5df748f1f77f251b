/** Accounts are kept alike in both databases. */
import { describe, expect, test } from 'vitest';
import { Accounts } from '../../src/people/accounts.ts';
import { hashed } from '../../src/secrets.ts';
import { openSql, STORES, type StoreName } from '../stores.ts';
import { Authenticator } from './authenticator.ts';

const ORIGIN = 'https://taverne.example';

/** A house with a calendar of its own, and guests in it. */
async function house(store: StoreName) {
  const sql = await openSql(store);
  const time = { now: 1_800_000_000_000 };
  const accounts = new Accounts({ sql, now: () => time.now, party: () => ({ domain: 'taverne.example', origins: [ORIGIN] }) });
  const guest = async (id: string) => {
    await sql.run('INSERT INTO guests (id, token, name, made, seen) VALUES ($1, $1, $1, $2, $2)', [id, time.now]);
    return { id, name: id, language: null };
  };
  const authenticator = new Authenticator(ORIGIN);
  const become = async (id: string, name: string) => {
    const person = await guest(id);
    const begun = await accounts.beginPasskey(person, name);
    if ('trouble' in begun) throw new Error(begun.say);
    const added = await accounts.addPasskey(person, begun.ceremony, authenticator.make(begun.options), 'Firefox');
    if ('trouble' in added) throw new Error(added.say);
    return added;
  };
  const signIn = async () => {
    const { ceremony, options } = await accounts.beginSignIn();
    return accounts.signIn(ceremony, authenticator.use({ challenge: options.challenge, rpId: 'taverne.example' }), 'Safari');
  };
  return { sql, time, accounts, guest, become, signIn };
}

describe.each(STORES)('%s', (store) => {
  test('a guest becomes an account, comes in by passkey and is known by the session', async () => {
    const { accounts, become, signIn } = await house(store);
    await become('anna', 'Anna');
    const entered = await signIn();
    if ('trouble' in entered) throw new Error(entered.say);
    expect(await accounts.bearer(entered.token)).toMatchObject({ id: 'anna', name: 'Anna' });
    const shown = await accounts.shown('anna', undefined);
    expect(shown?.sessions.map(({ device }) => device).toSorted()).toEqual(['Firefox', 'Safari']);
    expect(shown?.passkeys).toMatchObject([{ device: 'Firefox', used: 1_800_000_000_000 }]);
  });

  test('of two who want a name at once one gets it, and nothing is left of the other’s try', async () => {
    const { accounts, become, sql } = await house(store);
    const tried = await Promise.allSettled([become('anna', 'Anna'), become('anne', 'ANNA')]);
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const all = await Promise.all(['anna', 'anne'].map((id) => accounts.shown(id, undefined)));
    expect(all.filter((each) => each !== null)).toHaveLength(1);
    expect(await sql.all('SELECT account FROM passkeys')).toHaveLength(1);
  });

  test('a code is used once by whoever is first, and not after its time', async () => {
    const { accounts, become, time } = await house(store);
    await become('anna', 'Anna');
    const { code } = await accounts.deviceCode('anna');
    const tried = await Promise.all([accounts.enter(code, ''), accounts.enter(code, '')]);
    expect(tried.filter((each) => 'token' in each)).toHaveLength(1);
    const late = await accounts.deviceCode('anna');
    time.now += 10 * 60_000;
    expect(await accounts.enter(late.code, '')).toMatchObject({ trouble: 'people' });
  });

  test('a challenge is too old after five minutes', async () => {
    const { accounts, guest, time } = await house(store);
    const person = await guest('anna');
    const begun = await accounts.beginPasskey(person, 'Anna');
    if ('trouble' in begun) throw new Error(begun.say);
    time.now += 5 * 60_000;
    const passkey = new Authenticator(ORIGIN).make(begun.options);
    expect(await accounts.addPasskey(person, begun.ceremony, passkey, '')).toMatchObject({ code: 'passkey-too-late' });
  });

  test('a name may be taken over once it is free, and not before', async () => {
    const { accounts, become } = await house(store);
    await become('anna', 'Anna');
    await become('bert', 'Bert');
    expect(await accounts.rename('bert', 'anna')).toMatchObject({ code: 'name-taken' });
    expect(await accounts.rename('anna', 'Änna')).toBeUndefined();
    await accounts.forget('anna');
    expect(await accounts.rename('bert', 'Anna')).toBeUndefined();
    expect(await accounts.shown('anna', undefined)).toBeNull();
  });

  test('nothing that opens an account is stored as it is', async () => {
    const { sql, accounts, become } = await house(store);
    const { codes, entered } = await become('anna', 'Anna');
    const device = await accounts.deviceCode('anna');
    const tables = ['accounts', 'passkeys', 'sessions', 'codes', 'ceremonies', 'guests'];
    const kept = JSON.stringify(await Promise.all(tables.map((table) => sql.all(`SELECT * FROM ${table}`))));
    const secrets = [...codes, device.code].flatMap((code) => [code, code.replaceAll('-', '')]);
    for (const secret of [...secrets, entered?.token ?? '?']) expect(kept).not.toContain(secret);
    expect(kept).toContain(hashed(entered?.token ?? ''));
  });
});
