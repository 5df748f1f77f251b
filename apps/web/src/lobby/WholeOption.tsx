/** An option that is a whole number. What is typed stays as it is typed, digit by digit; what does not fit is said beneath. */
import type { OptionField } from '@taverne/engine';
import { useSay } from '@taverne/ui';
import { type ReactNode, useState } from 'react';
import styles from './new-match.module.css';

type Whole = Extract<OptionField, { kind: 'whole' }>;

interface WholeOptionProps {
  readonly field: Whole;
  readonly words: ReactNode;
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
}

/** A number too large or too small is handed on, too, and the game refuses it; nothing typed is the usual one. */
function readWhole(typed: string): number | undefined {
  const number = Number(typed);
  return typed.trim() === '' || !Number.isFinite(number) ? undefined : number;
}

export function WholeOption({ field, words, value, onChange }: WholeOptionProps) {
  const say = useSay();
  const [text, setText] = useState(() => String(value ?? field.default));
  const { min, max } = field;
  const number = readWhole(text) ?? field.default;
  const isWrong = !Number.isInteger(number) || number < min || number > max;
  return (
    <>
      <label className={styles.field}>
        {words}
        <input
          type="number"
          min={min}
          max={max}
          placeholder={String(field.default)}
          aria-invalid={isWrong}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            onChange(readWhole(target.value));
          }}
        />
      </label>
      <p role="status" className={styles.wrong}>
        {isWrong && say('new.whole', { min, max })}
      </p>
    </>
  );
}
