/**
 * Chorus, a made-up game for the server's tests: alone, for several, or two against two. Everybody sings at once and
 * sealed; the echo is chance. Its notes can come from a content pack as large as an option may be.
 */
import {
  askAll,
  type Classes,
  fail,
  type Game,
  type Happening,
  look,
  type OptionFields,
  type OptionsOf,
  ok,
  option,
  type Play,
  parseOptions,
  phrasesIn,
  type Result,
  type Seat,
  type Table,
} from '@taverne/engine';
import { LONGEST } from '@taverne/protocol';

const FIELDS = {
  rounds: { kind: 'whole', min: 1, max: 2000, default: 3 },
  teams: { kind: 'flag', default: false },
  pack: { kind: 'text', longest: LONGEST.text },
} as const satisfies OptionFields;
type Options = OptionsOf<typeof FIELDS>;

interface State {
  rounds: number;
  round: number;
  teams: boolean;
  notes: string[];
  scores: number[];
}

interface Sang extends Happening {
  readonly event: 'sang' | 'echoed';
  readonly seat?: Seat;
  readonly note: string;
}

const CLASSES = {
  rounds: 'open',
  round: 'open',
  teams: 'open',
  notes: 'open',
  scores: 'open',
} as const satisfies Classes<State>;

const said = phrasesIn({
  'no-list': 'a pack is a list of notes',
  'no-word': 'a note is a word',
  'no-json': 'the pack is no JSON',
});

/** A pack is a list of notes; what is not gets told where it is wrong. */
function notesOf(pack: string): Result<string[]> {
  if (pack === '') return ok(['do', 'mi', 'sol']);
  try {
    const raw: unknown = JSON.parse(pack);
    if (!Array.isArray(raw) || raw.length === 0) return fail('wrong-option', said('no-list', {}), 'options.pack');
    const wrong = raw.findIndex((note) => typeof note !== 'string');
    return wrong < 0 ? ok(raw.map(String)) : fail('wrong-option', said('no-word', {}), `options.pack[${wrong}]`);
  } catch {
    return fail('wrong-option', said('no-json', {}), 'options.pack');
  }
}

function* step(state: State, table: Table<Sang>): Play {
  const songs = ['hush', ...state.notes.slice(0, 3).map((note) => note.slice(0, 40))];
  const sung = yield* askAll(
    state.scores.map((_, seat) => ({ seat, name: 'sing', safe: 'hush', options: () => songs.map((key) => option(key, key)) })),
  );
  for (const [seat, note] of sung.entries()) table.emit({ event: 'sang', rule: 'CHO-SING-01', seat, note });
  const echo = songs[1 + table.chance('echo', songs.length - 1)] ?? '';
  table.emit({ event: 'echoed', rule: 'CHO-ECHO-01', note: echo });
  state.scores = state.scores.map((score, seat) => score + (sung[seat] === echo ? 1 : 0));
  state.round++;
}

/** With teams, seats 0 and 2 sing against 1 and 3. */
function totals({ teams, scores }: State): number[] {
  return scores.map((own, seat) => (teams ? own + (scores[(seat + 2) % 4] ?? 0) : own));
}

export const chorus: Game<State, Options, Sang> = {
  id: 'chorus',
  version: 1,
  seats: { min: 1, max: 4 },
  longest: 2000 * 4,
  fields: FIELDS,
  options(raw) {
    const options = parseOptions(FIELDS, raw);
    const notes = options.ok ? notesOf(options.value.pack) : options;
    return notes.ok ? options : notes;
  },
  setup({ rounds, teams, pack }, _table, seats) {
    if (teams && seats !== 4) throw new RangeError('teams are for four');
    const notes = notesOf(pack);
    return { rounds, round: 0, teams, notes: notes.ok ? notes.value.slice(0, 5) : [], scores: Array(seats).fill(0) };
  },
  step,
  outcome(state) {
    if (state.round < state.rounds) return undefined;
    const sums = totals(state);
    const places = sums.map((sum) => 1 + sums.filter((other) => other > sum).length);
    return { places, how: 'score', rule: 'CHO-END-01', detail: sums };
  },
  copy: (state) => ({ ...state, notes: state.notes.slice(), scores: state.scores.slice() }),
  view: (state, seat) => look(state, CLASSES, seat),
  hidden: () => [],
  rename: () => {},
  turn: (state) => state.round,
};
