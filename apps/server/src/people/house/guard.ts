/** Who is suspended is told so, is cut off at every process, and comes back only to look on. */
import { said, type TroubleReport } from '@taverne/protocol';
import type { Log } from '../../log.ts';
import { woe } from '../../matches/trouble.ts';
import type { Hub } from '../../sockets/hub.ts';
import type { Sql } from '../../storage/sql.ts';
import { suspended, suspensionOf } from './suspensions.ts';

/** What somebody who is suspended may do all the same: come in as somebody else, leave, and take what is theirs along. */
const OPEN_TO_ALL: ReadonlySet<string> = new Set([
  'POST /api/account/sign-in/begin',
  'POST /api/account/sign-in',
  'POST /api/account/enter',
  'DELETE /api/account',
  'DELETE /api/account/sessions/:id',
  'DELETE /api/friends/tidings/:id',
  'DELETE /api/seek',
]);

export interface GuardParts {
  readonly sql: Sql;
  readonly hub: Hub;
  readonly log: Log;
  readonly now: () => number;
  readonly every: number;
}

export class Guard {
  private readonly parts: GuardParts;
  private readonly timer: NodeJS.Timeout;

  constructor(parts: GuardParts) {
    this.parts = parts;
    this.timer = setInterval(() => void this.round(), parts.every).unref();
  }

  /** What one process tells another may be lost with a connection: so everybody looks for themselves now and then. */
  private async round(): Promise<void> {
    const { sql, hub, log, now } = this.parts;
    try {
      if (hub.guests.length === 0) return;
      for (const person of await suspended(sql, now())) hub.cut(person);
    } catch (error) {
      log.warn({ err: error }, 'who is suspended could not be read');
    }
  }

  /** Why this person may not do this. */
  async refusal(person: string, method: string, route: string | undefined): Promise<TroubleReport | undefined> {
    if (OPEN_TO_ALL.has(`${method} ${route}`)) return undefined;
    const { sql, now } = this.parts;
    const { reason } = (await suspensionOf(sql, person, now())) ?? { reason: '' };
    return woe('forbidden', said('suspended', { reason }));
  }

  close(): void {
    clearInterval(this.timer);
  }
}
