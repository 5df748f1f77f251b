/**
 * Accounts. A guest becomes one with a passkey and keeps its id, so every seat stays its own. Each device has a session: a
 * cookie like a guest's, which can be taken back. Whatever opens an account is stored as a hash, and shown once.
 */
import type { Account, madePasskey, TroubleReport, usedPasskey } from '@taverne/protocol';
import { said } from '@taverne/protocol';
import type { z } from 'zod';
import { woe } from '../matches/trouble.ts';
import { hashed, newId, newToken } from '../secrets.ts';
import type { Guest } from '../storage/port.ts';
import type { Sql } from '../storage/sql.ts';
import { type AccountName, accountName } from './account-name.ts';
import * as rows from './account-rows.ts';
import { newDeviceCode, newRecoveryCodes, readCode } from './codes.ts';
import { CEREMONY, madeWith, type RelyingParty, toMake, toUse, usedWith } from './passkeys.ts';

export interface AccountParts {
  readonly sql: Sql;
  readonly now: () => number;
  /** Known once the server listens. */
  readonly party: () => RelyingParty;
}

/** Somebody who came in: the token of the new session, which nobody can read again. */
export interface Entered {
  readonly account: string;
  readonly token: string;
}

const MOST_PASSKEYS = 20;
const MOST_SESSIONS = 30;
const DEVICE_CODE = 10 * 60_000;
/** How exactly it is known when a device was last here. */
const HOUR = 3_600_000;

const isTrouble = (value: object): value is TroubleReport => 'trouble' in value;

export class Accounts {
  readonly parts: AccountParts;

  constructor(parts: AccountParts) {
    this.parts = parts;
  }

  // ── who it is ──

  /** The account whose session this token is of. */
  async bearer(token: string): Promise<(Guest & { readonly session: string; readonly suspended?: number }) | undefined> {
    const { sql, now } = this.parts;
    const found = await rows.bearerOf(sql, hashed(token));
    if (!found) return undefined;
    if (now() - found.seen > HOUR) await rows.sessionSeen(sql, found, now());
    const { account: id, name, language, id: session, suspended } = found;
    return { id, name, language, session, ...(suspended > now() && { suspended }) };
  }

  async shown(id: string, session: string | undefined): Promise<Account | null> {
    const { sql } = this.parts;
    const account = await rows.accountOf(sql, id);
    if (!account) return null;
    const [passkeys, sessions, recovery] = await Promise.all([
      rows.passkeysOf(sql, id),
      rows.sessionsOf(sql, id),
      rows.countRecovery(sql, id),
    ]);
    return {
      ...account,
      passkeys: passkeys.map(({ id: key, device, made, used }) => ({ id: key, device, made, used })),
      sessions: sessions.map((each) => ({ ...each, isThis: each.id === session })),
      recovery,
    };
  }

  // ── passkeys ──

  /** For a guest who becomes an account under this name, or an account that wants one more. */
  async beginPasskey(guest: Guest, wish: string | undefined) {
    const { sql, now, party } = this.parts;
    const account = await rows.accountOf(sql, guest.id);
    const name = account ? account.name : await this.freeName(wish ?? guest.name, guest.id);
    if (typeof name === 'object' && isTrouble(name)) return name;
    const shown = typeof name === 'string' ? name : name.shown;
    const has = await rows.passkeysOf(sql, guest.id);
    if (has.length >= MOST_PASSKEYS) return woe('people', said('enough-passkeys', { most: MOST_PASSKEYS }));
    const options = await toMake(party(), guest.id, shown, has);
    const ceremony = newId();
    await rows.addCeremony(sql, ceremony, { person: guest.id, name: shown, challenge: options.challenge }, now() + CEREMONY);
    return { ceremony, options: { ...options } };
  }

  /** The passkey that was made. Of a guest it makes an account, and then its recovery codes are told. */
  async addPasskey(
    guest: Guest,
    ceremony: string,
    made: z.output<typeof madePasskey>,
    device: string,
  ): Promise<TroubleReport | { readonly entered?: Entered; readonly codes: readonly string[] }> {
    const { sql, now, party } = this.parts;
    const asked = await rows.takeCeremony(sql, ceremony, now());
    if (!asked || asked.person !== guest.id || asked.name === null) return NOT_ASKED;
    const passkey = await madeWith(party(), asked.challenge, made);
    if (!passkey || (await rows.passkeyById(sql, passkey.id))) return NOT_TRUE;
    const name = accountName(asked.name);
    if (typeof name === 'string') return badName(name);
    return sql.transaction(async (inside) => {
      const isNew = (await rows.accountOf(inside, guest.id)) === undefined;
      if (isNew && !(await rows.addAccount(inside, guest.id, name, now()))) return TAKEN;
      const row = { ...passkey, account: guest.id, device, made: now(), used: null };
      if (!(await rows.addPasskey(inside, row))) throw new Error('this passkey is known already');
      if (!isNew) return { codes: [] };
      const codes = await this.renewRecovery(inside, guest.id);
      return { codes, entered: await this.enterAs(inside, guest.id, device) };
    });
  }

