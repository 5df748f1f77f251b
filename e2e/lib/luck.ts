/** Chance that says the same whenever a test runs: scripted in the browser, where matches of this device and salts draw from. */

/**
 * Runs in the page before anything else. How often was drawn is kept with the origin, so that neither a reload nor a second
 * match repeats what there was.
 */
export function scriptChance(luck: string): void {
  const KEY = 'e2e.drawn';
  const { getRandomValues } = Crypto.prototype;
  const script = (bytes: Uint8Array): void => {
    const drawn = Number(localStorage.getItem(KEY) ?? 0);
    localStorage.setItem(KEY, String(drawn + 1));
    let state = 2166136261;
    for (const sign of `${luck} ${drawn}`) state = Math.imul(state ^ sign.charCodeAt(0), 16777619);
    for (let i = 0; i < bytes.length; i++) {
      state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
      bytes[i] = state >>> 24;
    }
  };
  Object.assign(Crypto.prototype, {
    getRandomValues(this: Crypto, array: ArrayBufferView<ArrayBuffer>) {
      // Tools of the tests draw, too, and some of them from a blank page.
      if (!(array instanceof Uint8Array) || location.protocol !== 'http:') return getRandomValues.call(this, array);
      script(array);
      return array;
    },
  });
}
