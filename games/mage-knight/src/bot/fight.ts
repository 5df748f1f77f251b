/**
 * The exact planner for fights. Strikes, blocks and damage are combined by branch and bound over minimal bundles of uses; what cannot be
 * added up (a spell that destroys, a shield that burns, somebody who summons) is done on a copy of the real rules and planned from there.
 */
import type { Seat, Source } from '@taverne/engine';
import { isWound, woundNumber } from '../book.ts';
import { beat } from '../combat/beat.ts';
import { mayTakeDamage } from '../combat/damage.ts';
import { armorOf, foeName, isAttacking, isThere, SUMMON, tokenOf, traitsOf, wallsOf } from '../combat/foes.ts';
import { endFight } from '../combat/outcome.ts';
import { against, damageOf, forceOf, isEfficient, toBlock } from '../combat/sums.ts';
import { TWISTS } from '../combat/twists.ts';
import { unitName } from '../run.ts';
import { copy, type Foe, handOf, type Part, type State, unitsOf } from '../state.ts';
import type { MageTable } from '../types.ts';
import { type Element, NONE } from '../words.ts';
import { heroHit, type Struck, unitHit } from './blows.ts';
import { type Bundle, bundlesFor, type Counted, gives, hasAll, minus } from './bundles.ts';
import type { Branch } from './courses.ts';
import { keysOf, type Node } from './node.ts';
import { CARD_BITS, doesMore, type Purse, purseOf, type Use, type Uses, usesIn } from './uses.ts';
import { worth } from './worth.ts';

export const FIGHT_STAGES = ['ranged', 'block', 'damage', 'attack'] as const;
type Phase = 'ranged' | 'block' | 'attack';
const PHASES: readonly Phase[] = ['ranged', 'block', 'attack'];

/** The answers that follow from here to the end of the fight, and what they are worth. */
export interface Line {
  readonly keys: readonly string[];
  readonly gain: number;
}
/** A moment from which nothing is known to lead to the end. */
export const NOWHERE: Line = { keys: [], gain: Number.NEGATIVE_INFINITY };

/** What the real rules are asked. */
export interface Asked {
  /** What cannot be added up, as long as it may be asked; `isNeeded`: there is nothing to be said without it. */
  beyond(keys: readonly string[], isNeeded: boolean): Line | undefined;
  /** What a whole line truly brings; undefined: it cannot be played. */
  proof(keys: readonly string[]): number | undefined;
}

const MOST_NODES = 12_000;
/** So many lines are put to the proof: what is worth more as a sum than on the table is left for the next best. */
const MOST_PROOFS = 12;
const SAME = 1e-6;
const MUTE: MageTable = { emit: () => {}, shown: () => {}, chance: () => 0 };

export interface Sum {
  /** The best line by adding up alone, and by the rules beyond that. */
  readonly line: () => Line;
  /** What of the current phase has to be tried by itself. */
  readonly odd: readonly Branch[];
}

export function sumsOf(root: State, seat: Seat, chance: Source, rules: Asked): Sum {
  const sums = new Sums(root, seat, chance, rules);
  return { line: () => sums.solve(), odd: sums.odd };
}

class Sums implements Struck {
  readonly root: State;
  readonly seat: Seat;
  private readonly scratch: State;
  private readonly uses: { [P in Phase]: Uses };
  private readonly rules: Asked;
  private readonly gains: readonly number[];
  private readonly spoils: number;
  private readonly hopes: number;
  /** What of each phase is worth more than it costs, the best first. */
  private readonly paying: { readonly [P in Phase]: readonly Use[] };
  private readonly goals = new Map<string, readonly Bundle[]>();
  private readonly seen = new Map<string, number>();
  private best: Line | undefined;
  /** The best by the rules themselves, and the lines that brought less than their sum. */
  private proven: Line | undefined;
  private readonly refused = new Set<string>();
  private nodes = 0;
  /** Cards of the hand that are no wounds, as bits. */
  readonly cards: number;
  private readonly purse: Purse;

