/** Every figure with its drawing, and which part of it makes a portrait. */
import type { Figure, FigureDrawing } from '@taverne/ui';
import type { FigureName } from '../../src/index.ts';
import { acrobat } from './acrobat.ts';
import { archer } from './archer.ts';
import { assassin } from './assassin.ts';
import { bear } from './bear.ts';
import { bruiser } from './bruiser.ts';
import { cub } from './cub.ts';
import { grappler } from './grappler.ts';
import { illusionist } from './illusionist.ts';
import { innkeeper } from './innkeeper.ts';
import { jailer } from './jailer.ts';
import { king } from './king.ts';
import { manipulator } from './manipulator.ts';
import { nemesis } from './nemesis.ts';
import { protector } from './protector.ts';
import { prowler } from './prowler.ts';
import { queen } from './queen.ts';
import { rider } from './rider.ts';
import { royalGuard } from './royal-guard.ts';
import { vizier } from './vizier.ts';

const art = (drawing: FigureDrawing, portrait: string, scale = 1): Figure => ({ drawing, portrait, scale });

export const FIGURES: { readonly [F in FigureName]: Figure } = {
  'south-leader': art(queen, '-35 -114 70 74'),
  'north-leader': art(king, '-35 -114 70 74'),
  acrobat: art(acrobat, '-54 -116 100 116'),
  rider: art(rider, '-44 -122 92 97'),
  bruiser: art(bruiser, '-52 -116 116 108'),
  'royal-guard': art(royalGuard, '-36 -126 92 93'),
  illusionist: art(illusionist, '-54 -124 114 106'),
  grappler: art(grappler, '-40 -122 96 94'),
  manipulator: art(manipulator, '-36 -118 94 96'),
  prowler: art(prowler, '-44 -120 98 102'),
  innkeeper: art(innkeeper, '-38 -106 88 90'),
  archer: art(archer, '-40 -118 86 90'),
  jailer: art(jailer, '-38 -108 88 90'),
  protector: art(protector, '-42 -122 86 91'),
  vizier: art(vizier, '-42 -136 84 100'),
  assassin: art(assassin, '-40 -112 80 86'),
  bear: art(bear, '-40 -112 80 84'),
  nemesis: art(nemesis, '-40 -121 80 86'),
  cub: art(cub, '-30 -62 60 62', 0.74),
};
