/** The simplest proxy there is: every connection goes to one of the processes that are up, whichever; where one does not answer, to the next. */
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

export class Doorway {
  private readonly server: Server;
  private readonly roll: (of: number) => number;
  private readonly sockets = new Set<Socket>();
  /** Where processes listen. */
  ports: readonly number[] = [];

  private constructor(roll: (of: number) => number) {
    this.roll = roll;
    this.server = createServer((socket) => this.pass(socket));
  }

  static async open(roll: (of: number) => number): Promise<Doorway> {
    const proxy = new Doorway(roll);
    proxy.server.listen(0, '127.0.0.1');
    await once(proxy.server, 'listening');
    return proxy;
  }

  get base(): string {
    const address = this.server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  }

  private pass(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    const first = this.roll(Math.max(1, this.ports.length));
    this.to(socket, [...this.ports.slice(first), ...this.ports.slice(0, first)]);
  }

  private to(socket: Socket, [port, ...others]: readonly number[]): void {
    if (port === undefined || socket.destroyed) {
      socket.destroy();
      return;
    }
    const onward = connect(port, '127.0.0.1', () => {
      onward.off('error', next);
      onward.on('error', () => socket.destroy());
      onward.on('close', () => socket.destroy());
      socket.on('close', () => onward.destroy());
      socket.pipe(onward).pipe(socket);
    });
    const next = (): void => this.to(socket, others);
    onward.once('error', next);
    onward.setNoDelay(true);
    socket.setNoDelay(true);
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }
}
