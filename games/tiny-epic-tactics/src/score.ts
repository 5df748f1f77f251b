/** The score, part by part, and who is before whom (TET-SCORE-01 to 07). */
import type { Outcome } from '@taverne/engine';
import { bookOf, isBattle } from './content/book.ts';
import type { Side, State } from './state.ts';
import { cellOf, hpOf, sideOf, teamOf, unitsOf } from './units.ts';
import { NONE } from './words.ts';

/** Victory points (TET-SCORE-01 to 04, TET-BATTLE-21). */
const POINTS = { flag: 5, survivor: 2, capture: 2, village: 1, artifact: 3 } as const;

/** A type and no interface, so that it passes as plain data. */
export type Score = {
  readonly flags: number;
  readonly survivors: number;
  readonly captures: number;
  readonly villages: number;
  readonly artifact: number;
  readonly total: number;
  /** What breaks a tie, in this order after the total: counts, not points. */
  readonly ties: { readonly survivors: number; readonly captures: number; readonly prizes: number; readonly hp: number };
};

/** Of a match that is scored. */
export type Scores = { readonly scores: readonly Score[] };

/** What a side would have if the match ended now. */
export function scoreOf(state: State, side: Side): Score {
  const { villageOf } = bookOf(state);
  const units = unitsOf(state, side);
  const won = state.won.filter((owner) => owner === side).length;
  const holds = state.bearer !== NONE && sideOf(state.bearer) === side ? 1 : 0;
  const captured = state.captured[side]?.length ?? 0;
  const held = units.filter((unit) => (villageOf[cellOf(state, unit)] ?? NONE) !== NONE).length;
  const flags = won * POINTS.flag;
  const survivors = units.length * POINTS.survivor;
  const captures = captured * POINTS.capture;
  const villages = held * POINTS.village;
  const artifact = holds * POINTS.artifact;
  const hp = units.reduce((sum, unit) => sum + hpOf(state, unit), 0);
  return {
    flags,
    survivors,
    captures,
    villages,
    artifact,
    total: flags + survivors + captures + villages + artifact,
    // In battle the Artifact stands in the place of flags (TET-RUL-51).
    ties: { survivors: units.length, captures: captured, prizes: isBattle(state.rules.mode) ? holds : won, hp },
  };
}

/** The figures by which teams are compared, the first that differs decides (TET-SCORE-05, TET-SCORE-06). */
const DECIDERS = ['total', 'survivors', 'captures', 'prizes', 'hp'] as const;
export type Decider = (typeof DECIDERS)[number];

const figureOf = (score: Score, decider: Decider): number => (decider === 'total' ? score.total : score.ties[decider]);

/** The sum over partners: a flag was won by one of them, so it counts once (TET-TEAM-13, TET-BATTLETEAM-05). */
function teamFigures(state: State, scores: readonly Score[], team: number): number[] {
  return DECIDERS.map((decider) =>
    scores.reduce((sum, score, side) => (teamOf(state, side) === team ? sum + figureOf(score, decider) : sum), 0),
  );
}

/** Below 0: `a` is before `b`. */
function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((figure, i) => figure !== b[i]);
  return at < 0 ? 0 : (b[at] ?? 0) - (a[at] ?? 0);
}

/** The outcome of a match that is scored: partners share a place, and so do those whom nothing tells apart (TET-SCORE-07). */
export function scored(state: State): Outcome<Scores> {
  const scores = Array.from({ length: state.seats }, (_, side) => scoreOf(state, side));
  const teams = [...new Set(state.teams)].map((team) => ({ team, figures: teamFigures(state, scores, team) }));
  const ranked = teams.toSorted((a, b) => compare(a.figures, b.figures));
  const places = scores.map((_, side) => {
    const own = teams.find(({ team }) => team === teamOf(state, side))?.figures ?? [];
    return 1 + teams.filter(({ figures }) => compare(figures, own) < 0).length;
  });
  const [first, second] = ranked;
  const at = first && second ? first.figures.findIndex((figure, i) => figure !== second.figures[i]) : 0;
  const decider = DECIDERS[at];
  const how = decider ?? 'shared';
  const rule = decider === undefined ? 'TET-SCORE-07' : decider === 'total' ? 'TET-SCORE-05' : 'TET-SCORE-06';
  return { places, teams: state.teams, how, rule, detail: { scores } };
}
