/** Figures for whoever runs the server, in the format of OpenMetrics, which Prometheus reads. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, type OpenMetricsContentType, Registry } from 'prom-client';

export interface Sizes {
  readonly sockets: () => number;
  readonly tables: () => number;
  readonly thinking: () => number;
  /** Processes on the same store, this one among them; and what they were heard to tell. */
  readonly processes: () => number;
  readonly heard: () => number;
}

export class Metrics {
  readonly registry = new Registry<OpenMetricsContentType>();
  /** Counted by hand, because that is done for every message, and told to the counter when somebody looks. */
  private readonly messages = new Map<string, number>();
  private readonly refusals = new Counter({
    name: 'taverne_refusals_total',
    help: 'Messages refused, by trouble',
    labelNames: ['trouble'],
    registers: [this.registry],
  });
  private readonly changes = new Counter({
    name: 'taverne_changes_total',
    help: 'Changes of matches that were stored',
    registers: [this.registry],
  });
  private readonly races = new Counter({
    name: 'taverne_behind_total',
    help: 'Changes that found another process faster, and were tried again',
    registers: [this.registry],
  });
  private readonly requests = new Histogram({
    name: 'taverne_request_seconds',
    help: 'How long requests took, by the pattern of their route',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.5, 2, 10],
    registers: [this.registry],
  });
  private readonly commits = new Histogram({
    name: 'taverne_commit_seconds',
    help: 'How long a group of changes took to reach the disk',
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2],
    registers: [this.registry],
  });
  private readonly thoughts = new Histogram({
    name: 'taverne_thought_seconds',
    help: 'How long bots thought about an answer',
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30],
    registers: [this.registry],
  });

  private readonly sweeps = new Counter({
    name: 'taverne_swept_total',
    help: 'What was old and is gone',
    labelNames: ['what'],
    registers: [this.registry],
  });

  private readonly calls = new Counter({
    name: 'taverne_calls_total',
    help: 'Calls that it is somebody’s turn, by channel and what came of them',
    labelNames: ['channel', 'result'],
    registers: [this.registry],
  });

  constructor() {
    this.registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
    collectDefaultMetrics({ register: this.registry });
    const { messages } = this;
    new Counter({
      name: 'taverne_messages_total',
      help: 'Messages heard, by type',
      labelNames: ['type'],
      registers: [this.registry],
      collect() {
        this.reset();
        for (const [type, count] of messages) this.inc({ type }, count);
      },
    });
  }

  /** What is counted when somebody looks. */
  measure(sizes: Sizes): void {
    const gauge = (name: string, help: string, size: () => number): void => {
      new Gauge({
        name,
        help,
        registers: [this.registry],
        collect() {
          this.set(size());
        },
      });
    };
    gauge('taverne_sockets', 'Open sockets', sizes.sockets);
    gauge('taverne_tables', 'Matches in memory', sizes.tables);
    gauge('taverne_thinking', 'Bots that think or wait to think', sizes.thinking);
    gauge('taverne_processes', 'Processes on the same store', sizes.processes);
    gauge('taverne_news_heard', 'What other processes told this one since it began', sizes.heard);
  }

  /** `route`: its pattern, never its address, of which there are too many. */
  answered(route: string, status: number, milliseconds: number): void {
    this.requests.observe({ route, status }, milliseconds / 1000);
  }

  heard(type: string): void {
    this.messages.set(type, (this.messages.get(type) ?? 0) + 1);
  }

  refused(trouble: string): void {
    this.refusals.inc({ trouble });
  }

  committed(changes: number, milliseconds: number, behind = 0): void {
    this.changes.inc(changes);
    this.races.inc(behind);
    this.commits.observe(milliseconds / 1000);
  }

  swept(matches: number, guests: number): void {
    this.sweeps.inc({ what: 'matches' }, matches);
    this.sweeps.inc({ what: 'guests' }, guests);
  }

  called(channel: string, result: string): void {
    this.calls.inc({ channel, result });
  }

  thought(milliseconds: number): void {
    this.thoughts.observe(milliseconds / 1000);
  }
}