  constructor(root: State, seat: Seat, chance: Source, rules: Asked) {
    this.root = root;
    this.seat = seat;
    this.rules = rules;
    this.scratch = copy(root);
    this.purse = purseOf(root, seat);
    this.cards = handOf(root, seat).reduce((bits, card, i) => (isWound(card) ? bits : bits | (1 << i)), 0) & CARD_BITS;
    this.uses = { ranged: NO_USES, block: NO_USES, attack: NO_USES };
    const first = root.stage === 'ranged' ? 0 : root.stage === 'block' ? 1 : 2;
    PHASES.forEach((phase, i) => {
      if (i >= first) this.uses[phase] = usesIn(this.inPhase(phase), seat, chance);
    });
    const worthNow = worth(root, seat);
    this.gains = root.foes.map((_, at) => this.gainOf([at], false) - worthNow);
    const all = root.foes.flatMap((foe, at) => (isThere(foe) || foe.fate === 'away' ? [at] : []));
    const apart = all.reduce((sum, at) => sum + (this.gains[at] ?? 0), 0);
    this.spoils = this.gainOf(all, true) - worthNow - apart;
    const payingIn = (phase: Phase): readonly Use[] =>
      this.uses[phase].plain.filter(({ price, foes }) => price < 0 && !foes).sort((a, b) => a.price - b.price);
    this.paying = { ranged: payingIn('ranged'), block: payingIn('block'), attack: payingIn('attack') };
    this.hopes = PHASES.reduce(
      (sum, phase) => sum + this.uses[phase].plain.reduce((s, { price }) => s - Math.min(0, price), 0),
      0,
    );
  }

  private inPhase(phase: Phase): State {
    if (this.root.stage === phase && this.root.parts.length === 0) return this.root;
    const state = copy(this.root);
    state.stage = phase;
    state.parts = [];
    if (state.arena && phase !== this.root.stage) state.arena = { ...state.arena, isFresh: false };
    // By then there may be a wound in the hand; it is in the purse once it was taken.
    if (phase === 'attack' && this.root.foes.some(isAttacking)) {
      state.hand[this.seat] = [...handOf(state, this.seat), woundNumber(this.seat, state.wounds[this.seat] ?? 0)];
      state.wounds[this.seat] = (state.wounds[this.seat] ?? 0) + 1;
    }
    return state;
  }

  /** What it is worth to have beaten these, and to have the fight over. */
  private gainOf(foes: readonly number[], isOver: boolean): number {
    const state = copy(this.root);
    beat(state, MUTE, this.seat, foes);
    if (isOver) endFight(state, MUTE, this.seat);
    return worth(state, this.seat);
  }

  solve(): Line {
    for (let proofs = 0; proofs < MOST_PROOFS; proofs++) {
      this.seen.clear();
      this.search();
      if (!this.best || this.best === this.proven) break;
      const { keys, gain } = this.best;
      const truly = this.rules.proof(keys);
      if (truly !== undefined && truly > (this.proven ?? NOWHERE).gain) this.proven = { keys, gain: truly };
      if (truly !== undefined && truly >= gain - SAME) break;
      this.refused.add(keys.join());
      this.best = this.proven;
    }
    return this.proven ?? NOWHERE;
  }

  private search(): void {
    const { root } = this;
    this.nodes = 0;
    const start: Node = {
      foes: root.foes,
      purse: this.purse,
      table: root.parts,
      struck: 0,
      hurt: root.arena?.hurt ?? 0,
      sum: 0,
      trail: undefined,
    };
    if (root.stage === 'ranged') this.strikes(start, 'ranged', 0);
    else if (root.stage === 'block') this.blocks(start, 0);
    else if (root.stage === 'damage') this.damage(start, root.hitter, root.damage);
    else this.strikes(start, 'attack', 0);
  }

  // ── bounds ──

  private isHopeless(node: Node, phase: string): boolean {
    if (this.nodes++ > MOST_NODES) return true;
    let most = node.sum + this.spoils + this.hopes;
    let name = phase;
    for (const [at, foe] of node.foes.entries()) {
      if (foe.fate !== 'beaten') most += Math.max(0, this.gains[at] ?? 0);
      name += `${foe.fate[1]}${foe.armor}.${foe.lost}.${foe.attack}`;
    }
    if (this.best && most <= this.best.gain) return true;
    name += `|${node.purse.bits},${node.struck},${node.hurt},${node.purse.mana.join('')},${node.table.length}`;
    const known = this.seen.get(name);
    if (known !== undefined && known >= node.sum) return true;
    this.seen.set(name, node.sum);
    return false;
  }

