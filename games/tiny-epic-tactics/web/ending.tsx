/** How the match ended: the score part by part and what broke a tie, or how far an adventure came. */
import { EndingSheet, ScoreTable, useSay } from '@taverne/ui';
import { CRYSTAL_NAMES } from '../src/content/types.ts';
import type { Score } from '../src/score.ts';
import { columnWord } from '../text/names.ts';
import styles from './ending.module.css';
import { useTable } from './table.tsx';
import { isBattleMode } from './view.ts';

const PARTS = ['flags', 'survivors', 'captures', 'villages', 'artifact'] as const;
const TIES = ['survivors', 'captures', 'prizes', 'hp'] as const;

const isObject = (value: unknown): value is { readonly [name: string]: unknown } => typeof value === 'object' && value !== null;
const isScore = (value: unknown): value is Score => isObject(value) && typeof value.total === 'number' && isObject(value.ties);

export function Ending() {
  const { state, view } = useTable();
  const { outcome } = state;
  if (!outcome) return null;
  const detail: unknown = outcome.detail;
  const scores = isObject(detail) && Array.isArray(detail.scores) ? detail.scores.filter(isScore) : [];
  const isBattle = isBattleMode(view) && scores.length > 0;
  return (
    <EndingSheet rules={[outcome.rule, ...(isBattle ? ['TET-BATTLE-21'] : [])]}>
      {scores.length > 0 ? <Scores scores={scores} how={outcome.how} /> : <Quest detail={detail} />}
    </EndingSheet>
  );
}

function Scores({ scores, how }: { readonly scores: readonly Score[]; readonly how: string }) {
  const { state, view } = useTable();
  const say = useSay();
  const isBattle = isBattleMode(view);
  const shown = PARTS.filter((part) => (part === 'artifact' ? isBattle : part !== 'flags' || !isBattle));
  const isTied = how !== 'total';
  const figures = (of: (score: Score) => number): readonly number[] => scores.map(of);
  return (
    <>
      <ScoreTable
        title={say('web.score')}
        columns={scores.map((_, seat) => ({
          seat,
          name: columnWord(say, state, view, seat),
          isFirst: state.outcome?.places[seat] === 1,
        }))}
        parts={shown.map((key) => ({ key, label: say(`web.score.${key}`), figures: figures((score) => score[key]) }))}
        total={{ key: 'total', label: say('web.score.total'), figures: figures((score) => score.total) }}
        ties={(isTied ? TIES : []).map((key) => ({
          key,
          label: say(`web.score.tie.${key}`, { battle: String(isBattle) }),
          figures: figures((score) => score.ties[key]),
          decides: key === how,
        }))}
      />
      {isTied && <p>{say(how === 'shared' ? 'web.score.shared' : 'web.score.tied')}</p>}
    </>
  );
}

/** An adventure has no points: crystals, time and whoever is left. */
function Quest({ detail }: { readonly detail: unknown }) {
  const say = useSay();
  if (!isObject(detail)) return null;
  const whole = (name: string): number => (typeof detail[name] === 'number' ? detail[name] : 0);
  return (
    <ul className={styles.quest}>
      <li>{say('web.quest.crystals', { n: whole('crystals'), of: CRYSTAL_NAMES.length })}</li>
      <li>{say('web.quest.time', { n: whole('time') })}</li>
      <li>{say('web.quest.rounds', { n: whole('rounds') })}</li>
    </ul>
  );
}
