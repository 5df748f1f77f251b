/** How many people a game is for: in all, and by a match option where that decides. */

export interface SeatCount {
  readonly min: number;
  readonly max: number;
  /** Whoever sits down wins or loses with all the others: nobody is an opponent. */
  readonly together?: true;
}

export interface Seats extends SeatCount {
  /** An option of kind choice, and for each of its values how many may sit down then. */
  readonly by?: { readonly option: string; readonly counts: { readonly [value: string]: SeatCount } };
}

/** How many may sit down with these options, parsed ones. */
export function seatsFor({ min, max, by }: Seats, options: unknown): SeatCount {
  if (by && typeof options === 'object' && options !== null) {
    const value: unknown = Reflect.get(options, by.option);
    if (typeof value === 'string' && Object.hasOwn(by.counts, value)) return by.counts[value] ?? { min, max };
  }
  return { min, max };
}

export const fitsSeats = ({ min, max }: SeatCount, count: number): boolean =>
  Number.isInteger(count) && count >= min && count <= max;

/** Whether two can play against each other. */
export const isForRivals = (count: SeatCount | undefined): boolean =>
  count !== undefined && fitsSeats(count, 2) && count.together !== true;
