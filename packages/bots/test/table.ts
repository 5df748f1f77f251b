/** Plays a whole match between brains, each seeing no more than its sight. */
import {
  answer,
  awaited,
  type Brain,
  type Game,
  type Happening,
  type Outcome,
  questionsOf,
  quick,
  sightOf,
  startMatch,
  type Thinking,
} from '@taverne/engine';

export function playToTheEnd<S, O, E extends Happening, V>(
  game: Game<S, O, E, V>,
  brains: readonly Brain<S>[],
  thinking: Omit<Thinking, 'seed'>,
  seed: number,
): Outcome {
  const started = startMatch(game, { seats: brains.length, chance: quick(seed) });
  if (!started.ok) throw new Error(started.trouble.say);
  const match = started.value;
  for (let at = 0; !match.outcome; at++) {
    const seat = awaited(match)[0] ?? 0;
    const question = questionsOf(match, seat)[0];
    const sight = sightOf(match.world, seat, quick(seed + at));
    const advice = brains[seat]?.(game, sight, { ...thinking, seed: seed + at });
    const trouble = answer(match, seat, question?.id ?? '', advice?.key ?? '');
    if (trouble) throw new Error(trouble.say);
  }
  return match.outcome;
}
