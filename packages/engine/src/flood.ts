/**
 * Floods over numbered nodes, such as the cells of a board: how far one gets, for what price and by which path. Nodes come in
 * the order of their price, those of one price in the order in which they were found. Whoever floods says where one can go on
 * from each node; a step may cost any whole number.
 *
 *   const flood = floods.begin(mp);
 *   flood.reach(from, 0);
 *   for (let cell = flood.next(); cell !== NOWHERE; cell = flood.next()) {
 *     for (const to of NEIGHBOURS[cell]) flood.reach(to, priceOf(to));
 *   }
 *   flood.priceOf(goal);
 *   flood.pathTo(goal);
 */

/** No node. */
export const NOWHERE = -1;

/** Before a node that nobody enters. */
const SHUT = -2;

/** Beyond any price. */
const FAR = 0xffff;

/**
 * The room in which floods over so many nodes write; keep one beside the board. Wiping off what the last flood wrote is several
 * times faster than new room for each. A flood that is read or goes on after another one has begun in its room says so.
 */
export class Floods {
  readonly nodes: number;
  private readonly room: Room;

  constructor(nodes: number) {
    this.nodes = nodes;
    this.room = {
      run: 0,
      prices: new Uint16Array(nodes).fill(FAR),
      before: new Int16Array(nodes),
      worths: new Int16Array(nodes),
      ways: new Int16Array(nodes),
      rings: new Int16Array(0),
      ends: new Int16Array(0),
      most: NOWHERE,
      shut: [],
    };
  }

  /** A flood that goes no further than this price. */
  begin(most: number): Flood {
    const { room, nodes } = this;
    wipe(room, nodes);
    if (room.ends.length <= most) {
      // At one price a node is found once.
      room.rings = new Int16Array(nodes * (most + 1));
      room.ends = new Int16Array(most + 1);
    }
    room.most = most;
    return new Flood(room, nodes);
  }
}

interface Room {
  /** The number of the flood whose writing this is. */
  run: number;
  /** By node, of those reached: the price, the node before it on the path, what the path is worth, and by which way the last step went. */
  readonly prices: Uint16Array;
  readonly before: Int16Array;
  readonly worths: Int16Array;
  readonly ways: Int16Array;
  /** The nodes of each price in the order of discovery, ring after ring: those of price 3 from `3 * nodes` on. */
  rings: Int16Array;
  /** Price → how many nodes its ring has. */
  ends: Int16Array;
  /** The last ring that may have nodes in it. */
  most: number;
  /** Nodes that nobody enters: their price is nothing, so that no step is cheaper. */
  readonly shut: number[];
}

/** Every price that was written stands in a ring, whatever befell the flood that wrote it. */
function wipe(room: Room, nodes: number): void {
  const { prices, rings, ends, most } = room;
  for (let price = 0; price <= most; price++) {
    const start = price * nodes;
    const end = start + (ends[price] ?? 0);
    for (let i = start; i < end; i++) prices[rings[i] ?? 0] = FAR;
    ends[price] = 0;
  }
  for (const node of room.shut) prices[node] = FAR;
  room.shut.length = 0;
  room.run++;
}

export class Flood {
  /** The price of the node that `next` gave last. */
  price = 0;
  private readonly room: Room;
  private readonly nodes: number;
  private readonly run: number;
  private node = NOWHERE;
  private at = 0;

  constructor(room: Room, nodes: number) {
    this.room = room;
    this.nodes = nodes;
    this.run = room.run;
  }

  /** Nobody enters this node. */
  shut(node: number): void {
    const { prices, before, shut } = this.room;
    prices[node] = 0;
    before[node] = SHUT;
    shut.push(node);
  }

