/** Looking things up: the rules by their number, the cards by their name. */
import { widthOfDesk } from '../desk.ts';
import { findRules } from '../rules.ts';
import { wrap } from '../style.ts';
import type { Moment } from './talk.ts';

/** More rules than this are only named. */
const MANY = 12;

export function ruleLines({ session, rest }: Moment): string[] {
  const { desk, voice } = session;
  const width = widthOfDesk(desk);
  if (rest === '') {
    const chapters = new Set([...voice.rules.keys()].map((id) => id.slice(0, id.lastIndexOf('-'))));
    return wrap(desk.say('rule.chapters', { chapters: [...chapters].join(', ') }), width);
  }
  const found = findRules(voice.rules, rest);
  if (found.length === 0) return [desk.say('rule.unknown', { id: rest })];
  if (found.length > MANY) return wrap(found.map(([id]) => id).join(', '), width);
  return found.flatMap(([id, text]) => wrap(`<key>${id}</key>  ${text}`, width, '    '));
}

/** A game whose messages know cards (`card.archer.does`) can be asked about them. */
export function cardLines({ session, rest }: Moment): string[] {
  const { desk, voice } = session;
  const { words } = voice;
  const cards = words.keys.flatMap((key) => /^card\.(.+)\.does$/.exec(key)?.[1] ?? []);
  const wanted = rest.toLowerCase();
  const found = cards.filter((card) =>
    [card, words.word(`card.${card}.name`, card), words.word(`card.${card}.search`, '')].some((name) =>
      name.toLowerCase().includes(wanted),
    ),
  );
  if (found.length === 0) return [desk.say('card.unknown', { name: rest, cards: cards.join(', ') || '–' })];
  return found.flatMap((card) => {
    const [name, type, does] = ['name', 'type', 'does'].map((what) => words.word(`card.${card}.${what}`, ''));
    return wrap(`<key>${card}</key>  <bold>${name}</bold> (${type}) – ${does}`, widthOfDesk(desk), '    ');
  });
}
