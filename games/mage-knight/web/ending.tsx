/** How the match ended: the score part by part. */
import { EndingSheet, ScoreTable, useSay } from '@taverne/ui';
import { nameOf } from './names.ts';
import { useTable } from './table.tsx';

const PARTS = [
  'fame',
  'knowledge',
  'loot',
  'leader',
  'conqueror',
  'adventurer',
  'beating',
  'cities',
  'quest',
  'titles',
  'rounds',
  'dummy',
] as const;

export function Ending() {
  const { state, view } = useTable();
  const say = useSay();
  const { outcome } = state;
  if (!outcome) return null;
  const { scores } = view;
  // Given up together it is not scored: rounds that nobody played are no achievement.
  if (outcome.leaver !== undefined && !outcome.places.includes(1)) return <EndingSheet rules={[outcome.rule]} />;
  // Each member's column tells the one score of the team: it need not be what that member has.
  const isShared = outcome.teams !== undefined;
  const shown = PARTS.filter((key) => key === 'fame' || scores.some((score) => score[key] !== 0));
  return (
    <EndingSheet rules={[outcome.rule, isShared ? 'MK-SCORE-17' : 'MK-SCORE-01']}>
      <ScoreTable
        title={say('web.score')}
        columns={scores.map((_, seat) => ({ seat, name: nameOf(state, seat, say), isFirst: outcome.places[seat] === 1 }))}
        parts={shown.map((key) => ({ key, label: say(`web.score.${key}`), figures: scores.map((score) => score[key]) }))}
        total={{ key: 'total', label: say('web.score.total'), figures: scores.map(({ total }) => total) }}
        ties={[]}
      />
      {isShared && <p>{say('web.score.shared')}</p>}
    </EndingSheet>
  );
}
