/**
 * How near to the enemy Leader everybody could come in one turn, supposing that nobody is in the way and that everybody's
 * help goes to everybody at once. A side that cannot win even so cannot win at all; and what it could do at best is a
 * good sign of how dangerous it is.
 */
import { BETWEEN, CELLS, type Cell, DISTANCE, NEIGHBOURS, perCell, RECRUITMENT_CELLS } from '../board.ts';
import { recruitmentsDue } from '../recruit.ts';
import { leaderCell, type State } from '../state.ts';
import {
  ACROBAT,
  ARCHER,
  ASSASSIN,
  BEAR,
  BRUISER,
  CUB,
  type Figure,
  GRAPPLER,
  ILLUSIONIST,
  INNKEEPER,
  MANIPULATOR,
  NEMESIS,
  NONE,
  other,
  PROTECTOR,
  PROWLER,
  RIDER,
  ROYAL_GUARD,
  type Side,
  VIZIER,
} from '../words.ts';

/** As far as anywhere on the board. */
const FAR = 9;
const CAPTORS = 2;

/** The cells on which the enemy Leader may end: within `radius` of `centre`. */
interface Area {
  readonly centre: Cell;
  readonly radius: number;
}

/** What a side still has up its sleeve; cells of those who have acted or are not there are undefined. */
interface Sleeve {
  readonly state: State;
  readonly side: Side;
  /** The figures that have acted, as a set of bits. */
  readonly acted: number;
  readonly innkeeper: Cell | undefined;
  readonly grappler: Cell | undefined;
  readonly illusionist: Cell | undefined;
  /** How often the enemy Leader can be made to take a step. */
  readonly steps: number;
}

function sleeveOf(state: State, side: Side, acted: number): Sleeve {
  const innkeeper = cellIfReady(state, side, acted, INNKEEPER);
  const grappler = cellIfReady(state, side, acted, GRAPPLER);
  const illusionist = cellIfReady(state, side, acted, ILLUSIONIST);
  const bruiser = cellIfReady(state, side, acted, BRUISER);
  const manipulator = cellIfReady(state, side, acted, MANIPULATOR);
  const leader = leaderCell(state, other(side));
  const isThrown = grappler !== undefined || illusionist !== undefined;
  const isStill = (bruiser === undefined && manipulator === undefined) || isFixed(state, side, leader);
  const steps = isStill ? 0 : stepsOf(leader, { innkeeper, bruiser, manipulator }, isThrown);
  return { state, side, acted, innkeeper, grappler, illusionist, steps };
}

function cellIfReady(state: State, side: Side, acted: number, figure: Figure): Cell | undefined {
  const cell = state.at[figure];
  return cell !== NONE && state.owner[figure] === side && (acted & (1 << figure)) === 0 ? cell : undefined;
}

/** The fewest actions that the side to move needs for a win in this turn; infinitely many: it surely cannot win. */
export function fewestActions(state: State): number {
  const { side } = state;
  const sleeve = sleeveOf(state, side, state.acted);
  const { grappler, illusionist, innkeeper, steps } = sleeve;
  // Together these two can bring anybody anywhere.
  if (grappler !== undefined && illusionist !== undefined) return 1;
  const leader = leaderCell(state, other(side));
  const recruits = recruitmentsDue(state);
  const area: Area = { centre: leader, radius: steps };
  const thrower = grappler ?? illusionist;
  if (fallsIn(sleeve, area, recruits)) return steps > 0 || thrower !== undefined ? 1 : missing(sleeve, area, recruits);
  if (thrower === undefined || isFixed(state, side, leader)) return Number.POSITIVE_INFINITY;
  const shift = shiftOf(innkeeper, thrower);
  if (steps + shift === 0 && !isInSight(thrower, leader)) return Number.POSITIVE_INFINITY;
  // Pulled next to the Grappler, or swapped onto the cell of the Illusionist.
  const thrown: Area = { centre: thrower, radius: steps + shift + (grappler === undefined ? 0 : 1) };
  return fallsIn(sleeve, thrown, recruits) ? 1 : Number.POSITIVE_INFINITY;
}

/**
 * How many actions are missing to the fall of a Leader that cannot be displaced: an action brings one character more to
 * a capture, or fills one cell more (two, for a Bruiser that pushes somebody else).
 */
