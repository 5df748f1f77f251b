/** A turn: deeds one after the other, each a step of its own, so that each can be taken back until chance speaks (MK-TURN). */
import { consider, type Option, option, type Play, type Seat, sift } from '@taverne/engine';
import { moveHero } from './arrive.ts';
import { cardOf, faceUpTactic, isWound } from './book.ts';
import { endTurn } from './closing.ts';
import { challenge, challengeable } from './combat/begin.ts';
import { convert, convertsThrough, discardForAttack } from './combat/convert.ts';
import { hit, hitsThrough } from './combat/damage.ts';
import { block, blocksThrough, DONE, nextPhase, settleFight, strike, strikesThrough } from './combat/fight.ts';
import { isSummonDue } from './combat/foes.ts';
import { suggest, togetherThrough } from './coop/propose.ts';
import type { Deed, DeedSieve, PlainDeed } from './deeds.ts';
import { drawDue } from './draws.ts';
import { explore, exploresThrough } from './explore.ts';
import { figuresOf } from './figures.ts';
import { heal, healsThrough, rest, restsThrough } from './heal.ts';
import { jump } from './jump.ts';
import { explainMana } from './mana-reasons.ts';
import { hasMod, isMod } from './mods.ts';
import { movesThrough } from './move.ts';
import { cardsThrough, playCard } from './play.ts';
import { playing } from './playing.ts';
import { previewOf } from './preview.ts';
import { beginDuel } from './pvp/begin.ts';
import { assail, exchangeThrough, leaveRest, parry, pass, settle as settleDuel } from './pvp/exchange.ts';
import { meetsThrough, mustFight, rivalHere } from './pvp/meeting.ts';
import { drive, spoilsThrough, steal, wound } from './pvp/spoils.ts';
import { refusal } from './refusals.ts';
import { refuseEffect } from './refuse.ts';
import { carryOut } from './run.ts';
import { actionsThrough, burn, challengeOption, enter, prayAtAltar } from './sites/actions.ts';
import { buy, learnsThrough, purchasesThrough } from './sites/buy.ts';
import { beginInteraction, recruit, recruitsThrough } from './sites/interact.ts';
import { incant, markGlade, marksThrough, passageCost, passagesThrough } from './sites/quests.ts';
import { callMana, usesOf } from './skills/at-once.ts';
import { applySkill, skillsThrough } from './skills/use.ts';
import { actingOf, atOf, handOf, heroOf, isAlone, isHalfHearted, modsOf, moveOf, type Space, type State } from './state.ts';
import { ask, type MageTable, type Verdict } from './types.ts';
import { attach, attachesThrough } from './units/banners.ts';
import { activateUnit, unitsThrough } from './units/use.ts';
import { NONE } from './words.ts';
import { knockOut } from './wounds.ts';

/** The stages in which deeds are asked for; the questions are named after them. */
export const TURN_STAGES = ['move', 'interact', 'join', 'ranged', 'block', 'damage', 'attack', 'after'] as const;
export type TurnStage = (typeof TURN_STAGES)[number];

const END: Option<PlainDeed<'end'>> = option('end', { do: 'end' });
const TACTIC: Option<PlainDeed<'tactic'>> = option('tactic', { do: 'tactic' });
const MUST_REST = refusal('MK-RULING-13', 'must-rest');

/** Everything that may be done now. */
function deedsThrough(state: State, table: MageTable, seat: Seat, sieve: DeedSieve): void {
  const urgent = modsOf(state, seat).find(isMod('at-once'));
  if (urgent) {
    sieve.options.push(...usesOf(state, table, seat, urgent.colour));
    if (sieve.options.length > 0) return;
  }
  if (state.stage === 'join') {
    for (const at of challengeable(state, seat)) sieve.options.push(challengeOption(state, at));
    sieve.options.push(DONE);
    return;
  }
  if (state.stage === 'damage') {
    if (state.duel) {
      spoilsThrough(state, sieve);
      return;
    }
    hitsThrough(state, seat, sieve);
    return;
  }
  cardsThrough(state, table, seat, sieve);
  unitsThrough(state, table, seat, sieve);
  skillsThrough(state, table, seat, sieve);
  tacticThrough(state, table, seat, sieve);
  attachesThrough(state, seat, sieve);
  learnsThrough(state, seat, sieve);
  if (state.arena) {
    convertsThrough(state, seat, sieve);
    if (state.duel) {
      exchangeThrough(state, seat, sieve);
      return;
    }
    if (state.stage === 'block') blocksThrough(state, sieve);
    else strikesThrough(state, seat, sieve);
    sieve.options.push(DONE);
    return;
  }
  healsThrough(state, seat, sieve);
  if (state.stage === 'move') {
    const before = sieve.options.length;
    if (!state.hasStopped) {
      movesThrough(state, seat, sieve);
      exploresThrough(state, seat, sieve);
      passagesThrough(state, seat, sieve);
    }
    meetsThrough(state, seat, sieve);
    togetherThrough(state, table, seat, sieve);
    // Beside another hero there is no other action (MK-OTHERS-04, -07).
    if (rivalHere(state, seat) === NONE) {
      actionsThrough(state, seat, sieve);
      if (mustRest(state, seat)) keepFromActing(sieve, before);
      restsThrough(state, seat, sieve);
    }
  }
  // Movement may have ended by a fight that it provoked; whoever rested has not moved.
  if (state.stage === 'after' && state.hasMoved) marksThrough(state, seat, sieve);
  if (state.stage === 'interact') {
    recruitsThrough(state, seat, sieve);
    purchasesThrough(state, seat, sieve);
  }
  consider(sieve, END, refuseEnd(state, seat));
}

