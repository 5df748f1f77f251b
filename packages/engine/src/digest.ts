/** A short fingerprint of some words in their order, for ids. Not for secrets: see sha256.ts. */
export function digest(words: readonly string[]): string {
  let a = 0x811c9dc5;
  let b = 0x1b873593;
  for (const word of words) {
    for (let i = 0; i < word.length; i++) {
      const code = word.charCodeAt(i);
      a = Math.imul(a ^ code, 0x01000193);
      b = Math.imul(b ^ code, 0x85ebca6b) ^ (b >>> 13);
    }
    // Where one word ends and the next begins matters, too.
    a = Math.imul(a ^ END, 0x01000193);
    b = Math.imul(b ^ END, 0x85ebca6b) ^ (b >>> 13);
  }
  // Thirty bits of each, in plain figures: numbers of that size are written fastest.
  return `${(a ^ (a >>> 15)) & 0x3fff_ffff}-${(b ^ (b >>> 15)) & 0x3fff_ffff}`;
}

/** No word has a character like this. */
const END = 0x1_0000;
