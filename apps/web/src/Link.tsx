/** A link within the page. The page follows it without a reload (router.ts, followLinks). */
import type { ReactNode } from 'react';

interface LinkProps {
  readonly to: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly label?: string | undefined;
}

export const Link = ({ to, children, className, label }: LinkProps) => (
  <a href={to} className={className} aria-label={label}>
    {children}
  </a>
);
