/** What is in the box: handed to the book, which the rules read. Import this, or the game, before any rule runs. */
import { fill } from './book.ts';
import { BLUE } from './cards/advanced-blue.ts';
import { GREEN } from './cards/advanced-green.ts';
import { RED } from './cards/advanced-red.ts';
import { WHITE } from './cards/advanced-white.ts';
import { ARTIFACTS } from './cards/artifacts.ts';
import { BANNERS } from './cards/banners.ts';
import { decks } from './cards/basic.ts';
import { BLUE_SPELLS } from './cards/spells-blue.ts';
import { GREEN_SPELLS } from './cards/spells-green.ts';
import { RED_SPELLS } from './cards/spells-red.ts';
import { RIVAL_SPELLS } from './cards/spells-rival.ts';
import { WHITE_SPELLS } from './cards/spells-white.ts';
import { ENEMIES } from './content/enemies.ts';
import { ARYTHEA, INVOCATION } from './skills/arythea.ts';
import { GOLDYX } from './skills/goldyx.ts';
import { NOROWAS } from './skills/norowas.ts';
import { TOVAK } from './skills/tovak.ts';
import { TACTICS } from './tactics/tactics.ts';
import { UNITS } from './units/units.ts';

fill({
  decks,
  advanced: [...RED, ...BLUE, ...WHITE, ...GREEN],
  spells: [...RED_SPELLS, ...BLUE_SPELLS, ...WHITE_SPELLS, ...GREEN_SPELLS, ...RIVAL_SPELLS],
  artifacts: [...BANNERS, ...ARTIFACTS],
  units: UNITS,
  skills: [...ARYTHEA, ...TOVAK, ...GOLDYX, ...NOROWAS, INVOCATION],
  tactics: TACTICS,
  enemies: ENEMIES,
});
