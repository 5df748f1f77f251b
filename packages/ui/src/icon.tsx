/** Our own line icons, drawn on a field of 24. They take the colour of the text around them. */
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './icon.module.css';

const ICONS = {
  undo: <path d="M9 6 4.5 10.5 9 15M5 10.5h9.5a5 5 0 0 1 0 10H10" />,
  end: <path d="M5 12.5 10 18 20 6.5" />,
  book: (
    <path d="M12 6.5C9.5 4.6 6.5 4.4 3.5 5v13.5c3-.6 6-.4 8.5 1.5 2.5-1.9 5.5-2.1 8.5-1.5V5c-3-.6-6-.4-8.5 1.5ZM12 6.5V20" />
  ),
  lamp: (
    <>
      <path d="M9 3.5h6M12 3.5V6M7.5 9.5 9 6h6l1.5 3.5M7.5 9.5h9v8h-9zM6.5 20.5h11M8 17.5 6.5 20.5M16 17.5l1.5 3" />
      <path d="M12 11.2c1.6 1.6 1.6 3.9 0 4.3-1.6-.4-1.6-2.7 0-4.3Z" fill="currentColor" />
    </>
  ),
  scroll: (
    <path d="M7 4.5h11.5v12.5M7 4.5v12a3 3 0 0 1-3 3.5h12.5a3 3 0 0 0 2-3H9.5M7 4.5a2.5 2.5 0 0 0-3 2.5v1.5h3M10.5 9h5M10.5 12.5h5" />
  ),
  bell: <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 20.5a2 2 0 0 0 4 0" />,
  hint: <path d="M10.5 3.5 12.4 9l5.6 2-5.6 2-1.9 5.5L8.6 13 3 11l5.6-2ZM18.5 15.5v5M16 18h5M18.5 3v3.6M16.7 4.8h3.6" />,
  more: <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="3.4" />,
  plus: <path d="M12 5v14M5 12h14" />,
  minus: <path d="M5 12h14" />,
  fit: <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />,
  back: <path d="M12 7v5l3.5 2M4.5 9.5A8 8 0 1 1 4 13M4 5v4.5h4.5" />,
  turn: <path d="M8 19.5V4.5M4.5 8 8 4.5 11.5 8M16 4.5v15M12.5 16l3.5 3.5 3.5-3.5" />,
  play: <path d="M8 5.5 18.5 12 8 18.5Z" fill="currentColor" />,
  link: <path d="M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.3 1.3M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.3-1.3" />,
  screen: <path d="M3.5 5h17v11h-17zM9 20h6M12 16v4" />,
  solo: (
    <>
      <circle cx="12" cy="7.5" r="3.5" />
      <path d="M5 20c.5-5 3-7 7-7s6.5 2 7 7Z" />
    </>
  ),
  chair: <path d="M7 3.5V20M17 12v8M7 12h10M7 16h10M7 4.5h1.5V12" />,
  globe: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17" />
    </>
  ),
  hand: (
    <path d="M8 12.5V6.2a1.5 1.5 0 0 1 3 0V11m0-5.8a1.5 1.5 0 0 1 3 0V11m0-4.3a1.5 1.5 0 0 1 3 0V15c0 3.5-2 5.5-5 5.5-2.8 0-4-1.3-5.5-4l-2-3.3c-.8-1.5 1-2.5 2-1.3L8 13.5" />
  ),
  no: (
    <>
      <circle cx="12" cy="12" r="8" />
      <path d="M6.5 17.5l11-11" />
    </>
  ),
  next: <path d="M5 12h13M13 6.5 18.5 12 13 17.5" />,
  close: <path d="M6 6l12 12M18 6 6 18" />,
  flag: <path d="M6 21V4M6 5c4-2.5 8 2.5 12 0v8.5c-4 2.5-8-2.5-12 0" />,
  handshake: (
    <path d="M3 8.5 7 6l5 2 5-2 4 2.5M3 8.5V15l3 1M21 8.5V15l-3 1M12 8l-3.5 3.5a1.6 1.6 0 0 0 2.3 2.2L13 12l5 4.5M6 16l3 2.5M9 18.5l1.8 1M15 14l-3 5.5" />
  ),
  eye: (
    <>
      <path d="M2.5 12C6 6.5 18 6.5 21.5 12 18 17.5 6 17.5 2.5 12Z" />
      <circle cx="12" cy="12" r="2.8" />
    </>
  ),
  list: <path d="M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01" />,
  save: <path d="M12 4v10.5M7.5 10.5 12 15l4.5-4.5M4.5 17v3h15v-3" />,
  gear: (
    <>
      <circle cx="12" cy="12" r="3" />
      <path d="M12 3.5v3M12 17.5v3M3.5 12h3M17.5 12h3M6 6l2.1 2.1M15.9 15.9 18 18M18 6l-2.1 2.1M8.1 15.9 6 18" />
    </>
  ),
  key: (
    <>
      <circle cx="8" cy="14.5" r="4.5" />
      <path d="M11.3 11.3 19.5 3.5M15.5 7.3l3 3M18 5l2 2" />
    </>
  ),
  question: <path d="M8.5 9a3.5 3.5 0 1 1 5 3.1c-1 .5-1.5 1.2-1.5 2.4M12 18.5h.01" />,
  skip: <path d="M5.5 6 13 12l-7.5 6ZM18 6v12" />,
  again: <path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.5 4v4.5H15" />,
  plug: <path d="M4 20l4-4M14.5 4.5 11 8M19.5 9.5 16 13M8.5 8.5l7 7-1.5 1.5a5 5 0 0 1-7-7ZM4.5 4.5l15 15" />,
  crown: <path d="M4.5 17.5 3.5 8l5 4L12 5.5l3.5 6.5 5-4-1 9.5Z" />,
  swords: <path d="M4.5 4.5 16 16M19.5 4.5 8 16M13.5 18.5l5-5M10.5 18.5l-5-5M16.5 16.5l3 3M7.5 16.5l-3 3" />,
  threat: (
    <>
      <circle cx="12" cy="12" r="7.5" />
      <circle cx="12" cy="12" r="2.5" />
      <path d="M12 2v4.5M12 17.5V22M2 12h4.5M17.5 12H22" />
    </>
  ),
} as const satisfies { readonly [name: string]: ReactNode };

export type IconName = keyof typeof ICONS;

export const Icon = ({ name, className }: { readonly name: IconName; readonly className?: string | undefined }) => (
  <svg className={classes(styles.icon, className)} viewBox="0 0 24 24" aria-hidden="true">
    {ICONS[name]}
  </svg>
);