/**
 * Whoever has to rest neither moves nor acts: the turn could not be ended after it, and a skill or a unit that moves would let a hand of wounds
 * wait for ever (MK-RULING-13). An altar is open all the same: it is for once, and its price is asked in the same step.
 */
function keepFromActing(sieve: DeedSieve, from: number): void {
  for (const each of sieve.options.splice(from)) consider(sieve, each, each.value.do === 'altar' ? undefined : MUST_REST);
}

function refuseEnd(state: State, seat: Seat): Verdict {
  if (state.stage === 'move' && mustFight(state, seat)) return MUST_FIGHT;
  return mustRest(state, seat) ? MUST_REST : undefined;
}
const NO_TACTIC = refusal('MK-PVP-19', 'partial');
const MUST_FIGHT = refusal('MK-TURN-19', 'must-fight');

/** Whoever holds nothing but wounds and has played nothing has to rest (MK-RULING-13). */
function mustRest(state: State, seat: Seat): boolean {
  const hand = handOf(state, seat);
  return state.stage === 'move' && !state.hasPlayed[seat] && !state.hasMoved && hand.length > 0 && hand.every(isWound);
}

function tacticThrough(state: State, table: MageTable, seat: Seat, sieve: DeedSieve): void {
  const tactic = faceUpTactic(state, seat);
  if (!tactic?.deed) return;
  const against = isHalfHearted(state, seat) ? NO_TACTIC : undefined;
  consider(sieve, TACTIC, against ?? refuseEffect(playing(state, table, seat, { by: tactic.id }), tactic.deed));
}

const safeAnswer = (state: State, seat: Seat): string | undefined => {
  if (hasMod(modsOf(state, seat), 'at-once')) return undefined;
  if (state.duel) return state.stage === 'block' || state.stage === 'damage' ? 'done' : 'pass';
  if (state.stage === 'damage') return undefined;
  if (state.arena) return 'done';
  const other = state.stage === 'move' && mustFight(state, seat) ? rivalHere(state, seat) : NONE;
  if (other !== NONE) return `attack ${heroOf(state, other)}`;
  return mustRest(state, seat) ? 'rest' : 'end';
};

/**
 * A phase with nothing to do in it passes by itself; not the end of a turn, nor a phase with something on the table, nor one after which
 * somebody is summoned and in which something was done: that can still be taken back. Among several, a quick answer would tell what is not in a hand.
 */
const isAskedAlone = (state: State): boolean =>
  !isAlone(state) || !state.arena || state.parts.length > 0 || (!state.arena.isFresh && isSummonDue(state));

/** One deed of the turn. */
export function* turnStep(state: State, table: MageTable, stage: TurnStage): Play {
  const seat = actingOf(state);
  if (hasMod(modsOf(state, seat), 'calling')) {
    yield* callMana(state, table, seat);
    return;
  }
  const safe = safeAnswer(state, seat);
  const offer = sift(
    (sieve: DeedSieve) => deedsThrough(state, table, seat, sieve),
    (_, against) => explainMana(state, seat, against),
  );
  const deed = yield* ask(seat, stage, offer, {
    rule: RULES[stage],
    preview: (value) => previewOf(state, table, seat, value),
    figures: () => figuresOf(state, table, seat, offer.options()),
    safe,
    lone: isAskedAlone(state) ? 'asked' : undefined,
    circumstances: state.duel ? IN_DUEL : undefined,
  });
  const isStart = beginsFight(state, deed);
  const urgent = modsOf(state, seat).find(isMod('at-once'));
  yield* doDeed(state, table, seat, deed);
  // What was to be done at once was done, or something else with it.
  if (urgent) state.mods[seat] = modsOf(state, seat).filter((mod) => mod !== urgent);
  if (state.duel?.fresh.includes(seat) && !isStart) {
    state.duel = { ...state.duel, fresh: state.duel.fresh.filter((each) => each !== seat) };
  }
  // Mana that is still being called may be for what comes before the first phase.
  const isCalling = hasMod(modsOf(state, seat), 'calling');
  if (state.arena?.isFresh && stage === 'ranged' && !isStart && !isCalling) state.arena = { ...state.arena, isFresh: false };
  knockOut(state, table);
  settleDuel(state);
  settleFight(state, table, seat);
  drawDue(state, table);
}

