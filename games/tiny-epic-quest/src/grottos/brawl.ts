/** Wounds on one Goblin that one of the player's Heroes attacks. */
import { option, type Play } from '@taverne/engine';
import { attacksOf, wound } from '../goblins.ts';
import { writePortal } from '../notation.ts';
import { ask } from '../types.ts';
import type { Visit } from './visit.ts';

export function* brawl({ state, table, seat }: Visit, wounds: number): Play {
  const attacks = attacksOf(state, seat);
  const options = attacks.map((each) => option(writePortal(each.portal), each.portal));
  const portal = yield* ask(seat, 'goblin', () => options, { rule: 'TEQ-REGION-11', safe: options[0]?.key });
  const hero = attacks.find((each) => each.portal === portal)?.hero ?? 0;
  wound(state, table, { hero, portal, wounds, by: 'grotto' });
}
