/** Codes that are shown this once. */
import { Button, useSay } from '@taverne/ui';
import { saveText } from '../save-file.ts';
import styles from './you.module.css';

interface EmergencyCodesProps {
  readonly name: string;
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

export function EmergencyCodes({ name, codes, onKept }: EmergencyCodesProps) {
  const say = useSay();
  const save = (): void => saveText('taverne-codes.txt', `${say('you.codes.file', { name })}\n\n${codes.join('\n')}\n`);
  return (
    <section className={styles.part}>
      <h2>{say('you.codes')}</h2>
      <p>{say('you.codes.say')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button icon="save" onClick={save}>
          {say('you.codes.save')}
        </Button>
        <Button kind="main" icon="end" onClick={onKept}>
          {say('you.codes.kept')}
        </Button>
      </div>
    </section>
  );
}
