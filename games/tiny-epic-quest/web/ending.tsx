/** How the match ended: the score part by part, or how far one came alone. */
import { EndingSheet, ScoreTable, signed, useSay } from '@taverne/ui';
import type { Score } from '../src/score.ts';
import { MapAgain } from './maps/again.tsx';
import { nameOf } from './names.ts';
import { useTable } from './table.tsx';
import { bookIn } from './view.ts';

const PARTS = ['quests', 'goblins', 'spells', 'legends'] as const;

export function Ending() {
  const { state, view } = useTable();
  const say = useSay();
  const { outcome } = state;
  if (!outcome) return null;
  const figures = (of: (score: Score) => number): readonly number[] => view.scores.map(of);
  const totals = figures(({ total }) => total);
  const isTied = outcome.how === 'points' && totals.filter((total) => total === Math.max(...totals)).length > 1;
  const ties = [
    { key: 'quests', figures: view.scores.map((_, seat) => view.done[seat]?.length ?? 0) },
    { key: 'goblins', figures: view.scores.map((_, seat) => view.trophies[seat] ?? 0) },
    { key: 'spells', figures: view.scores.map((_, seat) => view.spell[seat] ?? 0) },
    { key: 'items', figures: view.scores.map((_, seat) => view.items.filter((each) => each.seat === seat).length) },
  ];
  return (
    <EndingSheet rules={[outcome.rule, 'TEQ-SCORE-01', ...(isTied ? ['TEQ-TIE-01'] : [])]}>
      {view.rules.mode === 'solo' && (
        <p>{say('web.points.target', { n: signed(totals[0] ?? 0), target: bookIn().content.targets[view.rules.target] })}</p>
      )}
      <ScoreTable
        title={say('web.score')}
        columns={view.scores.map((_, seat) => ({ seat, name: nameOf(state, seat, say), isFirst: outcome.places[seat] === 1 }))}
        parts={PARTS.map((key) => ({ key, label: say(`web.score.${key}`), figures: figures((score) => score[key]) }))}
        total={{ key: 'total', label: say('web.score.total'), figures: totals }}
        ties={(isTied ? ties : []).map((row) => ({ ...row, label: say(`web.score.tie.${row.key}`) }))}
      />
      <MapAgain />
    </EndingSheet>
  );
}
