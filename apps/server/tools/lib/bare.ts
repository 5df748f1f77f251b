/**
 * A bare server of tables, to measure against: the same rules and the same news over plain `ws`. All of it is in memory: it stores
 * nothing, knows nobody, limits nothing, and tells views whole.
 */
import { createServer } from 'node:http';
import {
  answer,
  askedOf,
  awaited,
  eventsFor,
  type Game,
  type Match,
  questionsForPeople,
  quick,
  type Seat,
  startMatch,
  undoable,
  viewOf,
} from '@taverne/engine';
import { games } from '@taverne/games';
import { type WebSocket, WebSocketServer } from 'ws';
import { z } from 'zod';
import { textOf } from '../../src/sockets/text.ts';
import type { Report } from './child.ts';
import { usageNow } from './usage.ts';

const report = (message: Report): void => {
  process.send?.(message);
};

const heard = z.object({
  type: z.string(),
  match: z.string(),
  key: z.string().optional(),
  question: z.string().optional(),
  option: z.string().optional(),
});
type Heard = z.infer<typeof heard>;

interface Room {
  match: Match;
  told: number;
  readonly sockets: WebSocket[];
}

const rooms = new Map<string, Room>();
let seeds = 1;

function begun(game: Game): Match {
  const match = startMatch(game, { chance: quick(seeds++) });
  if (!match.ok) throw new Error(match.trouble.say);
  return match.value;
}

function tell(id: string, room: Room, accepted?: { readonly seat: Seat; readonly key: string | undefined }): void {
  const { match, sockets, told } = room;
  const fresh = match.events.slice(told);
  room.told = match.events.length;
  for (const [seat, socket] of sockets.entries()) {
    const state = {
      type: 'state',
      match: id,
      seq: match.seq,
      since: fresh[0]?.at ?? match.lineLength,
      events: eventsFor(fresh, seat),
      view: viewOf(match, seat),
      questions: questionsForPeople(match, seat).map(({ options, ...question }) => ({
        ...question,
        keys: options.map(({ key }) => key),
      })),
      undo: { free: undoable(match, seat).length },
      orders: match.orders[seat],
      asked: match.outcome ? [] : askedOf(match),
      awaited: awaited(match),
      ...(match.outcome && { outcome: match.outcome }),
      ...(accepted?.seat === seat && { accepted: accepted.key }),
    };
    socket.send(JSON.stringify(state));
  }
}

function hear(game: Game, socket: WebSocket, { type, match: id, key, question = '', option = '' }: Heard): void {
  const room = rooms.get(id) ?? { match: begun(game), told: 0, sockets: [] };
  rooms.set(id, room);
  if (type === 'watch') {
    room.sockets.push(socket);
    if (room.sockets.length === room.match.terms.seats) tell(id, room);
    return;
  }
  if (type === 'rematch') {
    room.match = begun(game);
    room.told = 0;
    tell(id, room);
    return;
  }
  const seat = room.sockets.indexOf(socket);
  const trouble = answer(room.match, seat, question, option);
  if (trouble) socket.send(JSON.stringify({ type: 'refused', match: id, key, trouble }));
  else tell(id, room, { seat, key });
}

const http = createServer();
const sockets = new WebSocketServer({ noServer: true, clientTracking: false, perMessageDeflate: false });

async function open(name: string): Promise<void> {
  const game = await games.find(({ id }) => id === name)?.load();
  if (!game) throw new Error(`there is no game ${name}`);
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
