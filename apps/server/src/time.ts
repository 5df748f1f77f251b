/**
 * The server's time. It agrees with the calendar when the server starts and then runs on the machine's monotonic clock, so
 * that no change of the calendar, and no sleep of the machine, takes time from anybody or gives it.
 */
export class Time {
  private offset = Date.now() - performance.now();

  /** Milliseconds since 1970, as far as the calendar was right when it was last looked at. */
  readonly now = (): number => Math.floor(this.offset + performance.now());

  /** How far the calendar is ahead of us. */
  drift(): number {
    return Date.now() - this.now();
  }

  /** Goes with the calendar: whoever knows of a moment to come must move it by as much. */
  move(by: number): void {
    this.offset += by;
  }
}