  /** The last one stays, as long as there is no recovery code: nobody locks themselves out by accident. */
  async dropPasskey(account: string, id: string): Promise<TroubleReport | undefined> {
    const { sql } = this.parts;
    const has = await rows.passkeysOf(sql, account);
    if (!has.some((each) => each.id === id)) return woe('people', said('no-such-passkey', {}));
    if (has.length === 1) return woe('people', said('last-passkey', {}));
    await rows.dropPasskey(sql, account, id);
    return undefined;
  }

  // ── coming in ──

  async beginSignIn() {
    const { sql, now, party } = this.parts;
    const options = await toUse(party());
    const ceremony = newId();
    await rows.sweepCeremonies(sql, now());
    await rows.addCeremony(sql, ceremony, { person: null, name: null, challenge: options.challenge }, now() + CEREMONY);
    return { ceremony, options: { ...options } };
  }

  async signIn(ceremony: string, used: z.output<typeof usedPasskey>, device: string): Promise<Entered | TroubleReport> {
    const { sql, now, party } = this.parts;
    const asked = await rows.takeCeremony(sql, ceremony, now());
    if (!asked || asked.person !== null) return NOT_ASKED;
    const passkey = await rows.passkeyById(sql, used.id);
    if (!passkey) return woe('people', said('unknown-passkey', {}));
    const counter = await usedWith(party(), asked.challenge, used, passkey);
    if (counter === undefined) return NOT_TRUE;
    return sql.transaction(async (inside) => {
      await rows.passkeyUsed(inside, passkey, counter, now());
      return this.enterAs(inside, passkey.account, device);
    });
  }

  /** With the code of another device or a recovery code; it is used up by that. */
  async enter(typed: string, device: string): Promise<Entered | TroubleReport> {
    const { sql, now } = this.parts;
    return sql.transaction(async (inside) => {
      const code = await rows.takeCode(inside, hashed(readCode(typed)), now());
      return code ? this.enterAs(inside, code.account, device) : woe('people', said('no-such-code', {}));
    });
  }

  private async enterAs(sql: Sql, account: string, device: string): Promise<Entered> {
    const token = newToken();
    const at = this.parts.now();
    await rows.addSession(sql, { id: newId(), device, made: at, seen: at }, { account, token: hashed(token) });
    await rows.keepSessions(sql, account, MOST_SESSIONS);
    return { account, token };
  }

  // ── codes, names, sessions ──

  async deviceCode(account: string): Promise<{ code: string; due: number }> {
    const { sql, now } = this.parts;
    const code = newDeviceCode();
    const due = now() + DEVICE_CODE;
    await sql.transaction((inside) =>
      rows.replaceCodes(inside, account, 'device', [{ kind: 'device', hash: hashed(readCode(code)), due }]),
    );
    return { code, due };
  }

  recoveryCodes(account: string): Promise<readonly string[]> {
    return this.parts.sql.transaction((inside) => this.renewRecovery(inside, account));
  }

  private async renewRecovery(sql: Sql, account: string): Promise<readonly string[]> {
    const codes = newRecoveryCodes();
    const kept = codes.map((code) => ({ kind: 'recovery' as const, hash: hashed(readCode(code)), due: null }));
    await rows.replaceCodes(sql, account, 'recovery', kept);
    return codes;
  }

  /** `also`: what belongs to it. */
  async rename(account: string, wish: string, also?: rows.Also): Promise<TroubleReport | undefined> {
    const name = await this.freeName(wish, account);
    if (isTrouble(name)) return name;
    return (await rows.nameAccount(this.parts.sql, account, name, also)) ? undefined : TAKEN;
  }

  /** The name, if it is one and nobody else's. */
  private async freeName(wish: string, person: string): Promise<AccountName | TroubleReport> {
    const name = accountName(wish);
    if (typeof name === 'string') return badName(name);
    return (await rows.isNameTaken(this.parts.sql, name, person)) ? TAKEN : name;
  }

  async endSession(account: string, session: string): Promise<void> {
    await rows.dropSession(this.parts.sql, account, session);
  }

  /** All that was only this person's goes. */
  async forget(account: string): Promise<void> {
    await this.parts.sql.transaction((inside) => rows.dropAccount(inside, account));
  }
}

const NOT_ASKED = woe('people', said('passkey-too-late', {}));
const NOT_TRUE = woe('people', said('passkey-refused', {}));
const TAKEN = woe('people', said('name-taken', {}), 'name');
const badName = (why: Exclude<ReturnType<typeof accountName>, AccountName>): TroubleReport =>
  woe('people', said(`name-${why}`, {}), 'name');
