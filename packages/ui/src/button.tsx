/** Buttons. What is done by one of them is written on it. */
import type { ReactNode, Ref } from 'react';
import styles from './button.module.css';
import { classes } from './classes.ts';
import { Icon, type IconName } from './icon.tsx';

interface ButtonProps {
  readonly children?: ReactNode;
  readonly icon?: IconName | undefined;
  /** A small second line: what follows, or that it cannot be taken back. */
  readonly after?: string | undefined;
  /** The key that does the same. */
  readonly hotkey?: string | undefined;
  /** `main`: the way on. `act`: an ability, or anything that is at hand because of what is picked. */
  readonly kind?: 'plain' | 'main' | 'act' | 'quiet';
  readonly onClick: () => void;
  readonly disabled?: boolean | undefined;
  readonly pressed?: boolean | undefined;
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
  /** Where one of many is the stop for Tab, and arrows lead to the others. */
  readonly tabIndex?: number | undefined;
  readonly onPoint?: ((on: boolean) => void) | undefined;
  /** One of the things that can be done now: a key leads from one to the next. */
  readonly isLit?: boolean | undefined;
}

export function Button(props: ButtonProps) {
  const {
    children,
    icon,
    after,
    hotkey,
    kind = 'plain',
    onClick,
    disabled,
    pressed,
    label,
    className,
    ref,
    tabIndex,
    onPoint,
    isLit,
  } = props;
  return (
    <button
      type="button"
      ref={ref}
      className={classes(styles.button, styles[kind], children === undefined && styles.bare, className)}
      onClick={onClick}
      disabled={disabled}
      tabIndex={tabIndex}
      aria-pressed={pressed}
      aria-label={label}
      data-lit={isLit || undefined}
      title={children === undefined ? label : undefined}
      onPointerEnter={onPoint && (() => onPoint(true))}
      onPointerLeave={onPoint && (() => onPoint(false))}
      onFocus={onPoint && (() => onPoint(true))}
      onBlur={onPoint && (() => onPoint(false))}
    >
      {icon && <Icon name={icon} />}
      {children !== undefined && (
        <span className={styles.words}>
          {children}
          {/* The space is for whoever hears both in one breath. */}
          {after && (
            <>
              {' '}
              <small>{after}</small>
            </>
          )}
        </span>
      )}
      {hotkey && (
        <span aria-hidden="true">
          <kbd>{hotkey}</kbd>
        </span>
      )}
    </button>
  );
}

/** Several small buttons in one frame: zoom, tools. */
export const ButtonRow = ({ children, label }: { readonly children: ReactNode; readonly label: string }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; these are tools
  <div className={styles.row} role="group" aria-label={label}>
    {children}
  </div>
);
