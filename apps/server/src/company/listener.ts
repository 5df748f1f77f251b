/** A connection of its own that hears what other processes tell. One that is lost is opened again, and then everything is looked at once. */
import { Client, type Pool } from 'pg';

/** Between two attempts to be heard again. */
const PAUSE = 100;
const PATIENCE = 2000;

export interface Hearing {
  heard(text: string): void;
  lost(): void;
  back(): void;
}

export class Listener {
  private readonly pool: Pool;
  private readonly channel: string;
  private readonly hearing: Hearing;
  private client: Client | undefined;
  private closed = false;

  constructor(pool: Pool, channel: string, hearing: Hearing) {
    this.pool = pool;
    this.channel = channel;
    this.hearing = hearing;
  }

  get isOpen(): boolean {
    return this.client !== undefined;
  }

  async open(): Promise<void> {
    const { connectionString } = this.pool.options;
    const client = new Client({
      ...(connectionString !== undefined && { connectionString }),
      application_name: 'taverne listener',
      connectionTimeoutMillis: PATIENCE,
      keepAlive: true,
    });
    client.on('notification', ({ payload }) => this.hearing.heard(payload ?? ''));
    // What follows an error is the end.
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query(`LISTEN ${client.escapeIdentifier(this.channel)}`);
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    client.on('end', () => this.lose(client));
    this.client = client;
  }

  private lose(client: Client): void {
    if (this.client !== client) return;
    this.client = undefined;
    if (this.closed) return;
    this.hearing.lost();
    void this.again();
  }

  private async again(): Promise<void> {
    while (!this.closed) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE).unref());
      try {
        await this.open();
        this.hearing.back();
        return;
      } catch {
        // The database is not there yet.
      }
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    const { client } = this;
    this.client = undefined;
    await client?.end().catch(() => {});
  }
}
