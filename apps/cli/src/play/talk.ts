/** What a player can say besides an answer: help, why, undo and the like. English words always work, the reader's own too. */
import type { Question, Seat } from '@taverne/engine';
import { resign } from '@taverne/engine';
import { tellTrouble } from '../complaint.ts';
import { widthOfDesk } from '../desk.ts';
import { glossary } from '../table.ts';
import { agreed } from './agreed.ts';
import { askForDraw } from './draw.ts';
import { logLines } from './log.ts';
import { cardLines, ruleLines } from './look-up.ts';
import { savedLines } from './save.ts';
import type { Session } from './session.ts';
import { takeBack } from './take-back.ts';
import { whyLines } from './why.ts';

/** What comes after: ask again, list the answers first, show the table first, or leave it. */
export type After = 'ask' | 'list' | 'show' | 'leave';

export interface Moment {
  readonly session: Session;
  readonly seat: Seat;
  readonly question: Question;
  /** What stood after the word. */
  readonly rest: string;
}

interface Phrase {
  readonly word: 'help' | 'board' | 'why' | 'undo' | 'log' | 'rule' | 'card' | 'draw' | 'resign' | 'save' | 'quit';
  /** How what follows is called in the help. */
  readonly rest?: string;
  say(moment: Moment): After | Promise<After>;
}

/** A phrase that is answered with lines and changes nothing. */
const tell =
  (lines: (moment: Moment) => readonly string[]) =>
  (moment: Moment): After => {
    moment.session.desk.tell(...lines(moment));
    return 'ask';
  };

const PHRASES: readonly Phrase[] = [
  { word: 'help', say: tell(helpLines) },
  { word: 'board', say: () => 'show' },
  { word: 'why', rest: '[…]', say: tell(whyLines) },
  { word: 'card', rest: '[…]', say: tell(cardLines) },
  { word: 'rule', rest: '[…]', say: tell(ruleLines) },
  { word: 'log', say: tell(logLines) },
  { word: 'undo', say: takeBack },
  { word: 'draw', say: askForDraw },
  { word: 'resign', say: giveUp },
  { word: 'save', rest: '…', say: tell(savedLines) },
  { word: 'quit', say: leave },
];

const OTHER_NAMES: { readonly [typed: string]: Phrase['word'] | undefined } = {
  '?': 'help',
  h: 'help',
  exit: 'quit',
  q: 'quit',
  u: 'undo',
};

export function phraseFor({ desk }: Session, typed: string): { readonly phrase: Phrase; readonly rest: string } | undefined {
  const [first = '', ...rest] = typed.trim().split(/\s+/);
  const word = bare(first);
  const meant = OTHER_NAMES[word] ?? word;
  const phrase = PHRASES.find((each) => each.word === meant || bare(desk.say(`word.${each.word}`)) === word);
  return phrase && { phrase, rest: rest.join(' ') };
}

/** Without capitals and accents: not every keyboard has them. */
const bare = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** For the tab key. */
export function phraseWords({ desk, voice }: Session): string[] {
  const own = PHRASES.map(({ word }) => desk.say(`word.${word}`));
  const rules = [...voice.rules.keys()].map((id) => `${desk.say('word.rule')} ${id}`);
  return [...own, ...rules];
}

function helpLines({ session }: Moment): string[] {
  const { desk, voice } = session;
  const phrases = PHRASES.map(({ word, rest }) => {
    const own = `<key>${desk.say(`word.${word}`)}</key>`;
    return [rest === undefined ? own : `${own} ${rest}`, desk.say(`help.${word}`)] as const;
  });
  const legend = voice.words.word('board.legend', '');
  return [desk.say('play.help'), '', ...glossary(phrases, widthOfDesk(desk)), ...(legend === '' ? [] : ['', legend])];
}

async function giveUp({ session, seat }: Moment): Promise<After> {
  const { desk, match } = session;
  if (!(await agreed(session, desk.say('play.resign?')))) return 'ask';
  const trouble = resign(match, seat);
  if (trouble) desk.tell(tellTrouble(desk.say, trouble));
  return 'show';
}

async function leave({ session }: Moment): Promise<After> {
  const { desk, match, saved } = session;
  const unsaved = match.journal.slice(saved).some((entry) => entry.type === 'answer' && !entry.by);
  if (!unsaved) return 'leave';
  return (await agreed(session, desk.say('play.quit?'))) ? 'leave' : 'ask';
}
