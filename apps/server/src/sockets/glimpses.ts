/** Tells those who see a match in small how it looks: what everybody may see, made once for all of them. */
import { viewOf } from '@taverne/engine';
import type { ServerMessageOf } from '@taverne/protocol';
import type { House } from '../matches/house.ts';
import { numberOf, type Table } from '../matches/table.ts';
import type { Hub } from './hub.ts';

/** However fast a match is played, a small picture of it changes this often at most. */
const PAUSE = 1000;

/** Undefined: it has not begun, or is no longer there. */
export function glimpseOf(table: Table): ServerMessageOf<'glimpse'> | undefined {
  const { id, match, moment, row } = table;
  if (!match || row.status === 'cancelled') return undefined;
  return {
    type: 'glimpse',
    match: id,
    seq: numberOf(table),
    view: viewOf(match, undefined),
    awaited: match.outcome ? [] : (moment?.awaited ?? []),
    ...(match.outcome && { outcome: match.outcome }),
  };
}

export class Glimpses {
  private readonly house: House;
  private readonly hub: Hub;
  private readonly soon = new Map<string, NodeJS.Timeout>();

  constructor(house: House, hub: Hub) {
    this.house = house;
    this.hub = hub;
  }

  /** What happens until then is in the same picture. */
  tellSoon(match: string): void {
    if (this.soon.has(match) || this.hub.glancers(match).length === 0) return;
    this.soon.set(match, setTimeout(() => void this.tell(match), PAUSE).unref());
  }

  private async tell(match: string): Promise<void> {
    this.soon.delete(match);
    await this.house.at(match, (table) => {
      const glimpse = glimpseOf(table);
      if (!glimpse) return;
      const text = JSON.stringify(glimpse);
      for (const client of this.hub.glancers(match)) client.sendText(text);
    });
  }
}
