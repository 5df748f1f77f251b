/** A pair of clients at a table on Colyseus. Its messages are a byte that says what comes, a name, and what is packed. */
import type WebSocket from 'ws';
import { z } from 'zod';
import { colyseusPacking } from './colyseus-packages.ts';
import { type Line, opened, type Packing, type Pair, pairAt } from './pairs.ts';

const JOINED = 10;
const DATA = 13;
/** Names below 32 letters: their length is in the byte before them. */
const NAME = 0xa0;
const SAY = Buffer.from([DATA, NAME | 3, ...Buffer.from('say')]);
const HERE = '{"type":"joined"}';

const seat = z.object({ sessionId: z.string(), roomId: z.string(), processId: z.string() });

export interface Colyseus {
  readonly base: string;
  /** Where it is installed. */
  readonly folder: string;
}

export async function colyseusPair({ base, folder }: Colyseus, match: string, roll: (of: number) => number): Promise<Pair> {
  const packing = packingOf(folder);
  const lines = [await join(base, match, packing), await join(base, match, packing)] as const;
  for (const line of lines) line.send(JSON.stringify({ type: 'watch', match }));
  return pairAt(lines, match, roll);
}

function packingOf(folder: string): Packing {
  const { Packr } = colyseusPacking(folder);
  const packr = new Packr({ useRecords: false });
  return {
    pack: (text) => Buffer.concat([SAY, packr.pack(JSON.parse(text))]),
    unpack(data: WebSocket.RawData, socket: WebSocket) {
      if (!Buffer.isBuffer(data)) return undefined;
      if (data[0] === JOINED) {
        socket.send(Buffer.from([JOINED]));
        return HERE;
      }
      return data[0] === DATA ? JSON.stringify(packr.unpack(data.subarray(2 + ((data[1] ?? NAME) - NAME)))) : undefined;
    },
  };
}

async function join(base: string, match: string, packing: Packing): Promise<Line> {
  const reply = await fetch(`${base}/matchmake/joinOrCreate/table`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ match }),
  });
  const { sessionId, roomId, processId } = seat.parse(await reply.json());
  const line = await opened(`${base.replace('http', 'ws')}/${processId}/${roomId}?sessionId=${sessionId}`, undefined, packing);
  let deaf = (): void => {};
  await new Promise<void>((resolve) => {
    deaf = line.onText(() => resolve());
  });
  deaf();
  return line;
}
