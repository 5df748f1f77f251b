/** Moving a match to a newer version of its game: a deploy never loses a match. */
import { answerForTheGone } from './answer.ts';
import { applyBends } from './bend.ts';
import type { Source } from './chance.ts';
import type { Game } from './game.ts';
import { type Bend, bare, type ChanceEntry, type LineEntry } from './journal.ts';
import { Match } from './match.ts';
import { fail, ok, type Result } from './result.ts';
import { copyPlain } from './view.ts';
import type { Happening, Json } from './words.ts';

export interface Moved<S, O, E extends Happening, V> {
  readonly match: Match<S, O, E, V>;
  /** What no longer fitted and is asked again: the players are told. */
  readonly dropped: readonly LineEntry[];
}

/**
 * The quiet state becomes a snapshot, and the tape of the open step runs under the new rules. Where it no longer fits,
 * the longest beginning that does is kept; chance says again what it had said, and the rest is asked again.
 */
export function moveToVersion<S, O, E extends Happening, V>(old: Match, game: Game<S, O, E, V>): Result<Moved<S, O, E, V>> {
  if (game.id !== old.game.id) return fail('other-game', `a match of ${old.game.id} cannot become one of ${game.id}`);
  if (game.version <= old.game.version) {
    return fail(
      'other-version',
      `the match has version ${old.game.version} of ${game.id} already; ${game.version} is not newer`,
    );
  }
  if (old.outcome) return fail('match-over', `the match is over: ${old.outcome.how}`);
  const options = game.options(old.terms.raw);
  if (!options.ok) return options;
  const terms = { ...old.terms, options: options.value };
  const state = upgraded(old, game);
  const chances = old.world.quietChances;
  const bend: Bend = {
    type: 'version',
    from: old.game.version,
    version: game.version,
    state: copyPlain(state) as Json,
    chances,
  };
  const tape = old.world.tape.map(bare);
  const chance = sayAgain(tape, chances, old.chance);

  let why: unknown;
  for (let kept = tape.length; kept >= 0; kept--) {
    const line = tape.slice(0, kept);
    try {
      const journal = [...old.journal, bend, ...line];
      const match = new Match(game, terms, chance, { journal, line, origin: { state, chances } });
      applyBends(match, journal);
      answerForTheGone(match);
      return ok({ match, dropped: tape.slice(kept) });
    } catch (error) {
      // Diverged, or a rule broke on an answer that it no longer knows: either way this much does not fit.
      why = error;
    }
  }
  return fail(
    'diverged',
    `version ${game.version} of ${game.id} cannot run from the quiet state of this match: ${String(why)}`,
  );
}

function upgraded<S, O, E extends Happening, V>(old: Match, game: Game<S, O, E, V>): S {
  const quiet = copyPlain(old.world.quiet);
  // Without an upgrade function a new version promises that it reads the old shape.
  return game.upgrade ? game.upgrade(quiet, old.game.version) : (quiet as S);
}

function sayAgain(tape: readonly LineEntry[], from: number, rest: Source): Source {
  const said = tape.filter((entry): entry is ChanceEntry => entry.type === 'chance');
  return (index, of, what) => {
    const before = said[index - from];
    return before?.what === what && before.of === of ? before.said : rest(index, of, what);
  };
}
