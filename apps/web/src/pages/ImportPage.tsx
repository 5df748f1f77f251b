/** Opens a match file: chosen, or dropped onto the page; on this device, or on the server to go on with others. */
import { classes, Icon, useSay } from '@taverne/ui';
import { useState } from 'react';
import { importFile } from '../here/import.ts';
import { importMatch } from '../remote/api.ts';
import { introduceMe } from '../remote/me.ts';
import { connection } from '../remote/socket.ts';
import { go, tablePath } from '../router.ts';
import { useSettings } from '../settings.ts';
import { type Failure, sayTrouble } from '../trouble.ts';
import styles from './import.module.css';
import { Sheet } from './Sheet.tsx';

const PLACES = ['here', 'server'] as const;
type Where = (typeof PLACES)[number];

/** Goes to what was opened, or says what was wrong. A match that is over is looked at. */
async function openHere(text: string): Promise<Failure | undefined> {
  const imported = await importFile(text);
  if (!imported.ok) return imported.trouble;
  const path = tablePath('here', imported.value.id);
  go(imported.value.over ? `${path}/replay` : path);
  return undefined;
}

async function openOnServer(text: string, name: string): Promise<Failure | undefined> {
  const me = await introduceMe(name);
  if (!me.ok) return me.trouble;
  connection().renew();
  const imported = await importMatch({ file: text });
  if (!imported.ok) return imported.trouble;
  const path = tablePath('server', imported.value.match);
  go(imported.value.status === 'over' ? `${path}/replay` : path);
  return undefined;
}

export default function ImportPage() {
  const say = useSay();
  const { name } = useSettings();
  const [where, setWhere] = useState<Where>('here');
  const [trouble, setTrouble] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isOver, setOver] = useState(false);
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setBusy(true);
    const text = await file.text();
    const problem = await (where === 'here' ? openHere(text) : openOnServer(text, name));
    setBusy(false);
    setTrouble(problem ? sayTrouble(say, problem) : '');
  };
  return (
    <Sheet title={say('import.title')}>
      <p>{say('import.say')}</p>
      <fieldset className={styles.where}>
        <legend>{say('import.where')}</legend>
        {PLACES.map((each) => (
          <label key={each}>
            <input type="radio" name="where" checked={where === each} onChange={() => setWhere(each)} />
            <span>
              <b>{say(`import.${each}`)}</b> <em>{say(`import.${each}.says`)}</em>
            </span>
          </label>
        ))}
      </fieldset>
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
      <p role="status">{isBusy && say('import.busy')}</p>
      {trouble && (
        <p role="alert" className={styles.trouble}>
          <Icon name="no" /> {trouble}
        </p>
      )}
    </Sheet>
  );
}
