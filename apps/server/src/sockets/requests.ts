/** What a client may ask of a match, and who does it. */
import { askedOf, eventsFor, previewOf, type Result, type Seat, viewOf, whyNot } from '@taverne/engine';
import { type ClientMessage, type MatchRequest, said, type TroubleReport } from '@taverne/protocol';
import { chatting } from '../deeds/chat.ts';
import { answering, drawing, notStarted, ordering, resigning } from '../deeds/play.ts';
import { claiming, leaving, returning } from '../deeds/seats.ts';
import { consenting, undoing } from '../deeds/undo.ts';
import type { Acted, Deed, House } from '../matches/house.ts';
import type { Makers } from '../matches/make.ts';
import { newFrom } from '../matches/since.ts';
import { matchOf, seatOf, type Table, versionOf } from '../matches/table.ts';
import { reported, woe } from '../matches/trouble.ts';
import { type Client, type Hub, send } from './hub.ts';
import { StateTexts } from './state-texts.ts';
import type { Request, Teller } from './teller.ts';

export interface Desk {
  readonly house: House;
  readonly hub: Hub;
  readonly teller: Teller;
  readonly makers: Makers;
}

/** The level of a bot that takes over where none was named. */
const STAND_IN = 2;
/** Stands for the asker of a request that needs no seat. */
const NO_SEAT = -1;

export async function watch(
  desk: Desk,
  client: Client,
  match: string,
  from: number | undefined,
): Promise<TroubleReport | undefined> {
  const { house, hub, teller } = desk;
  const found = await house.at(match, (table) => {
    if (table.row.status === 'cancelled') return undefined;
    const seat = seatOf(table, client.guest?.id);
    const watcher = hub.watch(match, client, seat);
    teller.tellTableTo(table, watcher);
    tellState(desk, client, table, from);
    watcher.upToDate = true;
    teller.tellChatTo(client, match, table.chat);
    teller.tellNoticesTo(client, match, table.notices);
    return { left: seat !== undefined && table.seats[seat]?.left === true, seat };
  });
  if (!found) return woe('no-such-match', `there is no match ${match}`);
  if (found.left && found.seat !== undefined) await house.act(match, undefined, returning(found.seat));
  else teller.tellPresence(match);
  return undefined;
}

/** The whole state, and the events since the number that the client has; none if that is not said to be missing. */
function tellState({ house }: Desk, client: Client, table: Table, from: number | undefined): void {
  const { match } = table;
  if (!match) return;
  const since = from === undefined ? 0 : newFrom(match.journal, from);
  client.sendText(new StateTexts(table, match, since, house.parts.now()).for(seatOf(table, client.guest?.id), true));
}

export async function request(desk: Desk, client: Client, message: MatchRequest): Promise<void> {
  switch (message.type) {
    case 'whyNot':
    case 'preview':
      return wonder(desk, client, message);
    case 'look':
      return lookBack(desk, client, message);
    case 'rematch': {
      const made = await desk.makers.rematch(message.match, client.guest);
      return acknowledge(desk, client, message, made, false);
    }
    default: {
      const found = desk.hub.watcher(message.match, client) ?? (await seatAt(desk, client, message.match));
      if (!found) return refuse(desk, client, message, woe('no-such-match', `there is no match ${message.match}`));
      const { seat } = found;
      const deed = deedOf(desk, client, message, seat);
      if ('trouble' in deed) return refuse(desk, client, message, deed);
      const { key } = message;
      const under: Request = { client, key, told: false };
      const acted = await desk.house.act(message.match, { seat: seat ?? NO_SEAT, key }, asHolder(client, seat, deed), under);
      return acknowledge(desk, client, message, acted, under.told);
    }
  }
}

/** Somebody else may hold the seat by the time it is this request's turn. */
function asHolder({ guest }: Client, seat: Seat | undefined, deed: Deed): Deed {
  return (table, now) =>
    seatOf(table, guest?.id) === seat ? deed(table, now) : woe('no-seat', 'you no longer hold this seat');
}

/** Whoever watches is known by seat already; for the others the table is looked at. */
async function seatAt(
  { house }: Desk,
  client: Client,
  match: string,
): Promise<{ readonly seat: Seat | undefined } | undefined> {
  return house.at(match, (table) => ({ seat: seatOf(table, client.guest?.id) }));
}

type Doing = Exclude<MatchRequest, { type: 'whyNot' | 'preview' | 'look' | 'rematch' }>;

