/** The name that the others see: a guest has one on each device, an account has its own everywhere. */
import { useSay } from '@taverne/ui';
import { useId } from 'react';
import { Link } from './Link.tsx';
import { useMember } from './people/use-member.ts';
import { changeSettings, useSettings } from './settings.ts';

export function OwnName({ label }: { readonly label: string }) {
  const say = useSay();
  const id = useId();
  const { name } = useSettings();
  const member = useMember();
  if (typeof member === 'string') {
    return (
      <>
        <span>{label}</span>
        <span>
          <b>{member}</b> · <Link to="/you">{say('settings.name.account')}</Link>
        </span>
      </>
    );
  }
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={name}
        maxLength={40}
        autoComplete="nickname"
        placeholder={say('new.name.hint')}
        onChange={(event) => changeSettings({ name: event.target.value })}
      />
    </>
  );
}