function missing(sleeve: Sleeve, area: Area, recruits: number): number {
  const { state, side } = sleeve;
  let captors = recruits > 0 && areRecruitsNear(sleeve, area) ? CAPTORS : 0;
  for (const figure of state.teams[side]) {
    const from = state.at[figure];
    if (from === NONE) continue;
    captors += captorsFor(figure, DISTANCE[from][area.centre]);
    if (figure === ASSASSIN && gapOf(sleeve, figure, area) <= 1) return 1;
  }
  let empty = 0;
  for (const cell of NEIGHBOURS[area.centre]) if (state.on[cell] === NONE) empty++;
  return Math.max(0, Math.min(CAPTORS - captors, Math.ceil(empty / 2)));
}

/** How many characters could take part in the capture of the enemy Leader in a whole turn of this side; an Assassin counts for two. */
export function threatOf(state: State, side: Side): number {
  const sleeve = sleeveOf(state, side, 0);
  return captorsIn(sleeve, { centre: leaderCell(state, other(side)), radius: sleeve.steps });
}

/** A protected Leader stays where it is for the whole turn: neither it nor its Protector can be displaced (LDR-ABL-PROTECTOR-01). */
function isFixed(state: State, side: Side, leader: Cell): boolean {
  const protector = state.owner[PROTECTOR] === other(side) ? state.at[PROTECTOR] : NONE;
  return protector !== NONE && DISTANCE[protector][leader] === 1;
}

/** In line and not too near: abilities that aim need no more, if nobody is in the way. */
const isInSight = (from: Cell, to: Cell): boolean => DISTANCE[from][to] > 1 && BETWEEN[from][to] !== undefined;

/** 1 if the Innkeeper can make whoever stands on the cell take a step before that character acts. */
const shiftOf = (innkeeper: Cell | undefined, cell: Cell): number =>
  innkeeper !== undefined && DISTANCE[innkeeper][cell] === 1 ? 1 : 0;

/** Where those stand who can act. */
interface Movers {
  readonly innkeeper: Cell | undefined;
  readonly bruiser: Cell | undefined;
  readonly manipulator: Cell | undefined;
}

/** How many steps the Bruiser and the Manipulator can make the enemy Leader take. Neither can move and act. */
function stepsOf(leader: Cell, { innkeeper, bruiser, manipulator }: Movers, isThrown: boolean): number {
  if (isThrown) return Number(bruiser !== undefined) + Number(manipulator !== undefined);
  const reach = bruiser === undefined ? -FAR : 1 + shiftOf(innkeeper, bruiser) - DISTANCE[bruiser][leader];
  const sees = manipulator !== undefined && (isInSight(manipulator, leader) || shiftOf(innkeeper, manipulator) > 0);
  // Each may help the other: the Leader is pushed into sight, or sent next to the Bruiser.
  return Number(reach >= (sees ? -1 : 0)) + Number(sees || (manipulator !== undefined && reach >= 0));
}

function fallsIn(sleeve: Sleeve, area: Area, recruits: number): boolean {
  const { state, side } = sleeve;
  const coming = recruits > 0 && areRecruitsNear(sleeve, area) ? recruits : 0;
  let captors = coming > 0 && state.offer.includes(ASSASSIN) ? CAPTORS : coming;
  let fillers = coming > 0 && state.offer.includes(BEAR) ? coming + 1 : coming;
  for (const figure of state.teams[side]) {
    const gap = gapOf(sleeve, figure, area);
    if (gap <= 1) fillers++;
    captors += captorsFor(figure, gap);
  }
  if (captors >= CAPTORS) return true;
  const needed = fewestNeighbours(area);
  // Most Leaders have far more room than there are characters around.
  return fillers + state.teams[other(side)].length > needed && fillers + strangersIn(sleeve, area) >= needed;
}

/** For how many participants of a capture a figure counts that can come so near. */
function captorsFor(figure: Figure, gap: number): number {
  if (figure === CUB || gap > 2) return 0;
  if (figure === ARCHER) return 1;
  return gap === 2 ? 0 : figure === ASSASSIN ? CAPTORS : 1;
}

function captorsIn(sleeve: Sleeve, area: Area): number {
  let captors = 0;
  for (const figure of sleeve.state.teams[sleeve.side]) captors += captorsFor(figure, gapOf(sleeve, figure, area));
  return captors;
}

