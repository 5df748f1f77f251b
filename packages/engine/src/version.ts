/** Moving a match to a newer version of its game: a deploy never loses a match. */
import { answerForTheGone } from './answer.ts';
import { applyBends } from './bend.ts';
import type { Source } from './chance.ts';
import type { Game } from './game.ts';
import { type AnswerEntry, type Bend, bare, type ChanceEntry, type LineEntry } from './journal.ts';
import { Match } from './match.ts';
import { type Stored, storedOf } from './restore.ts';
import { fail, ok, type Result } from './result.ts';
import { said } from './sentences.ts';
import { copyPlain } from './view.ts';
import type { Happening, Json } from './words.ts';

export interface Moved<S, O, E extends Happening, V> {
  readonly match: Match<S, O, E, V>;
  /** What no longer fitted. */
  readonly dropped: readonly LineEntry[];
  /** What somebody said of it: that is asked again, and the players are told; the table and orders say theirs by themselves. */
  readonly again: readonly AnswerEntry[];
}

/** What must be stored beside a running match so that newer rules can take over: the quiet state and the tape since. */
export interface Snapshot {
  readonly version: number;
  readonly state: Json;
  readonly chances: number;
  readonly tape: readonly LineEntry[];
}

/** Taken while the rules that made the match are still at hand. It shares nothing with the match. */
export function snapshotOf(match: Match): Snapshot {
  const { quiet, quietChances, tape } = match.world;
  // A match keeps its quiet states, and a state is plain data.
  return { version: match.game.version, state: copyPlain(quiet) as Json, chances: quietChances, tape: tape.map(bare) };
}

/** Moves a match whose old rules are still there; see `moveStored`. */
export function moveToVersion<S, O, E extends Happening, V>(old: Match, game: Game<S, O, E, V>): Result<Moved<S, O, E, V>> {
  if (old.outcome) return fail('match-over', said('match-over', { how: old.outcome.how }));
  return moveStored(storedOf(old), snapshotOf(old), game, old.chance);
}

/**
 * The quiet state of the snapshot becomes an entry of the journal, and the tape of the open step runs under the new rules.
 * Where it no longer fits, the longest beginning that does is kept; chance says again what it had said, and the rest is
 * asked again.
 */
export function moveStored<S, O, E extends Happening, V>(
  stored: Stored,
  snapshot: Snapshot,
  game: Game<S, O, E, V>,
  rest: Source,
): Result<Moved<S, O, E, V>> {
  const { version: from, chances, tape } = snapshot;
  if (game.id !== stored.game) return fail('other-game', said('cannot-become', { found: stored.game, game: game.id }));
  if (game.version <= from) {
    return fail('other-version', said('not-newer', { found: from, game: game.id, version: game.version }));
  }
  const options = game.options(stored.options);
  if (!options.ok) return options;
  const terms = { options: options.value, raw: stored.options, seats: stored.seats };
  const state = upgraded(snapshot, game);
  const bend: Bend = { type: 'version', from, version: game.version, state: copyPlain(state) as Json, chances };
  const chance = sayAgain(tape, chances, rest);

  let why: unknown;
  for (let kept = tape.length; kept >= 0; kept--) {
    const line = tape.slice(0, kept);
    try {
      const journal = [...stored.journal, bend, ...line];
      const match = new Match(game, terms, chance, { journal, line, origin: { state, chances } });
      applyBends(match, stored.journal);
      if (match.ended) return fail('match-over', said('match-over', { how: match.ended.how }));
      answerForTheGone(match);
      const dropped = tape.slice(kept);
      const again = dropped.filter((entry): entry is AnswerEntry => entry.type === 'answer' && entry.by === undefined);
      return ok({ match, dropped, again });
    } catch (error) {
      // Diverged, or a rule broke on an answer that it no longer knows: either way this much does not fit.
      why = error;
    }
  }
  return fail('diverged', said('cannot-run', { version: game.version, game: game.id, bug: String(why) }));
}

function upgraded<S, O, E extends Happening, V>({ state, version }: Snapshot, game: Game<S, O, E, V>): S {
  const quiet = copyPlain(state);
  // Without an upgrade function a new version promises that it reads the old shape.
  return game.upgrade ? game.upgrade(quiet, version) : (quiet as S);
}

function sayAgain(tape: readonly LineEntry[], from: number, rest: Source): Source {
  const said = tape.filter((entry): entry is ChanceEntry => entry.type === 'chance');
  return (index, of, what) => {
    const before = said[index - from];
    return before?.what === what && before.of === of ? before.said : rest(index, of, what);
  };
}
