/** Where chance comes from. A source is asked for value number `index` of the match, an integer from 0 to `of` − 1. */

export type Source = (index: number, of: number, what: string) => number;

/** A fast generator for playouts and tests (splitmix32): deterministic for a seed, predictable, so never for a match with stakes. */
export function quick(seed: number): Source {
  let at = seed | 0;
  return (_index, of) => {
    at = (at + 0x9e3779b9) | 0;
    let x = at ^ (at >>> 16);
    x = Math.imul(x, 0x21f0aaad);
    x ^= x >>> 15;
    x = Math.imul(x, 0x735a2d97);
    x ^= x >>> 15;
    // The product of a 32-bit number and `of` stays below 2^53; its upper part is spread evenly enough for play.
    return Math.floor(((x >>> 0) * of) / 0x1_0000_0000);
  };
}

/** A picker for anything that is not chance in the rules' sense, such as a random bot. */
export function picker(seed: number): (of: number) => number {
  const source = quick(seed);
  return (of) => source(0, of, '');
}

export class ScriptTrouble extends Error {
  override readonly name = 'ScriptTrouble';
}

/** A value, or the name of what chance must be asked for and the value: `3` or `['die', 3]`. */
export type Scripted = number | readonly [what: string, said: number];

/** Says what it was told to say, in order, for tests and tutorials; then goes on with `rest`, or refuses. */
export function scripted(script: readonly Scripted[], rest?: Source): Source {
  let next = 0;
  return (index, of, what) => {
    const line = script[next];
    if (line === undefined) {
      if (rest) return rest(index, of, what);
      throw new ScriptTrouble(`chance is asked for ${what} (0 to ${of - 1}) after the end of the script`);
    }
    const [expected, said] = typeof line === 'number' ? [what, line] : line;
    if (expected !== what) throw new ScriptTrouble(`script line ${next} is for ${expected}, but chance is asked for ${what}`);
    if (!Number.isInteger(said) || said < 0 || said >= of) {
      throw new ScriptTrouble(`script line ${next} says ${said} for ${what}, which must be from 0 to ${of - 1}`);
    }
    next++;
    return said;
  };
}
