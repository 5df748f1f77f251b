/** A player whom nothing puts off: when the connection is lost it comes back, and asks again what was not acknowledged. */
import { randomUUID } from 'node:crypto';
import { picker } from '@taverne/engine';
import type { QuestionShown, StateMessage } from '@taverne/protocol';
import { Client } from './client.ts';
import { type Attempt, type Return, Trying } from './returns.ts';

/** A request that was acknowledged: what must be found in the journal. */
export interface Acknowledged {
  readonly match: string;
  readonly key: string;
  readonly seq: number;
  readonly kind: 'answer' | 'undo' | 'orders';
  readonly option?: string;
}

export interface Trail {
  readonly acknowledged: Acknowledged[];
  /** The keys of everything it ever asked. */
  readonly asked: Set<string>;
  refused: number;
  repeated: number;
  reconnected: number;
  /** Whenever it came back after the connection was lost. */
  readonly returns: Return[];
}

const PAUSE = 40;
const QUIET = 400;
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

export class Steady {
  readonly client: Client;
  readonly trail: Trail = { acknowledged: [], asked: new Set(), refused: 0, repeated: 0, reconnected: 0, returns: [] };
  private readonly roll: (of: number) => number;
  private readonly manners: number;
  private stopped = false;
  /** It sits at a match that goes on: who is between two matches need not be connected. */
  playing = false;

  /** `manners`: how long it waits before it says the next thing, so that it stays within what one may. */
  constructor(base: string, seed: number, { address, manners = 0 }: { address?: string; manners?: number } = {}) {
    this.client = new Client(base, address);
    this.roll = picker(seed);
    this.manners = manners;
  }

  get connected(): boolean {
    return this.client.socket?.readyState === this.client.socket?.OPEN && this.client.socket !== undefined;
  }

  stop(): void {
    this.stopped = true;
  }

  /** Until it works, because the server may be down just now. */
  async insist<T>(attempt: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        if (this.stopped) throw error;
        await pause(PAUSE);
      }
    }
  }

  private async connect(match: string): Promise<void> {
    const [at, wasHere] = [performance.now(), this.playing];
    const attempts: Attempt[] = [];
    await this.insist(async () => {
      const trying = new Trying();
      try {
        this.client.close();
        await this.client.connect(trying.reached);
        await this.client.watch(match, this.client.states.get(match)?.seq, trying.reached);
        attempts.push(trying.ended());
      } catch (error) {
        attempts.push(trying.ended(error));
        throw error;
      }
    });
    this.trail.reconnected++;
    if (wasHere) this.trail.returns.push({ at, took: performance.now() - at, attempts });
  }

  /** Plays until the match is over or it is told to stop. */
  async play(match: string): Promise<void> {
    await this.connect(match);
    this.playing = true;
    while (!this.stopped && !this.client.states.get(match)?.outcome) {
      try {
        if (!this.connected) await this.connect(match);
        const state = this.client.states.get(match);
        if (state?.consent?.missing.includes(this.client.tables.get(match)?.you ?? -1)) {
          await this.do(match, { type: 'consent', match, agree: this.roll(2) === 0 });
        } else if (state?.questions.length) await this.act(match);
        else await this.client.next((message) => message.type === 'state' && message.match === match, QUIET);
      } catch {
        // Lost, or quiet for a while: look again.
        await pause(1);
      }
    }
    this.playing = false;
  }

  private async act(match: string): Promise<void> {
    const state = this.client.states.get(match);
    const [question] = state?.questions ?? [];
    if (!state || !question) return;
    if (state.undo.free > 0 && this.roll(12) === 0) return this.do(match, { type: 'undo', match });
    if (state.undo.ask && !state.consent && this.roll(40) === 0) return this.do(match, { type: 'undo', match });
    if (this.roll(50) === 0) return this.do(match, { type: 'orders', match, orders: this.orders(question, state.orders) });
    const option = question.options[this.roll(question.options.length)]?.key ?? '';
    return this.do(match, { type: 'answer', match, question: question.id, option });
  }

  /** None if it has some; otherwise one for the next time that it is asked the same. */
  private orders({ name, safe }: QuestionShown, standing: StateMessage['orders']): StateMessage['orders'][number][] {
    if (standing.length > 0) return [];
    return [{ question: name, answer: safe === undefined ? 'pass' : 'safe', alone: this.roll(2) === 0 }];
  }

  /** Asks with one key until it is acknowledged or refused. */
  private async do(match: string, message: Parameters<Client['ask']>[0]): Promise<void> {
    if (this.manners > 0) await pause(this.manners);
    const key = randomUUID();
    this.trail.asked.add(key);
    for (let attempt = 0; !this.stopped; attempt++) {
      try {
        if (!this.connected) await this.connect(match);
        if (attempt > 0) this.trail.repeated++;
        // Now and then twice at once, as a hasty client might.
        if (this.roll(20) === 0) this.client.say({ ...message, key });
        const reply = await this.client.ask(message, key);
        if (reply.type === 'refused') this.trail.refused++;
        else if ('seq' in reply && (message.type === 'answer' || message.type === 'undo' || message.type === 'orders')) {
          const option = message.type === 'answer' ? { option: message.option } : {};
          this.trail.acknowledged.push({ match, key, seq: reply.seq, kind: message.type, ...option });
        }
        return;
      } catch {
        await pause(PAUSE);
      }
    }
  }
}
