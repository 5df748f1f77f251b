/**
 * A server of tables on Colyseus, to measure against: a room for each, the same rules and the same news as the bare one. Colyseus is no
 * dependency: it is loaded from a folder where whoever measures has installed it.
 */
import { createServer } from 'node:http';
import type { Report } from './child.ts';
import { colyseusIn } from './colyseus-packages.ts';
import { gameNamed, heard, PlainTable } from './plain.ts';
import { usageNow } from './usage.ts';

const report = (message: Report): void => {
  process.send?.(message);
};

async function open(name: string, folder: string): Promise<void> {
  const game = await gameNamed(name);
  const { Server, Room, WebSocketTransport } = colyseusIn(folder);

  class TableRoom extends Room {
    override maxClients = 2;
    // There is no state that Colyseus would have to look at twenty times a second: what is new is told when it is.
    override patchRate = null;

    onCreate({ match }: { readonly match: string }): void {
      const table = new PlainTable(match, game);
      this.onMessage('say', (client, message) => {
        const seat = this.clients.findIndex(({ sessionId }) => sessionId === client.sessionId);
        for (const [to, told] of table.hear(seat, heard.parse(message))) this.clients[to]?.send('told', told);
      });
    }
  }

  const http = createServer();
  const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false });
  server.define('table', TableRoom).filterBy(['match']);
  await server.listen(0, '127.0.0.1');
  const address = http.address();
  report({ type: 'open', port: typeof address === 'object' && address ? address.port : 0 });
}

interface Orders {
  readonly type: string;
  readonly collect?: boolean;
  readonly game?: string;
  readonly folder?: string;
}

process.on('message', (orders: Orders) => {
  if (orders.type === 'usage') void usageNow(orders.collect === true).then(report);
  else void open(orders.game ?? '', orders.folder ?? '');
});
process.on('disconnect', () => process.exit(0));
