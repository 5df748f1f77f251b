/** Something would be left undone: whoever ends all the same says so once more. */
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { useSay } from '../words.tsx';
import styles from './ask-first.module.css';

interface AskFirstProps {
  /** What would be left, in a sentence. */
  readonly leaves: string;
  readonly end: () => void;
  readonly stay: () => void;
  /** The letter that asked for the end says yes as well; one that is held down does not. */
  readonly hotkeys: boolean;
}

export function AskFirst({ leaves, end, stay, hotkeys }: AskFirstProps) {
  const say = useSay();
  return (
    <Dialog
      title={say('web.unfinished')}
      closeLabel={say('web.unfinished.stay')}
      onClose={stay}
      onKey={(event) => {
        if (hotkeys && event.key === 'e' && !event.repeat) end();
      }}
    >
      <p>{leaves}</p>
      <div className={styles.buttons}>
        <Button icon="undo" onClick={stay}>
          {say('web.unfinished.stay')}
        </Button>
        <Button kind="main" icon="end" hotkey={hotkeys ? 'e' : undefined} onClick={end}>
          {say('web.unfinished.end')}
        </Button>
      </div>
    </Dialog>
  );
}
