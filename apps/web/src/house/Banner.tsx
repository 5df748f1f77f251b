/** What the house tells everybody, on top of every page; and whoever may only look on, that it is so and why. */
import type { HouseReply } from '@taverne/protocol';
import { Icon, useSay } from '@taverne/ui';
import { useEffect, useRef, useState } from 'react';
import { connection } from '../remote/socket.ts';
import { useLanguage } from '../words.tsx';
import { house } from './api.ts';
import own from './house.module.css';

/** An announcement has an end, and a suspension, too. */
const EVERY = 60_000;

export default function Banner() {
  const [told, setTold] = useState<HouseReply>();
  const wasSuspended = useRef(false);
  useEffect(() => {
    const read = async (): Promise<void> => {
      const reply = await house();
      if (!reply.ok) return;
      setTold(reply.value);
      const isSuspended = reply.value.suspension !== null;
      // Who one is is read when the socket opens.
      if (wasSuspended.current && !isSuspended) connection().renew();
      wasSuspended.current = isSuspended;
    };
    const look = (): void => {
      if (document.visibilityState === 'visible') void read();
    };
    void read();
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    const stop = connection().onNews((of) => of === 'house' && void read());
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      stop();
    };
  }, []);
  if (!told || (told.announcements.length === 0 && !told.suspension)) return null;
  return <Told told={told} />;
}

function Told({ told: { announcements, suspension } }: { readonly told: HouseReply }) {
  const say = useSay();
  const language = useLanguage();
  const when = (at: number): string => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(at);
  return (
    <aside className={own.banner} aria-label={say('house.banner')}>
      {suspension && (
        <p role="alert">
          <Icon name="no" />{' '}
          {suspension.until === null
            ? say('house.you.for-good', { reason: suspension.reason })
            : say('house.you.until', { reason: suspension.reason, when: when(suspension.until) })}
        </p>
      )}
      {announcements.map((each) => (
        <p key={each.id} role="status">
          <Icon name="bell" /> {each[language]}
        </p>
      ))}
    </aside>
  );
}
