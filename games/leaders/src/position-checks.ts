/** Whether a position holds together: nothing missing, nothing too much, and a phase that could be. */
import { pileOf, type Trouble } from '@taverne/engine';
import { reactions } from './abilities/nemesis.ts';
import { BANS_PER_PHASE, CARDS_FOR_SECOND_PHASE, MOST_BANS } from './ban.ts';
import { fateOf } from './capture.ts';
import { placesOf, wrong } from './position-words.ts';
import { canRecruit, OFFER_SIZE, recruitmentsDue } from './recruit.ts';
import { said } from './sentences.ts';
import { cardsHeld, hasActed, isPileKnown, type State } from './state.ts';
import {
  BEAR,
  CARD_LIMIT,
  CARDS,
  CUB,
  cardName,
  figureName,
  NEMESIS,
  NONE,
  NORTH,
  other,
  SIDE_NAMES,
  type Side,
  SOUTH,
} from './words.ts';

/** The first thing that is wrong with a position whose words were all understood. Fills in the cards that are named nowhere. */
export const checkPosition = (state: State): Trouble | undefined =>
  checkTeam(state, SOUTH) ??
  checkTeam(state, NORTH) ??
  fillUp(state) ??
  checkLeader(state, SOUTH) ??
  checkLeader(state, NORTH) ??
  checkMarks(state) ??
  checkPhase(state);

function checkTeam(state: State, side: Side): Trouble | undefined {
  const name = SIDE_NAMES[side];
  const team = state.teams[side];
  if (!team.includes(side)) return wrong(said('position-no-leader', { side: name }), `position.${name}`);
  if (team.includes(BEAR) !== team.includes(CUB)) {
    const [here, missing] = team.includes(BEAR) ? (['bear', 'cub'] as const) : (['cub', 'bear'] as const);
    return wrong(said('position-pair', { side: name, here, missing }), `position.${name}`);
  }
  const cards = cardsHeld(state, side);
  if (cards > CARD_LIMIT) return wrong(said('position-cards', { side: name, cards, most: CARD_LIMIT }), `position.${name}`);
  return undefined;
}

/** What is named nowhere lies face down, or is available. */
function fillUp(state: State): Trouble | undefined {
  const { mode } = state.rules;
  const rest = CARDS.filter((card) => placesOf(state, card) === 0);
  if (mode === 'strategist') {
    state.offer = rest;
    return state.bans.length > MOST_BANS ? wrong(said('position-bans', { most: MOST_BANS }), 'position.bans') : undefined;
  }
  if (state.offer.length !== OFFER_SIZE) {
    return wrong(said('position-offer', { wanted: OFFER_SIZE, found: state.offer.length }), 'position.offer');
  }
  if (!isPileKnown(state)) state.pile = pileOf(rest);
  else if (rest.length > 0) return wrong(said('position-pile', { cards: rest.map(cardName) }), 'position.pile');
  return undefined;
}

function checkLeader(state: State, side: Side): Trouble | undefined {
  const fate = fateOf(state, side);
  if (fate === undefined) return undefined;
  const name = SIDE_NAMES[side];
  return wrong(said(fate === 'capture' ? 'position-captured' : 'position-encircled', { side: name }), `position.${name}`);
}

/** Only the side to move has acted, only while it acts, and the Nemesis never. */
function checkMarks(state: State): Trouble | undefined {
  const { side, phase, teams } = state;
  const marked = (of: Side) => teams[of].find((figure) => hasActed(state, figure));
  const early = marked(other(side)) ?? (phase === 'ban' || phase === 'recruit' ? marked(side) : undefined);
  const nemesis = hasActed(state, NEMESIS) ? NEMESIS : undefined;
  const wrongly = early ?? nemesis;
  if (wrongly !== undefined) return wrong(said('position-acted', { figure: figureName(wrongly) }), 'position.phase');
  if (!state.pairBroken) return undefined;
  const isMissed = hasActed(state, BEAR) !== hasActed(state, CUB);
  const didOthers = teams[side].some((figure) => figure !== BEAR && figure !== CUB && hasActed(state, figure));
  if (isMissed && didOthers) return undefined;
  return wrong(said('position-missed-early', {}), 'position.phase');
}

function checkPhase(state: State): Trouble | undefined {
  switch (state.phase) {
    case 'ban':
      return checkBan(state);
    case 'act':
      return checkBansDone(state);
    case 'react':
      return checkBansDone(state) ?? checkReact(state);
    case 'recruit':
      return checkBansDone(state) ?? checkRecruit(state);
  }
}

/** Whether both sides hold enough cards for the second ban phase. */
const areGathered = (state: State): boolean =>
  cardsHeld(state, SOUTH) >= CARDS_FOR_SECOND_PHASE && cardsHeld(state, NORTH) >= CARDS_FOR_SECOND_PHASE;

/** The first ban phase comes before the first turn, the second once both sides hold three cards (LDR-STRAT-02, LDR-STRAT-06). */
function checkBan(state: State): Trouble | undefined {
  const { rules, bans, turns } = state;
  if (rules.mode === 'discovery') return wrong(said('position-no-ban-phase', {}), 'position.phase');
  if (bans.length >= MOST_BANS) return wrong(said('position-bans-done', { most: MOST_BANS }), 'position.phase');
  if (bans.length < BANS_PER_PHASE && turns > 0) return wrong(said('position-first-bans', {}), 'position.phase');
  if (bans.length >= BANS_PER_PHASE && !areGathered(state)) {
    return wrong(said('position-second-bans', {}), 'position.phase');
  }
  return undefined;
}

function checkBansDone(state: State): Trouble | undefined {
  if (state.rules.mode === 'discovery') return undefined;
  const due = areGathered(state) ? MOST_BANS : BANS_PER_PHASE;
  const count = state.bans.length;
  return count === due ? undefined : wrong(said('position-bans-due', { due, found: count }), 'position.bans');
}

function checkReact(state: State): Trouble | undefined {
  if (state.owner[NEMESIS] === NONE) return wrong(said('position-no-nemesis', {}), 'position.phase');
  if (state.acted === 0) return wrong(said('position-nobody-acted', {}), 'position.phase');
  if (reactions(state).length === 0) return wrong(said('position-nemesis-shut-in', {}), 'position.phase');
  return undefined;
}

function checkRecruit(state: State): Trouble | undefined {
  const most = recruitmentsDue(state);
  if (state.due > most)
    return wrong(said('position-recruits', { side: SIDE_NAMES[state.side], most, due: state.due }), 'position.phase');
  if (!canRecruit(state)) return wrong(said('position-recruits-nothing', {}), 'position.phase');
  return undefined;
}
