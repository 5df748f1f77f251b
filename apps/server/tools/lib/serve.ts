/** A server in a process of its own, for tools that kill, measure or torment it. Speaks with its parent over IPC. */
import { flushCompileCache } from 'node:module';
import { startServer } from '../../src/index.ts';
import { writeStack } from '../../src/stacks.ts';
import type { Orders, Report } from './child.ts';
import { longestStall } from './stalls.ts';
import { usageNow } from './usage.ts';

process.on('uncaughtExceptionMonitor', writeStack);

const report = (message: Report): void => {
  process.send?.(message);
};

process.on('message', (orders: Orders) => {
  if (orders.type === 'stall') {
    report({ type: 'stall', milliseconds: longestStall() });
    return;
  }
  if (orders.type === 'usage') {
    void usageNow(orders.collect === true).then(report);
    return;
  }
  const url = orders.settings.url;
  startServer({ ...orders.settings, url: url ? new URL(url) : undefined }, orders.limits).then(
    (server) => {
      report({ type: 'open', port: server.port });
      // Now, because many are killed before their end.
      flushCompileCache();
    },
    (error: unknown) => {
      writeStack(error);
      console.error(error);
      process.exit(1);
    },
  );
});

// A parent that is gone has no use for this.
process.on('disconnect', () => process.exit(0));
