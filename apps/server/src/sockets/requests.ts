/** What a client may ask of a match, and who does it. */
import { askedOf, previewOf, type Result, type Seat, viewOf, whyNot } from '@taverne/engine';
import { type ClientMessage, type MatchRequest, type SupposedSent, said, type TroubleReport } from '@taverne/protocol';
import { chatting } from '../deeds/chat.ts';
import { foreseeing, forgetting } from '../deeds/foresee.ts';
import { answering, drawing, ordering, resigning } from '../deeds/play.ts';
import { claiming, leaving, returning, sayingReady, tellingSalt } from '../deeds/seats.ts';
import { consenting, undoing } from '../deeds/undo.ts';
import type { Archive, Tale } from '../matches/archive.ts';
import type { Acted, Deed } from '../matches/deed.ts';
import type { House } from '../matches/house.ts';
import type { Makers } from '../matches/make.ts';
import { joinedTo, newFrom, ordersIn } from '../matches/since.ts';
import { entriesBy, seatOf, seqOf, type Table } from '../matches/table.ts';
import { notStarted, reported, woe } from '../matches/trouble.ts';
import { type Client, type Hub, send } from './hub.ts';
import { StateTexts, type Telling } from './state-texts.ts';
import { supposedBy } from './supposing.ts';
import type { Request, Teller } from './teller.ts';

export interface Desk {
  readonly house: House;
  readonly hub: Hub;
  readonly teller: Teller;
  readonly makers: Makers;
  readonly archive: Archive;
  /** Where there are other processes: kept when they tell us of this match, until what it returns is called and nobody watches. */
  readonly attend?: ((match: string) => Promise<() => void>) | undefined;
  /** Looks up whom somebody does not want to hear. */
  readonly heed: (person: string) => Promise<void>;
}

/** The level of a bot that takes over where none was named. */
const STAND_IN = 2;
/** Stands for the asker of a request that needs no seat. */
const NO_SEAT = -1;

/** How often the past is read again because the match went on meanwhile. */
const PATIENCE = 5;

/** First of all we are told whatever others do from now on: so nothing falls between what is read and what is heard. */
export async function watch(
  desk: Desk,
  client: Client,
  match: string,
  from: number | undefined,
): Promise<TroubleReport | undefined> {
  const heeding = client.guest && desk.heed(client.guest.id);
  // What goes wrong with it is heard of below.
  heeding?.catch(() => {});
  const attended = await desk.attend?.(match);
  try {
    await heeding;
    return await watchNow(desk, client, match, from);
  } finally {
    attended?.();
  }
}

async function watchNow(
  desk: Desk,
  client: Client,
  match: string,
  from: number | undefined,
): Promise<TroubleReport | undefined> {
  const { house, hub, teller, archive } = desk;
  let tale: Tale | undefined;
  for (let attempt = 0; attempt < PATIENCE; attempt++) {
    const looked = await house.at(match, (table) => {
      if (table.row.status === 'cancelled') return woe('no-such-match', 'this match was called off');
      const seat = seatOf(table, client.guest?.id);
      const telling = tellingFor(table, from, tale);
      if (telling === 'unknown') return { seat };
      const watcher = hub.watch(match, client, seat);
      teller.tellTableTo(table, watcher);
      tellState(desk, client, table, telling);
      watcher.upToDate = true;
      teller.tellChatTo(client, table, table.chat);
      teller.tellNoticesTo(client, match, table.notices);
      if (table.foresights.some((row) => row.seat === seat)) teller.tellForesightsTo(table, watcher);
      return { seat, left: seat !== undefined && table.seats[seat]?.left === true };
    });
    if (!looked.found) return looked.trouble;
    if ('trouble' in looked.value) return looked.value;
    const { seat, left } = looked.value;
    if (left === undefined) {
      // Memory has only the latest of what happened: the rest is read outside, so that the table need not wait for it.
      const read = await archive.tale(client, match, seat, from);
      if (!read.ok) return read.trouble;
      tale = read.value;
      continue;
    }
    if (left && seat !== undefined) await house.act(match, undefined, returning(seat));
    else teller.tellPresence(match);
    return undefined;
  }
  return woe('busy', 'the match goes on too fast to catch up with; try again');
}

type Lately = Pick<Telling, 'since' | 'from' | 'earlier' | 'older'>;

