/** An option that is a text of some length, or a list of words: typed, pasted, or read from a file. */
import type { OptionField } from '@taverne/engine';
import type { MatchOptions } from '@taverne/protocol';
import { useSay } from '@taverne/ui';
import { type ReactNode, useState } from 'react';
import styles from './new-match.module.css';

type Long = Extract<OptionField, { kind: 'list' | 'text' }>;
type Value = MatchOptions[string];

interface LongOptionProps {
  readonly field: Long;
  readonly words: ReactNode;
  readonly value: Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
}

/** What was typed, as the game wants it; what does not fit it says itself. */
export function readLong({ kind }: Long, typed: string): Value | undefined {
  if (typed.trim() === '') return undefined;
  return kind === 'text' ? typed : typed.split(/[\s,]+/).filter(Boolean);
}

/** Longer than this it is kept, but not shown for editing. */
const EDITED = 20_000;

export function LongOption({ field, words, value, onChange }: LongOptionProps) {
  const say = useSay();
  // What is typed stays as it is typed, commas and all.
  const [text, setText] = useState(() => (Array.isArray(value) ? value.join(', ') : String(value ?? '')));
  const isFile = text.length > EDITED;
  const take = (typed: string): void => {
    setText(typed);
    onChange(readLong(field, typed));
  };
  return (
    <div className={styles.long}>
      <label>
        {words}
        <textarea
          rows={2}
          spellCheck={false}
          readOnly={isFile}
          value={isFile ? say('new.long.read', { n: text.length }) : text}
          maxLength={field.kind === 'text' ? field.longest : undefined}
          onChange={({ target }) => take(target.value)}
        />
      </label>
      {field.kind === 'text' && (
        <label className={styles.file}>
          {say('new.long.file')}
          <input
            type="file"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void file.text().then(take);
            }}
          />
        </label>
      )}
      {isFile && (
        <button type="button" onClick={() => take('')}>
          {say('new.long.clear')}
        </button>
      )}
    </div>
  );
}