function deedOf({ house, hub }: Desk, client: Client, message: Doing, seat: Seat | undefined): Deed | TroubleReport {
  const { limits, registry } = house.parts;
  if (message.type === 'claim' && client.guest) {
    const { guest } = client;
    return (table, now) => {
      const levels = registry.get(table.row.game)?.levels.map(({ level }) => level) ?? [];
      const level = message.level ?? levels.find((each) => each === STAND_IN) ?? levels[0];
      if (level === undefined || !levels.includes(level)) {
        return woe('wrong-option', said('no-bot-of-level', { level: level ?? '', game: table.row.game }), 'level');
      }
      const absent = hub.isAbsent(table, message.seat);
      return claiming(limits, { guest: guest.id, seat: message.seat, level, absent })(table, now);
    };
  }
  if (seat === undefined) return woe('no-seat', 'you hold no seat of this match');
  switch (message.type) {
    case 'answer':
      return answering(limits, seat, message.question, message.option);
    case 'undo':
      return undoing(limits, seat, message.count ?? 1);
    case 'consent':
      return consenting(limits, seat, message.agree);
    case 'resign':
      return resigning(limits, seat);
    case 'draw':
      return drawing(limits, seat, message.say);
    case 'orders':
      return ordering(limits, seat, message.orders);
    case 'chat':
      return chatting(limits, seat, message.key, message.text);
    case 'leave':
      return leaving(seat);
    case 'claim':
      return woe('no-seat', 'only who plays here may claim a seat for a bot');
  }
}

async function acknowledge(
  desk: Desk,
  client: Client,
  { match, key }: MatchRequest,
  acted: Acted,
  told: boolean,
): Promise<void> {
  if (!acted.done) return refuse(desk, client, { match, key }, acted.trouble);
  if (!told) send(client, { type: 'accepted', match, accepted: key, seq: acted.seq });
}

/** Never silent; and whoever is refused sees how things are. */
async function refuse(
  desk: Desk,
  client: Client,
  { match, key }: { match: string; key: string },
  trouble: TroubleReport,
): Promise<void> {
  send(client, { type: 'refused', match, key, trouble });
  if (!desk.hub.isWatching(match, client)) return;
  await desk.house.at(match, (table) => tellState(desk, client, table, table.match?.journal.length));
}

/** Questions about a question: what is not offered and why, what an answer would bring about. */
async function wonder(
  desk: Desk,
  client: Client,
  message: Extract<MatchRequest, { type: 'whyNot' | 'preview' }>,
): Promise<void> {
  const { match: id, key, question } = message;
  const reply = await desk.house.at(id, (table) => {
    const seat = seatOf(table, client.guest?.id);
    if (!table.match) return notStarted();
    if (seat === undefined) return woe('no-seat', 'you hold no seat of this match');
    if (message.type === 'preview') {
      const { option } = message;
      return told(previewOf(table.match, seat, question, option), (preview) =>
        send(client, { type: 'previewed', match: id, key, option, preview: preview ?? null }),
      );
    }
    return told(whyNot(table.match, seat, question), (options) =>
      send(client, { type: 'notOffered', match: id, key, question, options }),
    );
  });
  const trouble = reply === undefined ? woe('no-such-match', `there is no match ${id}`) : reply;
  if (trouble !== 'told') await refuse(desk, client, message, trouble);
}

function told<T>(result: Result<T>, tell: (value: T) => void): 'told' | TroubleReport {
  if (!result.ok) return reported(result.trouble);
  tell(result.value);
  return 'told';
}

/** Runs the match again up to an earlier number and looks at it with the client's own eyes. */
async function lookBack(desk: Desk, client: Client, message: Extract<ClientMessage, { type: 'look' }>): Promise<void> {
  const { match: id, key } = message;
  const { storage, registry } = desk.house.parts;
  const stored = await storage.match(id, 0);
  const game = stored && registry.get(stored.row.game)?.game;
  const moments = stored?.appends.map(({ seq, entries }) => seq + entries.length) ?? [];
  const count = Math.max(1, moments.filter((seq) => seq <= message.seq).length);
  const past = stored && { ...stored, appends: stored.appends.slice(0, count) };
  // By the rules of that time, as far as today's can run them.
  const then = past && game && matchOf(past, { ...game, version: versionOf(past) });
  if (!then) return refuse(desk, client, message, woe('no-such-match', `there is no match ${id} under way`));
  const seat = seatOf(past, client.guest?.id);
  send(client, {
    type: 'looked',
    match: id,
    key,
    seq: then.journal.length,
    view: viewOf(then, seat),
    events: eventsFor(then.events, seat),
    asked: askedOf(then),
  });
}
