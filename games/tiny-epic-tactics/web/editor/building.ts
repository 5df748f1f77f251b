/** Building a realm: boxes are put down, moved, turned, stacked and taken away. Pure; what may be played, realm/build.ts says. */
import type { Box, Content, Placement, RealmPlan } from '../../src/content/types.ts';
import { sizeOf } from '../../src/realm/derive.ts';
import { BUILT } from '../../src/realm/text.ts';
import { quarter } from '../look/projection.ts';

const withPlacements = (plan: RealmPlan, placements: readonly Placement[]): RealmPlan => ({ ...plan, id: BUILT, placements });

const boxOf = (content: Pick<Content, 'boxes'>, id: string): Box | undefined => content.boxes.find((box) => box.id === id);

/** Wholly inside the realm, as near to the wanted place as can be. */
function inside(plan: RealmPlan, box: Box, placement: Placement): Placement {
  const { width, height } = sizeOf(box, placement.turns);
  const within = (at: number, most: number): number => Math.max(0, Math.min(at, most));
  return { ...placement, x: within(placement.x, plan.width - width), y: within(placement.y, plan.height - height) };
}

function changed(
  plan: RealmPlan,
  content: Pick<Content, 'boxes'>,
  id: string,
  change: (placement: Placement) => Placement,
): RealmPlan {
  const box = boxOf(content, id);
  if (!box) return plan;
  return withPlacements(
    plan,
    plan.placements.map((placement) => (placement.box === id ? inside(plan, box, change(placement)) : placement)),
  );
}

export const placementOf = (plan: RealmPlan, id: string): Placement | undefined =>
  plan.placements.find(({ box }) => box === id);

/** On top of whatever lies there, in the middle of the realm if nobody says where. */
export function put(plan: RealmPlan, content: Pick<Content, 'boxes'>, id: string): RealmPlan {
  const box = boxOf(content, id);
  if (!box || placementOf(plan, id)) return plan;
  const middle: Placement = { box: id, x: Math.floor((plan.width - box.width) / 2), y: Math.floor(plan.height / 4), turns: 0 };
  return withPlacements(plan, [...plan.placements, inside(plan, box, middle)]);
}

type Point = Pick<Placement, 'x' | 'y'>;

export const move = (plan: RealmPlan, content: Pick<Content, 'boxes'>, id: string, by: Point): RealmPlan =>
  changed(plan, content, id, (placement) => ({ ...placement, x: placement.x + by.x, y: placement.y + by.y }));

export const moveTo = (plan: RealmPlan, content: Pick<Content, 'boxes'>, id: string, to: Point): RealmPlan =>
  changed(plan, content, id, (placement) => ({ ...placement, ...to }));

/** A quarter clockwise. */
export const turn = (plan: RealmPlan, content: Pick<Content, 'boxes'>, id: string): RealmPlan =>
  changed(plan, content, id, (placement) => ({ ...placement, turns: quarter(placement.turns + 1) }));

/** Later boxes lie on earlier ones. */
export function raise(plan: RealmPlan, id: string): RealmPlan {
  const placement = placementOf(plan, id);
  return placement ? withPlacements(plan, [...plan.placements.filter(({ box }) => box !== id), placement]) : plan;
}

export const takeAway = (plan: RealmPlan, id: string): RealmPlan =>
  withPlacements(
    plan,
    plan.placements.filter(({ box }) => box !== id),
  );

export const bare = (plan: RealmPlan): RealmPlan => withPlacements(plan, []);
