/** How the match ended: the score part by part and what broke a tie, or how far an adventure came. */
import { EndingSheet, ScoreTable, useSay } from '@taverne/ui';
import { CRYSTAL_NAMES } from '../src/content/types.ts';
import type { Feats } from '../src/ending.ts';
import type { Score, Scores } from '../src/score.ts';
import { columnWord } from '../text/names.ts';
import styles from './ending.module.css';
import { useTable } from './table.tsx';
import { isBattleMode } from './view.ts';

const PARTS = ['flags', 'survivors', 'captures', 'villages', 'artifact'] as const;
const TIES = ['survivors', 'captures', 'prizes', 'hp'] as const;

export function Ending() {
  const { state, view } = useTable();
  const { outcome } = state;
  if (!outcome) return null;
  const { detail, how, rule } = outcome;
  const isBattle = isBattleMode(view) && detail !== undefined;
  return (
    <EndingSheet rules={isBattle ? [rule, 'TET-BATTLE-21'] : [rule]}>
      {detail && ('scores' in detail ? <ScoreSheet scores={detail.scores} how={how} /> : <Quest {...detail} />)}
    </EndingSheet>
  );
}

function ScoreSheet({ scores, how }: Scores & { readonly how: string }) {
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
function Quest({ crystals, time, rounds }: Feats) {
  const say = useSay();
  return (
    <ul className={styles.quest}>
      <li>{say('web.quest.crystals', { n: crystals, of: CRYSTAL_NAMES.length })}</li>
      <li>{say('web.quest.time', { n: time })}</li>
      <li>{say('web.quest.rounds', { n: rounds })}</li>
    </ul>
  );
}
