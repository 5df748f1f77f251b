/** When the page has nothing more to fetch: what can wait then no longer takes the network from what somebody waits for. */

/** Whoever looks at the first screen and presses something does so within this time. */
const QUIET = 4000;

/** Calls back once nothing was fetched for a while; until then every new part of the page puts it off. */
export function whenQuiet(then: () => void): void {
  let timer = setTimeout(done, QUIET);
  const observer = new PerformanceObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(done, QUIET);
  });
  function done(): void {
    observer.disconnect();
    then();
  }
  observer.observe({ type: 'resource' });
}
