/** What the rules see: the state, every seat's view, what is asked, the tape since the last quiet point, the events; and the battery. */
import { type Match, questionsOf, viewOf } from '@taverne/engine';
import { useEffect, useState } from 'react';
import styles from './author.module.css';
import { WORDS } from './words.ts';

interface BatteryNews {
  readonly state: 'running' | 'passed' | 'failed';
  readonly done: number;
  readonly of: number;
  readonly answers: number;
  readonly fault?: string;
}

interface PanelProps {
  readonly match: Match;
  /** It goes up with each answer, so that the panel is drawn anew. */
  readonly seq: number;
  readonly language: 'en' | 'fr';
  readonly lost: number;
  readonly onRestart: () => void;
}

const SHEETS = ['state', 'views', 'questions', 'tape', 'events'] as const;
type Sheet = (typeof SHEETS)[number];

function contentOf(match: Match, sheet: Sheet): unknown {
  const seats = Array.from({ length: match.terms.seats }, (_, seat) => seat);
  switch (sheet) {
    case 'state':
      return match.world.state;
    case 'views':
      return Object.fromEntries(seats.map((seat) => [seat, viewOf(match, seat)]));
    case 'questions':
      return seats.flatMap((seat) =>
        questionsOf(match, seat).map(({ options, ...rest }) => ({ ...rest, options: options.map(({ key }) => key) })),
      );
    case 'tape':
      return match.world.tape;
    case 'events':
      return match.events.toReversed();
  }
}

function useBattery(): BatteryNews | undefined {
  const [news, setNews] = useState<BatteryNews>();
  useEffect(() => {
    const { hot } = import.meta;
    hot?.on('author:battery', setNews);
    hot?.send('author:hello');
    return () => hot?.off('author:battery', setNews);
  }, []);
  return news;
}

export function Panel({ match, seq, language, lost, onRestart }: PanelProps) {
  const [sheet, setSheet] = useState<Sheet>('state');
  const news = useBattery();
  const words = WORDS[language];
  return (
    <aside className={styles.panel} aria-label={words.panel}>
      <p role="status" className={news?.state === 'failed' ? styles.fault : styles.battery}>
        {news ? words.battery[news.state](news) : words.battery.none}
      </p>
      {news?.fault !== undefined && <pre className={styles.fault}>{news.fault}</pre>}
      {lost > 0 && <p>{words.lost(lost)}</p>}
      <div className={styles.sheets}>
        {SHEETS.map((each) => (
          <button key={each} type="button" aria-pressed={each === sheet} onClick={() => setSheet(each)}>
            {words.sheets[each]}
          </button>
        ))}
        <button type="button" onClick={onRestart}>
          {words.restart}
        </button>
      </div>
      <pre data-seq={seq}>{JSON.stringify(contentOf(match, sheet), undefined, 1)}</pre>
    </aside>
  );
}
