/** What a cell is to whoever plays, painted on it: who can act, what is picked, where one can go, whom one can aim at, what is barred. */
import { classes } from '../classes.ts';
import styles from './tile-mark.module.css';

/** `land`: one can end there, but not by a plain step. */
export type TileMarkName = 'ready' | 'picked' | 'go' | 'land' | 'target' | 'aimed' | 'barred';

interface TileMarkProps {
  readonly mark: TileMarkName;
  /** The outline of the tile, and the brackets at its corners. */
  readonly tile: string;
  readonly brackets: string;
  readonly className?: string | undefined;
}

export const TileMark = ({ mark, tile, brackets, className }: TileMarkProps) => (
  <>
    <path className={classes(styles[mark], className)} d={tile} />
    {mark === 'barred' && <path d={tile} fill="url(#house-hatch)" opacity="0.75" />}
    {(mark === 'target' || mark === 'aimed') && <path className={styles.brackets} d={brackets} />}
  </>
);

/** Once in a drawing whose cells can be barred. */
export const Hatching = () => (
  <defs>
    <pattern id="house-hatch" width="13" height="13" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path className={styles.hatch} d="M0,0 V13" />
    </pattern>
  </defs>
);