/** What standing orders can name: `block` is another matter when it is a player who attacks. */
const IN_DUEL: readonly string[] = ['duel'];

/** What is done before the first phase does not begin it (MK-COMBAT-76). */
function beginsFight(state: State, deed: Deed): boolean {
  if (deed.do !== 'card' || deed.side === 'sideways') return false;
  const effect = cardOf(state, deed.card)[deed.side];
  return effect.do === 'only' && effect.at === 'start';
}

/** The rule behind each question of the turn. */
export const RULES: { readonly [S in TurnStage]: string } = {
  move: 'MK-TURN-16',
  interact: 'MK-INTERACT-08',
  join: 'MK-COMBAT-05',
  ranged: 'MK-COMBAT-16',
  block: 'MK-COMBAT-36',
  damage: 'MK-COMBAT-49',
  attack: 'MK-COMBAT-65',
  after: 'MK-TURN-35',
};

function* doDeed(state: State, table: MageTable, seat: Seat, deed: Deed): Play {
  switch (deed.do) {
    case 'card':
      yield* playCard(state, table, seat, deed);
      return;
    case 'unit':
      yield* activateUnit(state, table, seat, deed);
      return;
    case 'skill':
      yield* applySkill(state, table, seat, deed);
      return;
    case 'tactic':
      yield* applyTactic(state, table, seat);
      return;
    case 'move':
    case 'provoke':
      moveHero(state, table, seat, deed);
      return;
    case 'explore':
      explore(state, table, seat, deed);
      return;
    case 'challenge':
      challenge(state, table, seat, deed.at);
      return;
    case 'enter':
      enter(state, table, seat);
      return;
    case 'mark':
      markGlade(state, table, seat);
      return;
    case 'incant':
      incant(state, table, seat);
      return;
    case 'passage':
      takePassage(state, table, seat, deed.to);
      return;
    case 'burn':
      burn(state, table, seat);
      return;
    case 'altar':
      yield* prayAtAltar(state, table, seat);
      return;
    case 'interact':
      beginInteraction(state, table, seat);
      return;
    case 'recruit':
      recruit(state, table, seat, deed);
      return;
    case 'buy':
      yield* buy(state, table, seat, deed);
      return;
    case 'heal':
      heal(state, table, seat, deed);
      return;
    case 'rest':
      yield* rest(state, table, seat, deed);
      return;
    case 'strike':
      strike(state, table, seat, deed);
      return;
    case 'block':
      block(state, table, seat, deed);
      return;
    case 'hit':
      hit(state, table, seat, deed);
      return;
    case 'done':
      if (!state.duel) nextPhase(state, table, seat);
      else if (state.stage === 'block') parry(state, table, seat);
      else leaveRest(state);
      return;
    case 'together':
      suggest(state, seat, deed);
      return;
    case 'meet':
      beginDuel(state, table, seat, deed.seat);
      return;
    case 'assail':
      assail(state, table, seat);
      return;
    case 'pass':
      pass(state, table, seat);
      return;
    case 'wound':
      wound(state, table, deed);
      return;
    case 'steal':
      steal(state, table, deed);
      return;
    case 'drive':
      drive(state, table, deed);
      return;
    case 'end':
      yield* endTurn(state, table, seat);
      return;
    case 'attach':
      attach(state, table, seat, deed);
      return;
    case 'convert':
      convert(state, table, seat, deed);
      return;
    case 'discard':
      discardForAttack(state, table, seat, deed);
  }
}

function* applyTactic(state: State, table: MageTable, seat: Seat): Play {
  const tactic = faceUpTactic(state, seat);
  if (!tactic?.deed) return;
  table.emit({ event: 'tactic-used', rule: 'MK-TACTIC-09', seat, tactic: tactic.id });
  yield* carryOut(playing(state, table, seat, { by: tactic.id }), tactic.deed);
}

/** From one conquered dungeon to another (MK-SCENARIO-61). */
function takePassage(state: State, table: MageTable, seat: Seat, to: Space): void {
  const cost = passageCost(state, atOf(state, seat), to) ?? 0;
  state.move[seat] = moveOf(state, seat) - cost;
  jump(state, table, seat, { to, cost });
}
