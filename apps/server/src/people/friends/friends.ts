/** Friends, asked and accepted; and whom one does not want to meet (block) or to hear (mute). */
import type { ChangeBond, FriendsReply, TroubleReport } from '@taverne/protocol';
import { said } from '@taverne/protocol';
import { z } from 'zod';
import { woe } from '../../matches/trouble.ts';
import type { Guest } from '../../storage/port.ts';
import type { Sql } from '../../storage/sql.ts';
import { NO_ACCOUNT } from '../member.ts';
import * as bonds from './bonds.ts';
import type { Herald } from './herald.ts';
import { dropBetween, invitationsFor } from './invitations.ts';
import { NOBODY, NOT_REACHABLE, personAt } from './person.ts';
import { addTiding, tidingsOf } from './tidings.ts';

/** Friends and wishes for friendship together; blocked and muted together. */
const MOST_FRIENDS = 300;
const MOST_SHUNNED = 1000;

const YOURSELF: TroubleReport = woe('people', said('yourself', {}));
const NO_WISH: TroubleReport = woe('people', said('no-such-wish', {}));

export interface FriendParts {
  readonly sql: Sql;
  readonly now: () => number;
  readonly herald: Herald;
}

export class Friends {
  private readonly parts: FriendParts;

  constructor(parts: FriendParts) {
    this.parts = parts;
  }

  async shown(person: string): Promise<FriendsReply> {
    const { sql, herald } = this.parts;
    const known = await bonds.knownTo(sql, person);
    const of = (kind: bonds.BondKind) => known.flatMap((each) => (each.kind === kind ? [each.known] : []));
    const here = await herald.present(await bonds.openFriends(sql, person));
    return {
      friends: of('friend').map((each) => ({ ...each, isHere: here.has(each.person) })),
      asks: of('asks'),
      asked: of('asked'),
      blocks: of('blocks'),
      mutes: of('mutes'),
      isHidden: await bonds.isHidden(sql, person),
      invitations: await invitationsFor(sql, person),
      tidings: await tidingsOf(sql, person),
    };
  }

  /** How much waits to be seen. */
  async news(person: string): Promise<number> {
    const { sql } = this.parts;
    const [row] = await sql.all(
      `SELECT (SELECT count(*) FROM tidings WHERE person = $1) + (SELECT count(*) FROM bonds WHERE person = $1 AND kind = 'asked') AS n`,
      [person],
    );
    return z.object({ n: z.int() }).parse(row).n + (await invitationsFor(sql, person)).length;
  }

  async hide(person: string, isHidden: boolean): Promise<void> {
    await bonds.setHidden(this.parts.sql, person, isHidden, this.parts.now());
  }

  /** Does what somebody wishes about somebody else, and tells both. */
  async change(by: Guest & { readonly isAccount: boolean }, wish: ChangeBond): Promise<TroubleReport | undefined> {
    const { sql, herald } = this.parts;
    const other = await personAt(sql, wish.who);
    if (!other) return NOBODY;
    if (other.id === by.id) return YOURSELF;
    const isOfFriends = !wish.do.endsWith('block') && !wish.do.endsWith('mute');
    if (isOfFriends && !(by.isAccount && other.isAccount)) return by.isAccount ? NOT_REACHABLE : NO_ACCOUNT;
    const pair = { person: by.id, other: other.id };
    const trouble = await bonds.between(sql, pair, (inside) => this.done(inside, pair, by.name, wish.do));
    if (trouble) return trouble;
    await herald.tell(by.id);
    // A mute is nobody else's business, and who stops blocking has nothing to say either.
    if (isOfFriends || wish.do === 'block') await herald.tell(other.id);
    return undefined;
  }

  private async done(sql: Sql, pair: bonds.Pair, name: string, deed: ChangeBond['do']): Promise<TroubleReport | undefined> {
    const at = this.parts.now();
    switch (deed) {
      case 'ask':
        return this.ask(sql, pair, name);
      case 'accept':
        return this.accept(sql, pair, name);
      case 'take-back':
        return (await bonds.untie(sql, pair, 'asks')) > 0 ? undefined : NO_WISH;
      case 'refuse':
        return (await bonds.untie(sql, pair, 'asked')) > 0 ? undefined : NO_WISH;
      case 'remove':
        await bonds.untie(sql, pair, 'friend');
        return undefined;
      case 'block':
      case 'mute': {
        if ((await bonds.countBonds(sql, pair.person, ['blocks', 'mutes'])) >= MOST_SHUNNED) {
          return woe('people', said('enough-shunned', { most: MOST_SHUNNED }));
        }
        await bonds.tie(sql, pair, deed === 'block' ? 'blocks' : 'mutes', at);
        if (deed === 'mute') return undefined;
        for (const kind of ['friend', 'asks', 'asked'] as const) await bonds.untie(sql, pair, kind);
        await dropBetween(sql, pair);
        return undefined;
      }
      case 'unblock':
      case 'unmute':
        await bonds.untie(sql, pair, deed === 'unblock' ? 'blocks' : 'mutes');
        return undefined;
    }
  }

  private async ask(sql: Sql, pair: bonds.Pair, name: string): Promise<TroubleReport | undefined> {
    const has = await bonds.bondsBetween(sql, pair.person, pair.other);
    if (has.has('blocks') || has.has('blocked')) return NOT_REACHABLE;
    if (has.has('friend')) return undefined;
    // Whoever is asked and asks back has accepted.
    if (has.has('asked')) return this.accept(sql, pair, name);
    if ((await bonds.countBonds(sql, pair.person, ['friend', 'asks'])) >= MOST_FRIENDS) {
      return woe('people', said('enough-friends', { most: MOST_FRIENDS }));
    }
    await bonds.tie(sql, pair, 'asks', this.parts.now());
    return undefined;
  }

  private async accept(sql: Sql, pair: bonds.Pair, name: string): Promise<TroubleReport | undefined> {
    const at = this.parts.now();
    if ((await bonds.untie(sql, pair, 'asked')) === 0) return NO_WISH;
    await bonds.tie(sql, pair, 'friend', at);
    await addTiding(sql, pair.other, { kind: 'friend', figures: { name }, at });
    return undefined;
  }
}
