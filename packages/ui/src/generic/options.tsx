/** Every legal answer as a button; arrows walk from one to the next, the numbers give the first nine. */
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useRefused } from '../board/use-refused.ts';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { RuleLink } from '../rule-link.tsx';
import { useSay } from '../words.tsx';
import { groupedKeys } from './groups.ts';
import styles from './options.module.css';
import { shapesOf, standingOn } from './shape.ts';
import { usePlainTable } from './table.tsx';

const NEXT: { readonly [key: string]: number } = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function Options() {
  const { parts, question, words, answer, pointAt, pointed } = usePlainTable();
  const list = useRef<HTMLFieldSetElement>(null);
  const say = useSay();
  const id = question?.id;
  const keys = question?.options.map(({ key }) => key) ?? [];
  const groups = groupedKeys(keys);
  const order = groups.flatMap((group) => group.keys);
  const stop = order.includes(pointed ?? '') ? pointed : order[0];
  useFocusKept(list, id);
  const { view, seats } = parts.state;
  const shapes = useMemo(() => shapesOf(view, seats.length), [view, seats.length]);
  /** With whoever stands on the cell that they begin with. */
  const titleOf = (begin: readonly string[]): string =>
    [words.heading(begin), ...standingOn(shapes, begin.at(-1) ?? '').map(words.label)].join(' · ');
  const buttons = (): readonly HTMLButtonElement[] => [...(list.current?.querySelectorAll<HTMLButtonElement>('button') ?? [])];
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = NEXT[event.key];
    const nth = /^[1-9]$/.test(event.key) ? order[Number(event.key) - 1] : undefined;
    if (step !== undefined) {
      const all = buttons();
      const here = all.findIndex((button) => button.matches(':focus'));
      all[(here + step + all.length) % all.length]?.focus();
    } else if (nth !== undefined) answer(nth);
    else if (event.key === 'u' && parts.hotkeys && parts.state.undo > 0) parts.soon(() => void parts.door.undo());
    else return;
    event.preventDefault();
  };
  if (!question) return null;
  return (
    <fieldset ref={list} className={styles.options} aria-label={say('web.sheet.asked')} onKeyDown={onKeyDown}>
      {groups.map(({ words: begin, keys: members }) => (
        <section key={begin.join(' ')}>
          {begin.length > 0 && <h3>{titleOf(begin)}</h3>}
          <div className={styles.row}>
            {members.map((key) => (
              <Button
                key={key}
                tabIndex={key === stop ? 0 : -1}
                hotkey={order.length > 1 && order.indexOf(key) < 9 ? String(order.indexOf(key) + 1) : undefined}
                onClick={() => answer(key)}
                onPoint={(on) => pointAt(on ? key : undefined)}
              >
                {words.option(key)}
              </Button>
            ))}
          </div>
        </section>
      ))}
    </fieldset>
  );
}

/** The button that was pressed goes with its question: whoever plays with the keyboard goes on at the first of the next. */
function useFocusKept(list: { readonly current: HTMLFieldSetElement | null }, id: string | undefined): void {
  const wasInside = useRef(false);
  useEffect(() => {
    if (id !== undefined && wasInside.current && document.activeElement === document.body)
      list.current?.querySelector<HTMLButtonElement>('button')?.focus({ preventScroll: true });
    const look = (): void => {
      wasInside.current = list.current?.contains(document.activeElement) ?? false;
    };
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [id, list]);
}

/** What the option under the pointer would bring about, as a list of figures. */
export function Forecast() {
  const { preview, pointed, words } = usePlainTable();
  const say = useSay();
  const figures = Object.entries(preview ?? {});
  return (
    <div className={styles.forecast} role="status">
      {pointed !== undefined && figures.length > 0 && (
        <>
          <b>
            {words.option(pointed)}: {say('web.sheet.forecast')}
          </b>
          <dl>
            {figures.map(([name, value]) => (
              <div key={name}>
                <dt>{words.figure(name)}</dt>
                <dd>{words.value(value, name)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </div>
  );
}

/** What one might expect among the answers and does not find, each with its reason and its rule. */
export function WhyNot() {
  const { parts, question, words } = usePlainTable();
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const refused = useRefused(isOpen ? question : undefined, parts.door);
  if (!question) return null;
  return (
    <details className={styles.why} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say('web.sheet.why-not')}</summary>
      {refused.length === 0 && <p>{say('web.sheet.why-none')}</p>}
      <ul>
        {refused.map(({ key, refusal }) => (
          <li key={key}>
            <Icon name="no" />
            <span>
              <b>{words.option(key)}</b> {words.refusal(refusal)} <RuleLink rule={refusal.rule} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
