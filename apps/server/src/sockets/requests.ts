/** What a client may ask of a match, and who does it. */
import type { Seat } from '@taverne/engine';
import { type MatchRequest, said, type TroubleReport } from '@taverne/protocol';
import { chatting } from '../deeds/chat.ts';
import { foreseeing, forgetting } from '../deeds/foresee.ts';
import { answering, drawing, ordering, resigning } from '../deeds/play.ts';
import { claiming, leaving, sayingReady, tellingSalt } from '../deeds/seats.ts';
import { consenting, undoing } from '../deeds/undo.ts';
import type { Deed } from '../matches/deed.ts';
import { seatOf, seqOf } from '../matches/table.ts';
import { woe } from '../matches/trouble.ts';
import { acknowledge, type Desk, refuse } from './desk.ts';
import type { Client } from './hub.ts';
import type { Request } from './teller.ts';
import { lookBack, supposing, tellLog, wonder } from './wondering.ts';

/** The level of a bot that takes over where none was named. */
const STAND_IN = 2;
/** Stands for the asker of a request that needs no seat. */
const NO_SEAT = -1;

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
