/** Mana: tokens, crystals and dice of the Source, and paying with them (MK-MANA). Colours go by number. */
import { type Option, option, type Play, type Seat } from '@taverne/engine';
import { hasMod, isMod, type Mod } from './mods.ts';
import { punish } from './skills/laid.ts';
import { crystalsOf, isAlone, isDark, manaOf, modsOf, plus, type State, usedCrystalsOf, usedDiceOf } from './state.ts';
import { ask, type MageTable, type Origin, type Way } from './types.ts';
import { BASICS, COLOURS, type Colour, NONE } from './words.ts';

export const GOLD = COLOURS.indexOf('gold');
export const BLACK = COLOURS.indexOf('black');
export const MOST_CRYSTALS = 3;

export const colourNumber = (colour: Colour): number => COLOURS.indexOf(colour);
export const colourName = (colour: number): Colour => COLOURS[colour] ?? 'red';
const isBasic = (colour: number): boolean => colour < BASICS.length;

/** Gold serves by day, black by night; an effect may lift that (MK-MANA-06, -07). */
function isUsable(state: State, seat: Seat, colour: number): boolean {
  if (isBasic(colour) || (colour === GOLD) !== isDark(state)) return true;
  return modsOf(state, seat).some((mod) => mod.mod === 'allows' && mod.colour === colourName(colour));
}

/** A die of that face which nobody has, by place; NONE: there is none, or no more dice may be used (MK-MANA-08). */
function dieOf(state: State, seat: Seat, face: number): number {
  if ((state.diceLeft[seat] ?? 0) < 1 || hasMod(modsOf(state, seat), 'no-dice')) return NONE;
  const { source } = state;
  for (let die = 0; die < source.length; die++) if (source[die] === face && isFree(state, die)) return die;
  return NONE;
}

/** Nobody has used it, took it or keeps it, and it lies on nobody's tactic. */
export function isFree({ dice, tacticDie, claims, mods }: State, die: number): boolean {
  for (const used of dice) if (used.includes(die)) return false;
  for (const own of mods) for (const mod of own) if (mod.mod === 'taken-die' && mod.die === die) return false;
  for (const kept of claims) for (const claim of kept) if (claim.die === die) return false;
  return !tacticDie.includes(die);
}

function tacticFace(state: State, seat: Seat): number {
  const die = state.tacticDie[seat] ?? NONE;
  return die === NONE || hasMod(modsOf(state, seat), 'no-dice') ? NONE : (state.source[die] ?? NONE);
}

const isEndless = (state: State, seat: Seat, colour: number): boolean =>
  modsOf(state, seat).some((mod) => mod.mod === 'endless' && mod.colours.includes(colourName(colour)));

// ── ways to pay ──

// Made once each.
const WAYS: { readonly [O in Origin]: Option<Way>[] } = { token: [], crystal: [], die: [], tactic: [], endless: [] };
function wayOf(from: Origin, colour: number): Option<Way> {
  WAYS[from][colour] ??= option(`${from} ${colourName(colour)}`, { from, colour });
  return WAYS[from][colour];
}

/** Everything that can serve as one mana of this colour (MK-MANA-02, -05 to -10). */
function waysToPay(state: State, seat: Seat, colour: number): Option<Way>[] {
  const ways: Option<Way>[] = [];
  if (isUsable(state, seat, colour)) waysWith(state, seat, colour, ways);
  if (!isBasic(colour)) return ways;
  if (isUsable(state, seat, GOLD)) waysWith(state, seat, GOLD, ways);
  if (hasMod(modsOf(state, seat), 'wild-dice')) {
    for (const face of [GOLD, BLACK]) {
      const way = wayOf('die', face);
      if (dieOf(state, seat, face) !== NONE && !ways.includes(way)) ways.push(way);
    }
  }
  return ways;
}

function waysWith(state: State, seat: Seat, face: number, ways: Option<Way>[]): void {
  if ((manaOf(state, seat)[face] ?? 0) > 0) ways.push(wayOf('token', face));
  if (isBasic(face) && (crystalsOf(state, seat)[face] ?? 0) > 0) ways.push(wayOf('crystal', face));
  if (dieOf(state, seat, face) !== NONE) ways.push(wayOf('die', face));
  if (tacticFace(state, seat) === face) ways.push(wayOf('tactic', face));
  if (isEndless(state, seat, face)) ways.push(wayOf('endless', face));
}

