/** A match to one's taste: opponent, mode, clock, name. */

import type { ClockTerms } from '@taverne/protocol';
import { Button, Dialog, useSay } from '@taverne/ui';
import { useId, useState } from 'react';
import { changeSettings, useSettings } from '../settings.ts';
import { sayTrouble } from '../trouble.ts';
import { HouseRules, type Options } from './HouseRules.tsx';
import styles from './new-match.module.css';
import { type How, NO_CLOCK, start } from './start.ts';

const HOWS: readonly How[] = ['bot', 'friend', 'table', 'screen'];
const LEVELS = [1, 2, 3, 4, 5];
const MODES = ['discovery', 'strategist'] as const;

const CLOCKS: readonly ClockTerms[] = [
  NO_CLOCK,
  { kind: 'live', minutes: 10, increment: 10 },
  { kind: 'live', minutes: 20, increment: 15 },
  { kind: 'correspondence', days: 1 },
  { kind: 'correspondence', days: 3 },
];

interface NewMatchProps {
  readonly game: string;
  readonly how: How;
  readonly onClose: () => void;
}

export function NewMatch({ game, how: first, onClose }: NewMatchProps) {
  const say = useSay();
  const settings = useSettings();
  const [how, setHow] = useState(first);
  const [mode, setMode] = useState<(typeof MODES)[number]>('discovery');
  const [house, setHouse] = useState<Options>({});
  const [clock, setClock] = useState(0);
  const [trouble, setTrouble] = useState('');
  const name = useId();
  const withOthers = how === 'friend' || how === 'table';
  const begin = (): void => {
    const wish = {
      game,
      how,
      level: settings.level,
      options: { ...house, mode },
      clock: CLOCKS[clock] ?? NO_CLOCK,
      name: settings.name,
    };
    void start(wish).then((problem) => (problem ? setTrouble(sayTrouble(say, problem)) : onClose()));
  };
  return (
    <Dialog title={say('new.title')} closeLabel={say('app.close')} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <fieldset className={styles.hows}>
          <legend>{say('new.how')}</legend>
          {HOWS.map((each) => (
            <label key={each}>
              <input type="radio" name="how" checked={how === each} onChange={() => setHow(each)} /> {say(`new.${each}`)}
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>{say('option.mode.label')}</legend>
          {MODES.map((each) => (
            <label key={each}>
              <input type="radio" name="mode" checked={mode === each} onChange={() => setMode(each)} />{' '}
              <span>
                <b>{say(`option.mode.${each}.label`)}</b> <em>{say(`option.mode.${each}.says`)}</em>
              </span>
            </label>
          ))}
        </fieldset>
        {how === 'bot' && (
          <fieldset>
            <legend>{say('new.opponent')}</legend>
            {LEVELS.map((level) => (
              <label key={level}>
                <input
                  type="radio"
                  name="level"
                  checked={settings.level === level}
                  onChange={() => changeSettings({ level })}
                />
                <span>
                  <b>{say(`level.${level}.name`)}</b> <em>{say(`level.${level}.says`)}</em>
                </span>
              </label>
            ))}
          </fieldset>
        )}
        <HouseRules game={game} options={house} onChange={setHouse} />
        {withOthers && (
          <>
            <label className={styles.row}>
              {say('new.clock')}
              <select value={clock} onChange={(event) => setClock(Number(event.target.value))}>
                {CLOCKS.map((terms, index) => (
                  <option key={JSON.stringify(terms)} value={index}>
                    {sayClock(say, terms)}
                  </option>
                ))}
              </select>
            </label>
            <label className={styles.row} htmlFor={name}>
              {say('new.name')}
              <input
                id={name}
                value={settings.name}
                maxLength={40}
                placeholder={say('new.name.hint')}
                onChange={(event) => changeSettings({ name: event.target.value })}
              />
            </label>
          </>
        )}
        {trouble && <p role="alert">{trouble}</p>}
        <div className={styles.start}>
          <Button kind="main" icon="play" onClick={begin}>
            {say('new.start')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function sayClock(say: ReturnType<typeof useSay>, terms: ClockTerms): string {
  switch (terms.kind) {
    case 'none':
      return say('new.clock.none');
    case 'live':
      return say('new.clock.live', { minutes: terms.minutes, increment: terms.increment });
    case 'correspondence':
      return say('new.clock.days', { days: terms.days });
  }
}
