/** What a deed would bring about, and what cannot be taken back afterwards. For people: searches try it out. */
import type { Seat } from '@taverne/engine';
import { isBlamed } from './arrive.ts';
import { inCity } from './combat/begin.ts';
import { type FoeFigures, figuresOfFoe } from './combat/figures.ts';
import { hasWalls, isSummonDue, newFoe } from './combat/foes.ts';
import { SITE_ROWS } from './content/sites.ts';
import type { BuyDeed, Deed, MoveDeed } from './deeds.ts';
import type { Effect, Inside, Reveal } from './effects.ts';
import { areNear, groundAt, landOf, siteAt, spaceName } from './land.ts';
import { hasMod } from './mods.ts';
import { isRivalsKeep, isUnconquered, keeperAt, routeTo } from './move.ts';
import { playedBy } from './played.ts';
import type { Playing } from './playing.ts';
import { fameFor } from './pvp/outcome.ts';
import { costOfSpoil } from './pvp/spoils.ts';
import { paysFor } from './refuse.ts';
import { isShownNearby } from './sight.ts';
import { calledBy, passageCost } from './sites/quests.ts';
import { ruinsRow } from './sites/ruins.ts';
import { atOf, FACE_DOWN, modsOf, type Space, type State, usedDiceOf } from './state.ts';
import { areAllies } from './teams.ts';
import { costsFor } from './terrain.ts';
import { isFaceDown, pileName } from './tokens.ts';
import type { MageTable } from './types.ts';
import { BASICS, NONE, type PileName, TERRAINS, type Terrain } from './words.ts';

/** One step of a way. */
export type StepPreview = { readonly space: string; readonly terrain: Terrain; readonly n: number };

export type DeedPreview = {
  readonly reveals: readonly Reveal[];
  /** Of a way: its price, with its parts (MK-MOVE-04). */
  readonly cost?: number;
  readonly path?: readonly StepPreview[];
  /** The spaces of rampaging enemies that its last step provokes (MK-MOVE-19). */
  readonly provoked?: readonly string[];
  /** Is a fortified site assaulted at its end, at the price of a reputation (MK-MOVE-11)? */
  readonly assaults?: boolean;
  /** Whom one would fight: those that are known, and the piles of those that are not. */
  readonly enemies?: readonly FoeFigures[];
  readonly unknown?: readonly PileName[];
  /** Between players: the Fame for whoever wins, if it is this one (MK-PVP-53), and whether walls protect the other (MK-PVP-27). */
  readonly wins?: number;
  readonly walled?: boolean;
};

export function previewOf(state: State, table: MageTable, seat: Seat, deed: Deed): DeedPreview {
  const reveals = revealsOf(state, table, seat, deed);
  switch (deed.do) {
    case 'move':
    case 'provoke':
      return { reveals, ...wayPreview(state, seat, deed) };
    case 'challenge':
      return { reveals, enemies: rampagersAt(state, seat, [deed.at]) };
    case 'meet':
      return { reveals, wins: fameFor(state, seat, deed.seat), walled: hasWalls(state, atOf(state, deed.seat)) };
    case 'wound':
    case 'steal':
    case 'drive':
      return { reveals, cost: costOfSpoil(state, deed) ?? 0 };
    case 'passage':
      return { reveals, cost: passageCost(state, atOf(state, seat), deed.to) ?? 0 };
    case 'incant':
      return { reveals, enemies: [], unknown: calledBy(state, seat) };
    case 'enter':
    case 'burn':
      return { reveals, ...dwellersAt(state, seat, atOf(state, seat)) };
    default:
      return { reveals };
  }
}

// ── ways ──

function wayPreview(state: State, seat: Seat, deed: MoveDeed): Partial<DeedPreview> {
  const route = routeTo(state, seat, deed);
  if (!route) return {};
  const land = landOf(state);
  const costs = costsFor(state, seat);
  const path = route.path.map((at): StepPreview => {
    const terrain = groundAt(land, at)?.terrain ?? 'sea';
    return { space: spaceName(at), terrain, n: costs[TERRAINS.indexOf(terrain)] ?? 0 };
  });
  const provoked = rampagersAt(state, seat, route.provoked);
  const way = { cost: route.cost, path, ...(provoked.length > 0 && { provoked: route.provoked.map(spaceName) }) };
  const keeper = keeperAt(state, seat, deed.to);
  if (keeper !== NONE) return { ...way, assaults: isBlamed(state) && !areAllies(state, seat, keeper) };
  const isStoodIn = isRivalsKeep(state, seat, deed.to);
  if (!isStoodIn && !isUnconquered(state, land, deed.to)) return { ...way, ...(provoked.length > 0 && { enemies: provoked }) };
  const { enemies, unknown } = metAt(state, seat, deed.to, 'defender');
  return {
    ...way,
    assaults: isBlamed(state),
    enemies: [...enemies, ...provoked],
    unknown: isStoodIn ? ['gray'] : unknown,
  };
}

