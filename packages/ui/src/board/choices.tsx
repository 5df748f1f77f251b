/** What can be done with what is picked, as buttons in a note; numbers on the keyboard do the same. */
import type { ReactNode } from 'react';
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

export const Choices = ({ choices, focus, children }: ChoicesProps) => (
  <div className={styles.choices}>
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
