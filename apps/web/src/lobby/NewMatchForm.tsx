/** A match to one's taste: in which mode, with whom, by which clock. Whatever the game declares is on the form. */
import type { MatchOptions } from '@taverne/protocol';
import { Button, known, useSay } from '@taverne/ui';
import { OwnName } from '../OwnName.tsx';
import { Clock } from './Clock.tsx';
import { HouseRules, ModeChoice } from './HouseRules.tsx';
import styles from './new-match.module.css';
import { SeatPlan } from './SeatPlan.tsx';
import { HOWS, type How, isHere } from './seats.ts';
import { type Terms, useTerms } from './terms.ts';
import { useForm } from './use-form.ts';

interface NewMatchFormProps {
  readonly game: string;
  readonly how: How;
  /** What is chosen before anybody chooses. */
  readonly options?: MatchOptions | undefined;
  readonly onDone: () => void;
}

export default function NewMatchForm(props: NewMatchFormProps) {
  const say = useSay();
  const terms = useTerms(props.game);
  return terms ? <Form {...props} terms={terms} /> : <p className={styles.moment}>{say('app.loading')}</p>;
}

/** Alone one plays by choosing a mode for one. */
const WITH_OTHERS = HOWS.filter((each) => each !== 'solo');

function Form({ game, how: first, options: given, terms, onDone }: NewMatchFormProps & { readonly terms: Terms }) {
  const say = useSay();
  const form = useForm(game, terms, { first, given: given ?? {}, onDone });
  const { how, main, mode, range, plan } = form;
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      {main && <ModeChoice name={main.name} of={main.of} value={mode} onChange={form.setMode} />}
      {/* Alone there is nobody to come another way. */}
      {plan.length > 1 && (
        <fieldset className={styles.hows}>
          <legend>{say('new.how')}</legend>
          {WITH_OTHERS.map((each) => (
            <label key={each}>
              <input type="radio" name="how" checked={how === each} onChange={() => form.setHow(each)} />{' '}
              {say(`new.${each}`, { n: terms.seats.max })}
            </label>
          ))}
        </fieldset>
      )}
      <SeatPlan
        how={how}
        range={range}
        plan={plan}
        levels={form.levels}
        level={form.level}
        others={main && known(say, `option.${main.name}.${mode}.others`)}
        onCount={form.setCount}
        onPlan={form.setPlan}
        onLevel={form.setLevel}
      />
      <HouseRules
        game={game}
        fields={terms.fields}
        except={main?.name}
        seats={plan.length}
        options={form.chosen}
        wrong={form.wrong}
        onChange={form.setOptions}
      />
      {!isHere(how) && (
        <>
          <Clock value={form.clock} onChange={form.setClock} />
          <label>
            <input type="checkbox" checked={form.programs} onChange={({ target }) => form.setPrograms(target.checked)} />{' '}
            {say('new.programs')}
          </label>
          <p className={styles.row}>
            <OwnName label={say('new.name')} />
          </p>
        </>
      )}
      {form.trouble && <p role="alert">{form.trouble}</p>}
      <div className={styles.start}>
        <Button kind="main" icon="play" onClick={() => void form.begin()}>
          {say('new.start')}
        </Button>
      </div>
    </form>
  );
}
