/** The schema of journal entries as they come from a file or a store. */
import { DEPUTIES, type Entry, HOLDERS, type Holder, type Order } from './journal.ts';
import { type Check, flag, listOf, oneOf, plain, record, text, variants, whole } from './parse.ts';

const MOST_SEATS = 16;
export const MOST_ENTRIES = 200_000;
/** Of a notation, the name of a question, what chance is asked for, the name of a holder. The battery holds games to it. */
export const LONGEST_WORD = 200;

const seat = whole(0, MOST_SEATS - 1);
const count = whole(0, Number.MAX_SAFE_INTEGER);
const word = text(LONGEST_WORD);
const seats = listOf(seat, MOST_SEATS);

const yes: Check<true> = (raw, at) => {
  oneOf(['true'])(String(raw), at);
  return true;
};

export const checkHolder: Check<Holder> = record({ kind: oneOf(HOLDERS) }, { name: word, level: whole(1, 99) });

export const checkOrder: Check<Order> = record(
  { question: word, answer: word },
  { begins: flag, when: listOf(word, 20), except: listOf(word, 20), alone: flag, until: count },
);

export const checkEntry: Check<Entry> = variants({
  answer: record({ type: oneOf(['answer']), seat, name: word, key: word }, { by: oneOf(DEPUTIES), sealed: yes }),
  chance: record({ type: oneOf(['chance']), what: word, of: whole(1, 0xffff_ffff), said: count }),
  shown: record({ type: oneOf(['shown']), to: seats }),
  undo: record({ type: oneOf(['undo']), seat, to: count }, { consent: seats }),
  withdraw: record({ type: oneOf(['withdraw']), seat, at: count }),
  resign: record({ type: oneOf(['resign']), seat }),
  time: record({ type: oneOf(['time']), seat }),
  offer: record({ type: oneOf(['offer']), seat, now: count }),
  agree: record({ type: oneOf(['agree']), seat }),
  decline: record({ type: oneOf(['decline']), seat }),
  seat: record({ type: oneOf(['seat']), seat, holder: checkHolder }),
  orders: record({ type: oneOf(['orders']), seat, orders: listOf(checkOrder, 100) }),
  version: record({ type: oneOf(['version']), from: count, version: count, state: plain, chances: count }),
});
