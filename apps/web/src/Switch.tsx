/** A choice of a few, side by side. */
import { classes, Icon, type IconName } from '@taverne/ui';
import styles from './switch.module.css';

interface Choice<V extends string> {
  readonly value: V;
  readonly label: string;
  readonly icon?: IconName;
  readonly lang?: string;
}

interface SwitchProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly choices: readonly Choice<V>[];
  readonly onChange: (value: V) => void;
  /** On a phone show the icons alone. */
  readonly terse?: boolean;
}

export function Switch<V extends string>({ label, value, choices, onChange, terse }: SwitchProps<V>) {
  return (
    <fieldset className={styles.switch} aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          lang={choice.lang}
          aria-pressed={choice.value === value}
          aria-label={choice.label}
          onClick={() => onChange(choice.value)}
        >
          {choice.icon && <Icon name={choice.icon} />}
          <span className={classes(terse && choice.icon && styles.terse)}>{choice.label}</span>
        </button>
      ))}
    </fieldset>
  );
}
