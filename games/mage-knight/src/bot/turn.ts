/**
 * Plans a turn from a quiet moment of it: where to go and what to do there. Each goal is reached by the cheapest bundles of cards on a copy
 * of the real rules, fights are planned to their end, and the judge says how that leaves the hero. Only the first answer is given: what
 * chance says is planned with when it is known.
 */
import type { Option, Seat, Source } from '@taverne/engine';
import type { Deed, MeetDeed, TogetherDeed } from '../deeds.ts';
import { EXPLORE_COST, refuseTile } from '../explore.ts';
import { centreOf, distance, landOf } from '../land.ts';
import { routeTo } from '../move.ts';
import { atOf, copy, influenceOf, moveOf, type State } from '../state.ts';
import { bundlesFor } from './bundles.ts';
import { Choices } from './choices.ts';
import { isCampaign } from './clock.ts';
import { type Branch, branchesOf, courseOf, follow, offersIn, supposing } from './courses.ts';
import { duelGain, jointGain } from './force.ts';
import { judge } from './judge.ts';
import { type Line, NOWHERE } from './line.ts';
import { type Mender, mendAll, mendFrom } from './mending.ts';
import { allBeaten } from './phases.ts';
import { type Care, planFight } from './planner.ts';
import { preparing } from './prepared.ts';
import { sparing } from './spare.ts';
import { purseOf, type Use, usesIn } from './uses.ts';

export interface TurnCare extends Care {
  /** So many fights are planned, at most, before one is begun. */
  readonly fights: number;
  /** So many ways to pay for a goal are tried. */
  readonly ways: number;
  /** Whoever is not known yet is met in so many shapes. */
  readonly shapes: number;
  /** Nothing is done before one goes, which takes half the time. */
  readonly isPlain?: boolean;
}

const AMPLE = 14;
const RICH = 30;
/** So many points of healing are bought at once. */
const MOST_HEALING = 3;
/** What it costs to let a turn pass, and not to know whom one meets. */
const IDLE = { campaign: 14, otherwise: 10 } as const;
const UNKNOWN = 4;
/** What a fight may bring besides: crystals, cards that heal. */
const SLACK = 4;
const ACTIONS = new Set(['enter', 'burn', 'altar', 'interact', 'challenge']);

/** What it could come to, the best first. */
export function planTurn(state: State, seat: Seat, care: TurnCare): readonly Line[] {
  return new Turn(state, seat, care).plan();
}

class Turn implements Mender {
  readonly root: State;
  readonly seat: Seat;
  readonly chance: Source;
  private readonly care: TurnCare;
  private fights: number;
  private readonly candidates: { readonly state: State; readonly keys: readonly string[]; readonly upper: number }[] = [];
  private readonly others: readonly Source[];
  private readonly choices = new Choices();
  /** As the turn began, and what was done since. */
  private readonly begun: State;
  private readonly done: readonly string[];

  constructor(root: State, seat: Seat, care: TurnCare, since: Branch = { state: root, keys: [] }) {
    this.root = root;
    this.seat = seat;
    this.care = care;
    this.begun = since.state;
    this.done = since.keys;
    this.chance = supposing(root.turns * 7 + root.round);
    this.fights = care.fights;
    this.others = Array.from({ length: care.shapes - 1 }, (_, i) => supposing(root.turns * 7 + root.round + 1013 * (i + 1)));
  }

  plan(): readonly Line[] {
    const { root, seat } = this;
    const offers = offersIn(root, this.chance);
    // Beside a rival the turn does not end without a fight (MK-TURN-19).
    const isOver = ({ key, value }: Option): boolean => key === 'end' || (isDeed(value) && value.do === 'meet');
    const over = offers.find(({ key }) => key === 'end') ?? offers.find(isOver);
    // A turn in which nothing happens is lost, and the next may be, too.
    const idle = isIdle(root, seat) ? IDLE[isCampaign(root) ? 'campaign' : 'otherwise'] : 0;
    if (over) this.settle([over.key], judge(root, seat) - idle);
    const { plain, odd } = usesIn(root, seat, this.chance);
    for (const branch of odd) this.consider(branch.keys, branch.state);
    for (const use of plain) if (use.price < 0) this.try(use.keys);
    for (const { key, value } of offers) if (isDeed(value) && value.do === 'attach') this.try([key]);
    const mended = mendAll(this, plain);
    this.rest(offers);
    if (root.stage === 'interact') this.trade(root, []);
    if (root.stage === 'move') this.go(plain);
    this.fightAll();
    if (root.stage === 'move' && isCampaign(root) && !this.care.isPlain) {
      const prepared = preparing(root, seat, odd);
      for (const first of mended ? [mended, ...prepared] : prepared) this.goAfter(first);
    }
    const { all } = this.choices;
    return all.length > 0 ? all : [{ keys: offers.slice(0, 1).map(({ key }) => key), gain: 0 }];
  }

