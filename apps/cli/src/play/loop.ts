/** From the first question to the end: bots answer at once, people are asked until they have. */
import { botAsked } from '@taverne/bots';
import { answer, awaited, type Question, type Seat } from '@taverne/engine';
import { Complaint, EXIT, type Exit, failed, tellTrouble } from '../complaint.ts';
import { suggestions } from '../suggest.ts';
import { letBotsPlay } from './bots.ts';
import { choose, exactly } from './choose.ts';
import { tellEnd } from './ending.ts';
import { offerToSave } from './save.ts';
import { showQuestion, showTable } from './screen.ts';
import { keepSaved, persons, questionTo, type Session } from './session.ts';
import { type After, phraseFor, phraseWords } from './talk.ts';
import { reasonAgainst } from './why.ts';

export async function playOn(session: Session): Promise<Exit | Complaint> {
  const { match, desk } = session;
  while (!match.outcome) {
    const after = (await hearPeople(session)) ?? (await letBots(session));
    if (after instanceof Complaint) return after;
    const refused = keepSaved(session);
    if (refused) return refused;
    if (after === 'leave') {
      const path = session.saveTo;
      const left = session.saved === match.journal.length ? 'play.left.saved' : 'play.left';
      desk.tell(path === undefined ? desk.say(left) : desk.say('save.done', { path }));
      return EXIT.OK;
    }
  }
  tellEnd(session, persons(session));
  await offerToSave(session);
  return EXIT.OK;
}

/** What people do before a bot may answer; nothing: it is for the bots to go on. */
async function hearPeople(session: Session): Promise<After | undefined> {
  const { match, bots } = session;
  const [first, ...others] = awaited(match);
  if (first === undefined) throw new Error('the match goes on and waits for nobody');
  // Where the first answer counts, people who may cut in are heard before the one whose turn it is.
  const cutters = match.world.request?.until === 'first' ? others.filter((seat) => !bots.has(seat)) : [];
  for (const seat of cutters) {
    const after = await personAnswers(session, seat, true);
    if (after !== 'pass') return after;
  }
  if (botAsked(match, (seat) => bots.has(seat)) >= 0) return undefined;
  const after = await personAnswers(session, first, false);
  return after === 'pass' ? 'ask' : after;
}

/** One bot answers, and others after it as long as no person may cut in. */
async function letBots(session: Session): Promise<After | Complaint> {
  const { match } = session;
  let refused: Complaint | undefined;
  const trouble = await letBotsPlay(session, () => {
    refused = keepSaved(session);
    return !refused && match.world.request?.until !== 'first';
  });
  if (trouble) return failed(tellTrouble(session.desk.say, trouble));
  return refused ?? 'show';
}

/** Asks until there is an answer. `mayPass`: an empty line lets the moment go by, otherwise it lists the answers again. */
async function personAnswers(session: Session, seat: Seat, mayPass: boolean): Promise<After | 'pass'> {
  const { desk, lines, match, voice } = session;
  let after: After = 'show';
  let keys: readonly string[] = [];
  for (;;) {
    const question = questionTo(session, seat);
    if (!question) return 'show';
    if (after === 'show') showTable(session, seat);
    if (after !== 'ask') {
      keys = showQuestion(session, seat, question).keys;
      if (mayPass) desk.tell(desk.say('play.may-pass'));
      lines.offer([...keys, ...phraseWords(session)]);
    }
    const line = await lines.next(`${voice.seat(match, seat)} › `);
    if (line === undefined) return 'leave';
    const isEmpty = line.trim() === '';
    if (isEmpty && mayPass) return 'pass';
    const heard = isEmpty ? 'list' : await hear(session, { seat, question, keys }, line);
    if (heard === 'answered') return 'show';
    if (heard === 'leave') return 'leave';
    after = heard;
  }
}

/** A question, and its answers in the order in which they are shown. */
interface Shown {
  readonly seat: Seat;
  readonly question: Question;
  readonly keys: readonly string[];
}

/** A line as an answer, as a phrase, as the beginning of an answer, or as something to wonder about. */
async function hear(session: Session, { seat, question, keys }: Shown, line: string): Promise<After | 'answered'> {
  const exact = exactly(line, keys);
  if (exact !== undefined) return give(session, seat, question, exact);
  const said = phraseFor(session, line);
  if (said) return said.phrase.say({ session, seat, question, rest: said.rest });
  const choice = choose(line, keys);
  if ('key' in choice) return give(session, seat, question, choice.key);
  const several = 'several' in choice ? choice.several : [];
  session.desk.tell(...wonder(session, seat, question, { typed: line.trim(), several }));
  return 'ask';
}

function give({ match, desk }: Session, seat: Seat, question: Question, key: string): After | 'answered' {
  const trouble = answer(match, seat, question.id, key);
  if (!trouble) return 'answered';
  desk.tell(tellTrouble(desk.say, trouble));
  return 'show';
}

/** So many are named. */
const NAMED = 8;

/** What was typed, and the answers that it could be. */
interface Unclear {
  readonly typed: string;
  readonly several: readonly string[];
}

/** Not an answer: say which answers it could be, why the rules forbid it, or what is like it. */
function wonder(session: Session, seat: Seat, question: Question, { typed, several }: Unclear): string[] {
  const { desk } = session;
  if (several.length > 0) {
    const named = several.slice(0, NAMED).join(', ') + (several.length > NAMED ? ', …' : '');
    return [desk.say('play.several', { typed, keys: named })];
  }
  const reason = reasonAgainst(session, seat, question, typed);
  const keys = question.options.map((option) => option.key);
  return reason ?? [desk.say('play.unknown', { typed, near: suggestions(typed, keys)[0] ?? 'none' })];
}
