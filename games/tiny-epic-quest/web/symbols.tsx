/** Signs on dice, cards and plaques, on a field of 512. They take the colour of what is around them (credits: `game.credit`). */
import { classes } from '@taverne/ui';
import paths from './symbols.json' with { type: 'json' };
import styles from './symbols.module.css';

export type SymbolName = keyof typeof paths;

const isSymbol = (name: string): name is SymbolName => Object.hasOwn(paths, name);

/** In a line of text. */
export const Sign = ({ name, className }: { readonly name: string; readonly className?: string | undefined }) => (
  <svg className={classes(styles.sign, styles[name], className)} viewBox="0 0 512 512" aria-hidden="true">
    {isSymbol(name) && <path d={paths[name]} />}
  </svg>
);

interface DrawnProps {
  readonly name: string;
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly className?: string | undefined;
}

/** Inside another drawing. */
export const DrawnSign = ({ name, x, y, size, className }: DrawnProps) =>
  isSymbol(name) ? (
    <path
      className={classes(styles.drawn, styles[name], className)}
      d={paths[name]}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`}
    />
  ) : null;