  private end(node: Node, phase: Phase, last: readonly string[]): void {
    const isWon = node.foes.every(({ fate, role, summoner }) => fate === 'beaten' || role === 'rampager' || summoner !== NONE);
    let sum = node.sum + (isWon ? this.spoils : 0);
    let { purse } = node;
    // What pays for itself is done while it can be, most of all what pays best.
    const besides: Use[] = [];
    for (const use of this.paying[phase]) {
      if (!hasAll(purse, use.bits, use.mana)) continue;
      purse = minus(purse, use.bits, use.mana);
      sum -= use.price;
      besides.push(use);
    }
    // What of it the rules refuse is left, the least first.
    for (;;) {
      if (this.best && sum <= this.best.gain) return;
      const keys = [...keysOf(node.trail), ...besides.flatMap((use) => use.keys), ...last];
      if (!this.refused.has(keys.join())) {
        this.best = { keys, gain: sum };
        return;
      }
      const least = besides.pop();
      if (!least) return;
      sum += least.price;
    }
  }

  get blocking(): readonly Use[] {
    return this.uses.block.plain;
  }

  // ── strikes ──

  private strikes(node: Node, phase: 'ranged' | 'attack', from: number): void {
    if (this.isHopeless(node, `${phase}${from}`)) return;
    const { foes } = node;
    const aims = foes.flatMap((foe, at) => (isThere(foe) && !this.isOutOfReach(node, foe, phase) ? [at] : []));
    const grow = (next: number, set: readonly number[]): void => {
      for (let i = next; i < aims.length; i++) {
        const grown = [...set, aims[i] ?? NONE];
        if ((grown[0] ?? 0) >= from) this.strike(node, phase, grown);
        grow(i + 1, grown);
      }
    };
    grow(0, []);
    this.turnFoes(node, phase, (next) => this.strikes(next, phase, from));
    if (phase === 'ranged') this.toBlocks(node);
    else this.end(node, 'attack', ['done@attack']);
  }

  private isOutOfReach({ foes }: Node, foe: Foe, phase: Phase): boolean {
    this.scratch.foes = foes;
    return phase === 'ranged' && wallsOf(this.scratch, foe, this.seat) > 1;
  }

  private strike(node: Node, phase: 'ranged' | 'attack', set: readonly number[]): void {
    const key = `strike ${set.map((at) => this.nameOf(node, at)).join(' ')}`;
    for (const bundle of this.bundlesToStrike(node, phase, set)) {
      if (!hasAll(node.purse, bundle.bits, bundle.mana)) continue;
      const foes = node.foes.map((foe, at) => (set.includes(at) ? { ...foe, fate: 'beaten' as const } : foe));
      const sum = node.sum - bundle.price + set.reduce((all, at) => all + (this.gains[at] ?? 0), 0);
      const keys = bundle.uses.flatMap((use) => use.keys);
      const next: Node = {
        ...node,
        foes,
        sum,
        table: [],
        purse: minus(node.purse, bundle.bits, bundle.mana),
        trail: { before: node.trail, keys },
      };
      if (foes.some(({ fate, summoner }) => fate !== 'beaten' && summoner === NONE)) {
        this.strikes({ ...next, trail: { before: next.trail, keys: [key] } }, phase, (set[0] ?? 0) + 1);
      } else this.end(next, phase, [key]);
    }
  }

  private bundlesToStrike(node: Node, phase: 'ranged' | 'attack', set: readonly number[]): readonly Bundle[] {
    return this.goal(node, `${phase} ${set.join()}`, () => {
      const { scratch, seat } = this;
      scratch.stage = phase;
      scratch.foes = node.foes;
      const wards = against(scratch, seat, set);
      const halves = (parts: readonly Part[]): number => {
        const force = forceOf(scratch, seat, parts);
        const of = wards.siegeOnly ? force.siege : force.all;
        return ELEMENTS.reduce((sum, element) => sum + of[element] * (wards[element] ? 1 : 2), 0);
      };
      const need = set.reduce((sum, at) => sum + this.armor(node.foes[at]), 0) * 2 - halves(node.table);
      return bundlesFor(this.purseFor(node), this.count(phase, halves), need);
    });
  }
  private armor = (foe: Foe | undefined): number => (foe ? armorOf(this.scratch, foe) : 0);
  /** All that there was at the beginning, or all that is left where something was gained since. */
  private purseFor({ purse }: Node): Purse {
    return this.hasGained(purse) ? purse : this.purse;
  }
  private hasGained({ bits, mana }: Purse): boolean {
    return (bits & ~this.purse.bits) !== 0 || mana.some((n, i) => n > (this.purse.mana[i] ?? 0));
  }
  private count(phase: Phase, halves: (parts: readonly Part[]) => number): Counted[] {
    return this.uses[phase].plain.flatMap((use) => (use.foes ? [] : [{ use, counts: halves(use.parts) }]));
  }

