/** How the match ended: the score part by part and what broke a tie, or how far an adventure came. */
import { Crest, classes, RuleLink, useSay } from '@taverne/ui';
import { CRYSTAL_NAMES } from '../src/content/types.ts';
import type { Score } from '../src/score.ts';
import styles from './ending.module.css';
import { columnWord } from './names.ts';
import { useTable } from './table.tsx';
import { isBattleMode } from './view.ts';

const PARTS = ['flags', 'survivors', 'captures', 'villages', 'artifact'] as const;
const TIES = ['survivors', 'captures', 'prizes', 'hp'] as const;

const isObject = (value: unknown): value is { readonly [name: string]: unknown } => typeof value === 'object' && value !== null;
const isScore = (value: unknown): value is Score => isObject(value) && typeof value.total === 'number' && isObject(value.ties);

export function Ending() {
  const { state, view, parts } = useTable();
  const { outcome } = state;
  if (!outcome) return null;
  const detail: unknown = outcome.detail;
  const scores = isObject(detail) && Array.isArray(detail.scores) ? detail.scores.filter(isScore) : [];
  return (
    <div className={styles.ending}>
      {scores.length > 0 ? <Scores scores={scores} how={outcome.how} /> : <Quest detail={detail} />}
      <div className={styles.rules}>
        <RuleLink rule={outcome.rule} href={parts.ruleHref(outcome.rule)} />
        {isBattleMode(view) && scores.length > 0 && <RuleLink rule="TET-BATTLE-21" href={parts.ruleHref('TET-BATTLE-21')} />}
      </div>
    </div>
  );
}

function Scores({ scores, how }: { readonly scores: readonly Score[]; readonly how: string }) {
  const { state, view } = useTable();
  const say = useSay();
  const shown = PARTS.filter((part) => (part === 'artifact' ? isBattleMode(view) : part !== 'flags' || !isBattleMode(view)));
  const places = state.outcome?.places ?? [];
  const isTied = how !== 'total';
  const columns = scores.map((score, side) => ({ score, side }));
  return (
    <>
      <table className={styles.scores}>
        <thead>
          <tr>
            <th scope="col">{say('web.score')}</th>
            {columns.map(({ side }) => (
              <th key={side} scope="col" className={classes(places[side] === 1 && styles.winner)}>
                <Crest seat={side} size={22} />
                <span>{columnWord(say, state, view, side)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((part) => (
            <tr key={part}>
              <th scope="row">{say(`web.score.${part}`)}</th>
              {columns.map(({ score, side }) => (
                <td key={side}>{score[part]}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say('web.score.total')}</th>
            {columns.map(({ score, side }) => (
              <td key={side} className={classes(places[side] === 1 && styles.winner)}>
                {score.total}
              </td>
            ))}
          </tr>
          {isTied &&
            TIES.map((tie) => (
              <tr key={tie} className={classes(styles.tie, tie === how && styles.decides)}>
                <th scope="row">{say(`web.score.tie.${tie}`, { battle: String(isBattleMode(view)) })}</th>
                {columns.map(({ score, side }) => (
                  <td key={side}>{score.ties[tie]}</td>
                ))}
              </tr>
            ))}
        </tfoot>
      </table>
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