/** Can one mana of this colour be paid? The quick question, for lists of options. */
export function canPay(state: State, seat: Seat, colour: number): boolean {
  if (isUsable(state, seat, colour) && hasFace(state, seat, colour)) return true;
  if (!isBasic(colour)) return false;
  if (isUsable(state, seat, GOLD) && hasFace(state, seat, GOLD)) return true;
  return hasMod(modsOf(state, seat), 'wild-dice') && (dieOf(state, seat, GOLD) !== NONE || dieOf(state, seat, BLACK) !== NONE);
}
const hasFace = (state: State, seat: Seat, face: number): boolean =>
  (manaOf(state, seat)[face] ?? 0) > 0 ||
  (isBasic(face) && (crystalsOf(state, seat)[face] ?? 0) > 0) ||
  dieOf(state, seat, face) !== NONE ||
  tacticFace(state, seat) === face ||
  isEndless(state, seat, face);

/** What must still be possible when the price is paid: an effect that wants mana or dice itself. */
export type Afterwards = () => boolean;

/** What is to be paid, colour by colour. */
interface Bill {
  readonly price: readonly number[];
  readonly afterwards?: Afterwards | undefined;
}

/** Can all of these be paid together (MK-CARD-08)? One die is one mana, whatever it could have been. */
export function canPayAll(state: State, seat: Seat, price: readonly number[], afterwards?: Afterwards): boolean {
  const [first] = price;
  if (first === undefined) return afterwards?.() ?? true;
  if (!canPay(state, seat, first)) return false;
  if (price.length === 1 && !afterwards) return true;
  const rest = price.slice(1);
  return waysToPay(state, seat, first).some(({ value }) => leaves(state, seat, value, { price: rest, afterwards }));
}

/** Paid on trial: lists are replaced, so putting the old ones back undoes it. */
function leaves(state: State, seat: Seat, way: Way, { price, afterwards }: Bill): boolean {
  if (price.length === 0 && !afterwards) return true;
  const [mana, crystals, dice] = [manaOf(state, seat), crystalsOf(state, seat), usedDiceOf(state, seat)];
  const [left, tacticDie] = [state.diceLeft[seat] ?? 0, state.tacticDie[seat] ?? NONE];
  const used = usedCrystalsOf(state, seat);
  spend(state, seat, way);
  const can = canPayAll(state, seat, price, afterwards);
  state.mana[seat] = mana;
  state.crystals[seat] = crystals;
  state.crystalsUsed[seat] = used;
  state.dice[seat] = dice;
  state.diceLeft[seat] = left;
  state.tacticDie[seat] = tacticDie;
  return can;
}

/** Pays a price, one mana after the other; asks how where there are several ways, and offers none that leaves the rest undone. */
export function* pay(state: State, table: MageTable, seat: Seat, { price, afterwards }: Bill): Play {
  for (const [i, colour] of price.entries()) {
    const rest = price.slice(i + 1);
    const way = yield* ask(
      seat,
      'pay',
      () =>
        atOnce(state, seat, waysToPay(state, seat, colour)).filter(({ value }) =>
          leaves(state, seat, value, { price: rest, afterwards }),
        ),
      { rule: 'MK-MANA-02' },
    );
    spend(state, seat, way);
    forgetUrgent(state, seat, way);
    table.emit({ event: 'paid', rule: 'MK-MANA-02', seat, colour: colourName(way.colour), from: way.from });
    if (isAlone(state)) continue;
    punish(state, seat, colour);
    countForAttack(state, seat);
  }
}

/** What is spent while one's attack is put together makes Cold Toughness block more. */
function countForAttack(state: State, seat: Seat): void {
  const { duel, stage } = state;
  if (duel?.attacker === seat && stage !== 'block') state.duel = { ...duel, paid: duel.paid + 1 };
}

/** A token that has to be used at once goes before everything else (Invocation). */
function atOnce(state: State, seat: Seat, ways: Option<Way>[]): Option<Way>[] {
  const mod = modsOf(state, seat).find(isMod('at-once'));
  if (!mod) return ways;
  const urgent = ways.filter((way) => way === wayOf('token', colourNumber(mod.colour)));
  return urgent.length > 0 ? urgent : ways;
}
function forgetUrgent(state: State, seat: Seat, { from, colour }: Way): void {
  if (from !== 'token') return;
  const isSpent = (mod: Mod): boolean =>
    (mod.mod === 'at-once' && colourNumber(mod.colour) === colour) || (mod.mod === 'spells-only' && colour === BLACK);
  state.mods[seat] = modsOf(state, seat).filter((mod) => !isSpent(mod));
}

/** What can be paid with while tokens that serve for spells only are left out of account. */
export function aside<T>(state: State, seat: Seat, inside: () => T): T {
  const mana = manaOf(state, seat);
  if (!hasMod(modsOf(state, seat), 'spells-only')) return inside();
  state.mana[seat] = plus(mana, BLACK, -1);
  const found = inside();
  state.mana[seat] = mana;
  return found;
}

