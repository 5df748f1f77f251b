/** How the server is, for whoever runs it: the figures of this process, and what is stored. */
import type { StateReply } from '@taverne/protocol';
import { z } from 'zod';
import type { Health } from '../../http/health.ts';
import type { Metrics } from '../../metrics.ts';
import type { Sql } from '../../storage/sql.ts';
import { mishaps } from './mishaps.ts';

/** Of all that is measured, what tells at a glance how things are. */
const SHOWN: { readonly [name: string]: string } = {
  taverne_sockets: 'sockets',
  taverne_tables: 'tables',
  taverne_thinking: 'thinking',
  taverne_changes_total: 'changes',
  taverne_behind_total: 'behind',
  process_resident_memory_bytes: 'memory',
  nodejs_eventloop_lag_p99_seconds: 'lag',
};

/** Counted in the store: what is small, or has an index of its own. */
const COUNTED = {
  accounts: 'SELECT count(*) AS n FROM accounts',
  running: `SELECT count(*) AS n FROM matches WHERE status = 'running'`,
  waiting: `SELECT count(*) AS n FROM matches WHERE status = 'waiting'`,
  retried: `SELECT count(*) AS n FROM jobs WHERE kind IN ('call', 'invited') AND tries > 0`,
} as const;
const countRow = z.object({ n: z.int() });

export interface StateParts {
  readonly sql: Sql;
  readonly metrics: Metrics;
  readonly health: Health;
  readonly processes: () => number;
  /** When this process began. */
  readonly began: number;
}

export async function stateOf({ sql, metrics, health, processes, began }: StateParts): Promise<StateReply> {
  const figures: Record<string, number> = {};
  const calls: StateReply['calls'] = [];
  for (const { name, values } of await metrics.registry.getMetricsAsJSON()) {
    const shown = SHOWN[name];
    const [first] = values;
    if (shown !== undefined && first) figures[shown] = first.value;
    if (name !== 'taverne_calls_total') continue;
    for (const { labels, value } of values) {
      calls.push({ channel: String(labels.channel), result: String(labels.result), count: value });
    }
  }
  for (const [name, text] of Object.entries(COUNTED)) figures[name] = countRow.parse((await sql.all(text))[0]).n;
  return { isReady: await health.isReady(), since: began, processes: processes(), figures, calls, mishaps: await mishaps(sql) };
}
