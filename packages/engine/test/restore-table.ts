import { expect } from 'vitest';
import {
  changeSeat,
  declineDraw,
  type Entry,
  followOrders,
  type Match,
  offerDraw,
  quick,
  resign,
  restoreMatch,
  setOrders,
  startMatch,
  storedOf,
  undo,
  undoWithConsent,
} from '../src/index.ts';
import { feud } from './feud.ts';
import { feudWith, must, say, throughJson } from './table.ts';

export const restored = (match: Match, journal: readonly Entry[] = match.journal) =>
  restoreMatch(match.game, throughJson({ ...storedOf(match), journal }), match.chance);

/** The same value for the same number, whoever asks and in whatever order. */
const fixed = (seed: number) => (index: number, of: number) => quick(seed + index * 7919)(0, of, '');
export const random = (seed: number, seats: number) =>
  must(startMatch(feud, { seats, chance: fixed(seed), options: { rounds: 2 } }));

/** A match with a bit of everything: undo, withdrawal, consent, orders, a new holder, an offer, a seat that leaves. */
export function eventful() {
  const match = feudWith({
    seats: 3,
    rounds: 3,
    hands: [
      ['boost0', 'blank0'],
      ['parry0', 'blank1'],
      ['parry1', 'blank2'],
    ],
  });
  const done = (trouble: unknown) => expect(trouble).toBeUndefined();
  say(match, 0, 'strike 1');
  done(undo(match, 0));
  say(match, 0, 'strike 2');
  say(match, 1, 'snatch');
  done(undoWithConsent(match, 0, [1, 2]));
  say(match, 0, 'strike 1', 'go on');
  done(setOrders(match, 2, [{ question: 'window', answer: 'pass' }]));
  say(match, 1, 'pass');
  expect(followOrders(match)).toBe(1);
  done(undo(match, 1));
  say(match, 1, 'play parry0');
  say(match, 0, 'play boost0');
  done(changeSeat(match, 1, { kind: 'bot', level: 2 }));
  if (match.world.state.strike) say(match, 0, 'keep');
  done(offerDraw(match, 1));
  done(declineDraw(match, 2));
  done(resign(match, 2));
  say(match, 1, 'rest');
  say(match, 0, 'rest');
  return match;
}
