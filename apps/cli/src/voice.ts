/** How a match of a game is told in words: its board, its seats, what happened, what is asked, how it ended. */
import type { Happening, Match, Outcome, Preview, Question, Refusal, Seat } from '@taverne/engine';
import { viewOf } from '@taverne/engine';
import { type Say, type Voice as Speaker, type Tale, type TextBoard, tell, tellPart } from '@taverne/engine/telling';
import type { Desk, Entry } from './desk.ts';
import { type GameWords, gameWords } from './game-words.ts';
import { indented } from './indented.ts';
import { type Figures, tellingPlainly, withFigures } from './plainly.ts';
import { type Rules, rulesOf } from './rules.ts';

export interface Voice {
  readonly words: GameWords;
  readonly rules: Rules;
  board(match: Match, seat: Seat | undefined): readonly string[];
  seat(match: Match, seat: Seat): string;
  /** What an answer would bring about, a line each. */
  preview(match: Match, preview: Preview): readonly string[];
  /** The heading under which an option is listed. */
  subject(match: Match, question: Question, key: string): string | undefined;
  /** What the game's own table says about cards, undefined where its messages do. */
  cards(match: Match, wanted: string): readonly string[] | undefined;
  ask(name: string): string;
  event(match: Match, event: Happening): string;
  refusal(match: Match, refusal: Refusal): string;
  outcome(match: Match, outcome: Outcome): string;
}

export async function voiceOf({ say: own, language }: Desk, entry: Entry): Promise<Voice> {
  const words = await gameWords(entry, language);
  const board: TextBoard = (await entry.board?.()) ?? { draw: indented };
  const telling = (await entry.telling?.()) ?? tellingPlainly(own);
  const say: Say = (key, values) => words.word(key, key, values);
  const speaker = (match: Match): Speaker<object> => telling.terminal(viewOf(match, undefined), say);
  /** A game without a message for it is told with the plain words of its rules. */
  const told = (match: Match, tale: Tale<object>, name: string, figures: Figures): string =>
    words.has(tale.key) ? tell(tale, speaker(match)) : withFigures(name, figures);

  return {
    words,
    rules: rulesOf(entry, language),
    seat: (match, of) => speaker(match).name(telling.seat(of, viewOf(match, undefined))),
    board: (match, of) => board.draw(viewOf(match, of), say),
    preview: (match, preview) =>
      telling
        .preview(preview)
        .map(({ key, part }) => own('why.figure', { what: say(key), figure: tellPart(part, speaker(match)) })),
    subject: (match, { seat, name }, key) => board.subject?.(viewOf(match, seat), { name, key }, say),
    cards: (match, wanted) => board.cards?.(viewOf(match, undefined), wanted, say),
    ask: (name) => words.word(`ask.${name}`, name),
    event(match, event) {
      const { event: name, rule: _, ...figures } = event;
      return told(match, telling.event(event), name, figures);
    },
    refusal: (match, refusal) => told(match, telling.refusal(refusal), refusal.why, refusal.figures ?? {}),
    outcome(match, outcome) {
      const tale = telling.outcome(outcome, viewOf(match, undefined));
      if (words.has(tale.key)) return tell(tale, speaker(match));
      const winner = tellPart(tale.parts.winner ?? '', speaker(match));
      const { how, places } = outcome;
      return places.every((place) => place === 1) ? own('end.drawn', { how }) : own('end.won', { winner, how });
    },
  };
}