  /** Bundles for a goal are looked for once. */
  private goal({ foes, table, purse }: Node, what: string, find: () => readonly Bundle[]): readonly Bundle[] {
    const gained = this.hasGained(purse) ? `${purse.bits} ${purse.mana.join()}` : '';
    const name = `${gained}${what}|${foes.map(({ armor, lost, attack }) => `${armor}.${lost}.${attack}`).join()}|${table.map(({ n, kind, element }) => `${n}${kind}${element}`).join()}`;
    const known = this.goals.get(name) ?? find();
    this.goals.set(name, known);
    return known;
  }

  /** What weakens, strips or holds foes, and the mana it may want. */
  private turnFoes(node: Node, phase: Phase, onward: (next: Node) => void): void {
    const { plain } = this.uses[phase];
    if (!plain.some(({ foes }) => foes)) return;
    for (const use of plain) {
      if ((use.foes || gives(use)) && hasAll(node.purse, use.bits, use.mana)) onward(this.turned(node, use));
    }
  }
  private turned(node: Node, use: Use): Node {
    const foes = node.foes.map((foe, at) => {
      const turn = use.foes?.find((each) => each.at === at);
      if (!turn || foe.fate === 'beaten') return foe;
      const fate = turn.holds && foe.fate === 'attacks' ? 'held' : foe.fate;
      return { ...foe, fate, armor: foe.armor + turn.armor, attack: foe.attack + turn.attack, lost: foe.lost | turn.lost };
    });
    const trail = { before: node.trail, keys: use.keys };
    const purse = minus(node.purse, use.bits, use.mana);
    return { ...node, foes, purse, trail, sum: node.sum - use.price, table: [...node.table, ...use.parts] };
  }

  // ── blocks ──

  private toBlocks(node: Node): void {
    const next = { ...node, table: [], trail: { before: node.trail, keys: ['done@ranged'] } };
    const isSummoning = node.foes.some((foe) => isAttacking(foe) && (traitsOf(this.scratch, foe) & SUMMON) !== 0);
    const isBeyond = isSummoning || this.isOddLater(['block', 'attack']);
    if (!isBeyond || !this.askRules(next, 'block', isSummoning)) this.blocks(next, 0);
  }

  private blocks(node: Node, from: number): void {
    if (this.isHopeless(node, `block${from}`)) return;
    const at = node.foes.findIndex((foe, i) => i >= from && isAttacking(foe));
    if (at === NONE) {
      this.toDamage(node);
      return;
    }
    // Where much has to be asked of the rules, what takes nothing is asked first.
    const isLeftFirst = this.isOddLater(['attack']);
    if (isLeftFirst) this.blocks(node, at + 1);
    const key = `block ${this.nameOf(node, at)}`;
    for (const bundle of this.bundlesToBlock(node, at)) {
      if (!hasAll(node.purse, bundle.bits, bundle.mana)) continue;
      const foes = node.foes.map((foe, i) => (i === at ? { ...foe, fate: 'blocked' as const } : foe));
      const trail = { before: node.trail, keys: [...bundle.uses.flatMap((use) => use.keys), key] };
      const purse = minus(node.purse, bundle.bits, bundle.mana);
      const next = { ...node, foes, purse, table: [], trail, sum: node.sum - bundle.price };
      const isPlain = !node.table.some(doesMore) && !bundle.uses.some((use) => use.doesMore);
      if (isPlain || !this.askRules(next, `block ${at}`)) this.blocks(next, at + 1);
    }
    if (from === 0) this.turnFoes(node, 'block', (next) => this.blocks(next, 0));
    if (!isLeftFirst) this.blocks(node, at + 1);
  }

  private bundlesToBlock(node: Node, at: number): readonly Bundle[] {
    const foe = node.foes[at];
    if (!foe) return [];
    return this.goal(node, `block ${at}`, () => {
      const { scratch } = this;
      scratch.stage = 'block';
      scratch.foes = node.foes;
      const { element } = tokenOf(scratch, foe);
      const halves = (parts: readonly Part[]): number =>
        parts.reduce((sum, part) => {
          const n = part.n + (part.twist === undefined ? 0 : (TWISTS[part.twist]?.more?.(scratch, foe, part.n) ?? 0));
          return sum + n * (isEfficient(part.element, element) ? 2 : 1);
        }, 0);
      const counted = this.count('block', halves);
      const quick = toBlock(scratch, foe, []);
      const purse = this.purseFor(node);
      const bundles = bundlesFor(purse, counted, quick * 2 - halves(node.table));
      const calming = counted.filter(({ use }) => toBlock(scratch, foe, use.parts) < quick);
      if (calming.length === 0) return bundles;
      // One that takes the swiftness away is in it: half of it is enough.
      const slow = bundlesFor(purse, counted, quick - halves(node.table));
      return [...bundles, ...slow.filter(({ uses }) => uses.some((use) => calming.some((one) => one.use === use)))];
    });
  }

