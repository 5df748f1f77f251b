/** What opens the account. */
import { Button, Icon, useSay } from '@taverne/ui';
import { ago } from '../lobby/when.ts';
import { useLanguage } from '../words.tsx';
import { dropPasskey } from './api.ts';
import type { MemberProps } from './Member.tsx';
import { hasPasskeys, makePasskey } from './passkey.ts';
import styles from './you.module.css';

export function Passkeys({ account: { passkeys }, own: { act, isBusy } }: MemberProps) {
  const say = useSay();
  const language = useLanguage();
  const nameOf = (device: string): string => device || say('you.devices.unknown');
  const when = (at: number): string => ago(language, Math.max(0, Date.now() - at));
  return (
    <section className={styles.part}>
      <h2>{say('you.passkeys')}</h2>
      <ul className={styles.list}>
        {passkeys.map(({ id, device, used }) => (
          <li key={id}>
            <Icon name="key" />
            <span>
              <b>{say('you.passkeys.of', { device: nameOf(device) })}</b>
              <em>{used === null ? say('you.passkeys.fresh') : say('you.passkeys.used', { when: when(used) })}</em>
            </span>
            {passkeys.length > 1 && (
              <Button
                kind="quiet"
                icon="close"
                disabled={isBusy}
                label={say('you.passkeys.drop', { device: nameOf(device) })}
                onClick={() => void act(() => dropPasskey(id))}
              />
            )}
          </li>
        ))}
      </ul>
      {hasPasskeys() && (
        <div className={styles.buttons}>
          <Button icon="plus" disabled={isBusy} onClick={() => void act(() => makePasskey(), say('you.passkeys.added'))}>
            {say('you.passkeys.add')}
          </Button>
        </div>
      )}
    </section>
  );
}
