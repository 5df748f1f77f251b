/** Opens a match file from this device: chosen, or dropped onto the page. */
import { classes, Icon, useSay } from '@taverne/ui';
import { useState } from 'react';
import { importFile } from '../here/import.ts';
import { go, tablePath } from '../router.ts';
import { sayTrouble } from '../trouble.ts';
import styles from './import.module.css';
import { Sheet } from './Sheet.tsx';

export default function ImportPage() {
  const say = useSay();
  const [trouble, setTrouble] = useState('');
  const [isOver, setOver] = useState(false);
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const imported = await importFile(await file.text());
    if (!imported.ok) return setTrouble(sayTrouble(say, imported.trouble));
    const path = tablePath('here', imported.value.id);
    go(imported.value.over ? `${path}/replay` : path);
  };
  return (
    <Sheet title={say('import.title')}>
      <p>{say('import.say')}</p>
      <label
        className={classes(styles.drop, isOver && styles.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void open(event.dataTransfer.files[0]);
        }}
      >
        <Icon name="scroll" className={styles.sign} />
        <b>{say('import.choose')}</b>
        <span>{say('import.drop')}</span>
        <input type="file" accept=".json,application/json" onChange={(event) => void open(event.target.files?.[0])} />
      </label>
      {trouble && (
        <p role="alert" className={styles.trouble}>
          <Icon name="no" /> {trouble}
        </p>
      )}
    </Sheet>
  );
}
