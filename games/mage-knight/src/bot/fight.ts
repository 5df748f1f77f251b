/**
 * The exact planner for fights. Strikes, blocks and damage are combined by branch and bound over minimal bundles of uses; what cannot be
 * added up (a spell that destroys, a shield that burns, somebody who summons) is done on a copy of the real rules and planned from there.
 */
import type { Seat, Source } from '@taverne/engine';
import { isWound } from '../book.ts';
import { mayTakeDamage } from '../combat/damage.ts';
import { foeName, isAttacking, isThere, SUMMON, traitsOf, wallsOf } from '../combat/foes.ts';
import { damageOf } from '../combat/sums.ts';
import { unitName } from '../run.ts';
import { copy, type Foe, handOf, type State, unitsOf } from '../state.ts';
import { NONE } from '../words.ts';
import { heroHit, type Struck, unitHit } from './blows.ts';
import { type Breadth, breadthsOf } from './breadth.ts';
import { type Bundle, gives, hasAll, minus } from './bundles.ts';
import type { Branch } from './courses.ts';
import { Ends } from './ends.ts';
import { Goals } from './goals.ts';
import { type Asked, type Line, PHASES, type Phase } from './line.ts';
import { keysOf, type Node, turned } from './node.ts';
import { inPhase, worthBeaten } from './phases.ts';
import { CARD_BITS, doesMore, type Purse, purseOf, type Use, type Uses, usesIn } from './uses.ts';
import { worth } from './worth.ts';

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
  private readonly goals: Goals;
  private readonly ends: Ends;
  private readonly seen = new Map<string, number>();
  private nodes = 0;
  private breadth: Breadth = { nodes: 0, width: 0 };
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
      if (i >= first) this.uses[phase] = usesIn(inPhase(root, seat, phase), seat, chance);
    });
    this.goals = new Goals(seat, this.scratch, this.purse, this.uses);
    this.ends = new Ends(this.uses);
    const worthNow = worth(root, seat);
    this.gains = root.foes.map((_, at) => worthBeaten(root, seat, [at], false) - worthNow);
    const all = root.foes.flatMap((foe, at) => (isThere(foe) || foe.fate === 'away' ? [at] : []));
    const apart = all.reduce((sum, at) => sum + (this.gains[at] ?? 0), 0);
    this.spoils = worthBeaten(root, seat, all, true) - worthNow - apart;
    this.hopes = PHASES.reduce(
      (sum, phase) => sum + this.uses[phase].plain.reduce((s, { price }) => s - Math.min(0, price), 0),
      0,
    );
  }

  solve(): Line {
    const { breadths, proofs } = breadthsOf(this.root, this.seat);
    for (let proof = 0; proof < proofs; proof++) {
      for (const breadth of breadths) {
        this.breadth = breadth;
        this.seen.clear();
        this.search();
      }
      if (this.ends.prove(this.rules.proof)) break;
    }
    return this.ends.line;
  }

  private search(): void {
    const { root } = this;
    this.nodes = 0;
    const start: Node = {
      foes: root.foes,
      purse: this.purse,
      table: root.parts,
      hasStruck: false,
      struck: 0,
      hurt: root.arena?.hurt ?? 0,
      poisoned: 0,
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
    if (this.nodes++ > this.breadth.nodes || this.rules.looks.left-- <= 0) return true;
    let most = node.sum + this.spoils + this.hopes;
    let name = phase;
    for (const [at, foe] of node.foes.entries()) {
      if (foe.fate !== 'beaten') most += Math.max(0, this.gains[at] ?? 0);
      name += `${foe.fate[1]}${foe.armor}.${foe.lost}.${foe.attack}`;
    }
    if (this.ends.best && most <= this.ends.best.gain) return true;
    name += `|${node.purse.bits},${node.struck},${node.hurt},${node.purse.mana.join('')},${node.table.length}`;
    const known = this.seen.get(name);
    if (known !== undefined && known >= node.sum) return true;
    this.seen.set(name, node.sum);
    return false;
  }

  private end(node: Node, phase: Phase, last: readonly string[]): void {
    const isWon = node.foes.every(({ fate, role, summoner }) => fate === 'beaten' || role === 'rampager' || summoner !== NONE);
    this.ends.add(node, phase, last, node.sum + (isWon ? this.spoils : 0));
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
    for (const bundle of this.affordable(node, this.goals.toStrike(node, phase, set))) {
      const foes = node.foes.map((foe, at) => (set.includes(at) ? { ...foe, fate: 'beaten' as const } : foe));
      const sum = node.sum - bundle.price + set.reduce((all, at) => all + (this.gains[at] ?? 0), 0);
      const keys = bundle.uses.flatMap((use) => use.keys);
      const next: Node = {
        ...node,
        foes,
        sum,
        table: [],
        hasStruck: true,
        purse: minus(node.purse, bundle.bits, bundle.mana),
        trail: { before: node.trail, keys },
      };
      if (foes.some(({ fate, summoner }) => fate !== 'beaten' && summoner === NONE)) {
        this.strikes({ ...next, trail: { before: next.trail, keys: [key] } }, phase, (set[0] ?? 0) + 1);
      } else this.end(next, phase, [key]);
    }
  }

  private affordable({ purse }: Node, bundles: readonly Bundle[]): readonly Bundle[] {
    const found: Bundle[] = [];
    for (const bundle of bundles) {
      if (found.length >= this.breadth.width) break;
      if (hasAll(purse, bundle.bits, bundle.mana)) found.push(bundle);
    }
    return found;
  }

  /** What weakens, strips or holds foes, and the mana it may want. */
  private turnFoes(node: Node, phase: Phase, onward: (next: Node) => void): void {
    const { plain } = this.uses[phase];
    if (!plain.some(({ foes }) => foes)) return;
    for (const use of plain) {
      if ((use.foes || gives(use)) && hasAll(node.purse, use.bits, use.mana)) onward(turned(node, use));
    }
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
    for (const bundle of this.affordable(node, this.goals.toBlock(node, at))) {
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

  // ── damage ──

  private toDamage(node: Node): void {
    const next = { ...node, table: [], trail: { before: node.trail, keys: ['done@block'] } };
    this.damage(next, NONE, 0);
    // Mana is taken of whoever may be struck next, and of a hand that may be lost.
    if (!node.foes.some(isAttacking)) return;
    for (const use of this.uses.block.plain) {
      if (use.foes || !gives(use) || !hasAll(node.purse, use.bits, use.mana)) continue;
      const richer = turned(node, use);
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

  /** Does a later phase offer something to be tried by itself? What is on offer now, too, may do something else by then. */
  private isOddLater(phases: readonly Phase[]): boolean {
    return phases.some((phase) => this.uses[phase].odd.length > 0);
  }

  /** False: nothing can be asked any more, and adding up has to do. */
  private askRules(node: Node, phase: string, isNeeded = false): boolean {
    if (this.isHopeless(node, `rules ${phase}`)) return true;
    const line = this.rules.beyond(keysOf(node.trail), isNeeded);
    if (line) this.ends.know(line);
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
