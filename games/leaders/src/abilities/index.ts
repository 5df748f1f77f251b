/** The nine active abilities (LDR-TERM-10). Passive and special ones speak where their moment comes: see their files. */
import type { Active } from '../search.ts';
import { perFigure } from '../words.ts';
import { acrobat } from './acrobat.ts';
import { bruiser } from './bruiser.ts';
import { grappler } from './grappler.ts';
import { illusionist } from './illusionist.ts';
import { innkeeper } from './innkeeper.ts';
import { manipulator } from './manipulator.ts';
import { prowler } from './prowler.ts';
import { rider } from './rider.ts';
import { royalGuard } from './royal-guard.ts';

const ACTIVES: readonly Active[] = [
  acrobat,
  rider,
  bruiser,
  royalGuard,
  illusionist,
  grappler,
  manipulator,
  prowler,
  innkeeper,
];

/** Everybody else has the basic move only (LDR-ABL-LEADER-01), and the Nemesis not even that (LDR-ACT-10). */
export const ABILITIES = perFigure((figure) => ACTIVES.find((active) => active.figure === figure));
