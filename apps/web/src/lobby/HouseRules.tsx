/** The options of a game as a form, made from what the game declares of them. */
import type { OptionField, OptionFields } from '@taverne/engine';
import type { MatchOptions } from '@taverne/protocol';
import { type Say, useSay } from '@taverne/ui';
import { lazy, Suspense } from 'react';
import { LongOption } from './LongOption.tsx';
import styles from './new-match.module.css';
import { choiceLabel, choiceSays, optionLabel, optionSays } from './option-words.ts';
import { hasControl, isOfUse, isUpFront } from './special.ts';
import { withOption } from './terms.ts';
import type { Wrong } from './use-form.ts';
import { WholeOption } from './WholeOption.tsx';

const OwnControl = lazy(() => import('./OwnControl.tsx'));

type Value = MatchOptions[string];

interface ModeProps {
  readonly name: string;
  readonly of: readonly string[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** More than this stand side by side, or nothing else would be in sight. */
const MANY = 3;

/** The one choice that stands at the top, with a sentence for each way. */
export function ModeChoice({ name, of, value, onChange }: ModeProps) {
  const say = useSay();
  return (
    <fieldset className={of.length > MANY ? styles.many : undefined}>
      <legend>{optionLabel(say, name)}</legend>
      {of.map((each) => (
        <label key={each}>
          <input type="radio" name={name} checked={value === each} onChange={() => onChange(each)} />{' '}
          <span>
            <b>{choiceLabel(say, name, each)}</b> <em>{choiceSays(say, name, each)}</em>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface HouseRulesProps {
  readonly game: string;
  readonly fields: OptionFields;
  /** Asked for elsewhere already. */
  readonly except: string | undefined;
  /** How many play: seats beyond that cannot be named. */
  readonly seats: number;
  readonly options: MatchOptions;
  /** What does not fit is said where it was chosen. */
  readonly wrong: Wrong | undefined;
  readonly onChange: (options: MatchOptions) => void;
}

export function HouseRules({ game, fields, except, seats, options, wrong, onChange }: HouseRulesProps) {
  const say = useSay();
  const shown = Object.entries(fields).filter(([name]) => name !== except && isOfUse(game, name, options, seats));
  const controls = shown.filter(([name]) => hasControl(game, name));
  const front = shown.filter(([name]) => !hasControl(game, name) && isUpFront(game, name));
  const plain = shown.filter(([name]) => !hasControl(game, name) && !isUpFront(game, name));
  // What takes a page of text is for those who know it, and comes last.
  const [short, long] = [plain.filter(([, field]) => !isLong(field)), plain.filter(([, field]) => isLong(field))];
  if (shown.length === 0) return null;
  const change = (name: string, value: Value | undefined): void => onChange(withOption(options, name, value));
  const fieldOf = ([name, field]: (typeof shown)[number]) => (
    <div key={name}>
      <Field name={name} field={field} seats={seats} value={options[name]} onChange={(value) => change(name, value)} />
      {/* A number says itself between what it must be. */}
      {field.kind !== 'whole' && <WrongHere wrong={wrong} option={name} />}
    </div>
  );
  return (
    <>
      {controls.map(([name]) => (
        <Suspense key={name}>
          <OwnControl
            game={game}
            option={name}
            options={options}
            value={String(options[name] ?? '')}
            onChange={(value) => change(name, value === '' ? undefined : value)}
          />
          <WrongHere wrong={wrong} option={name} />
        </Suspense>
      ))}
      {front.length > 0 && <div className={styles.house}>{front.map(fieldOf)}</div>}
      {plain.length > 0 && (
        <details className={styles.house}>
          <summary>{say('new.more')}</summary>
          {[...short, ...long].map(fieldOf)}
        </details>
      )}
    </>
  );
}

const WrongHere = ({ wrong, option }: { readonly wrong: Wrong | undefined; readonly option: string }) => (
  <p role="status" className={styles.wrong}>
    {wrong?.option === option && wrong.say}
  </p>
);

const isLong = ({ kind }: OptionField): boolean => kind === 'text' || kind === 'list';

interface FieldProps {
  readonly name: string;
  readonly field: OptionField;
  readonly seats: number;
  readonly value: Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
}

function Field({ name, field, seats, value, onChange }: FieldProps) {
  const say = useSay();
  const words = (
    <span>
      <b>{optionLabel(say, name)}</b> <em>{optionSays(say, name)}</em>
    </span>
  );
  switch (field.kind) {
    case 'flag':
      return (
        <label className={styles.flag}>
          <input
            type="checkbox"
            checked={(value ?? field.default) === true}
            onChange={({ target }) => onChange(target.checked)}
          />
          {words}
        </label>
      );
    case 'choice':
      return (
        <label className={styles.field}>
          {words}
          <select value={String(value ?? field.default)} onChange={({ target }) => onChange(target.value)}>
            {field.of
              .filter((each) => name !== FIRST || !isSeatBeyond(each, seats))
              .map((each) => (
                <option key={each} value={each}>
                  {sayChoice(say, name, each, seats)}
                </option>
              ))}
          </select>
        </label>
      );
    case 'whole':
      return (
        <WholeOption field={field} words={words} value={typeof value === 'number' ? value : undefined} onChange={onChange} />
      );
    case 'list':
    case 'text':
      return <LongOption field={field} words={words} value={value} onChange={onChange} />;
  }
}

/** Which seat begins: whoever opens the table takes the first one. */
const FIRST = 'first';
const isSeatBeyond = (word: string, seats: number): boolean => /^\d+$/.test(word) && Number(word) >= seats;

/** With one opponent seats are called by who sits there. */
const sayChoice = (say: Say, name: string, choice: string, seats: number): string =>
  name === FIRST && seats === 2 && /^[01]$/.test(choice) ? say(`new.first.${choice}`) : choiceLabel(say, name, choice);