  /** The next node in the order of price; NOWHERE: there is none left. */
  next(): number {
    const { rings, ends, prices, most } = this.mine();
    const { nodes } = this;
    let { price, at } = this;
    for (; price <= most; price++, at = 0) {
      const end = ends[price] ?? 0;
      while (at < end) {
        const node = rings[price * nodes + at++] ?? NOWHERE;
        // Found again for less, it has been here already.
        if (prices[node] !== price) continue;
        this.node = node;
        this.price = price;
        this.at = at;
        return node;
      }
    }
    return NOWHERE;
  }

  /**
   * One more step from the node that `next` gave last; before the first of those, a node where the flood begins. Of the paths
   * that cost the same the one worth more is kept, else the first; only a step that costs something can be worth something.
   * `way` is the caller's own mark for the step, such as a direction.
   */
  reach(node: number, step: number, worth = 0, way = 0): void {
    const { prices, before, worths, ways, rings, ends, most } = this.room;
    const price = this.price + step;
    const known = prices[node] ?? 0;
    if (price > most || price > known) return;
    const sum = this.node === NOWHERE ? worth : (worths[this.node] ?? 0) + worth;
    if (price === known && sum <= (worths[node] ?? 0)) return;
    before[node] = this.node;
    worths[node] = sum;
    ways[node] = way;
    if (price === known) return;
    const end = ends[price] ?? 0;
    rings[price * this.nodes + end] = node;
    ends[price] = end + 1;
    prices[node] = price;
  }

  /** One step to each neighbour of the node that `next` gave last, by a table: the same as `reach` for each, and faster. */
  reachAll({ degree, to, steps }: Net): void {
    const { node: from, nodes, price: paid } = this;
    const { prices, before, worths, rings, ends, most } = this.room;
    const worth = worths[from] ?? 0;
    for (let way = from * degree, last = way + degree; way < last; way++) {
      const price = paid + (steps[way] ?? FAR);
      if (price > most) continue;
      const node = to[way] ?? 0;
      if (price >= (prices[node] ?? 0)) continue;
      prices[node] = price;
      before[node] = from;
      worths[node] = worth;
      const end = ends[price] ?? 0;
      rings[price * nodes + end] = node;
      ends[price] = end + 1;
    }
  }

  /** Infinity: not reached. */
  priceOf(node: number): number {
    const { prices, before } = this.mine();
    const price = prices[node] ?? FAR;
    return price === FAR || (price === 0 && before[node] === SHUT) ? Number.POSITIVE_INFINITY : price;
  }

  /** The steps of the cheapest path, the last one to this node; none at a node where the flood began; undefined: not reached. */
  pathTo(node: number): PathStep[] | undefined {
    const { prices, before, ways } = this.mine();
    if (this.priceOf(node) === Number.POSITIVE_INFINITY) return undefined;
    const path: PathStep[] = [];
    for (let to = node, from = before[to] ?? NOWHERE; from !== NOWHERE; to = from, from = before[to] ?? NOWHERE) {
      path.push({ to, price: (prices[to] ?? 0) - (prices[from] ?? 0), way: ways[to] ?? 0 });
    }
    return path.reverse();
  }

  private mine(): Room {
    if (this.room.run !== this.run) throw new Error('another flood has begun in this room: what this one wrote is gone');
    return this.room;
  }
}

/** Where one can go from each node, and for what: `node * degree + way` → the neighbour and the price of the step. */
export interface Net {
  readonly degree: number;
  readonly to: ArrayLike<number>;
  /** A price that nobody can pay where a node has no such neighbour. */
  readonly steps: ArrayLike<number>;
}

export interface PathStep {
  readonly to: number;
  readonly price: number;
  readonly way: number;
}

/** The connected parts of some nodes, in their order. */
export function connected<N extends number>(among: readonly N[], neighbours: (node: N) => readonly N[]): N[][] {
  const left = new Set(among);
  const parts: N[][] = [];
  for (const start of among) {
    if (!left.delete(start)) continue;
    const part = [start];
    for (const node of part) {
      for (const near of neighbours(node)) if (left.delete(near)) part.push(near);
    }
    parts.push(part);
  }
  return parts;
}
