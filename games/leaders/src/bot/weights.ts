/** What each fact is worth, in log odds. */
import { FACTS } from './features.ts';

const CURVE = [0, 1.2, 0.8, 0.4, 0.1, -0.1, -0.3];

export const WEIGHTS: Float64Array = new Float64Array(2 * FACTS);
for (let figure = 0; figure < 19; figure++) {
  for (let d = 0; d < 7; d++) {
    WEIGHTS[figure * 7 + d] = 0.3 + 0.6 * (CURVE[d] ?? 0);
    WEIGHTS[FACTS + figure * 7 + d] = -0.3 - 0.6 * (CURVE[d] ?? 0);
  }
}
