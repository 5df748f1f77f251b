/**
 * Everybody meets everybody, by the circle: one stays, the others move on by a place from round to round. With an odd number there is an
 * empty chair in the circle, and who meets it rests.
 */

export interface RobinRound {
  /** By number, who sits first and who second. */
  readonly pairs: readonly (readonly [number, number])[];
  readonly rests: number | undefined;
}

/** `cycles`: how often everybody meets; every other time with the seats exchanged. */
export function robinRounds(count: number, cycles: number): readonly RobinRound[] {
  const size = count + (count % 2);
  return Array.from({ length: cycles }, (_, cycle) =>
    Array.from({ length: size - 1 }, (_round, round) => circled(count, size, round, cycle % 2 === 1)),
  ).flat();
}

function circled(count: number, size: number, round: number, isTurned: boolean): RobinRound {
  const moving = size - 1;
  const at = (place: number): number => (place === 0 ? moving : (round + place) % moving);
  const pairs: (readonly [number, number])[] = [];
  let rests: number | undefined;
  for (let place = 0; place < size / 2; place++) {
    const [a, b] = place === 0 ? [at(0), round % moving] : [at(place), at(size - 1 - place)];
    if (a >= count || b >= count) rests = a >= count ? b : a;
    // The one who stays sits first in every other round, the others by the side of the circle they are on.
    else pairs.push((place === 0 ? round % 2 === 0 : true) === isTurned ? [b, a] : [a, b]);
  }
  return { pairs, rests };
}
