/** What people do with tournaments: make one, come, go, begin it, call it off. Each is one transaction that holds the tournament. */
import { type CupWish, said, type TroubleReport } from '@taverne/protocol';
import type { House } from '../matches/house.ts';
import type { Makers } from '../matches/make.ts';
import { woe } from '../matches/trouble.ts';
import { isForTwo, optionsFor } from '../people/rated/pools.ts';
import { newId } from '../secrets.ts';
import { jobAdded } from '../storage/jobs.ts';
import type { Sql } from '../storage/sql.ts';
import { CUP } from './game-rows.ts';
import { isIn } from './round.ts';
import {
  addCup,
  type CupRow,
  countJoined,
  countMade,
  dropPerson,
  holdCup,
  peopleOf,
  putPerson,
  saveCup,
  sendOut,
} from './rows.ts';

/** The tournament it is about; or why nothing was done. */
export type Managed = { readonly cup: string } | TroubleReport;

const DAY = 86_400_000;
/** A clock elsewhere may be slow: what was to begin a moment ago begins now. */
const LATE = 10 * 60_000;

const NONE: TroubleReport = woe('no-such-page', said('no-such-cup', {}));
const refused = (phrase: ReturnType<typeof said>): TroubleReport => woe('people', phrase);

export class CupOffice {
  private readonly house: House;
  private readonly makers: Makers;

  constructor(house: House, makers: Makers) {
    this.house = house;
    this.makers = makers;
  }

  async make(person: string, { name, visibility, starts, ...terms }: CupWish): Promise<Managed> {
    const { storage, registry, limits, now } = this.house.parts;
    const at = now();
    if (starts < at - LATE || starts > at + limits.cupAhead) {
      return woe('people', said('cup-when', { days: limits.cupAhead / DAY }), 'starts');
    }
    if (!isForTwo(registry, terms)) return woe('people', said('not-for-two', {}), 'mode');
    const wrong = await this.makers.wishes.refusal({
      game: terms.game,
      options: { ...terms.options, ...optionsFor(registry, terms) },
      seats: [{ kind: 'open' }, terms.bot === null ? { kind: 'open' } : { kind: 'bot', level: terms.bot }],
    });
    if (wrong) return wrong;
    const cup: CupRow = {
      id: newId(),
      maker: person,
      name,
      visibility,
      terms,
      status: 'open',
      round: 0,
      starts: Math.max(starts, at),
      ends: null,
      changes: 1,
      changed: at,
    };
    return storage.sql.transaction(async (sql): Promise<Managed> => {
      if ((await countMade(sql, person)) >= limits.cupsPerPerson)
        return refused(said('enough-cups', { most: limits.cupsPerPerson }));
      await addCup(sql, cup);
      await wake(sql, cup.id, cup.starts);
      return { cup: cup.id };
    });
  }

  /** Whoever was out comes back the same way. An arena can be joined while it runs. */
  join(person: string, id: string): Promise<Managed> {
    const { limits, now } = this.house.parts;
    return this.at(id, async (sql, cup) => {
      if (cup.status === 'over' || cup.status === 'off') return refused(said('cup-over', {}));
      const people = await peopleOf(sql, id);
      const own = people.find((row) => row.person === person);
      if (own && isIn(own)) return undefined;
      if (!own && cup.status === 'running' && cup.terms.kind !== 'arena') return refused(said('cup-begun', {}));
      if (!own && people.length >= cup.terms.most) return refused(said('cup-full', { most: cup.terms.most }));
      if ((await countJoined(sql, person)) >= limits.cupsJoined) {
        return refused(said('enough-cups-joined', { most: limits.cupsJoined }));
      }
      const number = cup.status === 'running' ? people.length + 1 : 0;
      await putPerson(sql, { cup: id, person, number, since: now() });
      return cup;
    });
  }

  /** Before it begins one was never there; later one keeps one's points and is not paired any more. */
  leave(person: string, id: string): Promise<Managed> {
    return this.at(id, async (sql, cup) => {
      if (cup.status === 'over' || cup.status === 'off') return refused(said('cup-over', {}));
      const gone = await (cup.status === 'open' ? dropPerson(sql, id, person) : sendOut(sql, id, person));
      return gone > 0 ? cup : refused(said('cup-not-in', {}));
    });
  }

  begin(person: string, id: string): Promise<Managed> {
    const { now } = this.house.parts;
    return this.at(id, async (sql, cup) => {
      if (cup.maker !== person) return refused(said('cup-not-yours', {}));
      if (cup.status !== 'open') return refused(said('cup-begun', {}));
      const people = (await peopleOf(sql, id)).filter(isIn);
      if (people.length < cup.terms.least) return refused(said('cup-too-few', { least: cup.terms.least }));
      return { ...cup, starts: now() };
    });
  }

  callOff(person: string, id: string): Promise<Managed> {
    return this.at(id, async (_sql, cup) => {
      if (cup.maker !== person) return refused(said('cup-not-yours', {}));
      if (cup.status !== 'open') return refused(said('cup-begun', {}));
      return { ...cup, status: 'off' };
    });
  }

  /** Whatever is changed is counted, and the steward looks at it soon. Undefined: there is nothing to change. */
  private async at(
    id: string,
    change: (sql: Sql, cup: CupRow) => Promise<CupRow | TroubleReport | undefined>,
  ): Promise<Managed> {
    const { storage, now } = this.house.parts;
    return storage.sql.transaction(async (sql): Promise<Managed> => {
      const cup = await holdCup(sql, id);
      if (!cup) return NONE;
      const changed = await change(sql, cup);
      if (changed && 'trouble' in changed) return changed;
      if (changed) {
        await saveCup(sql, changed, now());
        await wake(sql, id, changed.status === 'open' ? changed.starts : now());
      }
      return { cup: id };
    });
  }
}

async function wake(sql: Sql, cup: string, runAt: number): Promise<void> {
  const { text, values } = jobAdded({ owner: cup, kind: CUP, name: '', runAt, body: '' });
  await sql.run(text, values);
}
