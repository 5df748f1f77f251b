/** The sign of a kind of ability: a bolt, a shield, a spark. */
import type { Kind } from './types.ts';

const SIGNS = {
  active: (
    <>
      <path d="M0,-11 L9.5,-5.5 L9.5,5.5 L0,11 L-9.5,5.5 L-9.5,-5.5Z" fill="currentColor" />
      <path d="M1.8,-7.4 L-4.6,1 L-.6,1 L-1.8,7.4 L4.6,-1.4 L.6,-1.4Z" fill="var(--paper)" />
    </>
  ),
  passive: (
    <>
      <circle r="10.2" fill="none" stroke="currentColor" strokeWidth="2.2" />
      <path d="M0,-5.6 Q4.6,-3.8 4.8,-3.6 Q5,3.2 0,6.4 Q-5,3.2 -4.8,-3.6 Q-4.6,-3.8 0,-5.6Z" fill="currentColor" />
    </>
  ),
  special: (
    <>
      <path d="M0,-11.5 Q1.4,-1.4 11.5,0 Q1.4,1.4 0,11.5 Q-1.4,1.4 -11.5,0 Q-1.4,-1.4 0,-11.5Z" fill="currentColor" />
      <circle cx="8" cy="-8" r="1.8" fill="currentColor" />
      <circle cx="-8" cy="8" r="1.8" fill="currentColor" />
    </>
  ),
} as const satisfies { readonly [K in Kind]: unknown };

export const KindMark = ({ kind, className }: { readonly kind: Kind; readonly className?: string | undefined }) => (
  <svg className={className} viewBox="-13 -13 26 26" width="18" height="18" aria-hidden="true">
    {SIGNS[kind]}
  </svg>
);
