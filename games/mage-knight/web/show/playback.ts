/** What happened is played back: for how long each thing is shown, and how the land lay while it was still to come. */
import { QUICK, type Show, type Shown, TRAVEL } from '@taverne/ui';
import { ENEMIES } from '../../src/content/enemies.ts';
import type { MageEvent } from '../../src/events.ts';
import type { Token } from '../../src/state.ts';
import type { MageTypes } from '../../src/types.ts';
import { COLOURS, PILES } from '../../src/words.ts';
import { spaceNamed } from '../board/geometry.ts';
import type { View } from '../view.ts';

/** The view as it was before what is still to be shown, as far as the land and the tracks tell of it. */
export interface Stand {
  readonly seen: View;
}

type Past = {
  -readonly [F in 'at' | 'tiles' | 'tokens' | 'shields' | 'fame' | 'reputation' | 'isNight' | 'round' | 'source']: View[F];
};

export function stand(view: View, { rest, earlier }: Shown<MageEvent>): Stand {
  if (rest.length === 0) return { seen: view };
  const { at, tiles, tokens, shields, fame, reputation, isNight, round, source } = view;
  const past: Past = { at, tiles, tokens, shields, fame, reputation, isNight, round, source };
  for (let i = rest.length - 1; i >= 0; i--) {
    const event = rest[i];
    if (event) takeBack(past, event, [...earlier, ...rest.slice(0, i)]);
  }
  return { seen: { ...view, ...past } };
}

const less = (of: readonly number[], seat: number, n: number): number[] => of.map((each, i) => (i === seat ? each - n : each));

/** What an event had changed is as it was before it. */
function takeBack(past: Past, event: MageEvent, before: readonly MageEvent[]): void {
  switch (event.event) {
    case 'moved':
      past.at = past.at.map((space, seat) => (seat === event.seat ? spaceNamed(event.from) : space));
      break;
    case 'explored':
      past.tiles = past.tiles.filter(({ x, y }) => x !== event.x || y !== event.y);
      break;
    case 'defeated':
      past.tokens = [...past.tokens, ...tokensOf(event.enemies, before)];
      break;
    case 'conquered': {
      const at = spaceNamed(event.at);
      const mine = past.shields.findLastIndex((shield) => shield.at === at && shield.seat === event.seat);
      past.shields = past.shields.filter((_, i) => i !== mine);
      break;
    }
    case 'fame':
      past.fame = less(past.fame, event.seat, event.n);
      break;
    case 'reputation':
      past.reputation = less(past.reputation, event.seat, event.n);
      break;
    case 'source-rolled':
      if (event.was.length > 0) past.source = event.was.map((colour) => COLOURS.indexOf(colour));
      break;
    case 'die-rolled':
      if (event.die !== undefined && event.was !== undefined)
        past.source = past.source.with(event.die, COLOURS.indexOf(event.was));
      break;
    case 'round-began':
      past.isNight = !event.night;
      past.round = event.round - 1;
      break;
    default:
  }
}

/** Sites whose garrison lies on the map; none: rampaging enemies, which lie where they were revealed. */
const FORTS: ReadonlySet<string> = new Set(['keep', 'mage-tower', 'city']);

/** Whoever was beaten lay on the map before, unless a site drew them. */
function tokensOf(enemies: readonly string[], before: readonly MageEvent[]): readonly Token[] {
  const fight = before.findLast(({ event }) => event === 'fight-began');
  if (fight?.event !== 'fight-began' || (fight.site !== undefined && !FORTS.has(fight.site))) return [];
  return enemies.flatMap((name) => {
    const enemy = ENEMIES.findIndex(({ id }) => id === name.replace(/-\d+$/, ''));
    const row = ENEMIES[enemy];
    const revealed = before.findLast((event) => event.event === 'enemy-revealed' && event.enemy === row?.id);
    const at = fight.site !== undefined ? fight.at : revealed && 'at' in revealed ? revealed.at : undefined;
    if (!row || at === undefined) return [];
    return [{ at: spaceNamed(at), pile: PILES.indexOf(row.pile), enemy, isRampaging: fight.site === undefined }];
  });
}

// ── for how long ──

/** What is worth a look when somebody else does it, or when one wants to see a turn again. */
const SHOWN: { readonly [E in MageEvent['event']]?: number } = {
  'turn-began': 500,
  'tactic-taken': 800,
  'tactic-used': 600,
  'round-announced': 900,
  'turn-forfeited': 600,
  plundered: 600,
  rested: 600,
  played: 650,
  'unit-used': 600,
  'skill-used': 600,
  moved: TRAVEL + 260,
  explored: 600,
  'enemy-revealed': 400,
  'city-revealed': 700,
  withdrew: 500,
  'fight-began': 900,
  blocked: 500,
  defeated: 800,
  'hero-wounded': 600,
  'unit-wounded': 500,
  'unit-destroyed': 600,
  'hand-lost': 700,
  conquered: 800,
  'city-led': 800,
  recruited: 700,
  bought: 700,
  'card-gained': 600,
  levelled: 700,
  'skill-gained': 600,
  'duel-began': 900,
  attended: 600,
  'duel-struck': 800,
  'duel-parried': 700,
  'artifact-stolen': 800,
  'driven-off': 700,
  'duel-ended': 1000,
  'assault-proposed': 900,
  'assault-agreed': 500,
  'assault-declined': 600,
  'defenders-dealt': 900,
  'assault-ended': 1000,
};
/** What the table does by itself, whoever looks. */
const TABLE: { readonly [E in MageEvent['event']]?: number } = {
  'round-began': 900,
  'source-rolled': 700,
  'dummy-played': 1300,
};

/** A long tale is told quicker: a turn takes a few seconds. */
const paceOf = (count: number): number => (count > 60 ? 0.4 : count > 30 ? 0.65 : 1);

/** One's own hand lies open, and one's own deeds need no showing. */
const isOwn = ({ hand }: View, event: MageEvent): boolean =>
  'seat' in event && event.seat < hand.length && typeof hand[event.seat] !== 'number';

export function lasts(event: MageEvent | undefined, count: number, { view, isAgain }: Show<MageTypes>): number {
  if (!event) return count > 12 ? QUICK : 0;
  const shown = TABLE[event.event] ?? (isAgain || !isOwn(view, event) ? SHOWN[event.event] : undefined) ?? 0;
  return shown * paceOf(count);
}

/** Is it shown at all, or only passed over? */
export const isShown = ({ event }: MageEvent): boolean => event in SHOWN || event in TABLE;
