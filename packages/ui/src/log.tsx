/** The log in words: grouped under headings, each line with its crest, its rule, and the way back to its moment. */
import type { RuleId, Seat } from '@taverne/engine';
import { useEffect, useRef } from 'react';
import { classes } from './classes.ts';
import { Crest } from './crest.tsx';
import { Icon } from './icon.tsx';
import styles from './log.module.css';
import { RuleLink } from './rule-link.tsx';
import { seatClass } from './seats.ts';

export interface LogLine {
  readonly key: string;
  readonly text: string;
  readonly seat: Seat | undefined;
  readonly rule: RuleId;
  /** How many entries of the line came before it. */
  readonly at: number;
}

export interface LogGroup {
  readonly key: string;
  readonly title: string | undefined;
  readonly lines: readonly LogLine[];
}

interface LogProps {
  readonly groups: readonly LogGroup[];
  readonly momentHref?: ((at: number) => string) | undefined;
  readonly momentLabel: string;
  readonly empty: string;
}

export function Log({ groups, momentHref, momentLabel, empty }: LogProps) {
  const list = useRef<HTMLOListElement>(null);
  const count = groups.reduce((sum, group) => sum + group.lines.length, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest line comes into sight whenever one is added
  useEffect(() => {
    const box = list.current?.closest('[role="tabpanel"]');
    if (!box || !list.current) return;
    const scroll = () => {
      box.scrollTop = box.scrollHeight;
    };
    // The box may shrink when a note comes in above it, and the list grow when its letters arrive.
    const watch = new ResizeObserver(scroll);
    watch.observe(box);
    watch.observe(list.current);
    scroll();
    return () => watch.disconnect();
  }, [count]);
  if (count === 0) return <p className={styles.empty}>{empty}</p>;
  const newest = groups.flatMap((group) => group.lines).at(-1);
  return (
    <ol className={styles.log} ref={list}>
      {groups.flatMap((group) => [
        ...(group.title === undefined
          ? []
          : [
              <li key={group.key} className={styles.day}>
                {group.title}
              </li>,
            ]),
        ...group.lines.map((line) => (
          <li key={line.key} className={classes(seatClass(line.seat), line === newest && styles.now)}>
            <Sign line={line} href={momentHref?.(line.at)} label={momentLabel} />
            <span>{line.text}</span>
            <RuleLink rule={line.rule} />
          </li>
        )),
      ])}
    </ol>
  );
}

function Sign({ line, href, label }: { readonly line: LogLine; readonly href: string | undefined; readonly label: string }) {
  const sign = line.seat === undefined ? <Icon name="plus" className={styles.sign} /> : <Crest seat={line.seat} size={19} />;
  return href === undefined ? (
    sign
  ) : (
    <a href={href} title={label} aria-label={label}>
      {sign}
    </a>
  );
}
