/** Whole matches, played for what they ask, refuse and tell. */
import {
  answer,
  awaited,
  type Game,
  type Happening,
  picker,
  questionsOf,
  quick,
  type Refusal,
  startMatch,
  viewOf,
  whyNot,
} from '@taverne/engine';
import type { Tale, Telling } from '@taverne/engine/telling';

export interface Played {
  readonly options?: object;
  readonly seats?: number;
  readonly seed: number;
  /** Any answer, or none that is not needed: the safe one. */
  readonly mood?: 'restless' | 'idle';
  /** Every how many questions one looks at what is not offered; at each, if not told. */
  readonly every?: number;
}

/** What has to be put into words: the key of a message, and the names of what it is given. */
export type Hear = (key: string, given: readonly string[]) => void;

/** Random play to the end; whatever has to be put into words is put to `hear`. */
export function playOut<State, Options, E extends Happening, View>(
  game: Game<State, Options, E, View>,
  { options = {}, seats, seed, mood = 'restless', every = 1 }: Played,
  telling: Telling,
  hear: Hear,
): void {
  const started = startMatch(game, { options, chance: quick(seed), ...(seats === undefined ? {} : { seats }) });
  if (!started.ok) throw new Error(started.trouble.say);
  const match = started.value;
  const pick = picker(seed);
  const told = ({ key, parts, to = [] }: Tale<object>): void => {
    for (const each of [key, ...to.map((other) => other.key)]) hear(each, Object.keys(parts));
  };
  const explain = (refusal: Refusal): void => told(telling.refusal(refusal));
  for (let asked = 0; !match.outcome; asked++) {
    const seat = awaited(match)[0] ?? 0;
    const question = questionsOf(match, seat)[0];
    if (question === undefined) throw new Error('nobody is asked');
    hear(`ask.${question.name}`, []);
    hear(`wait.${question.name}`, ['side']);
    const refused = asked % every === 0 ? whyNot(match, seat, question.id) : undefined;
    if (refused?.ok) for (const { refusal } of refused.value) explain(refusal);
    for (const last of [undefined, 0]) {
      const refusal = game.agreement?.refuse(match.world.state, seat, last);
      if (refusal) explain(refusal);
    }
    const any = question.options[pick(question.options.length)]?.key ?? '';
    const trouble = answer(match, seat, question.id, mood === 'idle' ? (question.safe ?? any) : any);
    if (trouble) throw new Error(trouble.say);
  }
  for (const { event } of match.events) told(telling.event(event));
  // Words for whoever won or lost are a courtesy of the page.
  const { key, parts } = telling.outcome(match.outcome, viewOf(match, undefined));
  told({ key, parts });
}
