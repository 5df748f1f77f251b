/** Tells somebody, wherever they are, that something about them is new; and everybody, that something about the house or a tournament is. */
import { type Hub, send } from '../../sockets/hub.ts';
import type { Sql } from '../../storage/sql.ts';
import { unheardBy } from './bonds.ts';

/** Other processes, where there are any. */
export interface HeraldAbroad {
  tellPerson(person: string): void;
  tellHouse(): void;
  tellCup(cup: string): void;
  /** Of these people, those who are at another process. */
  whoIsHere(people: readonly string[]): Promise<readonly string[]>;
}

export class Herald {
  private readonly sql: Sql;
  private readonly hub: Hub;
  private readonly abroad: HeraldAbroad | undefined;

  constructor(sql: Sql, hub: Hub, abroad: HeraldAbroad | undefined) {
    this.sql = sql;
    this.hub = hub;
    this.abroad = abroad;
  }

  async tell(person: string): Promise<void> {
    this.abroad?.tellPerson(person);
    await this.heard(person);
  }

  /** At this process. */
  async heard(person: string): Promise<void> {
    await this.heed(person);
    for (const client of this.hub.clientsOf(person)) send(client, { type: 'news', of: 'people' });
  }

  /** From now on nothing is told of whom this one does not want to hear. */
  heed = async (person: string): Promise<void> => {
    const { hub } = this;
    if (hub.clientsOf(person).length === 0) return;
    const unheard = await unheardBy(this.sql, person);
    if (unheard.size > 0) hub.unheard.set(person, unheard);
    else hub.unheard.delete(person);
  };

  tellHouse(): void {
    this.abroad?.tellHouse();
    this.heardOfHouse();
  }

  heardOfHouse(): void {
    for (const person of this.hub.guests)
      for (const client of this.hub.clientsOf(person)) send(client, { type: 'news', of: 'house' });
  }

  /** To whoever looks at this tournament. */
  tellCup(cup: string): void {
    this.abroad?.tellCup(cup);
    this.heardOfCup(cup);
  }

  heardOfCup(cup: string): void {
    for (const [client, at] of this.hub.atCup) if (at === cup) send(client, { type: 'news', of: 'cup' });
  }

  /** Of these people, those who are here. */
  async present(people: readonly string[]): Promise<ReadonlySet<string>> {
    const here = people.filter((person) => this.hub.clientsOf(person).length > 0);
    const there = people.length > 0 ? ((await this.abroad?.whoIsHere(people)) ?? []) : [];
    return new Set([...here, ...there]);
  }
}
