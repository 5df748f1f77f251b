/**
 * A bare server of tables, to measure against: the same rules and the same news over plain `ws`. All of it is in memory: it stores
 * nothing, knows nobody, limits nothing, and tells views whole.
 */
import { createServer } from 'node:http';
import type { Game } from '@taverne/engine';
import { type WebSocket, WebSocketServer } from 'ws';
import { textOf } from '../../src/sockets/text.ts';
import type { Report } from './child.ts';
import { gameNamed, type Heard, heard, PlainTable } from './plain.ts';
import { usageNow } from './usage.ts';

const report = (message: Report): void => {
  process.send?.(message);
};

interface Room {
  readonly table: PlainTable;
  readonly sockets: WebSocket[];
}

const rooms = new Map<string, Room>();

function hear(game: Game, socket: WebSocket, said: Heard): void {
  const room = rooms.get(said.match) ?? { table: new PlainTable(said.match, game), sockets: [] };
  rooms.set(said.match, room);
  if (said.type === 'watch') room.sockets.push(socket);
  const told = room.table.hear(room.sockets.indexOf(socket), said);
  for (const [seat, message] of told) room.sockets[seat]?.send(JSON.stringify(message));
}

const http = createServer();
const sockets = new WebSocketServer({ noServer: true, clientTracking: false, perMessageDeflate: false });

async function open(name: string): Promise<void> {
  const game = await gameNamed(name);
  http.on('upgrade', (request, stream, head) => {
    sockets.handleUpgrade(request, stream, head, (socket) => {
      socket.on('message', (data) => hear(game, socket, heard.parse(JSON.parse(textOf(data)))));
    });
  });
  http.listen(0, '127.0.0.1', () => {
    const address = http.address();
    report({ type: 'open', port: typeof address === 'object' && address ? address.port : 0 });
  });
}

process.on('message', (orders: { readonly type: string; readonly collect?: boolean; readonly game?: string }) => {
  if (orders.type === 'usage') void usageNow(orders.collect === true).then(report);
  else void open(orders.game ?? '');
});
process.on('disconnect', () => process.exit(0));
