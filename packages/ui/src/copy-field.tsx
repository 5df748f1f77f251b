/** A link to hand on: copied with one click, or shared where the device can. */
import { useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import styles from './copy-field.module.css';
import { Hidden } from './hidden.tsx';
import { useSay } from './words.tsx';

export function CopyField({ label, text }: { readonly label: string; readonly text: string }) {
  const say = useSay();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Without permission the text is marked, ready to be copied by hand.
      field.current?.select();
    }
  };
  const mayShare = typeof navigator.share === 'function';
  return (
    <div className={styles.copy}>
      <label htmlFor={id}>{label}</label>
      <input id={id} ref={field} readOnly value={text} onFocus={(event) => event.target.select()} />
      <Button kind="main" icon="link" onClick={() => void copy()}>
        {say(copied ? 'wait.copied' : 'wait.copy')}
      </Button>
      {mayShare && <Button onClick={() => void navigator.share({ url: text }).catch(() => {})}>{say('wait.share')}</Button>}
      <span role="status">{copied && <Hidden>{say('wait.copied')}</Hidden>}</span>
    </div>
  );
}