function spend(state: State, seat: Seat, { from, colour }: Way): void {
  switch (from) {
    case 'token':
      state.mana[seat] = plus(manaOf(state, seat), colour, -1);
      return;
    case 'crystal':
      state.crystals[seat] = plus(crystalsOf(state, seat), colour, -1);
      state.crystalsUsed[seat] = [...usedCrystalsOf(state, seat), colour];
      return;
    case 'die':
      state.dice[seat] = [...usedDiceOf(state, seat), dieOf(state, seat, colour)];
      state.diceLeft[seat] = (state.diceLeft[seat] ?? 0) - 1;
      return;
    case 'tactic':
      state.dice[seat] = [...usedDiceOf(state, seat), state.tacticDie[seat] ?? NONE];
      state.tacticDie[seat] = NONE;
      return;
    case 'endless':
  }
}

// ── one mana for another (Polarization) ──

/** Face → what it counts as. */
export type Exchange = ReadonlyMap<number, number>;

/** What there is of these faces, whatever the hour. */
function waysToExchange(state: State, seat: Seat, exchange: Exchange): Option<Way>[] {
  const ways: Option<Way>[] = [];
  for (const face of exchange.keys()) waysWith(state, seat, face, ways);
  return ways;
}
export const canExchange = (state: State, seat: Seat, exchange: Exchange): boolean =>
  waysToExchange(state, seat, exchange).length > 0;

/** One mana is used, and a token of what it counts as stands for it until the turn ends; returns what it was. */
export function* exchangeMana(state: State, table: MageTable, seat: Seat, exchange: Exchange): Play<number> {
  const way = yield* ask(seat, 'pay', () => waysToExchange(state, seat, exchange), { rule: 'MK-MANA-02' });
  spend(state, seat, way);
  table.emit({ event: 'paid', rule: 'MK-MANA-02', seat, colour: colourName(way.colour), from: way.from });
  gainToken(state, table, seat, exchange.get(way.colour) ?? way.colour);
  return way.colour;
}

// ── gaining ──

export function gainToken(state: State, table: MageTable, seat: Seat, colour: number): void {
  state.mana[seat] = plus(manaOf(state, seat), colour, 1);
  table.emit({ event: 'mana-gained', rule: 'MK-CARD-12', seat, colour: colourName(colour), crystal: false });
}

/** The fourth of a colour comes as a token (MK-CARD-12). */
export function gainCrystal(state: State, table: MageTable, seat: Seat, colour: number): void {
  if (!addCrystal(state, table, seat, colour)) gainToken(state, table, seat, colour);
}

/** The same where no effect speaks of tokens: the fourth is lost (MK-ENDTURN-14, -18). */
export function gainCrystalIfRoom(state: State, table: MageTable, seat: Seat, colour: number): void {
  if (!addCrystal(state, table, seat, colour))
    table.emit({ event: 'crystal-lost', rule: 'MK-ENDTURN-18', seat, colour: colourName(colour) });
}

function addCrystal(state: State, table: MageTable, seat: Seat, colour: number): boolean {
  const crystals = crystalsOf(state, seat);
  if ((crystals[colour] ?? 0) >= MOST_CRYSTALS) return false;
  state.crystals[seat] = plus(crystals, colour, 1);
  table.emit({ event: 'mana-gained', rule: 'MK-CARD-12', seat, colour: colourName(colour), crystal: true });
  return true;
}

// ── the Source ──

export const rollDie = (table: MageTable): number => table.chance('die', COLOURS.length);

/** At least half of the dice show a basic colour (MK-ROUND-04). */
export function rollSource(state: State, table: MageTable, dice: number): void {
  let faces = Array.from({ length: dice }, () => rollDie(table));
  while (faces.filter(isBasic).length * 2 < dice) faces = faces.map((face) => (isBasic(face) ? face : rollDie(table)));
  const was = state.source.map(colourName);
  state.source = faces;
  table.emit({ event: 'source-rolled', rule: 'MK-ROUND-04', dice: faces.map(colourName), was });
}

/** Used dice are rolled and go back, whatever they show then (MK-ENDTURN-01, MK-MANA-12). */
export function returnDice(state: State, table: MageTable, seat: Seat): void {
  for (const die of usedDiceOf(state, seat)) rollAgain(state, table, die, { why: 'source', rule: 'MK-ENDTURN-01' });
  state.dice[seat] = [];
}

interface Roll {
  readonly why: 'source' | 'card';
  readonly rule: string;
}

/** One die of the Source shows something else, or the same again. */
export function rollAgain(state: State, table: MageTable, die: number, { why, rule }: Roll): void {
  const was = colourName(state.source[die] ?? 0);
  const face = rollDie(table);
  state.source = state.source.with(die, face);
  table.emit({ event: 'die-rolled', rule, colour: colourName(face), why, die, was });
}
