/**
 * Programs that play: accounts without passkeys, made and owned by people. A program comes in by a token, which is shown once, kept as
 * a hash and can be taken back. It has the name, the seats and the strength of its own, and no say about anybody's account.
 */
import { type ProgramsReply, said, type TroubleReport } from '@taverne/protocol';
import type { Visitor } from '../../guests.ts';
import { woe } from '../../matches/trouble.ts';
import { hashed, newId, newToken } from '../../secrets.ts';
import type { Sql } from '../../storage/sql.ts';
import { accountName } from '../account-name.ts';
import { addAccount, dropAccount, isNameTaken } from '../account-rows.ts';
import { markedName, newProgramId, TOKEN_PREFIX } from './program.ts';
import * as rows from './rows.ts';

const MOST_PROGRAMS = 10;
const MOST_TOKENS = 10;
/** How exactly it is known when a token was last used. */
const HOUR = 3_600_000;

/** The token that was made, which nobody can read again. */
export type NewToken = { readonly token: string } | TroubleReport;

export class Programs {
  private readonly sql: Sql;
  private readonly now: () => number;

  constructor(sql: Sql, now: () => number) {
    this.sql = sql;
    this.now = now;
  }

  /** The program whose token this is. */
  async bearer(token: string): Promise<Visitor | undefined> {
    if (!token.startsWith(TOKEN_PREFIX)) return undefined;
    const found = await rows.bearerOf(this.sql, hashed(token));
    if (!found) return undefined;
    if (this.now() - (found.used ?? 0) > HOUR) await rows.tokenUsed(this.sql, found, this.now());
    const { program: id, name, language, owner } = found;
    // Whoever may only look on does not play through a program either.
    const suspended = Math.max(found.suspended, found.owner_suspended);
    return { id, name, language, program: { owner, token: found.id }, ...(suspended > this.now() && { suspended }) };
  }

  async shown(owner: string): Promise<ProgramsReply['programs']> {
    const own = await rows.programsOf(this.sql, owner);
    return Promise.all(
      own.map(async ({ id, name, made }) => {
        const tokens = await rows.tokensOf(this.sql, id);
        return { id, name, made, tokens: tokens.map(({ program: _, ...token }) => token) };
      }),
    );
  }

  async make(owner: string, wish: string): Promise<NewToken> {
    const name = accountName(wish);
    if (typeof name === 'string') return woe('people', said(`name-${name}`, {}), 'name');
    const id = newProgramId();
    const marked = { ...name, shown: markedName(name.shown) };
    return this.sql.transaction(async (sql) => {
      const own = await rows.programsOf(sql, owner);
      if (own.length >= MOST_PROGRAMS) return woe('people', said('enough-programs', { most: MOST_PROGRAMS }));
      if (await isNameTaken(sql, name, id)) return TAKEN;
      await rows.addProgram(sql, owner, { id, name: marked.shown, made: this.now() });
      // Somebody was quicker since: nothing of this is kept.
      if (!(await addAccount(sql, id, marked, this.now()))) throw new Error('a name was taken while a program took it');
      return { token: await this.addToken(sql, id, '') };
    });
  }

  async newToken(owner: string, program: string, label: string): Promise<NewToken> {
    return this.sql.transaction(async (sql) => {
      if (!(await this.owns(sql, owner, program))) return NO_SUCH_PROGRAM;
      const has = await rows.tokensOf(sql, program);
      if (has.length >= MOST_TOKENS) return woe('people', said('enough-tokens', { most: MOST_TOKENS }));
      return { token: await this.addToken(sql, program, label) };
    });
  }

  private async addToken(sql: Sql, program: string, label: string): Promise<string> {
    const token = `${TOKEN_PREFIX}${newToken()}`;
    await rows.addToken(sql, { program, id: newId(), label, made: this.now(), used: null }, hashed(token));
    return token;
  }

  async dropToken(owner: string, program: string, token: string): Promise<TroubleReport | undefined> {
    if (!(await this.owns(this.sql, owner, program))) return NO_SUCH_PROGRAM;
    await rows.dropToken(this.sql, program, token);
    return undefined;
  }

  /** All that was only this program's goes. */
  async forget(program: string): Promise<void> {
    await this.sql.transaction((sql) => dropAccount(sql, program));
  }

  async isOf(owner: string, program: string): Promise<boolean> {
    return this.owns(this.sql, owner, program);
  }

  private async owns(sql: Sql, owner: string, program: string): Promise<boolean> {
    return (await rows.programsOf(sql, owner)).some(({ id }) => id === program);
  }
}

const TAKEN = woe('people', said('name-taken', {}), 'name');
export const NO_SUCH_PROGRAM = woe('people', said('no-such-program', {}));
