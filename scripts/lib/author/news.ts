/** How the battery of a game in the making stands. */
export interface BatteryNews {
  readonly state: 'running' | 'passed' | 'failed';
  readonly done: number;
  readonly of: number;
  readonly answers: number;
  /** What it found, with the seed that brings it back. */
  readonly fault?: string;
}
