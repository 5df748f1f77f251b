/** An option that is a text nobody likes to type: one of the ready ones is chosen, or one that somebody sent is pasted. */
import { type ReactNode, useState } from 'react';
import styles from './text-choice.module.css';

interface TextChoiceProps {
  readonly label: string;
  /** What the option is about. */
  readonly says: string;
  /** The first one stands for an empty choice. */
  readonly ready: readonly { readonly text: string; readonly name: string }[];
  /** What one’s own is called in the list, and above its field. */
  readonly own: string;
  readonly ownLabel: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children?: ReactNode;
}

const OWN = '#own';

export function TextChoice({ label, says, ready, own, ownLabel, value, onChange, children }: TextChoiceProps) {
  const [isOwn, setOwn] = useState(value !== '' && !ready.some(({ text }) => text === value));
  const choose = (chosen: string): void => {
    setOwn(chosen === OWN);
    onChange(chosen === OWN ? '' : chosen);
  };
  return (
    <div className={styles.choice}>
      <label className={styles.pick}>
        <span>
          <b>{label}</b> <em>{says}</em>
        </span>
        <select value={isOwn ? OWN : value || (ready[0]?.text ?? '')} onChange={({ target }) => choose(target.value)}>
          {ready.map(({ text, name }) => (
            <option key={text} value={text}>
              {name}
            </option>
          ))}
          <option value={OWN}>{own}</option>
        </select>
      </label>
      {isOwn && (
        <label>
          {ownLabel}
          <textarea rows={3} spellCheck={false} value={value} onChange={({ target }) => onChange(target.value)} />
        </label>
      )}
      {children}
    </div>
  );
}
