/** Questions about a match that change nothing: why not, what if, and what was. */
import { askedOf, previewOf, type Result, type Seat, viewOf, whyNot } from '@taverne/engine';
import type { MatchRequest, SupposedSent, TroubleReport } from '@taverne/protocol';
import { ordersIn } from '../matches/since.ts';
import { seatOf } from '../matches/table.ts';
import { notStarted, reported, woe } from '../matches/trouble.ts';
import { type Desk, refuse } from './desk.ts';
import { type Client, send } from './hub.ts';
import { supposedBy } from './supposing.ts';

type Asking<T extends MatchRequest['type']> = Extract<MatchRequest, { readonly type: T }>;

/** Questions about a question: what is not offered and why, what an answer would bring about. */
export async function wonder(desk: Desk, client: Client, message: Asking<'whyNot' | 'preview'>): Promise<void> {
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
export async function supposing(desk: Desk, client: Client, message: Asking<'suppose'>): Promise<void> {
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
export async function lookBack(desk: Desk, client: Client, message: Asking<'look'>): Promise<void> {
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
export async function tellLog(desk: Desk, client: Client, message: Asking<'log'>): Promise<void> {
  const { match, key, before } = message;
  const read = await desk.archive.log(client, match, before, (stored) => seatOf(stored, client.guest?.id));
  if (!read.ok) return refuse(desk, client, message, read.trouble);
  const { told, older } = read.value;
  const head = JSON.stringify({ type: 'logged', match, key, ...(older && { older }) });
  client.sendText(`${head.slice(0, -1)},"events":[${told.map(({ text }) => text).join()}]}`);
}
