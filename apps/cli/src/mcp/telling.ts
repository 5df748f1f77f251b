/** A match in words, for a reader without a board: whole sentences and complete notations, nothing to be looked at twice. */
import type { NotOffered } from '@taverne/engine';
import { plain } from '../style.ts';
import type { ViewVoice } from '../voice.ts';
import type { Say } from '../words.ts';
import type { Asking, Listed, Seen } from './tables.ts';

/** So much of what happened is told, and so many options are named, before somebody asks for more. */
const LATELY = 15;
const MANY = 60;

export const paragraph = (lines: readonly string[]): string => lines.map(plain).join('\n');

export const listLines = (say: Say, listed: readonly Listed[]): string[] =>
  listed.length === 0
    ? [say('mcp.list.none')]
    : listed.map(({ match, game, status, names }) => `${match}  ${game}  ${say(`mcp.status.${status}`)}  ${names.join(', ')}`);

export function lookLines(say: Say, voice: ViewVoice, seen: Seen): string[] {
  const { match, game, view, holders, you } = seen;
  const head = `${voice.words.word('game.name', game)} · ${match}`;
  if (view === undefined) {
    return [head, say('mcp.waiting', { free: holders.filter((holder) => holder === undefined).length })];
  }
  const own = say('mcp.you');
  const seats = holders.map((holder, seat) => {
    const mark = seat === you && holder !== own ? ` (${own})` : '';
    return `${voice.seat(view, seat)}: ${holder ?? '–'}${mark}`;
  });
  const lately = seen.events.slice(-LATELY).map(({ event }) => `• ${voice.event(view, event)} (${event.rule})`);
  return [
    head,
    ...seats,
    '',
    ...(lately.length > 0 ? [say('mcp.lately'), ...lately, ''] : []),
    ...voice.board(view),
    '',
    ...askedLines(say, voice, seen),
  ];
}

function askedLines(say: Say, voice: ViewVoice, { view, question, awaited, outcome }: Seen): string[] {
  if (outcome) return [`${voice.outcome(view, outcome)} (${outcome.rule})`];
  if (!question) return [say('mcp.others', { seats: awaited.map((seat) => voice.seat(view, seat)).join(', ') })];
  const asked = say('mcp.asked', { ask: voice.ask(question.name) });
  const many = question.keys.length > MANY ? [say('mcp.more', { n: question.keys.length })] : [];
  return [asked, ...optionLines(voice, view, question, question.keys.slice(0, MANY)), ...many];
}

/** Notations, under whose they are. */
export function optionLines(voice: ViewVoice, view: unknown, question: Asking, keys: readonly string[]): string[] {
  const groups = Map.groupBy(keys, (key) => voice.subject(view, question, key) ?? '');
  return [...groups].map(([title, group]) => `${title === '' ? '' : `${title}: `}${group.join(' | ')}`);
}

export function whyLines(say: Say, voice: ViewVoice, view: unknown, refused: readonly NotOffered[]): string[] {
  if (refused.length === 0) return [say('why.nothing')];
  const rules = Map.groupBy(refused, ({ refusal }) => refusal.rule);
  return [...rules].flatMap(([rule, cases]) => [
    `${rule}  ${voice.rules.get(rule) ?? ''}`,
    ...cases.map(({ key, refusal, instead = [] }) => {
      const nearest = instead.length > 0 ? ` ${say('why.instead', { keys: instead.slice(0, 8).join(', ') })}` : '';
      return `  ${key}: ${voice.refusal(view, refusal)}${nearest}`;
    }),
  ]);
}
