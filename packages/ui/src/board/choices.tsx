/** What can be done with what is picked, as buttons in a note; numbers on the keyboard do the same. */
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '../button.tsx';
import type { Choice } from '../kit.ts';
import styles from './choices.module.css';

interface ChoicesProps {
  readonly choices: readonly Choice[];
  /** The one whose outcome the board shows. */
  readonly focus: string | undefined;
  /** Below them: the way out. */
  readonly children?: ReactNode;
}

/** The numbers on the buttons are meant for whoever has come to them with a key, too, not for the board alone. */
const numbered =
  (choices: readonly Choice[]) =>
  (event: KeyboardEvent): void => {
    const choice = /^[1-9]$/.test(event.key) ? choices[Number(event.key) - 1] : undefined;
    if (!choice || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    choice.act();
  };

/** Whoever stood on a way that is gone stands on the board again, not at the top of the page. */
function useReturn() {
  const root = useRef<HTMLDivElement>(null);
  const isHeld = useRef(false);
  useLayoutEffect(() => {
    if (isHeld.current && document.activeElement === document.body) toBoard();
    isHeld.current = root.current?.contains(document.activeElement) === true;
  });
  useLayoutEffect(() => {
    const own = root.current;
    return () => {
      if (own?.contains(document.activeElement)) toBoard();
    };
  }, []);
  const hold = (): void => {
    isHeld.current = true;
  };
  return { root, hold };
}

const toBoard = (): void =>
  document.querySelector<SVGElement>('[role="gridcell"][tabindex="0"]')?.focus({ preventScroll: true });

export function Choices({ choices, focus, children }: ChoicesProps) {
  const { root, hold } = useReturn();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons inside
    <div ref={root} className={styles.choices} onFocus={hold} onKeyDown={numbered(choices)}>
      {choices.map((choice, i) => (
        <Button
          key={choice.key}
          kind="quiet"
          icon={choice.icon}
          after={choice.after}
          hotkey={i < 9 ? String(i + 1) : undefined}
          onClick={choice.act}
          onPoint={choice.point}
          isLit
          className={choice.key === focus ? styles.focus : undefined}
        >
          {choice.label}
        </Button>
      ))}
      {children}
    </div>
  );
}
