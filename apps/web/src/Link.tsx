/** A link within the page: no reload on a plain click, and everything a link does otherwise. */
import type { ReactNode } from 'react';
import { go } from './router.ts';

interface LinkProps {
  readonly to: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly label?: string | undefined;
}

export const Link = ({ to, children, className, label }: LinkProps) => (
  <a
    href={to}
    className={className}
    aria-label={label}
    onClick={(event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
      event.preventDefault();
      go(to);
    }}
  >
    {children}
  </a>
);