/** How near a figure can come to the Leader. */
function gapOf(sleeve: Sleeve, figure: Figure, area: Area): number {
  const { state, grappler, illusionist, innkeeper } = sleeve;
  const { centre, radius } = area;
  const from = state.at[figure];
  if (from === NONE) return FAR;
  let distance: number = DISTANCE[from][centre];
  // Pulled next to the Grappler, or swapped onto the cell of the Illusionist, before or after it acts.
  if (grappler !== undefined && figure !== GRAPPLER) {
    distance = Math.min(distance, DISTANCE[grappler][centre] + 1 - shiftOf(innkeeper, grappler));
  }
  if (illusionist !== undefined && figure !== ILLUSIONIST) {
    distance = Math.min(distance, DISTANCE[illusionist][centre] - shiftOf(innkeeper, illusionist));
  }
  return distance - radius - mobilityOf(sleeve, figure, area) - helpFor(sleeve, figure, from, area);
}

/** The Innkeeper makes an ally take one step, before that ally acts or after it has come next to the Innkeeper. */
function helpFor({ innkeeper, grappler, illusionist }: Sleeve, figure: Figure, from: Cell, { centre, radius }: Area): number {
  if (innkeeper === undefined || figure === INNKEEPER) return 0;
  const isNear = DISTANCE[innkeeper][from] === 1 || DISTANCE[innkeeper][centre] <= 3 + radius;
  return isNear || grappler !== undefined || illusionist !== undefined ? 1 : 0;
}

/** The most steps that a figure can come nearer by its own action, or by the Nemesis's forced moves. */
function mobilityOf(sleeve: Sleeve, figure: Figure, area: Area): number {
  const { state, side, steps, innkeeper, grappler, illusionist } = sleeve;
  const isThrown = grappler !== undefined || illusionist !== undefined;
  // It moves when the enemy Leader is displaced, which here only its own side can do.
  if (figure === NEMESIS) return 2 * (steps + (isThrown ? 1 : 0));
  if ((sleeve.acted & (1 << figure)) !== 0) return 0;
  switch (figure) {
    case side:
      return state.owner[VIZIER] === side ? 2 : 1;
    case RIDER:
      return 2;
    case ACROBAT:
      return 4;
    case GRAPPLER:
    case ILLUSIONIST:
      return FAR;
    case PROWLER:
      // It never lands next to an enemy (LDR-ABL-PROWLER-01): somebody must bring the two together.
      return steps > 0 || innkeeper !== undefined || isThrown ? FAR : 1;
    case ROYAL_GUARD: {
      const toLeader = DISTANCE[leaderCell(state, side)][area.centre] - mobilityOf(sleeve, side, area);
      return isThrown || toLeader - (innkeeper === undefined ? 0 : 1) <= 3 + area.radius ? FAR : 1;
    }
    default:
      return 1;
  }
}

/** Enemies that may fill a cell next to their Leader: those who stand there, or can be brought there. */
function strangersIn(sleeve: Sleeve, area: Area): number {
  const { state, side, acted, grappler, illusionist } = sleeve;
  let count = 0;
  const far = grappler !== undefined || illusionist !== undefined ? FAR : 0;
  const isReady = (figure: Figure): number => Number(cellIfReady(state, side, acted, figure) !== undefined);
  const step = isReady(BRUISER) + isReady(MANIPULATOR);
  for (const figure of state.teams[other(side)]) {
    const from = state.at[figure];
    if (from === NONE || figure === other(side)) continue;
    // The enemy's Nemesis moves by itself, whenever the own Leader does.
    const moves = far + step + (figure === NEMESIS ? 4 : 0);
    if (DISTANCE[from][area.centre] <= 1 + area.radius + moves) count++;
  }
  return count;
}

/** Could a recruit come near enough to matter? */
function areRecruitsNear({ state, side }: Sleeve, { centre, radius }: Area): boolean {
  const reach = radius + (state.offer.includes(ARCHER) ? 2 : 1);
  for (const cell of RECRUITMENT_CELLS[side]) if (DISTANCE[cell][centre] <= reach) return true;
  return false;
}

/** The fewest cells that encircle a Leader within so many steps of a cell. */
const FEWEST_NEIGHBOURS = perCell((cell) =>
  Array.from({ length: 7 }, (_, radius) =>
    Math.min(...CELLS.filter((near) => DISTANCE[cell][near] <= radius).map((near) => NEIGHBOURS[near].length)),
  ),
);

const fewestNeighbours = ({ centre, radius }: Area): number => FEWEST_NEIGHBOURS[centre][radius] ?? 3;