  // ── damage ──

  private toDamage(node: Node): void {
    const next = { ...node, table: [], trail: { before: node.trail, keys: ['done@block'] } };
    this.damage(next, NONE, 0);
    // Mana is taken of whoever may be struck next, and of a hand that may be lost.
    if (!node.foes.some(isAttacking)) return;
    for (const use of this.uses.block.plain) {
      if (use.foes || !gives(use) || !hasAll(node.purse, use.bits, use.mana)) continue;
      const richer = this.turned(node, use);
      if (!this.isHopeless(richer, 'richer')) this.toDamage(richer);
    }
  }

  /** One foe after the other; `left`: what of its damage is still to be assigned. */
  private damage(node: Node, hitter: number, left: number): void {
    const at = hitter === NONE ? node.foes.findIndex(isAttacking) : hitter;
    const foe = node.foes[at];
    if (!foe) {
      const foes = node.foes
        .filter(({ summoner }) => summoner === NONE)
        .map((each) => (each.fate === 'away' ? { ...each, fate: 'struck' as const } : each));
      const next = { ...node, foes, table: [] };
      if (!this.isOddLater(['attack']) || !this.askRules(next, 'attack')) this.strikes(next, 'attack', 0);
      return;
    }
    this.scratch.foes = node.foes;
    const due = hitter === NONE ? damageOf(this.scratch, foe) : left;
    const foes = node.foes.map((each, i) => (i === at ? { ...each, fate: 'struck' as const } : each));
    if (due <= 0) {
      this.damage({ ...node, foes }, NONE, 0);
      return;
    }
    const name = this.nameOf(node, at);
    const onHero = heroHit(this, node, foe, due);
    this.damage({ ...onHero, foes, trail: { before: onHero.trail, keys: [`${name} on hero`] } }, NONE, 0);
    unitsOf(this.root, this.seat).forEach((unit, i) => {
      if ((node.struck & (1 << i)) !== 0 || !mayTakeDamage(this.root, this.seat, unit)) return;
      const onUnit = unitHit(this, node, { i, foe, due });
      const next = { ...onUnit.next, trail: { before: node.trail, keys: [`${name} on ${unitName(this.root, this.seat, i)}`] } };
      if (onUnit.rest > 0) this.damage(next, at, onUnit.rest);
      else this.damage({ ...next, foes }, NONE, 0);
    });
  }

  // ── beyond adding up ──

  /** Does a later phase offer something to be tried by itself that is not on offer before? */
  private isOddLater(phases: readonly Phase[]): boolean {
    return phases.some((phase) => this.uses[phase].odd.some(({ keys }) => !this.isOddNow(keys)));
  }
  private isOddNow(keys: readonly string[]): boolean {
    const { stage } = this.root;
    return (
      stage !== 'damage' &&
      PHASES.some((phase) => phase === stage && this.uses[phase].odd.some((one) => one.keys[0] === keys[0]))
    );
  }

  /** False: nothing can be asked any more, and adding up has to do. */
  private askRules(node: Node, phase: string, isNeeded = false): boolean {
    if (this.isHopeless(node, `rules ${phase}`)) return true;
    const line = this.rules.beyond(keysOf(node.trail), isNeeded);
    if (line && (!this.best || line.gain > this.best.gain)) {
      this.best = line;
      this.proven = line;
    }
    return line !== undefined;
  }

  get odd(): readonly Branch[] {
    return PHASES.flatMap((phase) => (phase === this.root.stage ? this.uses[phase].odd : []));
  }

  private nameOf({ foes }: Node, at: number): string {
    this.scratch.foes = foes;
    return foeName(this.scratch, at);
  }
}

const NO_USES: Uses = { plain: [], odd: [] };
const ELEMENTS: readonly Element[] = ['physical', 'fire', 'ice', 'cold-fire'];
