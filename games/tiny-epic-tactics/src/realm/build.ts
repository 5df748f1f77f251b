/**
 * How a realm may be built (TET-BATTLE-04 to TET-BATTLE-13, TET-RUL-24, TET-RUL-25): one list of conditions. All of them are
 * looked at and every refusal comes with its rule and the cells concerned, so that an editor can show them while one builds.
 */
import type { RuleId } from '@taverne/engine';
import type { Box, Content, Placement, RealmPlan } from '../content/types.ts';
import { NONE } from '../words.ts';
import { derive, sizeOf } from './derive.ts';
import { travel } from './travel.ts';
import type { Cell, Realm } from './types.ts';

const RULES = {
  'unknown-box': 'TET-BATTLE-05',
  'box-twice': 'TET-BATTLE-05',
  outside: 'TET-BATTLE-04',
  'no-artifact': 'TET-BATTLE-03',
  'artifact-covered': 'TET-BATTLE-07',
  'trigger-covered': 'TET-BATTLE-07',
  'artifact-in-corner': 'TET-BATTLE-13',
  'too-many-villages': 'TET-BATTLE-05',
  // suggestions, which the table may lift (TET-BATTLE-12)
  'across-boxes': 'TET-BATTLE-10',
  unreachable: 'TET-BATTLE-11',
  'lone-portal': 'TET-BATTLE-09',
  'artifact-near': 'TET-ONL-03',
  'corners-unequal': 'TET-ONL-03',
} as const satisfies { readonly [why: string]: RuleId };

export type BuildWhy = keyof typeof RULES;

/** Suggestions are enforced unless the table lifts them (TET-RUL-24). */
const SUGGESTIONS: readonly BuildWhy[] = ['across-boxes', 'unreachable', 'lone-portal', 'artifact-near', 'corners-unequal'];

export interface BuildRefusal {
  readonly why: BuildWhy;
  readonly rule: RuleId;
  /** Where, in the numbers of the realm; empty where the realm as a whole is meant. */
  readonly cells: readonly Cell[];
  readonly figures: { readonly [name: string]: string | number };
}

/** Further from every starting cell than any unit moves at once. */
const ARTIFACT_AT_LEAST = 7;
/** How far the corners' average ways to the Artifact may differ: as on a bare scroll, whose middle is no cell. */
const UNFAIR_ABOVE = 2;
/** `state.served` has a bit for each. */
const MOST_VILLAGES = 30;

type Building = Pick<Content, 'boxes' | 'units'>;

/** All that speaks against a battle realm; `any`: suggestions are lifted. */
export function refusals(plan: RealmPlan, content: Building, any: boolean): BuildRefusal[] {
  return look([...OF_ANY_REALM, ...OF_A_BATTLE], plan, content).filter(({ why }) => !any || !SUGGESTIONS.includes(why));
}

/** The same for a realm with control zones, where boxes lie under the zones. */
export const refusalsOfStandard = (plan: RealmPlan, content: Building): BuildRefusal[] => look(OF_ANY_REALM, plan, content);

function look(conditions: readonly Condition[], plan: RealmPlan, content: Building): BuildRefusal[] {
  const site: Site = { plan, content, realm: derive(plan, content.boxes) };
  return conditions.flatMap((condition) => condition(site));
}

// ── the conditions ──

interface Site {
  readonly plan: RealmPlan;
  readonly content: Building;
  readonly realm: Realm;
  /** Two conditions ask for them, and they take a while. */
  ways?: readonly (readonly Way[])[];
}

interface Way {
  readonly cell: Cell;
  readonly mp: number;
}

type Condition = (site: Site) => BuildRefusal[];

const OF_ANY_REALM: readonly Condition[] = [
  onlyKnownBoxes,
  eachBoxOnce,
  boxesInside,
  boxesOnOneThing,
  fewVillages,
  everythingReachable,
  portalsInPairs,
];

const OF_A_BATTLE: readonly Condition[] = [
  artifactThere,
  artifactAndTriggersOpen,
  artifactOutOfCorners,
  artifactFar,
  cornersAlike,
];

function refuse(why: BuildWhy, cells: readonly Cell[], figures: BuildRefusal['figures'] = {}): BuildRefusal {
  return { why, rule: RULES[why], cells, figures };
}

const boxOf = (site: Site, placement: Placement): Box | undefined => site.content.boxes.find((box) => box.id === placement.box);

/** The cells a placement covers, those beyond the edge left out. */
function footprint(plan: RealmPlan, box: Box, { x, y, turns }: Placement): Cell[] {
  const { width, height } = sizeOf(box, turns);
  const cells: Cell[] = [];
  for (let row = Math.max(y, 0); row < Math.min(y + height, plan.height); row++) {
    for (let column = Math.max(x, 0); column < Math.min(x + width, plan.width); column++) cells.push(row * plan.width + column);
  }
  return cells;
}

function onlyKnownBoxes(site: Site): BuildRefusal[] {
  return site.plan.placements
    .filter((placement) => boxOf(site, placement) === undefined)
    .map(({ box }) => refuse('unknown-box', [], { box }));
}

