/** What holds of everything that a test sees told, asked or refused: its rule is in the book, and its name has words. */
import { readFileSync } from 'node:fs';
import type { Ask, Refusal } from '@taverne/engine';
import type { TacticsEvent } from '../src/events.ts';
import { messages } from '../text/index.ts';

const page = readFileSync(new URL('../rules/en.md', import.meta.url), 'utf8');
const RULES = new Set([...page.matchAll(/^- `(TET-[A-Z0-9-]+)`/gm)].map(([, id]) => id));

function check(key: string, rule: string | undefined): void {
  if (!(key in messages.en)) throw new Error(`there are no words for ${key}`);
  if (!RULES.has(rule)) throw new Error(`${key} names the rule "${rule}", which is not in the book`);
}

export function expectWellTold(event: TacticsEvent): TacticsEvent {
  check(`event.${event.event}`, event.rule);
  return event;
}

/** The answer for a seat that nobody plays is one of those on offer, too. */
export function expectWellAsked({ name, rule, safe }: Pick<Ask, 'name' | 'rule' | 'safe'>, keys: readonly string[]): void {
  check(`ask.${name}`, rule);
  if (safe !== undefined && !keys.includes(safe)) throw new Error(`${name}: "${safe}" is said to be safe, and is not offered`);
}

export const expectWellRefused = ({ why, rule }: Refusal): void => check(`refusal.${why}`, rule);