  /** What is done before one goes may change the ways, and units that were healed fight again. */
  private goAfter({ state, keys }: Branch): void {
    const after = new Turn(
      state,
      this.seat,
      { ...this.care, fights: Math.ceil(this.care.fights / 3) },
      { state: this.begun, keys },
    );
    after.go(usesIn(state, this.seat, this.chance).plain);
    after.fightAll();
    for (const line of after.choices.all) this.choices.settle(line);
  }

  /** What is no better than this is not looked at. */
  private get least(): number {
    return this.choices.best?.gain ?? Number.NEGATIVE_INFINITY;
  }
  get tries(): number {
    return this.care.ways;
  }
  judged(state: State): number {
    return judge(state, this.seat, this.begun);
  }
  consider(keys: readonly string[], state: State): void {
    this.settle(keys, this.judged(state));
  }
  private settle(keys: readonly string[], gain: number): void {
    this.choices.settle({ keys: [...this.done, ...keys], gain });
  }

  after(from: State, keys: readonly string[]): State | undefined {
    const course = courseOf(from, this.chance);
    return follow(course, keys) ? course.state : undefined;
  }
  private try(keys: readonly string[]): void {
    const state = this.after(this.root, keys);
    if (state) this.consider(keys, state);
  }

  // ── without going anywhere ──

  private rest(offers: readonly Option[]): void {
    for (const option of offers) {
      if (!option.key.startsWith('rest')) continue;
      for (const { keys, state } of branchesOf(this.root, option, this.chance)) this.consider(keys, state);
    }
  }

  // ── going somewhere ──

  private go(uses: readonly Use[]): void {
    const { root, seat } = this;
    const ample = copy(root);
    ample.move[seat] = Math.max(AMPLE, moveOf(root, seat));
    const here = atOf(root, seat);
    this.act(root, []);
    this.explore(uses, here, 0, []);
    const steps = offersIn(ample, this.chance).flatMap(({ key, value }) => {
      if (!isDeed(value) || (value.do !== 'move' && value.do !== 'provoke')) return [];
      const route = routeTo(ample, seat, value);
      return route ? [{ key, to: value.to, cost: route.cost }] : [];
    });
    for (const { key, to, cost } of steps.sort((a, b) => a.cost - b.cost)) {
      for (const keys of this.waysToMove(uses, cost)) {
        const state = this.after(root, [...keys, key]);
        if (state) this.arrive(state, [...keys, key]);
      }
      if (key.startsWith('move')) this.explore(uses, to, cost, [key]);
    }
  }

  /** The cheapest ways to have so many move points. */
  private waysToMove(uses: readonly Use[], points: number): readonly (readonly string[])[] {
    const need = points - moveOf(this.root, this.seat);
    const bundles = sparing(
      this.root,
      this.seat,
      bundlesFor(purseOf(this.root, this.seat), uses, ({ move }) => move, need),
    );
    return bundles.slice(0, this.care.ways).map((bundle) => bundle.uses.flatMap(({ keys }) => keys));
  }

  private explore(uses: readonly Use[], from: number, cost: number, keys: readonly string[]): void {
    for (const opening of landOf(this.root).openings) {
      const { x, y } = opening;
      if (distance(from, centreOf(x, y)) > 2 || refuseTile(this.root, opening)) continue;
      const [way] = this.waysToMove(uses, cost + EXPLORE_COST);
      const all = way && [...way, ...keys, `explore ${x} ${y}`];
      const state = all && this.after(this.root, all);
      if (state) this.consider(all, state);
    }
  }

