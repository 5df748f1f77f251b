/** Whether a position holds together: nothing missing, nothing too much, and a phase that could be. */
import { pileOf, type Trouble } from '@taverne/engine';
import { reactions } from './abilities/nemesis.ts';
import { BANS_PER_PHASE, CARDS_FOR_SECOND_PHASE, MOST_BANS } from './ban.ts';
import { fateOf } from './capture.ts';
import { placesOf, wrong } from './position-words.ts';
import { CARD_LIMIT, canRecruit, OFFER_SIZE, recruitmentsDue } from './recruit.ts';
import { cardsHeld, hasActed, isPileKnown, type State } from './state.ts';
import { BEAR, CARDS, CUB, cardName, figureName, NEMESIS, NONE, NORTH, other, SIDE_NAMES, type Side, SOUTH } from './words.ts';

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
  if (!team.includes(side)) return wrong(`${name} has no Leader`, `position.${name}`);
  if (team.includes(BEAR) !== team.includes(CUB)) {
    const [here, missing] = team.includes(BEAR) ? ['bear', 'cub'] : ['cub', 'bear'];
    return wrong(`${name} has the ${here} without the ${missing}: they come together`, `position.${name}`);
  }
  const cards = cardsHeld(state, side);
  if (cards > CARD_LIMIT) return wrong(`${name} has ${cards} cards; ${CARD_LIMIT} is the limit`, `position.${name}`);
  return undefined;
}

/** What is named nowhere lies face down, or is available. */
function fillUp(state: State): Trouble | undefined {
  const { mode } = state.rules;
  const rest = CARDS.filter((card) => placesOf(state, card) === 0);
  if (mode === 'strategist') {
    state.offer = rest;
    return state.bans.length > MOST_BANS ? wrong(`at most ${MOST_BANS} cards are banned`, 'position.bans') : undefined;
  }
  if (state.offer.length !== OFFER_SIZE) {
    return wrong(`${OFFER_SIZE} cards are on offer, not ${state.offer.length}`, 'position.offer');
  }
  if (!isPileKnown(state)) state.pile = pileOf(rest);
  else if (rest.length > 0) return wrong(`the pile lacks ${rest.map(cardName).join(', ')}`, 'position.pile');
  return undefined;
}

function checkLeader(state: State, side: Side): Trouble | undefined {
  const fate = fateOf(state, side);
  if (fate === undefined) return undefined;
  const fallen = fate === 'capture' ? 'captured' : 'encircled';
  return wrong(`the Leader of ${SIDE_NAMES[side]} is ${fallen} already: the match is over`, `position.${SIDE_NAMES[side]}`);
}

/** Only the side to move has acted, only while it acts, and the Nemesis never. */
function checkMarks(state: State): Trouble | undefined {
  const { side, phase, teams } = state;
  const marked = (of: Side) => teams[of].find((figure) => hasActed(state, figure));
  const early = marked(other(side)) ?? (phase === 'ban' || phase === 'recruit' ? marked(side) : undefined);
  const nemesis = hasActed(state, NEMESIS) ? NEMESIS : undefined;
  const wrongly = early ?? nemesis;
  if (wrongly !== undefined) return wrong(`${figureName(wrongly)} cannot have acted`, 'position.phase');
  if (!state.pairBroken) return undefined;
  const isMissed = hasActed(state, BEAR) !== hasActed(state, CUB);
  const didOthers = teams[side].some((figure) => figure !== BEAR && figure !== CUB && hasActed(state, figure));
  if (isMissed && didOthers) return undefined;
  return wrong('a move is missed (~~) only if the partner and then somebody else has acted', 'position.phase');
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
  if (rules.mode === 'discovery') return wrong('discovery has no ban phase', 'position.phase');
  if (bans.length >= MOST_BANS) return wrong(`${MOST_BANS} cards are banned already`, 'position.phase');
  if (bans.length < BANS_PER_PHASE && turns > 0)
    return wrong('the first ban phase comes before the first turn', 'position.phase');
  if (bans.length >= BANS_PER_PHASE && !areGathered(state)) {
    return wrong('the second ban phase waits until both sides hold three cards', 'position.phase');
  }
  return undefined;
}

function checkBansDone(state: State): Trouble | undefined {
  if (state.rules.mode === 'discovery') return undefined;
  const due = areGathered(state) ? MOST_BANS : BANS_PER_PHASE;
  const count = state.bans.length;
  return count === due ? undefined : wrong(`${due} cards are banned by now, not ${count}`, 'position.bans');
}

function checkReact(state: State): Trouble | undefined {
  if (state.owner[NEMESIS] === NONE) return wrong('there is no nemesis to react', 'position.phase');
  if (state.acted === 0) return wrong('the nemesis reacts after an action, but nobody has acted', 'position.phase');
  if (reactions(state).length === 0) return wrong('the nemesis is shut in and cannot react', 'position.phase');
  return undefined;
}

function checkRecruit(state: State): Trouble | undefined {
  const most = recruitmentsDue(state);
  if (state.due > most)
    return wrong(`${SIDE_NAMES[state.side]} recruits ${most} times in this turn, not ${state.due}`, 'position.phase');
  if (!canRecruit(state)) return wrong('nothing can be recruited: the phase is skipped', 'position.phase');
  return undefined;
}
