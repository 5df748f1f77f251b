/** A match to one's taste: how, in which mode, with whom, by which clock. Whatever the game declares is on the form. */
import { seatsFor } from '@taverne/engine';
import type { ClockTerms, MatchOptions } from '@taverne/protocol';
import { Button, Dialog, useSay } from '@taverne/ui';
import { useId, useState } from 'react';
import { changeSettings, useSettings } from '../settings.ts';
import { sayTrouble } from '../trouble.ts';
import { Clock } from './Clock.tsx';
import { HouseRules, ModeChoice } from './HouseRules.tsx';
import { levelsIn, nearestLevel } from './levels.ts';
import styles from './new-match.module.css';
import { SeatPlan } from './SeatPlan.tsx';
import { HOWS, type How, isHere, type Plan, planFor, resized, soloOptions, usualCount } from './seats.ts';
import { NO_CLOCK, start } from './start.ts';
import { type Terms, useTerms } from './terms.ts';

interface NewMatchProps {
  readonly game: string;
  readonly how: How;
  readonly onClose: () => void;
}

export function NewMatch({ game, how, onClose }: NewMatchProps) {
  const say = useSay();
  const terms = useTerms(game);
  return (
    <Dialog title={say('new.title')} closeLabel={say('app.close')} onClose={onClose}>
      {terms && <Form game={game} how={how} terms={terms} onClose={onClose} />}
    </Dialog>
  );
}

/** The option that decides most, and so stands at the top: the one by which seats are counted, or the mode. */
const mainOption = ({ fields, seats }: Terms): string | undefined => {
  const name = seats.by?.option ?? 'mode';
  return fields[name]?.kind === 'choice' ? name : undefined;
};

function Form({ game, how: first, terms, onClose }: NewMatchProps & { readonly terms: Terms }) {
  const say = useSay();
  const settings = useSettings();
  const levels = levelsIn(say);
  const level = nearestLevel(levels, settings.level);
  const main = mainOption(terms);
  const [how, setHow] = useState(first);
  const [options, setOptions] = useState<MatchOptions>(() => (first === 'solo' ? soloOptions(terms.seats) : {}));
  const [wanted, setWanted] = useState<number>();
  const [seated, setSeated] = useState<readonly Plan[]>([]);
  const [clock, setClock] = useState<ClockTerms>(NO_CLOCK);
  const [trouble, setTrouble] = useState('');
  const name = useId();

  const field = main === undefined ? undefined : terms.fields[main];
  const chosen = main !== undefined && field?.kind === 'choice' ? { [main]: field.default, ...options } : options;
  const range = seatsFor(terms.seats, chosen);
  const count = Math.min(Math.max(wanted ?? usualCount(range, how), range.min), range.max);
  const plan = resized(seated, count, how, level);
  const choose = (next: How): void => {
    setHow(next);
    setSeated([]);
  };
  const setLevel = (next: number): void => {
    changeSettings({ level: next });
    setSeated(planFor(how, count, next));
  };
  const begin = (): void => {
    const wish = { game, how, plan, options: chosen, clock: isHere(how) ? NO_CLOCK : clock, name: settings.name };
    void start(wish).then((problem) => (problem ? setTrouble(sayTrouble(say, problem)) : onClose()));
  };
  // Alone one plays by choosing a mode for one, or one seat.
  const hows = HOWS.filter((each) => each !== 'solo');
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <fieldset className={styles.hows}>
        <legend>{say('new.how')}</legend>
        {hows.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="how"
              checked={how === each || (each === 'screen' && how === 'solo')}
              onChange={() => choose(each)}
            />{' '}
            {say(`new.${each}`, { n: range.max })}
          </label>
        ))}
      </fieldset>
      {main !== undefined && field?.kind === 'choice' && (
        <ModeChoice
          name={main}
          of={field.of}
          value={String(chosen[main])}
          onChange={(value) => setOptions({ ...options, [main]: value })}
        />
      )}
      <SeatPlan
        how={how}
        range={range}
        plan={plan}
        levels={levels}
        level={level}
        onCount={setWanted}
        onPlan={setSeated}
        onLevel={setLevel}
      />
      <HouseRules fields={terms.fields} except={main} seats={count} options={options} onChange={setOptions} />
      {!isHere(how) && (
        <>
          <Clock value={clock} onChange={setClock} />
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
  );
}
