/** What people could try at a table of Tiny Epic Quest, by what there is on it, and how to see from outside whether a reason is true. */
import type { Trying } from '@taverne/engine/battery';
import { isCoast, REGIONS, regionName, regionNamed, slotOf, squareOf } from '../src/board.ts';
import { HOUSE } from '../src/content/house.ts';
import { landOf } from '../src/land.ts';
import type { Why } from '../src/refusals.ts';
import type { View } from '../src/view.ts';
import { heroesOf, NO_GOBLIN, NONE, seatOfHero, TRAVELS, type Travel } from '../src/words.ts';

type Pick = (of: number) => number;

function oneOf<T>(list: readonly T[], pick: Pick): T {
  const found = list[pick(list.length)];
  if (found === undefined) throw new Error('there is nothing to pick from');
  return found;
}

const region = (pick: Pick): string => regionName(oneOf(REGIONS, pick));

/** Those of all who play. */
const heroes = (view: View): number => view.at.filter((at) => at !== NONE).length;

const KINDS: readonly ((view: View, pick: Pick) => string)[] = [
  (_, pick) => region(pick),
  (_, pick) => String(1 + pick(3)),
  (view, pick) => `hero ${pick(heroes(view))}`,
  (_, pick) => `${1 + pick(3)} ${region(pick)}`,
  (_, pick) => `${1 + pick(3)} ${region(pick)}`,
  (view, pick) => `hero ${pick(heroes(view))} ${region(pick)}`,
  (_, pick) => oneOf(TRAVELS, pick),
  (_, pick) => oneOf(HOUSE.quests, pick).id,
  (view, pick) =>
    `give ${oneOf([...view.items.map(({ name }) => name), 'hammer'], pick)} ${oneOf(['1', '2', '3', 'reserve'], pick)}`,
  () => 'done',
];

// ── is it true? ──

/** A reason, and the table it was given at. */
interface Given {
  readonly view: View;
  readonly key: string;
  readonly figures: { readonly [name: string]: unknown };
  readonly offered: ReadonlySet<string>;
  readonly seat: number;
}

const words = ({ key }: Given): readonly string[] => key.split(' ');
const heroIn = (given: Given): number => {
  const [first = '', second = ''] = words(given);
  return first === 'hero' ? Number(second) : given.seat * 3 + Number(first) - 1;
};
/** `2 O3L via K1` goes to O3L. */
const goalIn = ({ key }: Given): number => regionNamed(key.split(' via ')[0]?.split(' ').at(-1) ?? '') ?? NONE;
const placeOf = (given: Given): number => given.view.at[heroIn(given)] ?? NONE;
const standingAt = ({ view }: Given, region: number): number => view.at.filter((at) => at === region).length;
const numbered = (given: Given): string => String(given.figures.hero);
/** `give bow 2`: whoever has it, and who shall; NONE: the reserve. */
const giverIn = (given: Given): number => given.view.items.find(({ name }) => name === words(given)[1])?.hero ?? NONE;
const takerIn = (given: Given): number => {
  const whom = words(given)[2] ?? '';
  return whom === 'reserve' ? NONE : given.seat * 3 + Number(whom) - 1;
};
const isHome = ({ view, seat }: Given, hero: number): boolean =>
  view.at[hero] === landOf(view).castles[view.colours[seat] ?? NONE];
const isOffered = ({ offered }: Given, isMeant: (key: string) => boolean): boolean => [...offered].some(isMeant);

/** Which cards lie how, by the rules of the five modes alone: nothing of the code that finds the ways. */
const LIES: { readonly [T in Travel]: (dx: number, dy: number) => boolean } = {
  horse: (_, dy) => dy === 0,
  raft: (dx) => dx === 0,
  gryphon: (dx, dy) => Math.abs(dx) === Math.abs(dy),
  ship: () => false,
  foot: (dx, dy) => Math.abs(dx) + Math.abs(dy) === 1,
};

