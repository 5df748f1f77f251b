/** Where the account is open, and how another device joins. */
import type { DeviceCode } from '@taverne/protocol';
import { Button, Icon, useSay } from '@taverne/ui';
import { useState } from 'react';
import { ago } from '../lobby/when.ts';
import { useLanguage } from '../words.tsx';
import { endSession, newDeviceCode } from './api.ts';
import type { MemberProps } from './Member.tsx';
import styles from './you.module.css';

export function Devices({ account: { sessions }, own: { act, isBusy } }: MemberProps) {
  const say = useSay();
  const language = useLanguage();
  const [code, setCode] = useState<DeviceCode>();
  const nameOf = (device: string): string => device || say('you.devices.unknown');
  const when = (at: number): string => ago(language, Math.max(0, Date.now() - at));
  const here = sessions.find(({ isThis }) => isThis);
  return (
    <section className={styles.part}>
      <h2>{say('you.devices')}</h2>
      <p>{say('you.devices.say')}</p>
      <ul className={styles.list}>
        {sessions.map(({ id, device, seen, isThis }) => (
          <li key={id}>
            <Icon name="screen" />
            <span>
              <b>{nameOf(device)}</b>
              <em>{isThis ? say('you.devices.this') : say('you.devices.seen', { when: when(seen) })}</em>
            </span>
            {!isThis && (
              <Button
                kind="quiet"
                icon="close"
                disabled={isBusy}
                label={say('you.devices.end', { device: nameOf(device) })}
                onClick={() => void act(() => endSession(id))}
              />
            )}
          </li>
        ))}
      </ul>
      {code && (
        <div className={styles.shown} role="status">
          <p>{say('you.devices.code')}</p>
          <output className={styles.code}>{code.code}</output>
          <p className={styles.quiet}>
            {say('you.devices.due', { time: new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(code.due) })}
          </p>
        </div>
      )}
      <div className={styles.buttons}>
        <Button icon="plus" disabled={isBusy} onClick={() => void act(newDeviceCode).then(setCode)}>
          {say('you.devices.add')}
        </Button>
        {here && (
          <Button disabled={isBusy} onClick={() => void act(() => endSession(here.id))}>
            {say('you.signout')}
          </Button>
        )}
      </div>
    </section>
  );
}
