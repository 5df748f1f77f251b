/** Words that somebody may have meant. */

/** How many letters must be put in, left out, changed or swapped with their neighbour to make one word of the other. */
export function distance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((next[j - 1] ?? 0) + 1, (row[j] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next.push(least);
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Up to three of `words` that resemble `word`, the nearest first. */
export function suggestions(word: string, words: readonly string[]): string[] {
  const wanted = word.toLowerCase();
  const near = words.map((each) => {
    const other = each.toLowerCase();
    const begins = wanted.length > 1 && (other.startsWith(wanted) || wanted.startsWith(other));
    return { each, away: begins ? 0 : distance(wanted, other), limit: Math.max(2, Math.floor(other.length / 3)) };
  });
  return near
    .filter(({ away, limit, each }) => away <= limit && away < each.length)
    .toSorted((a, b) => a.away - b.away)
    .slice(0, 3)
    .map(({ each }) => each);
}
