/** A yes or no with its words beside it, large enough for a thumb. */
import styles from './check.module.css';

interface CheckProps {
  readonly label: string;
  readonly checked: boolean;
  readonly disabled?: boolean | undefined;
  readonly onChange: (checked: boolean) => void;
}

export const Check = ({ label, checked, disabled = false, onChange }: CheckProps) => (
  <label className={styles.check}>
    <input type="checkbox" checked={checked} disabled={disabled} onChange={({ target }) => onChange(target.checked)} />
    {label}
  </label>
);
