/** Where an enemy comes from, drawn behind it on the large token of a fight: a wood, a wall, a cave, peaks, the towers of a city. */
import type { PileName } from '../../src/words.ts';

const FAR: { readonly [P in PileName]: string } = {
  green: 'M-13,4l4.4,-12l4.4,12zM-16.6,4l3,-8l3,8zM6,4l5,-13l5,13z',
  gray: 'M-14,5V-8h4v3h4v-3h4v3h4v-3h4v3h4v-3h4V5z',
  brown: 'M-16,5Q-14,-11 0,-13Q14,-11 16,5zM-8,5Q-7,-5 0,-6Q7,-5 8,5z',
  violet: 'M-16.4,4L-8,-11L0,4zM-1,4L8,-13L16.4,4z',
  red: 'M-16.4,4L-11,-9L-6,-1L0,-14L6,-2L11,-8L16.4,4z',
  white: 'M-13,5V-7l3,-4l3,4v4h4v-6l3,-5l3,5v6h4v-4l3,-4l3,4V5z',
};
const NEAR = 'M-17,4.4Q-9,-1 0,3.4T17,3.4A17.4,17.4 0 0 1 -17,4.4Z';

export const Scene = ({ pile }: { readonly pile: PileName }) => (
  <g className="mk-scene">
    <circle className="mk-scene-sky" r="17.6" />
    <path className="mk-scene-far" d={FAR[pile]} />
    <path className="mk-scene-near" d={NEAR} />
  </g>
);
