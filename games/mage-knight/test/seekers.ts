/** Players who seek something: rivals to fight, or a city to assault together. They find it, which random play seldom does. */
import { answer, awaited, type Match, picker, questionsOf, quick, startMatch } from '@taverne/engine';
import { mageKnight } from '../src/index.ts';
import { distance, qOf, rOf, spaceAt } from '../src/land.ts';
import { atOf, type Space, type State } from '../src/state.ts';

/** What is asked of whom, and what can be answered. */
interface Moment {
  readonly state: State;
  readonly seat: number;
  readonly name: string;
  readonly keys: readonly string[];
}
/** The answers that serve a purpose; none: anything does. */
type Seeker = (moment: Moment) => readonly string[];

const starting = (keys: readonly string[], ...words: readonly string[]): readonly string[] =>
  keys.filter((key) => words.some((word) => key === word || key.startsWith(`${word} `)));

const goalOf = (key: string): Space => {
  const [q = 0, r = 0] = key.slice('move '.length).split('.').map(Number);
  return spaceAt(q, r);
};
/** The move that comes nearest, if one comes nearer than where the hero stands. */
function nearest({ state, seat, keys }: Moment, far: (at: Space) => number): readonly string[] {
  const moves = starting(keys, 'move').filter((key) => far(goalOf(key)) < far(atOf(state, seat)));
  return moves.toSorted((a, b) => far(goalOf(a)) - far(goalOf(b))).slice(0, 1);
}
const MOVING = ['march', 'stamina', 'swiftness'];
const PORTAL = spaceAt(0, 0);

const first = (...ways: readonly (readonly string[])[]): readonly string[] => ways.find(({ length }) => length > 0) ?? [];

/** Goes where the rival is, fights, and drives whoever can be driven off. */
export const seekRivals: Seeker = (moment) => {
  const { state, seat, name, keys } = moment;
  const rival = atOf(state, 1 - seat);
  switch (name) {
    case 'attend':
      return ['full', 'partial'];
    case 'damage':
      return starting(keys, 'wound', 'steal', 'drive');
    case 'move':
      if (rival === PORTAL) return starting(keys, 'explore', 'move', ...MOVING);
      return first(
        starting(keys, 'attack'),
        nearest(moment, (at) => distance(at, rival)),
        starting(keys, ...MOVING),
      );
    default:
      return [];
  }
};

/** Explores until a city is found, goes beside it, and proposes an assault, to which everybody agrees. */
export const seekCities: Seeker = (moment) => {
  const { state, seat, name, keys } = moment;
  const city = state.cities.find(({ leader }) => leader < 0)?.at;
  const isEmpty = (key: string): boolean => !state.tokens.some(({ at }) => at === goalOf(key));
  const far = (at: Space): number => (city === undefined ? rOf(at) - qOf(at) : Math.abs(distance(at, city) - 1));
  switch (name) {
    case 'propose':
      return keys.filter((key) => key !== 'none');
    case 'agree':
      return ['yes'];
    case 'move': {
      const isThere = city !== undefined && far(atOf(state, seat)) === 0;
      const cards = keys.filter((key) => key.endsWith(' sideways'));
      return first(
        starting(keys, 'together'),
        city === undefined ? starting(keys, 'explore') : [],
        nearest({ ...moment, keys: starting(keys, 'move').filter(isEmpty) }, far),
        isThere ? [] : first(starting(keys, ...MOVING), cards),
        starting(keys, 'end', 'rest'),
      );
    }
    default:
      return [];
  }
};

const ENDS = ['end', 'done', 'pass', 'rest', 'announce', 'explore', 'challenge', 'enter', 'burn', 'provoke'];

/** Two play to the end. */
export function seek(seeker: Seeker, options: object, seed: number): Match {
  const started = startMatch(mageKnight, { options, seats: 2, chance: quick(seed) });
  if (!started.ok) throw new Error(started.trouble.say);
  const match = started.value;
  const pick = picker(seed);
  while (!match.outcome) {
    const [seat = 0] = awaited(match);
    const [question] = questionsOf(match, seat);
    if (!question) throw new Error('nobody is asked');
    const keys = question.options.map(({ key }) => key);
    const ends = new Set(starting(keys, ...ENDS));
    const sought = seeker({ state: match.world.state, seat, name: question.name, keys });
    const wanted = first(
      sought.filter((key) => keys.includes(key)),
      keys.filter((key) => !ends.has(key)),
      keys,
    );
    const trouble = answer(match, seat, question.id, wanted[pick(wanted.length)] ?? '');
    if (trouble) throw new Error(trouble.say);
  }
  return match;
}
