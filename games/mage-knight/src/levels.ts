/** Levels: one for each line of the fame track that was crossed, one after the other (MK-ENDTURN-26 to -33, MK-RULING-21). */
import { drawFrom, option, type Play, type Seat } from '@taverne/engine';
import { skillOf } from './book.ts';
import { LEVELS } from './content/tracks.ts';
import { gainCard } from './draws.ts';
import { takeFromOffer } from './offers.ts';
import { learn } from './rewards.ts';
import { actingOf, drawnOf, fameOf, levelOf, rewardsOf, type State, skillBagOf, skillsOf } from './state.ts';
import { ask, type MageTable } from './types.ts';
import { HEROES } from './words.ts';

export function levelStep(state: State, table: MageTable): void {
  const seat = actingOf(state);
  const next = LEVELS[levelOf(state, seat)];
  if (!next || fameOf(state, seat) < next.fame) {
    // A unit that waited for its command token (MK-ENDTURN-24).
    state.stage = rewardsOf(state, seat).length > 0 ? 'reward' : 'discard';
    state.keptBelow = 0;
    return;
  }
  state.level[seat] = levelOf(state, seat) + 1;
  table.emit({ event: 'levelled', rule: 'MK-ENDTURN-26', seat, level: levelOf(state, seat) });
  if (next.brings === 'skill') revealSkills(state, table, seat);
}

const REVEALED = 2;
/** The top two of one's own pile (MK-ENDTURN-29). */
function revealSkills(state: State, table: MageTable, seat: Seat): void {
  const shown: number[] = [];
  for (let i = 0; i < REVEALED; i++) {
    const drawn = drawFrom(skillBagOf(state, seat), table, 'skill');
    if (!drawn) break;
    state.skillBag[seat] = drawn.left;
    shown.push(drawn.card);
  }
  state.drawn[seat] = shown;
  state.stage = 'skill';
}

/** One of the two with any advanced action, or one of another hero with the lowest (MK-ENDTURN-30, -31). */
export function* skillStep(state: State, table: MageTable): Play {
  const seat = actingOf(state);
  const own = drawnOf(state, seat);
  const hero = HEROES[state.heroes[seat] ?? 0];
  const others = state.commons.filter((skill) => skillOf(state, skill).hero !== hero);
  state.stage = 'level';
  if (own.length + others.length === 0) {
    yield* learn(state, table, seat);
    return;
  }
  const skill = yield* ask(seat, 'skill', () => [...own, ...others].map((each) => option(skillOf(state, each).id, each)), {
    rule: 'MK-ENDTURN-29',
  });
  const left = own.filter((each) => each !== skill);
  state.drawn[seat] = [];
  state.commons = [...state.commons.filter((each) => each !== skill), ...left];
  gainSkill(state, table, seat, { skill, left });
  if (own.includes(skill)) yield* learn(state, table, seat);
  else takeLowest(state, table, seat);
}

function gainSkill(
  state: State,
  table: MageTable,
  seat: Seat,
  { skill, left }: { readonly skill: number; readonly left: readonly number[] },
): void {
  state.skills[seat] = [...skillsOf(state, seat), skill];
  const { id, gained } = skillOf(state, skill);
  table.emit({
    event: 'skill-gained',
    rule: 'MK-ENDTURN-32',
    seat,
    skill: id,
    left: left.map((each) => skillOf(state, each).id),
  });
  gained?.(state, table, seat);
  // One of the dummy player's comes into the common area, for the next choice (MK-SCENARIO-15).
  const drawn = drawFrom(state.dummySkills, table, 'dummy skill');
  if (!drawn) return;
  state.dummySkills = drawn.left;
  state.commons = [...state.commons, drawn.card];
}

function takeLowest(state: State, table: MageTable, seat: Seat): void {
  const card = state.advanced.at(-1);
  if (card === undefined) return;
  takeFromOffer(state, table, 'advanced', card);
  gainCard(state, table, seat, { card });
}
