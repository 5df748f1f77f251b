/** The Cub, drawn large and shown small. */
import { dot, drawing, ink, line, spot } from '../drawing.ts';

export const cub = drawing(
  dot([-16, -66, 8], 'cubfur', 2.6),
  dot([16, -66, 8], 'cubfur', 2.6),
  spot([-16, -66, 3.4], 'belly'),
  spot([16, -66, 3.4], 'belly'),
  ink('M-24,-3 Q-30,-30 -16,-40 Q0,-46 16,-40 Q30,-30 24,-3 Q0,5 -24,-3Z', 'cubfur', 3),
  ink('M-12,-6 Q-14,-24 0,-28 Q14,-24 12,-6 Q0,-2 -12,-6Z', 'belly', 2),
  ink('M-24,-8 q-8,0 -8,7 q8,6 18,2Z M24,-8 q8,0 8,7 q-8,6 -18,2Z', 'cubfur', 2.8),
  line('M-26,-2 v3 M-22,-2 v3 M26,-2 v3 M22,-2 v3', 'ink', 1.6, 0.8),
  ink('M-23,-52 Q-23,-74 0,-74 Q23,-74 23,-52 Q21,-33 0,-32 Q-21,-33 -23,-52Z', 'cubfur', 3),
  ink('M-11,-46 Q-9,-54 0,-54 Q9,-54 11,-46 Q9,-37 0,-37 Q-9,-37 -11,-46Z', 'bone', 2),
  ink('M-4,-52 Q0,-55 4,-52 Q3,-47 0,-47 Q-3,-47 -4,-52Z', 'ink', 1),
  line('M0,-47 v3 q-3,3 -5,1 M0,-44 q3,3 5,1', 'ink', 1.6, 0.9),
  spot([-9, -57, 2.4], 'ink'),
  spot([9, -57, 2.4], 'ink'),
  ink('M-22,-36 Q0,-24 22,-36 L22,-27 Q0,-15 -22,-27Z', 'cloth', 2.6),
  ink('M10,-26 L19,-28 L23,-10 L14,-9Z', 'cloth', 2.3),
);
