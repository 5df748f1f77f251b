/** How a match of a game is told in words: its board, its seats, what happened, what is asked, how it ended. */
import type { Happening, Match, Outcome, Preview, Question, Refusal, Seat } from '@taverne/engine';
import { viewOf } from '@taverne/engine';
import { type Say, type Voice as Speaker, type Tale, type TextBoard, tell, tellPart } from '@taverne/engine/telling';
import type { Desk, Entry } from './desk.ts';
import { type GameWords, gameWords } from './game-words.ts';
import { indented } from './indented.ts';
import { type Figures, tellingPlainly, withFigures } from './plainly.ts';
import { type Rules, rulesOf } from './rules.ts';

/** What a game says of a match `S`: of one that runs here, or of what somebody sees of it. */
interface Told<S> {
  readonly words: GameWords;
  readonly rules: Rules;
  seat(seen: S, seat: Seat): string;
  /** What an answer would bring about, a line each. */
  preview(seen: S, preview: Preview): readonly string[];
  /** What the game's own table says about cards, undefined where its messages do. */
  cards(seen: S, wanted: string): readonly string[] | undefined;
  ask(name: string): string;
  event(seen: S, event: Happening): string;
  refusal(seen: S, refusal: Refusal): string;
  outcome(seen: S, outcome: Outcome): string;
}

/** Of a view: whoever sees it may be anywhere. */
export interface ViewVoice extends Told<unknown> {
  board(view: unknown): readonly string[];
  /** The heading under which an option is listed. */
  subject(view: unknown, question: Pick<Question, 'name'>, key: string): string | undefined;
}

/** Of a match: what everybody may know, and of the board what a seat may. */
export interface Voice extends Told<Match> {
  board(match: Match, seat: Seat | undefined): readonly string[];
  subject(match: Match, question: Question, key: string): string | undefined;
}

export async function viewVoiceOf({ say: own, language }: Desk, entry: Entry): Promise<ViewVoice> {
  const words = await gameWords(entry, language);
  const board: TextBoard = (await entry.board?.()) ?? { draw: indented };
  const telling = (await entry.telling?.()) ?? tellingPlainly(own);
  const say: Say = (key, values) => words.word(key, key, values);
  const speaker = (view: unknown): Speaker<object> => telling.terminal(view, say);
  /** A game without a message for it is told with the plain words of its rules. */
  const told = (view: unknown, tale: Tale<object>, name: string, figures: Figures): string =>
    words.has(tale.key) ? tell(tale, speaker(view)) : withFigures(name, figures);

  return {
    words,
    rules: rulesOf(entry, language),
    seat: (view, of) => speaker(view).name(telling.seat(of, view)),
    board: (view) => board.draw(view, say),
    preview: (view, preview) =>
      telling
        .preview(preview)
        .map(({ key, part }) => own('why.figure', { what: say(key), figure: tellPart(part, speaker(view)) })),
    subject: (view, { name }, key) => board.subject?.(view, { name, key }, say),
    cards: (view, wanted) => board.cards?.(view, wanted, say),
    ask: (name) => words.word(`ask.${name}`, name),
    event(view, event) {
      const { event: name, rule: _, ...figures } = event;
      return told(view, telling.event(event), name, figures);
    },
    refusal: (view, refusal) => told(view, telling.refusal(refusal), refusal.why, refusal.figures ?? {}),
    outcome(view, outcome) {
      const tale = telling.outcome(outcome, view);
      if (words.has(tale.key)) return tell(tale, speaker(view));
      const winner = tellPart(tale.parts.winner ?? '', speaker(view));
      const { how, places } = outcome;
      return places.every((place) => place === 1) ? own('end.drawn', { how }) : own('end.won', { winner, how });
    },
  };
}

export async function voiceOf(desk: Desk, entry: Entry): Promise<Voice> {
  const voice = await viewVoiceOf(desk, entry);
  const all = (match: Match): unknown => viewOf(match, undefined);
  return {
    words: voice.words,
    rules: voice.rules,
    ask: voice.ask,
    seat: (match, of) => voice.seat(all(match), of),
    board: (match, of) => voice.board(viewOf(match, of)),
    preview: (match, preview) => voice.preview(all(match), preview),
    subject: (match, question, key) => voice.subject(viewOf(match, question.seat), question, key),
    cards: (match, wanted) => voice.cards(all(match), wanted),
    event: (match, event) => voice.event(all(match), event),
    refusal: (match, refusal) => voice.refusal(all(match), refusal),
    outcome: (match, outcome) => voice.outcome(all(match), outcome),
  };
}
