/** The options of a game as a form, made from what the game declares of them. */
import type { OptionField } from '@taverne/engine';
import { findGame } from '@taverne/games';
import { type Say, useSay } from '@taverne/ui';
import { useEffect, useState } from 'react';
import styles from './new-match.module.css';

export type Options = { readonly [name: string]: boolean | number | string };

interface HouseRulesProps {
  readonly game: string;
  readonly options: Options;
  readonly onChange: (options: Options) => void;
}

/** Asked for at the top of the dialog already. */
const ELSEWHERE = 'mode';
/** Which seat begins: whoever opens the table takes the first one. */
const FIRST = 'first';

type Shown = Exclude<OptionField, { kind: 'list' | 'text' }>;
const isShown = (field: OptionField): field is Shown => field.kind !== 'list' && field.kind !== 'text';

export function HouseRules({ game, options, onChange }: HouseRulesProps) {
  const say = useSay();
  const [fields, setFields] = useState<readonly (readonly [string, Shown])[]>([]);
  useEffect(() => {
    let current = true;
    void findGame(game)
      ?.load()
      .then((loaded) => {
        if (!current) return;
        const all = Object.entries(loaded.fields).filter(([name]) => name !== ELSEWHERE);
        setFields(all.flatMap(([name, field]) => (isShown(field) ? [[name, field] as const] : [])));
      });
    return () => {
      current = false;
    };
  }, [game]);
  return (
    <details className={styles.house}>
      <summary>{say('new.more')}</summary>
      {fields.map(([name, field]) => (
        <Field
          key={name}
          name={name}
          field={field}
          value={options[name] ?? field.default}
          onChange={(value) => onChange({ ...options, [name]: value })}
        />
      ))}
    </details>
  );
}

interface FieldProps {
  readonly name: string;
  readonly field: Shown;
  readonly value: boolean | number | string;
  readonly onChange: (value: boolean | number | string) => void;
}

function Field({ name, field, value, onChange }: FieldProps) {
  const say = useSay();
  const words = (
    <span>
      <b>{say(`option.${name}.label`)}</b> <em>{say(`option.${name}.says`)}</em>
    </span>
  );
  switch (field.kind) {
    case 'flag':
      return (
        <label className={styles.flag}>
          <input type="checkbox" checked={value === true} onChange={({ target }) => onChange(target.checked)} />
          {words}
        </label>
      );
    case 'choice':
      return (
        <label className={styles.field}>
          {words}
          <select value={String(value)} onChange={({ target }) => onChange(target.value)}>
            {field.of.map((each) => (
              <option key={each} value={each}>
                {sayChoice(say, name, each)}
              </option>
            ))}
          </select>
        </label>
      );
    case 'whole':
      return (
        <label className={styles.field}>
          {words}
          <input
            type="number"
            min={field.min}
            max={field.max}
            value={Number(value)}
            onChange={({ target }) => target.validity.valid && onChange(target.valueAsNumber)}
          />
        </label>
      );
  }
}

const sayChoice = (say: Say, name: string, choice: string): string =>
  name === FIRST && /^[01]$/.test(choice) ? say(`new.first.${choice}`) : say(`option.${name}.${choice}.label`);
