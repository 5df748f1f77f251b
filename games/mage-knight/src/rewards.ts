/** Rewards won this turn, taken in the order the player likes (MK-ENDTURN-15 to -25). */
import { option, type Play, type Seat } from '@taverne/engine';
import { cardOf } from './book.ts';
import { LEVELS } from './content/tracks.ts';
import type { Reward } from './content/types.ts';
import { putUnder } from './decks.ts';
import { gainCard } from './draws.ts';
import { BLACK, colourName, colourNumber, GOLD, gainCrystalIfRoom, rollDie } from './mana.ts';
import { dealFrom, takeFromOffer } from './offers.ts';
import { gainFame } from './standing.ts';
import { actingOf, drawnOf, fameOf, levelOf, rewardsOf, type State, without } from './state.ts';
import { ask, type MageTable } from './types.ts';
import { takeUnit, unitOptions } from './units/use.ts';
import { BASICS, NONE } from './words.ts';

/** The next reward, whichever the player wants; when all are taken, levels. */
export function* rewardStep(state: State, table: MageTable): Play {
  const seat = actingOf(state);
  const due = [...new Set(rewardsOf(state, seat))];
  if (due.length === 0) {
    state.stage = 'level';
    return;
  }
  const reward = yield* ask(seat, 'reward', () => due.map((each) => option(each, each)), { rule: 'MK-ENDTURN-15' });
  yield* claim(state, table, seat, reward);
}

const drop = (state: State, seat: Seat, reward: Reward): void => {
  state.rewards[seat] = without(rewardsOf(state, seat), reward);
};
/** There is nothing to take (MK-RULING-29). */
function lose(state: State, table: MageTable, seat: Seat, reward: Reward): void {
  drop(state, seat, reward);
  table.emit({ event: 'reward-lost', rule: 'MK-RULING-29', seat, reward });
}

function* claim(state: State, table: MageTable, seat: Seat, reward: Reward): Play {
  switch (reward) {
    case 'artifact':
      drawArtifacts(state, table, seat);
      return;
    case 'crystal':
      drop(state, seat, reward);
      yield* randomCrystal(state, table, seat);
      return;
    case 'crystals':
      drop(state, seat, reward);
      for (const colour of BASICS) gainCrystalIfRoom(state, table, seat, colourNumber(colour));
      return;
    case 'treasure':
      drop(state, seat, reward);
      decideTreasure(state, table, seat);
      return;
    case 'spell':
      yield* chooseSpell(state, table, seat);
      return;
    case 'advanced':
      drop(state, seat, reward);
      yield* learn(state, table, seat);
      return;
    case 'unit':
      yield* chooseUnit(state, table, seat);
  }
}

// ── dice decide ──

/** A basic colour is its crystal, gold any, black 1 Fame (MK-ENDTURN-17). */
function* randomCrystal(state: State, table: MageTable, seat: Seat): Play {
  const face = rollDie(table);
  table.emit({ event: 'die-rolled', rule: 'MK-ENDTURN-17', colour: colourName(face), why: 'crystal' });
  if (face === BLACK) {
    gainFame(state, table, seat, { n: 1, by: 'crystal', rule: 'MK-ENDTURN-17' });
    return;
  }
  const colour =
    face === GOLD
      ? colourNumber(yield* ask(seat, 'colour', () => BASICS.map((each) => option(each, each)), { rule: 'MK-ENDTURN-17' }))
      : face;
  gainCrystalIfRoom(state, table, seat, colour);
}

/** What a dungeon holds: gold or black a spell, else an artifact (MK-SITE-14). */
function decideTreasure(state: State, table: MageTable, seat: Seat): void {
  const face = rollDie(table);
  table.emit({ event: 'die-rolled', rule: 'MK-SITE-14', colour: colourName(face), why: 'treasure' });
  state.rewards[seat] = [...rewardsOf(state, seat), face === GOLD || face === BLACK ? 'spell' : 'artifact'];
}

// ── artifacts: one more is drawn than is kept (MK-ENDTURN-19) ──

function drawArtifacts(state: State, table: MageTable, seat: Seat): void {
  const wanted = rewardsOf(state, seat).filter((each) => each === 'artifact').length;
  const drawn: number[] = [];
  for (let i = 0; i <= wanted; i++) {
    const card = dealFrom(state, table, 'artifactDeck', 'artifact');
    if (card !== undefined) drawn.push(card);
  }
  if (drawn.length === 0) {
    lose(state, table, seat, 'artifact');
    return;
  }
  state.drawn[seat] = drawn;
  state.stage = 'artifact';
}

/** One after the other goes on top of the deed deck; what is left when all are taken goes under its deck. */
export function* artifactStep(state: State, table: MageTable): Play {
  const seat = actingOf(state);
  const drawn = drawnOf(state, seat);
  const card = yield* ask(seat, 'artifact', () => drawn.map((each) => option(cardOf(state, each).id, each)), {
    rule: 'MK-ENDTURN-19',
  });
  drop(state, seat, 'artifact');
  gainCard(state, table, seat, { card });
  state.drawn[seat] = without(drawn, card);
  const left = drawnOf(state, seat);
  if (rewardsOf(state, seat).includes('artifact') && left.length > 0) return;
  state.artifactDeck = putUnder(state.artifactDeck, ...left);
  state.drawn[seat] = [];
  state.stage = 'reward';
}

// ── spells, advanced actions, units ──

function* chooseSpell(state: State, table: MageTable, seat: Seat): Play {
  drop(state, seat, 'spell');
  if (state.spells.length === 0) return;
  const card = yield* ask(seat, 'spell', () => state.spells.map((each) => option(cardOf(state, each).id, each)), {
    rule: 'MK-ENDTURN-20',
  });
  takeFromOffer(state, table, 'spells', card);
  gainCard(state, table, seat, { card });
}

/** Any card of the offer, never of the unit offer (MK-ENDTURN-21). */
export function* learn(state: State, table: MageTable, seat: Seat): Play {
  if (state.advanced.length === 0) return;
  const card = yield* ask(seat, 'learn', () => state.advanced.map((each) => option(cardOf(state, each).id, each)), {
    rule: 'MK-ENDTURN-21',
  });
  takeFromOffer(state, table, 'advanced', card);
  gainCard(state, table, seat, { card });
}

const DECLINE = option('decline', { unit: NONE, for: NONE });
const WAIT = option('wait', { unit: NONE, for: 0 });

/** Any unit of the offer, for nothing; where a level brings a command token it may wait for that (MK-ENDTURN-22 to -24). */
function* chooseUnit(state: State, table: MageTable, seat: Seat): Play {
  if (state.offer.length === 0) {
    lose(state, table, seat, 'unit');
    return;
  }
  const chosen = yield* ask(
    seat,
    'unit',
    () => [...unitOptions(state, seat), ...(commandComes(state, seat) ? [WAIT] : []), DECLINE],
    {
      rule: 'MK-ENDTURN-22',
      safe: 'decline',
    },
  );
  if (chosen === WAIT.value) {
    state.stage = 'level';
    return;
  }
  drop(state, seat, 'unit');
  takeUnit(state, table, seat, chosen);
}

/** Does a level that is due bring a command token, with no other reward left to take before it? */
const commandComes = (state: State, seat: Seat): boolean =>
  rewardsOf(state, seat).length === 1 &&
  LEVELS.some(({ fame, brings }, i) => i >= levelOf(state, seat) && brings === 'command' && fame <= fameOf(state, seat));
