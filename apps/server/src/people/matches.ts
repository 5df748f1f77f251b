/** What becomes of a person's matches when the person changes: a guest comes home to an account, an account goes. */
import { OPEN } from '../deeds/seats.ts';
import type { Deed } from '../matches/deed.ts';
import type { House } from '../matches/house.ts';
import { distinctName } from '../names.ts';
import type { Guest, SeatRow } from '../storage/port.ts';
import { readId } from '../storage/rows.ts';

/** As many as one guest can have, and more. */
const ALL = 100_000;

/** What a guest made is the account's from now on, and its seats are, unless that sits there already. */
const handingOver =
  (from: string, to: Guest): Deed =>
  (table) => {
    if (table.row.maker === from) table.row = { ...table.row, maker: to.id };
    if (table.seats.some(({ guest }) => guest === to.id)) return undefined;
    const others = table.seats.flatMap(({ guest, name }) => (guest === from || name === null ? [] : [name]));
    const named = (row: SeatRow): SeatRow => ({ ...row, guest: to.id, name: distinctName(to.name, others) });
    table.seats = table.seats.map((row) => (row.guest === from ? named(row) : row));
    return undefined;
  };

/** Nobody sits there any more: before the match the seat is open, later a bot may be asked to take it. */
const leavingForGood =
  (person: string): Deed =>
  (table, now) => {
    const isWaiting = table.row.status === 'waiting';
    const gone = (row: SeatRow): SeatRow =>
      isWaiting ? { ...OPEN, seat: row.seat } : { ...row, guest: null, name: null, left: true, holiday: null };
    const theirs = table.seats.filter(({ guest }) => guest === person).map(({ seat }) => seat);
    table.seats = table.seats.map((row) => (row.guest === person ? gone(row) : row));
    table.chat = table.chat.map((line) => (theirs.includes(line.seat) ? { ...line, name: '' } : line));
    if (isWaiting) {
      const alone = table.seats.every(({ kind }) => kind !== 'person');
      table.row = { ...table.row, status: alone ? 'cancelled' : 'waiting', changed: now };
      table.orderDue = null;
    }
    return undefined;
  };

/** Whoever is called otherwise is called so at every table. */
const renaming =
  ({ id, name }: Pick<Guest, 'id' | 'name'>): Deed =>
  (table) => {
    const theirs = table.seats.filter(({ guest }) => guest === id).map(({ seat }) => seat);
    const others = table.seats.flatMap((row) => (row.guest === id || row.name === null ? [] : [row.name]));
    const shown = distinctName(name, others);
    table.seats = table.seats.map((row) => (row.guest === id ? { ...row, name: shown } : row));
    table.chat = table.chat.map((line) => (theirs.includes(line.seat) ? { ...line, name: shown } : line));
    return undefined;
  };

const matchesOf = async (house: House, person: string): Promise<readonly string[]> =>
  (await house.parts.storage.matchesOf(person, ALL)).map(({ row }) => row.id);

/** What somebody made, also without sitting there, as far as it counts: it waits, it runs, or it takes room. */
async function madeBy({ parts }: House, person: string): Promise<readonly string[]> {
  const text = `SELECT id FROM matches WHERE maker = $1 AND status = 'waiting' UNION SELECT id FROM matches WHERE maker = $1
    AND status = 'running' UNION SELECT id FROM matches WHERE maker = $1 AND bytes > 0`;
  return (await parts.storage.sql.all(text, [person])).map(readId);
}

/** Whatever somebody made and played as a guest of this device comes along. */
export async function bringHome(house: House, from: Guest, to: Guest): Promise<void> {
  const all = new Set([...(await matchesOf(house, from.id)), ...(await madeBy(house, from.id))]);
  for (const match of all) await house.act(match, undefined, handingOver(from.id, to));
}

/** What somebody said is from now on said under this name. */
async function signTalk(house: House, person: string, name: string): Promise<void> {
  await house.parts.storage.sql.run(
    `UPDATE chat SET name = $2 WHERE EXISTS
      (SELECT 1 FROM seats WHERE seats.match = chat.match AND seats.seat = chat.seat AND seats.guest = $1)`,
    [person, name],
  );
}

export async function renameSeats(house: House, person: Pick<Guest, 'id' | 'name'>): Promise<void> {
  await signTalk(house, person.id, person.name);
  for (const match of await matchesOf(house, person.id)) await house.act(match, undefined, renaming(person));
}

export async function leaveAll(house: House, person: string): Promise<void> {
  await signTalk(house, person, '');
  for (const match of await matchesOf(house, person)) await house.act(match, undefined, leavingForGood(person));
}