function liesThatWay(given: Given): boolean {
  const [from, to] = [slotOf(placeOf(given)), slotOf(goalIn(given))];
  const travel = TRAVELS[given.view.card] ?? 'foot';
  if (travel === 'ship') return isCoast(from) && isCoast(to);
  const [a, b] = [squareOf(from), squareOf(to)];
  return from !== to && LIES[travel](b.x - a.x, b.y - a.y);
}

const TRAVEL_NAMES: readonly string[] = TRAVELS;

/** What would make it untrue. */
const UNTRUE: { readonly [W in Why]: (given: Given) => boolean } = {
  'card-used': ({ view, key }) => (view.faceUp & (1 << TRAVEL_NAMES.indexOf(key))) !== 0,
  'same-card': (given) => slotOf(placeOf(given)) !== slotOf(goalIn(given)),
  'not-that-way': liesThatWay,
  inland: (given) => isCoast(slotOf(placeOf(given))),
  'temple-full': (given) => standingAt(given, goalIn(given)) < 2,
  'own-hero-there': (given) => {
    const own = heroesOf(given.seat).filter((hero) => hero !== heroIn(given));
    return !own.some((hero) => given.view.at[hero] === goalIn(given));
  },
  'portal-taken': (given) => standingAt(given, goalIn(given)) === 0,
  'no-goblin': (given) => {
    const portal = landOf(given.view).portals.indexOf(goalIn(given));
    return portal < 0 || given.view.goblin[portal] !== NO_GOBLIN;
  },
  'too-dear': ({ figures, view, seat }) => Number(figures.toll) <= Number(figures.power) || figures.power !== view.power[seat],
  'at-maximum': ({ key, view, seat }) => {
    const [has, most] = key === 'health' ? [view.health, view.most.health] : [view.power, view.most.power];
    return (has[seat] ?? 0) < (most[seat] ?? 0);
  },
  // Of Items one knows whose hands they are in, and where these are.
  'heroes-apart': (given) => [giverIn(given), takerIn(given)].every((hero) => hero !== NONE && isHome(given, hero)),
  'reserve-far': (given) => [giverIn(given), takerIn(given)].every((hero) => hero === NONE || isHome(given, hero)),
  'hands-full': (given) => given.view.items.filter(({ hero }) => hero === takerIn(given)).length < 2,
  'given-before': ({ key, offered }) => offered.has(key),
  'other-question': ({ key, offered }) => offered.has(key),
  'card-first': ({ view }) => view.stage !== 'card',
  'card-chosen': ({ view }) => view.stage === 'card',
  'hero-first': (given) => words(given).length > 1,
  'not-your-hero': (given) => seatOfHero(heroIn(given)) === given.seat,
  'no-way': (given) => isOffered(given, (key) => key.startsWith(`${numbered(given)} `)),
  'not-by-grotto': ({ key, offered }) => offered.has(key),
  'no-use': (given) => isOffered(given, (key) => new RegExp(`^(?:complete |learn )?${numbered(given)}(?: |$)`).test(key)),
  'quest-open': ({ view, offered, figures }) => {
    const quest = HOUSE.quests.findIndex(({ id }) => id === figures.quest);
    return offered.has(String(figures.quest)) || !view.row.includes(quest);
  },
  'quest-away': ({ view, figures }) => view.row.includes(HOUSE.quests.findIndex(({ id }) => id === figures.quest)),
  'no-goblin-now': ({ key, offered }) => offered.has(key),
};

const isWhy = (why: string): why is Why => Object.hasOwn(UNTRUE, why);

export const TRYING: Trying<View> = {
  tries: (view, _, pick) => oneOf(KINDS, pick)(view, pick),
  belies(view, { key, refusal: { why, figures = {} } }, offered, seat) {
    if (!isWhy(why)) return 'nobody can see whether it is so';
    const given = { view, key, figures, offered, seat };
    // One's own Heroes go by 1, 2 and 3: nobody says `hero 4` of them, and what is offered is not offered by that name.
    if (key.startsWith('hero ') && seatOfHero(heroIn(given)) === seat) return undefined;
    return UNTRUE[why](given) ? 'it is not so' : undefined;
  },
};