function eachBoxOnce(site: Site): BuildRefusal[] {
  const { placements } = site.plan;
  return placements
    .filter((placement, at) => placements.findIndex(({ box }) => box === placement.box) < at)
    .map((placement) => {
      const box = boxOf(site, placement);
      return refuse('box-twice', box ? footprint(site.plan, box, placement) : [], { box: placement.box });
    });
}

function boxesInside(site: Site): BuildRefusal[] {
  const { plan } = site;
  return plan.placements.flatMap((placement) => {
    const box = boxOf(site, placement);
    const covered = box ? footprint(plan, box, placement) : [];
    return box === undefined || covered.length === box.width * box.height
      ? []
      : [refuse('outside', covered, { box: placement.box })];
  });
}

/** A box rests on the scroll alone, or wholly on one box. */
function boxesOnOneThing(site: Site): BuildRefusal[] {
  const { plan, content } = site;
  return plan.placements.flatMap((placement, at) => {
    const box = boxOf(site, placement);
    if (box === undefined) return [];
    const before = derive({ ...plan, placements: plan.placements.slice(0, at) }, content.boxes);
    const cells = footprint(plan, box, placement);
    const below = new Set(cells.map((cell) => before.boxOf[cell]));
    return below.size > 1 ? [refuse('across-boxes', cells, { box: box.id })] : [];
  });
}

function artifactThere({ plan }: Site): BuildRefusal[] {
  return plan.artifact === null ? [refuse('no-artifact', [])] : [];
}

function artifactAndTriggersOpen({ plan, realm }: Site): BuildRefusal[] {
  const isCovered = (cell: Cell): boolean => (realm.boxOf[cell] ?? NONE) !== NONE;
  const triggers = plan.zones.map((zone) => zone.trigger).filter(isCovered);
  return [
    ...(plan.artifact !== null && isCovered(plan.artifact) ? [refuse('artifact-covered', [plan.artifact])] : []),
    ...(triggers.length > 0 ? [refuse('trigger-covered', triggers)] : []),
  ];
}

function artifactOutOfCorners({ plan, realm }: Site): BuildRefusal[] {
  const { artifact } = plan;
  return artifact !== null && realm.starts.some((corner) => corner.includes(artifact))
    ? [refuse('artifact-in-corner', [artifact])]
    : [];
}

function fewVillages({ realm }: Site): BuildRefusal[] {
  const villages = realm.terrain.flatMap((terrain, cell) => (terrain === 'village' ? [cell] : []));
  return villages.length > MOST_VILLAGES
    ? [refuse('too-many-villages', villages, { villages: villages.length, most: MOST_VILLAGES })]
    : [];
}

/** Can the slowest unit reach every cell from every starting cell? */
function everythingReachable({ realm, content }: Site): BuildRefusal[] {
  const slowest = Math.min(...content.units.map((unit) => unit.move));
  const lost = new Set<Cell>();
  for (const start of realm.starts.flat()) {
    for (const [cell, cost] of travel(realm, start, slowest).entries()) {
      if (cost === Number.POSITIVE_INFINITY) lost.add(cell);
    }
  }
  const cells = [...lost].sort((a, b) => a - b);
  return cells.length > 0 ? [refuse('unreachable', cells, { move: slowest })] : [];
}

function portalsInPairs({ realm }: Site): BuildRefusal[] {
  const cells = realm.portals.map((portal) => portal.cell);
  return cells.length === 1 ? [refuse('lone-portal', cells)] : [];
}

function artifactFar(site: Site): BuildRefusal[] {
  if (site.realm.artifact === NONE) return [];
  const near = waysToArtifact(site)
    .flat()
    .filter(({ mp }) => mp < ARTIFACT_AT_LEAST);
  if (near.length === 0) return [];
  const cells = near.map(({ cell }) => cell);
  return [refuse('artifact-near', cells, { mp: Math.min(...near.map(({ mp }) => mp)), least: ARTIFACT_AT_LEAST })];
}

function cornersAlike(site: Site): BuildRefusal[] {
  const { realm } = site;
  if (realm.artifact === NONE) return [];
  const averages = waysToArtifact(site).map((ways) => ways.reduce((sum, { mp }) => sum + mp, 0) / ways.length);
  const [least, most] = [Math.min(...averages), Math.max(...averages)];
  if (most - least <= UNFAIR_ABOVE) return [];
  const far = realm.starts.filter((_, corner) => (averages[corner] ?? 0) - least > UNFAIR_ABOVE).flat();
  return [refuse('corners-unequal', far, { least, most })];
}

/** MP from the starting cells of each corner to the Artifact. */
function waysToArtifact(site: Site): readonly (readonly Way[])[] {
  const { realm } = site;
  site.ways ??= realm.starts.map((corner) =>
    corner.map((cell) => ({ cell, mp: travel(realm, cell)[realm.artifact] ?? Number.POSITIVE_INFINITY })),
  );
  return site.ways;
}
