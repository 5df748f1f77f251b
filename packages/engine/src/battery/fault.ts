/** What the battery found. The seed brings it back. */
export class BatteryFault extends Error {
  override readonly name = 'BatteryFault';
  readonly check: string;
  constructor(check: string, say: string) {
    super(`${check}: ${say}`);
    this.check = check;
  }
}

export function expectSame(check: string, what: string, got: unknown, expected: unknown): void {
  const [a, b] = [JSON.stringify(got) ?? 'undefined', JSON.stringify(expected) ?? 'undefined'];
  if (a === b) return;
  let at = 0;
  while (a[at] === b[at]) at++;
  const near = (text: string): string => `…${text.slice(Math.max(0, at - 60), at + 60)}…`;
  throw new BatteryFault(check, `${what} differs: ${near(a)} instead of ${near(b)}`);
}
