/** Looking things up: the rules by their number, the cards by their name. */
import { findRules } from '../rules.ts';
import type { Moment } from './talk.ts';

/** More rules than this are only named. */
const MANY = 12;

export function ruleLines({ session, rest }: Moment): string[] {
  const { desk, voice } = session;
  if (rest === '') {
    const chapters = new Set([...voice.rules.keys()].map((id) => id.slice(0, id.lastIndexOf('-'))));
    return [desk.say('rule.chapters', { chapters: [...chapters].join(', ') })];
  }
  const found = findRules(voice.rules, rest);
  if (found.length === 0) return [desk.say('rule.unknown', { id: rest })];
  if (found.length > MANY) return [found.map(([id]) => id).join(', ')];
  return found.map(([id, text]) => `  <key>${id}</key>  ${text}`);
}

/** A game whose messages know cards (`card.archer.does`), or whose board does, can be asked about them. */
export function cardLines({ session, rest }: Moment): string[] {
  const { desk, voice } = session;
  const { words } = voice;
  const told = voice.cards(session.match, rest);
  if (told !== undefined && told.length > 0) return [...told];
  const cards = words.keys.flatMap((key) => /^card\.(.+)\.does$/.exec(key)?.[1] ?? []);
  const wanted = rest.toLowerCase();
  const found = cards.filter((card) =>
    [card, words.word(`card.${card}.name`, card), words.word(`card.${card}.search`, '')].some((name) =>
      name.toLowerCase().includes(wanted),
    ),
  );
  if (found.length === 0) return [desk.say('card.unknown', { name: rest, cards: cards.join(', ') || '–' })];
  return found.map((card) => {
    const [name, type, does] = ['name', 'type', 'does'].map((what) => words.word(`card.${card}.${what}`, ''));
    return `  <key>${card}</key>  <bold>${name}</bold> (${type}) – ${does}`;
  });
}
