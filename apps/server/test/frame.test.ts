/** Frames that we write ourselves are read by others as the very same text, however long it is. */
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import WebSocket, { WebSocketServer } from 'ws';
import { writeText } from '../src/sockets/frame.ts';
import { textOf } from '../src/sockets/text.ts';

const TEXTS = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000].flatMap((length) => [
  'x'.repeat(length),
  `é${'x'.repeat(length)}`,
]);

test('texts of every length arrive whole and in order, between what the socket sends itself', async () => {
  const http = createServer();
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  http.on('upgrade', (request, stream, head) =>
    sockets.handleUpgrade(request, stream, head, (socket) => {
      for (const text of TEXTS) {
        writeText(stream, text);
        socket.ping();
        socket.send('between');
      }
      socket.close();
    }),
  );
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    http.close();
  });
  const address = http.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const client = new WebSocket(`ws://127.0.0.1:${port}`);
  const heard: string[] = [];
  client.on('message', (data) => heard.push(textOf(data)));
  await new Promise<void>((resolve, reject) => client.on('close', () => resolve()).on('error', reject));
  expect(heard.filter((text) => text !== 'between')).toEqual(TEXTS);
  expect(heard).toHaveLength(2 * TEXTS.length);
});
