/** What the next roll may bring me, as plain figures, each with the parts it is made of. */
import { classes, PHONE, type Say, useMedia, useSay } from '@taverne/ui';
import type { Chance } from '../src/night/chances.ts';
import styles from './chances.module.css';
import { Sign } from './symbols.tsx';
import { useTable } from './table.tsx';

/** What helps is drawn unlike what harms. */
const HARMS: ReadonlySet<string> = new Set(['hit', 'exhausted', 'unblocked']);

/** Without blocking is worth a word only where it makes a difference. */
function shownOf(chances: readonly Chance[]): readonly Chance[] {
  const blocked = chances.find(({ what }) => what === 'exhausted')?.chance ?? 0;
  return chances.filter(({ what, chance }) => what !== 'unblocked' || chance !== blocked);
}

/** The corner that the map leaves free is too low for all of it: the short form, which unfolds. */
const LOW = `${PHONE}, (max-width: 1439px), (max-height: 859px)`;

export function Chances() {
  const { question, playback } = useTable();
  const [isPhone, isFolded] = [useMedia(PHONE), useMedia(LOW)];
  const say = useSay();
  if (!question || playback.left > 0 || !('figures' in question) || !question.figures) return null;
  const { figures } = question;
  if (!('chances' in figures)) return null;
  const chances = shownOf(figures.chances);
  const rows = (
    <ul className={styles.rows}>
      {chances.map((chance) => (
        <Row key={`${chance.what} ${chance.hero}`} chance={chance} />
      ))}
    </ul>
  );
  const title = say('web.chances');
  return (
    <section className={styles.chances} aria-label={title}>
      {isFolded ? (
        <details>
          <summary className={styles.short}>
            {!isPhone && <b className={styles.title}>{title}</b>}
            {chances
              .filter(({ what }) => what !== 'hit' && what !== 'unblocked')
              .map((chance) => (
                <span key={`${chance.what} ${chance.hero}`}>
                  {say(`web.chance.${chance.what}.short`, { hero: chance.hero })} <b>{percent(say, chance.chance)}</b>
                </span>
              ))}
          </summary>
          {rows}
        </details>
      ) : (
        <>
          <h2>{title}</h2>
          {rows}
        </>
      )}
    </section>
  );
}

/** Whole percents, and a word for what is hardly or almost certainly so. */
const percent = (say: Say, chance: number): string => {
  const n = Math.round(chance * 100);
  const edge = n === 0 && chance > 0 ? 'least' : n === 100 && chance < 1 ? 'most' : 'plain';
  return say('web.chance.percent', { n: edge === 'least' ? 1 : edge === 'most' ? 99 : n, edge });
};

/** To a tenth: so that the parts can be seen to add up. */
const tenths = (say: Say, chance: number): string =>
  say('web.chance.percent', { n: Math.round(Math.abs(chance) * 1000) / 10, edge: chance < 0 ? 'minus' : 'plain' });

function Row({ chance: { what, hero, symbol, chance, parts } }: { readonly chance: Chance }) {
  const say = useSay();
  return (
    <li className={classes(HARMS.has(what) && styles.harms)}>
      <details>
        <summary className={styles.row}>
          <Sign name={symbol} />
          <span>{say(`web.chance.${what}`, { hero })}</span>
          <b>{percent(say, chance)}</b>
          <i className={styles.bar} style={{ inlineSize: `${chance * 100}%` }} />
        </summary>
        <ul className={styles.why}>
          {parts.map((part) => (
            <li key={`${part.what} ${part.n}`}>
              <span>{say(`web.chance.part.${part.what}`, { n: part.n, symbol: say(`symbol.${symbol}`) })}</span>{' '}
              <b>{tenths(say, part.chance)}</b>
            </li>
          ))}
          {parts.length === 0 && <li>{say('web.chance.never')}</li>}
          {HARMS.has(what) && <li>{say('web.chance.says')}</li>}
        </ul>
      </details>
    </li>
  );
}