  private arrive(state: State, keys: readonly string[]): void {
    if (state.arena) this.fight(state, keys);
    else {
      this.consider(keys, state);
      this.act(state, keys);
    }
  }

  /** What the space offers as the action of the turn. */
  private act(state: State, keys: readonly string[]): void {
    for (const option of offersIn(state, this.chance)) {
      if (!isDeed(option.value)) continue;
      if (option.value.do === 'together' || option.value.do === 'meet') this.meet(state, [...keys, option.key], option.value);
      if (!ACTIONS.has(option.value.do)) continue;
      for (const branch of branchesOf(state, option, this.chance)) {
        const all = [...keys, ...branch.keys];
        if (branch.state.arena) this.fight(branch.state, all);
        else if (branch.state.stage === 'interact') this.trade(branch.state, all);
        else this.consider(all, branch.state);
      }
    }
  }

  /** What others do in it is beyond planning: it is guessed. */
  private meet(state: State, keys: readonly string[], deed: TogetherDeed | MeetDeed): void {
    const { seat } = this;
    const gain = deed.do === 'together' ? jointGain(state, seat, deed.city) : duelGain(state, seat, deed.seat);
    this.settle(keys, this.judged(state) + gain);
  }

  /** A fight that could be had, and how good it would be if all were beaten at no price. */
  private fight(state: State, keys: readonly string[]): void {
    const upper = this.judged(allBeaten(state, this.seat)) + SLACK;
    this.candidates.push({ state, keys, upper });
  }

  /** The most promising fights are planned first; those that cannot be better than what is known are not. */
  private fightAll(): void {
    for (const { state, keys, upper } of this.candidates.sort((a, b) => b.upper - a.upper)) {
      if (this.fights <= 0 || upper <= this.least) return;
      this.planned(state, keys);
    }
  }

  /** Whom one does not know yet one meets in more than one shape: what counts is the mean. */
  private planned(state: State, keys: readonly string[]): void {
    this.fights--;
    const line = planFight(state, this.seat, this.care);
    const over = line === NOWHERE ? undefined : this.after(state, line.keys);
    if (!over) return;
    let [sum, n] = [this.judged(over), 1];
    const all = [...keys, ...line.keys];
    if (sum <= this.least) return;
    for (const chance of this.others) {
      const course = courseOf(this.root, chance);
      if (!follow(course, keys) || !course.state.arena) break;
      const met = course.state;
      if (JSON.stringify(met.foes) === JSON.stringify(state.foes)) break;
      this.fights--;
      const other = planFight(met, this.seat, this.care);
      const end = courseOf(met, chance);
      if (other === NOWHERE || !follow(end, other.keys)) continue;
      sum += this.judged(end.state);
      n++;
    }
    this.settle(all, sum / n - (n > 1 ? UNKNOWN : 0));
  }

  // ── among locals ──

  private trade(state: State, keys: readonly string[]): void {
    const { seat } = this;
    const { plain } = usesIn(state, seat, this.chance);
    const rich = copy(state);
    rich.influence[seat] = RICH;
    for (const option of offersIn(rich, this.chance)) {
      if (!isDeed(option.value) || (option.value.do !== 'recruit' && option.value.do !== 'buy')) continue;
      const [bought] = branchesOf(rich, option, this.chance);
      if (!bought) continue;
      const price = RICH - influenceOf(bought.state, seat);
      const isHealing = option.key === 'buy heal';
      for (let times = 1; times <= (isHealing ? MOST_HEALING : 1); times++) {
        const need = price * times - influenceOf(state, seat);
        const bundles = bundlesFor(purseOf(state, seat), plain, ({ influence }) => influence, need);
        for (const bundle of bundles.slice(0, this.care.ways)) {
          const paid = bundle.uses.flatMap((use) => use.keys);
          const all = [...paid, ...new Array<readonly string[]>(times).fill(bought.keys).flat()];
          const after = this.after(state, all);
          if (after && isHealing) mendFrom(this, after, [...keys, ...all]);
          else if (after) this.consider([...keys, ...all], after);
        }
      }
    }
  }
}

const isIdle = (state: State, seat: Seat): boolean => state.stage === 'move' && !state.hasPlayed[seat] && !state.hasMoved;

const isDeed = (value: unknown): value is Deed => typeof value === 'object' && value !== null && 'do' in value;