/** What whoever has the match up to number `has` lacks; `unknown` where memory no longer knows it and the tale does not tell. */
function tellingFor(table: Table, has: number | undefined, tale: Tale | undefined): Lately | 'unknown' {
  const { match } = table;
  if (!match) return { since: 0 };
  const since = has === undefined ? 0 : newFrom(match, entriesBy(table, has));
  if (since !== undefined && since >= match.eventsFrom) return { since };
  return (tale && joinedTo(tale, match)) ?? 'unknown';
}

/** The whole state, and the events that are new to the client. */
function tellState({ house }: Desk, client: Client, table: Table, lately: Lately): void {
  const { match } = table;
  if (!match) return;
  const seat = seatOf(table, client.guest?.id);
  client.sendText(new StateTexts(table, match, { ...lately, now: house.parts.now() }).for(seat, true));
}

/** Whoever watches is known by seat already; for the others the table is looked at. */
export function request(desk: Desk, client: Client, message: MatchRequest): Promise<void> {
  switch (message.type) {
    case 'whyNot':
    case 'preview':
      return wonder(desk, client, message);
    case 'look':
      return lookBack(desk, client, message);
    case 'log':
      return tellLog(desk, client, message);
    case 'suppose':
      return supposing(desk, client, message);
    case 'rematch':
      return playAgain(desk, client, message);
    default: {
      const watcher = desk.hub.watcher(message.match, client);
      return watcher ? act(desk, client, message, watcher.seat) : actUnseen(desk, client, message);
    }
  }
}

async function playAgain(desk: Desk, client: Client, message: Extract<MatchRequest, { type: 'rematch' }>): Promise<void> {
  return acknowledge(desk, client, message, await desk.makers.rematch(message.match, client.guest, client.payer, message));
}

async function actUnseen(desk: Desk, client: Client, message: Doing): Promise<void> {
  const found = await desk.house.at(message.match, (table) => ({ seat: seatOf(table, client.guest?.id) }));
  return found.found ? act(desk, client, message, found.value.seat) : refuse(desk, client, message, found.trouble);
}

async function act(desk: Desk, client: Client, message: Doing, seat: Seat | undefined): Promise<void> {
  if (isBend(message) && !client.payer.take('bends')) return refuse(desk, client, message, woe('too-many', 'not so fast'));
  const deed = message.type === 'claim' ? await claimOf(desk, client, message) : deedOf(desk, client, message, seat);
  if ('trouble' in deed) return refuse(desk, client, message, deed);
  const { key } = message;
  const under: Request = { client, key, told: false };
  const acted = await desk.house.act(
    message.match,
    { seat: seat ?? NO_SEAT, key },
    asHolder(client, seat, isBend(message) ? unlessFull(desk, deed) : deed),
    under,
  );
  // It was told with what came of it.
  if (!(acted.done && under.told)) return acknowledge(desk, client, message, acted);
}

/** A journal has an end, too: from then on only what leads to the end of the match is written. */
function unlessFull({ house }: Desk, deed: Deed): Deed {
  const { entriesPerMatch, bytesPerMatch } = house.parts.limits;
  return (table, now) =>
    seqOf(table) < entriesPerMatch && table.bytes < bytesPerMatch
      ? deed(table, now)
      : woe('too-large', said('bent-enough', {}));
}

/** Somebody else may hold the seat by the time it is this request's turn. */
function asHolder({ guest }: Client, seat: Seat | undefined, deed: Deed): Deed {
  return (table, now) =>
    seatOf(table, guest?.id) === seat ? deed(table, now) : woe('no-seat', 'you no longer hold this seat');
}

/** What does not lead to the end of a match: it has a rate, and is not taken where the journal is full. */
const isBend = ({ type }: Doing): boolean => BENDS.has(type);
const BENDS: ReadonlySet<Doing['type']> = new Set(['undo', 'consent', 'draw', 'orders', 'claim', 'foresee', 'forget']);

type Doing = Exclude<MatchRequest, { type: 'whyNot' | 'preview' | 'look' | 'log' | 'suppose' | 'rematch' }>;

