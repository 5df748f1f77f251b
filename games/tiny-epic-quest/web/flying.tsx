/** A die of the roll on its way to whom it concerns. */
import { QUICK } from '@taverne/ui';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { type Flight, flightIn } from './flights.ts';
import styles from './flying.module.css';
import { Sign } from './symbols.tsx';
import { useTable } from './table.tsx';

const LASTS = 420;

export function Flying() {
  const { state, playback, parts } = useTable();
  const { events } = state;
  const flight = useMemo(
    () => (playback.current ? flightIn(events.slice(0, events.length - playback.left).map(({ event }) => event)) : undefined),
    [events, playback.current, playback.left],
  );
  return flight ? <Flown key={playback.at} flight={flight} isCalm={parts.calm} /> : null;
}

const inSight = (selector: string): DOMRect | undefined => {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box && box.width > 0 ? box : undefined;
};

function Flown({ flight, isCalm }: { readonly flight: Flight; readonly isCalm: boolean }) {
  const flown = useRef<HTMLDivElement>(null);
  const { symbol, die, seat, gives } = flight;
  useLayoutEffect(() => {
    const from = inSight(`[data-die="${die}"]`);
    const to = inSight(seat === undefined ? '[data-flies="magic"]' : `[data-flies="seat-${seat}"]`);
    if (!flown.current || !to) return;
    const end = `translate(${to.left + to.width / 2}px, ${to.top + to.height / 2}px)`;
    const start = from && !isCalm ? `translate(${from.left + from.width / 2}px, ${from.top + from.height / 2}px)` : end;
    const animation = flown.current.animate(
      [
        { transform: `${start} scale(1.2)`, opacity: isCalm ? 0 : 1 },
        { transform: `${end} scale(1)`, opacity: 1, offset: 0.7 },
        { transform: `${end} translateY(-14px) scale(1)`, opacity: 0 },
      ],
      { duration: isCalm ? QUICK * 2 : LASTS, easing: 'cubic-bezier(.4, 0, .3, 1)', fill: 'both' },
    );
    return () => animation.cancel();
  }, [die, seat, isCalm]);
  return (
    <div ref={flown} className={styles.flown} aria-hidden="true">
      <i>
        <Sign name={symbol} />
        {gives && (
          <b>
            {gives.n > 0 ? '+' : '−'}
            {Math.abs(gives.n)} <Sign name={gives.sign} />
          </b>
        )}
      </i>
    </div>
  );
}
