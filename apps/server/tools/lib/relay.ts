/**
 * A bare relay, to measure against: what somebody says goes to everybody in the room. It stores nothing, knows no
 * rules and checks nothing but which room is meant.
 */
import { createServer } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import { textOf } from '../../src/sockets/text.ts';
import type { Report } from './child.ts';
import { usageNow } from './usage.ts';

const report = (message: Report): void => {
  process.send?.(message);
};

interface Said {
  readonly type: string;
  readonly match: string;
}
const isSaid = (raw: unknown): raw is Said => typeof raw === 'object' && raw !== null && 'type' in raw && 'match' in raw;
const read = (raw: unknown): Said => (isSaid(raw) ? raw : { type: '', match: '' });

const rooms = new Map<string, Set<WebSocket>>();
const http = createServer();
const sockets = new WebSocketServer({ noServer: true, clientTracking: false, perMessageDeflate: false });
http.on('upgrade', (request, stream, head) => {
  sockets.handleUpgrade(request, stream, head, (socket) => {
    socket.on('message', (data) => {
      const text = textOf(data);
      const { type, match } = read(JSON.parse(text));
      const room = rooms.get(match) ?? new Set();
      if (type === 'watch') {
        room.add(socket);
        rooms.set(match, room);
        return;
      }
      for (const each of room) each.send(text);
    });
  });
});

process.on('message', (orders: { type: string; collect?: boolean }) => {
  if (orders.type === 'usage') {
    void usageNow(orders.collect === true).then(report);
    return;
  }
  http.listen(0, '127.0.0.1', () => {
    const address = http.address();
    report({ type: 'open', port: typeof address === 'object' && address ? address.port : 0 });
  });
});
process.on('disconnect', () => process.exit(0));
