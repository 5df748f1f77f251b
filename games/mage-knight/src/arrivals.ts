/** Where ways end because something comes of the last step (MK-MOVE-10, -19, -30), beside those on which nothing happens. */
import { NOWHERE } from '@taverne/engine';

/** Places whose last step something comes of, with the cheapest price and the place before; kept beside the board, like floods. */
export class Arrivals {
  readonly places: number[] = [];
  private readonly prices = new Int16Array(256);
  private readonly before = new Int16Array(256);

  wipe(): void {
    for (const place of this.places) this.prices[place] = 0;
    this.places.length = 0;
  }
  /** Prices are kept one higher: nothing is not reached. */
  reach(place: number, price: number, before: number): void {
    const known = this.prices[place] ?? 0;
    if (known !== 0 && known <= price + 1) return;
    if (known === 0) this.places.push(place);
    this.prices[place] = price + 1;
    this.before[place] = before;
  }
  has(place: number): boolean {
    return (this.prices[place] ?? 0) > 0;
  }
  priceOf(place: number): number {
    return (this.prices[place] ?? 0) - 1;
  }
  beforeOf(place: number): number {
    return this.before[place] ?? NOWHERE;
  }
}
