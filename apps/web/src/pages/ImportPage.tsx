/** Opens a match file from this device. */
import { useSay } from '@taverne/ui';
import { useId, useState } from 'react';
import { importFile } from '../here/import.ts';
import { go, tablePath } from '../router.ts';
import { Sheet } from './Sheet.tsx';

export default function ImportPage() {
  const say = useSay();
  const id = useId();
  const [trouble, setTrouble] = useState('');
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const imported = await importFile(await file.text());
    if (!imported.ok) return setTrouble(imported.trouble.say);
    const path = tablePath('here', imported.value.id);
    go(imported.value.over ? `${path}/replay` : path);
  };
  return (
    <Sheet title={say('import.title')}>
      <p>{say('import.say')}</p>
      <p>
        <label htmlFor={id}>{say('import.choose')}</label>{' '}
        <input id={id} type="file" accept=".json,application/json" onChange={(event) => void open(event.target.files?.[0])} />
      </p>
      {trouble && (
        <p role="alert">
          {say('app.trouble')}: {trouble}
        </p>
      )}
    </Sheet>
  );
}
