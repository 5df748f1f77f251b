/**
 * A whole position in one line, like FEN in chess; it needs no escaping in an address. Parts are separated by `_`:
 *
 *   discovery_n5_act_leaderD2.archerC4_leaderD7.jailerC6~.bearA4_offer.rider.bruiser.nemesis
 *
 *   mode      discovery or strategist
 *   turn      whose turn it is, s or n, and how many turns are completed
 *   phase     ban, act, react (the Nemesis must move now), recruit1 or recruit2 (so many recruitments are due)
 *   south     South's figures and their cells; `~`: has acted in this turn; `~~`: Old Bear or Cub that missed its move
 *   north     North's
 *   offer.…   Discovery: the three cards face up
 *   pile.…    Discovery, only where the order of the face-down cards is known: all of them, the next one first
 *   bans.…    Strategist: the cards banned so far, if any, in the order of the bans
 *   walls.…   South's and North's turns in a row that ended with a wall, if any (LDR-DRAW-04)
 *
 * Cards that are named nowhere are face down (Discovery) or available (Strategist). Which seat plays South, the match
 * options and earlier positions are no part of a position.
 */
import { faceDown, fail, ok, type Result } from '@taverne/engine';
import { isForfeited } from './abilities/bear.ts';
import { cellName } from './board.ts';
import { defaultRules, LONGEST_POSITION, MODES } from './options.ts';
import { checkPosition } from './position-checks.ts';
import { readNamed, readPhase, readTeam, readTurn } from './position-words.ts';
import { said } from './sentences.ts';
import { cellOf, emptyState, hasActed, isPileKnown, type State } from './state.ts';
import { type Card, cardName, figureName, NORTH, type Side, SOUTH } from './words.ts';

export function writePosition(state: State): string {
  const { rules, side, turns, phase, due, offer, pile, bans, walls } = state;
  const isDiscovery = rules.mode === 'discovery';
  const parts = [
    rules.mode,
    `${side === SOUTH ? 's' : 'n'}${turns}`,
    phase === 'recruit' ? `recruit${due}` : phase,
    writeTeam(state, SOUTH),
    writeTeam(state, NORTH),
    ...(isDiscovery
      ? [
          writeCards(
            'offer',
            offer.toSorted((a, b) => a - b),
          ),
        ]
      : []),
    ...(isDiscovery && isPileKnown(state) ? [writeCards('pile', faceDown(pile))] : []),
    ...(bans.length > 0 ? [writeCards('bans', bans)] : []),
    ...(walls[SOUTH] + walls[NORTH] > 0 ? [`walls.${walls[SOUTH]}.${walls[NORTH]}`] : []),
  ];
  return parts.join('_');
}

const writeCards = (name: string, cards: readonly Card[]): string => [name, ...cards.map(cardName)].join('.');

function writeTeam(state: State, side: Side): string {
  return state.teams[side]
    .map((figure) => {
      const mark = hasActed(state, figure) ? '~' : isForfeited(state, figure) ? '~~' : '';
      return `${figure === side ? 'leader' : figureName(figure)}${cellName(cellOf(state, figure))}${mark}`;
    })
    .join('.');
}

const EXAMPLE = 'discovery_s0_act_leaderD1_leaderD7_offer.archer.rider.bear';

/** Reads a position and sees that it can be played from; otherwise says what is wrong and where. */
export function readPosition(text: string): Result<State> {
  if (text.length > LONGEST_POSITION) {
    return fail('wrong-position', said('position-long', { longest: LONGEST_POSITION, length: text.length }), 'position');
  }
  const [mode, turn, phase, south, north, ...named] = text.split('_');
  if (turn === undefined || phase === undefined || south === undefined || north === undefined) {
    return fail('wrong-position', said('position-parts', { example: EXAMPLE }), 'position');
  }
  const known = MODES.find((each) => each === mode);
  if (known === undefined)
    return fail('wrong-position', said('position-mode', { modes: MODES, word: mode ?? '' }), 'position.mode');
  const state = emptyState(defaultRules(known), 0);
  const found =
    readTurn(state, turn) ??
    readPhase(state, phase) ??
    readTeam(state, SOUTH, south) ??
    readTeam(state, NORTH, north) ??
    readNamed(state, named) ??
    checkPosition(state);
  return found ? { ok: false, trouble: found } : ok(state);
}
