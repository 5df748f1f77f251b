/** Does all of a work that stops now and then, without a stop: for hosts whom nobody waits for. */
export function atOnce<T>(work: Generator<void, T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
