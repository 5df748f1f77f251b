/** What the house tells everybody, on top of every page; and whoever may only look on, that it is so and why. */
import type { HouseReply } from '@taverne/protocol';
import { Button, Icon, useSay } from '@taverne/ui';
import { useEffect, useRef, useState } from 'react';
import { connection } from '../remote/socket.ts';
import { MoreWords, useLanguage } from '../words.tsx';
import { house } from './api.ts';
import own from './house.module.css';
import { bannerMessages } from './text/banner.ts';

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
  return (
    <MoreWords words={bannerMessages}>
      <Told told={told} />
    </MoreWords>
  );
}

function Told({ told: { announcements, suspension } }: { readonly told: HouseReply }) {
  const say = useSay();
  const language = useLanguage();
  // Read once, it need not take the room of the board.
  const [closed, setClosed] = useState<readonly string[]>([]);
  const when = (at: number): string => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(at);
  const open = announcements.filter(({ id }) => !closed.includes(id));
  if (open.length === 0 && !suspension) return null;
  return (
    <aside ref={leaveRoom} className={own.banner} aria-label={say('house.banner')}>
      {suspension && (
        <p role="alert">
          <Icon name="no" />{' '}
          {suspension.until === null
            ? say('house.you.for-good', { reason: suspension.reason })
            : say('house.you.until', { reason: suspension.reason, when: when(suspension.until) })}
        </p>
      )}
      {open.map((each) => (
        <p key={each.id} role="status">
          <Icon name="bell" /> {each[language]}
          <Button kind="quiet" icon="close" label={say('house.banner.close')} onClick={() => setClosed([...closed, each.id])} />
        </p>
      ))}
    </aside>
  );
}

/** A page that fills the window must know how much of it is left: a table is not to scroll for an announcement. */
function leaveRoom(banner: HTMLElement | null): (() => void) | undefined {
  if (!banner) return undefined;
  const { style } = document.documentElement;
  const measure = new ResizeObserver(() => style.setProperty('--told', `${banner.offsetHeight}px`));
  measure.observe(banner);
  return () => {
    measure.disconnect();
    style.removeProperty('--told');
  };
}
