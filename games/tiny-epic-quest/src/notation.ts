/**
 * How answers are written, and read back by whoever sees the table. Heroes go by their number, 1 to 3, and are those of whoever is
 * asked; Regions, cards and Items go by name, Portals and Quests as they are printed: `raft`, `2 O3L`, `2 O3L via K1`,
 * `give bow 1`, `1 torch forge`, `3 shoot 5`, `complete 2`, `learn 1 +2`, `T04`, `done`.
 */
import type { Notation, Seat } from '@taverne/engine';
import { regionName, regionNamed, SLOTS, slotName } from './board.ts';
import { itemName, questId } from './content/book.ts';
import { kindOf, landOf, whichOf } from './land.ts';
import type { State } from './state.ts';
import type { AdvanceDeed, GiveDeed, MoveDeed, NightDeed, QuestTypes, SettleDeed } from './types.ts';
import type { View } from './view.ts';
import { GROTTO_WAYS, type Hero, heroesOf, heroNumber, NONE, SYMBOLS, TEMPLE_SYMBOLS, TRAVELS } from './words.ts';

// ── names ──

export const writeHero = (hero: Hero): string => String(heroNumber(hero));

/** One's own Hero of that number. */
const readHero = (word: string, seat: Seat | undefined): Hero | undefined =>
  seat === undefined ? undefined : heroesOf(seat).find((hero) => writeHero(hero) === word);

export const writePortal = (portal: number): string => String(portal + 1);
const readPortal = (word: string, view: View): number | undefined =>
  view.goblin.map((_, portal) => portal).find((portal) => writePortal(portal) === word);

const writeQuest = (quest: number, state: Pick<State, 'pack'>): string => (quest === NONE ? 'none' : questId(state, quest));
const readQuest = (key: string, view: View): number | undefined =>
  key === 'none' ? NONE : view.row.find((quest) => writeQuest(quest, view) === key);

/** A few words that are values themselves. */
const words = <const W extends string>(...list: readonly W[]) => ({
  write: (value: W): string => value,
  read: (key: string): W | undefined => list.find((each) => each === key),
});

// ── deeds ──

/** `2 O3L`, `2 O3L via K1`. */
export const writeMove = ({ hero, to, via }: MoveDeed): string =>
  `${writeHero(hero)} ${regionName(to)}${via === NONE ? '' : ` via ${slotName(via)}`}`;

function readMove(key: string, seat: Seat | undefined): MoveDeed | undefined {
  const [, who = '', where = '', first] = /^(\d) (\w+)(?: via (\w+))?$/.exec(key) ?? [];
  const [hero, to] = [readHero(who, seat), regionNamed(where)];
  const via = first === undefined ? NONE : SLOTS.findIndex((slot) => slotName(slot) === first);
  if (hero === undefined || to === undefined || (first !== undefined && via === NONE)) return undefined;
  return { do: 'move', hero, to, via };
}

/** `give bow 1`, `give bow reserve`. */
export const writeGift = ({ item, to }: GiveDeed, state: Pick<State, 'pack'>): string =>
  `give ${itemName(state, item)} ${to === NONE ? 'reserve' : writeHero(to)}`;

function readGift(key: string, view: View, seat: Seat | undefined): GiveDeed | undefined {
  const [, name, whom = ''] = /^give (\S+) (\w+)$/.exec(key) ?? [];
  const item = view.items.find((each) => each.name === name && each.seat === seat)?.item;
  const to = whom === 'reserve' ? NONE : readHero(whom, seat);
  return item === undefined || to === undefined ? undefined : { do: 'give', item, to };
}

const GIVEN = [...TEMPLE_SYMBOLS, 'forge'] as const;

/** `1 torch forge`, `1 punch`, `1 sword`, `1 shoot 5`. */
export function writeDeed(deed: NightDeed): string {
  const hero = writeHero(deed.hero);
  if (deed.do === 'advance') return `${hero} ${deed.given.join(' ')}`;
  return deed.do === 'shoot' ? `${hero} shoot ${writePortal(deed.portal)}` : `${hero} ${deed.do}`;
}

function readDeed(key: string, view: View, seat: Seat | undefined): NightDeed | undefined {
  const [who = '', act, at = '', ...more] = key.split(' ');
  const hero = readHero(who, seat);
  if (hero === undefined || act === undefined) return undefined;
  if (act === 'shoot') {
    const portal = readPortal(at, view);
    return portal === undefined || more.length > 0 ? undefined : { do: 'shoot', hero, portal };
  }
  if (act !== 'punch' && act !== 'sword') return readAdvance(key, seat);
  const portal = portalUnder(view, hero);
  return portal === NONE || at !== '' ? undefined : { do: act, hero, portal };
}

