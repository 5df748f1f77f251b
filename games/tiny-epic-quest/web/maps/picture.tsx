/** A map by itself, without anybody on it: in the lobby, and on a page of its own. */
import { classes } from '@taverne/ui';
import { BOARD } from '../board/geometry.ts';
import { Ground } from '../board/ground.tsx';
import { Sprite } from '../board/sprite.tsx';
import styles from './maps.module.css';

interface PictureProps {
  readonly map: readonly number[];
  readonly gloom?: boolean;
  readonly isSmall?: boolean;
}

/** As if everybody played, each with their colour. */
const COLOURS: readonly number[] = [0, 1, 2, 3];

export const MapPicture = ({ map, gloom = false, isSmall = false }: PictureProps) => (
  <>
    <Sprite />
    <svg
      className={classes('teq', gloom && 'gloom', styles.picture, isSmall && styles.small)}
      viewBox={`0 0 ${BOARD.width} ${BOARD.height}`}
      aria-hidden="true"
    >
      <Ground map={map} gloom={gloom} colours={COLOURS} seats={COLOURS.length} />
    </svg>
  </>
);