async function claimOf({ house, hub }: Desk, { guest }: Client, message: Claim): Promise<Deed | TroubleReport> {
  const { limits, registry } = house.parts;
  if (!guest) return woe('no-seat', 'only who plays here may claim a seat for a bot');
  const game = await house.at(message.match, ({ row }) => row.game);
  const levels = game.found ? ((await registry.get(game.value)?.levels()) ?? []) : [];
  const level = message.level ?? levels.find((each) => each === STAND_IN) ?? levels[0];
  return (table, now) => {
    if (level === undefined || !levels.includes(level)) {
      return woe('wrong-option', said('no-bot-of-level', { level: level ?? '', game: table.row.game }), 'level');
    }
    const absent = hub.isAbsent(table, message.seat);
    return claiming(limits, { guest: guest.id, seat: message.seat, level, absent })(table, now);
  };
}

type Claim = Extract<Doing, { type: 'claim' }>;

function deedOf({ house }: Desk, client: Client, message: Exclude<Doing, Claim>, seat: Seat | undefined): Deed | TroubleReport {
  const { limits } = house.parts;
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
    case 'foresee':
      return foreseeing(seat, message.seq, message.course);
    case 'forget':
      return forgetting(seat, message.foresight);
    case 'chat':
      return chatting(limits, seat, message.key, message.text);
    case 'leave':
      return leaving(seat);
    case 'ready':
      return client.guest
        ? sayingReady(limits, client.guest, seat, message.ready)
        : woe('no-seat', 'you hold no seat of this match');
    case 'salt':
      return tellingSalt(limits, seat, message.salt);
  }
}

async function acknowledge(desk: Desk, client: Client, { match, key }: MatchRequest, acted: Acted): Promise<void> {
  if (!acted.done) return refuse(desk, client, { match, key }, acted.trouble);
  send(client, { type: 'accepted', match, accepted: key, seq: acted.seq });
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
  await desk.house.at(match, (table) => tellState(desk, client, table, { since: (table.match?.lineLength ?? -1) + 1 }));
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
    return told(whyNot(table.match, seat, question, message.tried), (options) =>
      send(client, { type: 'notOffered', match: id, key, question, options }),
    );
  });
  const trouble = reply.found ? reply.value : reply.trouble;
  if (trouble !== 'told') await refuse(desk, client, message, trouble);
}

/** Where answers would lead, as far as whoever asks can know. It takes time, as looking back does, and is paid for like it. */
async function supposing(desk: Desk, client: Client, message: Extract<MatchRequest, { type: 'suppose' }>): Promise<void> {
  const { match, key, course } = message;
  const { payer } = client;
  if (!payer.canPay('work')) return refuse(desk, client, message, woe('too-many', 'not so fast'));
  const began = performance.now();
  const reply = await desk.house.at(match, (table) => {
    const seat = seatOf(table, client.guest?.id);
    if (!table.match) return notStarted();
    if (seat === undefined) return woe('no-seat', 'you hold no seat of this match');
    return told(supposedBy(table, table.match, seat, course), (value) =>
      client.sendText(JSON.stringify({ type: 'supposed', match, key, ...value } satisfies SupposedSent)),
    );
  });
  payer.charge('work', performance.now() - began);
  const trouble = reply.found ? reply.value : reply.trouble;
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
  const eyes = (stored: Parameters<typeof seatOf>[0]): Seat | undefined => seatOf(stored, client.guest?.id);
  const looked = await desk.archive.look(client, id, message.seq, eyes);
  if (!looked.ok) return refuse(desk, client, message, looked.trouble);
  const { match: then, stored, told } = looked.value;
  const head = {
    type: 'looked',
    match: id,
    key,
    seq: then.journal.length - ordersIn(then.journal),
    asked: askedOf(then),
    view: viewOf(then, eyes(stored)),
  };
  client.sendText(`${JSON.stringify(head).slice(0, -1)},"events":[${told.map(({ text }) => text).join()}]}`);
}

/** A page of what happened earlier, as far as the client may know. */
async function tellLog(desk: Desk, client: Client, message: Extract<ClientMessage, { type: 'log' }>): Promise<void> {
  const { match, key, before } = message;
  const read = await desk.archive.log(client, match, before, (stored) => seatOf(stored, client.guest?.id));
  if (!read.ok) return refuse(desk, client, message, read.trouble);
  const { told, older } = read.value;
  const head = JSON.stringify({ type: 'logged', match, key, ...(older && { older }) });
  client.sendText(`${head.slice(0, -1)},"events":[${told.map(({ text }) => text).join()}]}`);
}