/** The tokens of a site: those that are known, and the piles of those that are not. */
function metAt(state: State, seat: Seat, at: Space, role: 'defender' | 'dweller') {
  const tokens = state.tokens.filter((token) => token.at === at);
  const known = tokens.filter((token) => !isFaceDown(token));
  return {
    enemies: known.map(({ enemy }) => figuresOfFoe(state, seat, inCity(state, newFoe(enemy, role, at)))),
    unknown: tokens.filter(isFaceDown).map(({ pile }) => pileName(pile)),
  };
}

const rampagersAt = (state: State, seat: Seat, spaces: readonly Space[]): readonly FoeFigures[] =>
  state.tokens.flatMap(({ at, enemy, isRampaging }) =>
    isRampaging && spaces.includes(at) ? [figuresOfFoe(state, seat, newFoe(enemy, 'rampager', at))] : [],
  );

const NOBODY: readonly PileName[] = [];

/** Whoever lives in the site of a space, or would be drawn. */
function dwellersAt(state: State, seat: Seat, at: Space): Partial<DeedPreview> {
  const site = siteAt(landOf(state), at);
  const drawn = (site === 'ruins' ? ruinsRow(state, at)?.enemies : site && SITE_ROWS[site].enemies) ?? NOBODY;
  const { enemies, unknown } = metAt(state, seat, at, 'dweller');
  return { enemies, unknown: enemies.length + unknown.length > 0 ? unknown : drawn };
}

// ── what cannot be taken back ──

/** What carrying it out shows, whichever way is chosen, with whatever it plays inside. */
function revealsIn(context: Playing, effect: Effect): readonly Reveal[] {
  const of = (parts: readonly Inside[]): readonly Reveal[] => [
    ...new Set(parts.flatMap((part) => revealsIn(part.context, part.effect))),
  ];
  const here = (parts: readonly Effect[]): readonly Reveal[] => of(parts.map((part) => ({ context, effect: part })));
  switch (effect.do) {
    case 'draw':
      return ['cards'];
    case 'special':
      return [
        ...(effect.reveals ?? []).filter((each) => isHidden(context.state, each)),
        ...(effect.seen?.(context) ?? []),
        ...of(effect.insides?.(context) ?? []),
      ];
    case 'all':
    case 'either':
      return here(effect.of);
    case 'when':
      return here(effect.otherwise ? [effect.so, effect.otherwise] : [effect.so]);
    case 'only':
      return revealsIn(context, effect.so);
    case 'pay':
      return here(
        BASICS.flatMap((colour) => {
          const bought = effect.by[colour];
          return bought && paysFor(context, effect.by, colour) ? [bought] : [];
        }),
      );
    default:
      return [];
  }
}
/** Is there such a thing to be shown? */
const isHidden = ({ tokens, ruins }: State, what: Reveal): boolean =>
  what === 'garrison' ? tokens.some(isFaceDown) : what !== 'ruins' || ruins.some(({ token }) => token === FACE_DOWN);

/** An offer is filled again, or something unseen comes. */
const SHOWN_GOODS: readonly BuyDeed['what'][] = ['spell', 'advanced', 'unseen', 'elite', 'learn'];

function revealsOf(state: State, table: MageTable, seat: Seat, deed: Deed): readonly Reveal[] {
  const played = playedBy(state, table, seat, deed);
  if (played) return revealsIn(played.context, played.effect);
  switch (deed.do) {
    case 'buy':
      return SHOWN_GOODS.includes(deed.what) ? ['cards'] : [];
    case 'heal':
      return hasMod(modsOf(state, seat), 'draw-per-wound') && deed.unit === NONE ? ['cards'] : [];
    case 'explore':
      return ['tile'];
    case 'move':
    case 'provoke':
      return isDefendedFor(state, seat, deed.to) ? [...seenFrom(state, deed.to), 'enemies'] : seenFrom(state, deed.to);
    case 'drive':
    case 'passage':
      return seenFrom(state, deed.to);
    case 'enter':
    case 'burn':
    case 'incant':
      return ['enemies'];
    case 'done':
      return isSummonDue(state) ? ['enemies'] : [];
    case 'end':
      return usedDiceOf(state, seat).length > 0 ? ['dice', 'cards'] : ['cards'];
    default:
      return [];
  }
}

/** A keep whose owner is absent: who defends it is drawn (MK-MOVE-16). */
const isDefendedFor = (state: State, seat: Seat, at: Space): boolean =>
  isRivalsKeep(state, seat, at) && keeperAt(state, seat, at) === NONE;

/** Where there is one place to come to, it is not chosen first. */
export const seenIfOnly = (state: State, goals: readonly Space[]): readonly Reveal[] => {
  const [only] = goals;
  return only !== undefined && goals.length === 1 ? seenFrom(state, only) : [];
};

/** What a hero who comes there would see (MK-MOVE-30 to -32). */
export function seenFrom(state: State, to: Space): readonly Reveal[] {
  const land = landOf(state);
  const isAssault = isUnconquered(state, land, to);
  const hidden = state.tokens.some(
    (token) =>
      (isAssault && token.at === to && isFaceDown(token)) || (areNear(token.at, to) && isShownNearby(state, land, token)),
  );
  const ruins = state.ruins.some(({ at, token }) => at === to && token === FACE_DOWN);
  return [...(hidden ? (['garrison'] as const) : []), ...(ruins ? (['ruins'] as const) : [])];
}