/** The Portal a Hero stands on. */
function portalUnder(view: View, hero: Hero): number {
  const land = landOf(view);
  const region = view.at[hero] ?? NONE;
  return kindOf(land, region) === 'portal' ? whichOf(land, region) : NONE;
}

function readAdvance(key: string, seat: Seat | undefined): AdvanceDeed | undefined {
  const [who = '', ...symbols] = key.split(' ');
  const hero = readHero(who, seat);
  const given = symbols.flatMap((word) => GIVEN.filter((each) => each === word));
  return hero === undefined || given.length === 0 || given.length < symbols.length ? undefined : { do: 'advance', hero, given };
}

/** `complete 2`, `learn 1`, `learn 1 +2`. */
export const writeSettling = ({ do: act, hero, power }: SettleDeed): string =>
  `${act} ${writeHero(hero)}${power > 0 ? ` +${power}` : ''}`;

function readSettling(key: string, seat: Seat | undefined): SettleDeed | undefined {
  const [, act, who = '', spent = '0'] = /^(complete|learn) (\d)(?: \+([1-9]\d*))?$/.exec(key) ?? [];
  const hero = readHero(who, seat);
  return hero === undefined ? undefined : { do: act === 'learn' ? 'learn' : 'complete', hero, power: Number(spent) };
}

/** What these dice show, in one order whatever theirs is: `goblin magic`; `keep` for none. */
export const writeDice = (chosen: readonly number[], { dice }: Pick<State, 'dice'>): string =>
  chosen.length === 0
    ? 'keep'
    : SYMBOLS.flatMap((symbol) => chosen.flatMap((die) => (dice[die] === symbol ? [symbol] : []))).join(' ');

/** Of dice that show the same the first ones are meant. */
function readDice(key: string, { dice }: View): readonly number[] | undefined {
  if (key === 'keep') return [];
  const left: (string | undefined)[] = [...dice];
  const chosen = key.split(' ').map((word) => {
    const die = left.indexOf(word);
    left[die] = undefined;
    return die;
  });
  return chosen.includes(NONE) ? undefined : chosen.sort((a, b) => a - b);
}

// ── the table ──

/** A word for what is no deed. */
const plain = <D extends string>(key: string, word: D): { readonly do: D } | undefined =>
  key === word ? { do: word } : undefined;

const HERO = { write: writeHero, read: (key: string, _: View, seat?: Seat) => readHero(key, seat) };
const PORTAL = { write: writePortal, read: readPortal };
const WINDOW = {
  write: (value: NightDeed | { readonly do: 'done' }): string => (value.do === 'done' ? 'done' : writeDeed(value)),
  read: (key: string, view: View, seat?: Seat) => plain(key, 'done') ?? readDeed(key, view, seat),
};

export const NOTATION: Notation<QuestTypes> = {
  card: {
    write: (card) => TRAVELS[card] ?? '',
    read: (key) => TRAVELS.map((_, card) => card).find((card) => TRAVELS[card] === key),
  },
  travel: {
    write: (deed, state) => (deed.do === 'move' ? writeMove(deed) : deed.do === 'give' ? writeGift(deed, state) : 'idle'),
    read: (key, view, seat) => plain(key, 'idle') ?? readGift(key, view, seat) ?? readMove(key, seat),
  },
  arrange: {
    write: (deed, state) => (deed.do === 'give' ? writeGift(deed, state) : 'done'),
    read: (key, view, seat) => plain(key, 'done') ?? readGift(key, view, seat),
  },
  gain: words('health', 'power', 'none'),
  equip: HERO,
  grotto: words(...GROTTO_WAYS),
  goblin: PORTAL,
  wander: {
    write: (deed) => (deed.do === 'move' ? writeMove(deed) : 'stay'),
    read: (key, _, seat) => plain(key, 'stay') ?? readMove(key, seat),
  },
  home: HERO,
  spend: {
    write: (deed) => (deed.do === 'done' ? 'done' : writeDeed(deed)),
    read: (key, _, seat) => plain(key, 'done') ?? readAdvance(key, seat),
  },
  claim: { write: writeQuest, read: readQuest },
  symbol: words(...TEMPLE_SYMBOLS),
  step: words('take', 'none'),
  dusk: WINDOW,
  dice: {
    write: (deed) => (deed.do === 'adventure' || deed.do === 'rest' ? deed.do : writeDeed(deed)),
    read: (key, view, seat) => plain(key, 'adventure') ?? plain(key, 'rest') ?? readDeed(key, view, seat),
  },
  reroll: { write: writeDice, read: readDice },
  damage: words('take', 'block', 'cancel'),
  use: WINDOW,
  settle: {
    write: (deed) => (deed.do === 'done' ? 'done' : writeSettling(deed)),
    read: (key, _, seat) => plain(key, 'done') ?? readSettling(key, seat),
  },
  rouse: PORTAL,
};
