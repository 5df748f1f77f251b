/**
 * What somebody tries that the rules need not go through to find what is allowed: a card that is not in hand, a space in the middle of a
 * fight, anything at all while something else is asked. Read off the state, and only when somebody wonders.
 */
import type { ReasonsOf, Seat } from '@taverne/engine';
import { bookOf, cardOf, skillOf, tacticOf, unitOf } from './book.ts';
import { foeName } from './combat/foes.ts';
import type { DeedSieve } from './deeds.ts';
import { refusePlace } from './explore.ts';
import { spaceName } from './land.ts';
import { movesThrough } from './move.ts';
import { mustFight, rivalHere } from './pvp/meeting.ts';
import { type Against, IS_WOUND, NOT_INTERACTING, refusal, type Why } from './refusals.ts';
import { atOf, handOf, type State, skillsOf, unitsOf } from './state.ts';
import { RULES, type TurnStage } from './turn.ts';
import type { MageTypes } from './types.ts';
import { COLOURS, NONE } from './words.ts';

type Name = keyof MageTypes['questions'];
type Refuse = (state: State, tried: string, seat: number) => Against | undefined;

// ── what is meant ──

const DEEDS = [
  'challenge',
  'enter',
  'mark',
  'incant',
  'burn',
  'altar',
  'interact',
  'rest',
  'heal',
  'tactic',
  'done',
  'end',
  'convert',
  'attach',
];
const ANSWERS = [
  'play',
  'announce',
  'pass',
  'show',
  'plunder',
  'keep',
  'enough',
  'no',
  'yes',
  'hand',
  'discard',
  'none',
  'decline',
  ...COLOURS,
];

type Meant =
  | { readonly what: 'card' | 'unit' | 'skill' | 'tactic' | 'enemy' | 'space'; readonly id: string }
  | { readonly what: 'tile' | 'purchase' }
  | { readonly what: 'deed' | 'word'; readonly word: string };

const isSpace = (word: string): boolean => /^-?\d+\.-?\d+$/.test(word);
const hasId = (list: readonly { readonly id: string }[], id: string): boolean => list.some((each) => each.id === id);

/** `rage`, `rage strong`, `use peasants 0`, `skill …`, `move 3.-1`, `3.-1`, `strike medusa`, `recruit foresters 2`, `buy heal`. */
function meantBy(state: State, tried: string): Meant | undefined {
  const words = tried.toLowerCase().split(' ');
  const [first = '', second = ''] = words;
  const { cards, units, skills, tactics, enemies } = bookOf(state);
  const isEnemy = (word: string): boolean => hasId(enemies, word.replace(/-\d+$/, '')) || hasId(enemies, word);
  if (first === 'strike' || first === 'block') return isEnemy(second) ? { what: 'enemy', id: second } : undefined;
  if (first === 'move' || first === 'provoke') return isSpace(second) ? { what: 'space', id: second } : undefined;
  if (isSpace(first)) return { what: 'space', id: first };
  if (first === 'explore') return { what: 'tile' };
  if (first === 'recruit' || first === 'buy') return { what: 'purchase' };
  if (first === 'use') return hasId(units, second) ? { what: 'unit', id: second } : undefined;
  if (first === 'skill') return hasId(skills, second) ? { what: 'skill', id: second } : undefined;
  if (hasId(cards, first)) return { what: 'card', id: first };
  if (hasId(skills, first)) return { what: 'skill', id: first };
  if (hasId(tactics, first)) return { what: 'tactic', id: first };
  // Some units are called like enemies: beside a number it is a unit.
  if (hasId(units, first) && (words.length > 1 || !isEnemy(first))) return { what: 'unit', id: first };
  if (isEnemy(first)) return { what: 'enemy', id: first };
  if (DEEDS.includes(first)) return { what: 'deed', word: first };
  return ANSWERS.includes(first) ? { what: 'word', word: first } : undefined;
}

// ── reasons ──

/** Something else is asked first: what, the page and the terminal say in the words of the question. */
const waits =
  (question: Name, rule: string): Refuse =>
  (state, tried) =>
    meantBy(state, tried) && refusal(rule, 'other-question', { question });

/** Only who is not in a fight moves, and only before the turn's action (MK-TURN-17). */
function refuseSpace(state: State, seat: number, id: string): Against | undefined {
  if (state.stage !== 'move') return refusal('MK-TURN-17', state.arena ? 'not-in-combat' : 'no-move-now');
  const sieve: DeedSieve = { options: [], refused: [] };
  movesThrough(state, seat, sieve);
  if (sieve.options.some(({ key }) => key === `move ${id}`)) return undefined;
  if (sieve.options.some(({ key }) => key === `provoke ${id}`)) return refusal('MK-MOVE-19', 'provokes');
  if (spaceName(atOf(state, seat)) === id) return refusal('MK-MOVE-04', 'here');
  return sieve.refused?.find(({ key }) => key === `move ${id}`)?.against ?? refusal('MK-EXPLORE-01', 'no-land');
}

const isOwn = (state: State, seat: number, { what, id }: Extract<Meant, { readonly id: string }>): boolean => {
  switch (what) {
    case 'card':
      return handOf(state, seat).some((card) => cardOf(state, card).id === id);
    case 'unit':
      return unitsOf(state, seat).some(({ unit }) => unitOf(state, unit).id === id);
    case 'skill':
      return skillsOf(state, seat).some((skill) => skillOf(state, skill).id === id);
    case 'tactic':
      return state.tactic[seat] !== NONE && tacticOf(state, state.tactic[seat] ?? NONE).id === id;
    default:
      return false;
  }
};
/** Under which rule something is one's own. */
const OWNED: { readonly [what: string]: readonly [rule: string, why: Why] } = {
  card: ['MK-CARD-01', 'not-in-hand'],
  unit: ['MK-CARD-17', 'not-yours'],
  skill: ['MK-CARD-21', 'not-yours'],
  tactic: ['MK-TACTIC-01', 'not-yours'],
};

const refuseDeed =
  (stage: TurnStage): Refuse =>
  (state, tried, seat) => {
    const meant = meantBy(state, tried);
    if (!meant) return undefined;
    switch (meant.what) {
      case 'space':
        return refuseSpace(state, seat, meant.id);
      case 'tile':
        return state.stage === 'move' ? refusePlace(state, tried) : refusal('MK-TURN-17', 'no-move-now');
      case 'purchase':
        return state.stage === 'interact' ? refusal('MK-INTERACT-08', 'not-sold') : NOT_INTERACTING;
      case 'enemy':
        return refuseEnemy(state, meant.id);
      case 'deed':
      case 'word':
        return refuseWord(state, seat, stage, meant.word);
      default: {
        if (meant.id === 'wound' && isOwn(state, seat, meant)) return IS_WOUND;
        if (!isOwn(state, seat, meant)) return refusal(...(OWNED[meant.what] ?? ([RULES[stage], 'no-use-now'] as const)));
        // Nothing is played there: it is asked first who is in the fight, or who takes the damage.
        if (stage === 'join' || stage === 'damage') return refusal(RULES[stage], 'other-question', { question: stage });
        return refusal(RULES[stage], 'no-use-now');
      }
    }
  };

/** The actions of a turn, and the rules that say where each is possible. */
const ACTIONS: { readonly [word: string]: string } = {
  interact: 'MK-INTERACT-01',
  enter: 'MK-TURN-24',
  burn: 'MK-TURN-26',
  altar: 'MK-SITE-21',
  challenge: 'MK-TURN-25',
  incant: 'MK-SCENARIO-60',
  rest: 'MK-TURN-32',
};
/** Those that belong to a place. */
const PLACED: ReadonlySet<string> = new Set(['interact', 'enter', 'burn', 'altar']);
/** What is done between turns, and by which rule. */
const BETWEEN_TURNS: { readonly [word: string]: string } = { announce: 'MK-TURN-09', plunder: 'MK-SITE-03' };

const TACTIC_USED = refusal('MK-TACTIC-09', 'used');
const NOT_HEALED = refusal('MK-HEAL-01', 'not-in-combat');
const ONE_ACTION = refusal('MK-TURN-18', 'one-action');
/** One action a turn (MK-TURN-18), none beside another hero (MK-OTHERS-04, -07), and each in its place. */
function refuseWord(state: State, seat: number, stage: TurnStage, word: string): Against {
  if (state.arena && word === 'heal') return NOT_HEALED;
  if (word === 'tactic' && state.isTacticDown[seat]) return TACTIC_USED;
  const between = BETWEEN_TURNS[word];
  if (between) return refusal(between, 'before-turn');
  const action = ACTIONS[word];
  if (action) return refuseAction(state, seat, action, word);
  if (word === 'mark' && state.stage === 'move') return refusal('MK-SCENARIO-60', 'no-use-now');
  return refusal(RULES[stage], 'no-use-now');
}

function refuseAction(state: State, seat: Seat, rule: string, word: string): Against {
  if (state.arena || state.stage !== 'move') return ONE_ACTION;
  if (mustFight(state, seat)) return refusal('MK-OTHERS-04', 'must-fight');
  if (rivalHere(state, seat) !== NONE) return refusal('MK-OTHERS-07', 'withdraws');
  return refusal(rule, word === 'challenge' ? 'no-fight' : PLACED.has(word) ? 'wrong-place' : 'no-use-now');
}

/** It is not there, nothing can be done to it any more, or it is not the time. */
function refuseEnemy(state: State, id: string): Against {
  const at = state.foes.findIndex((_, foe) => foeName(state, foe) === id);
  const foe = state.foes[at];
  if (!foe) return refusal('MK-COMBAT-02', 'no-fight');
  return foe.fate === 'attacks' ? refusal('MK-COMBAT-08', 'other-phase') : refusal('MK-COMBAT-45', 'done-with');
}

const turn = (stage: TurnStage): { readonly refuse: Refuse } => ({ refuse: refuseDeed(stage) });
const first = (question: Name, rule: string): { readonly refuse: Refuse } => ({ refuse: waits(question, rule) });

export const REASONS: ReasonsOf<MageTypes> = {
  move: turn('move'),
  interact: turn('interact'),
  join: turn('join'),
  ranged: turn('ranged'),
  block: turn('block'),
  damage: turn('damage'),
  attack: turn('attack'),
  after: turn('after'),
  attend: first('attend', 'MK-PVP-08'),
  propose: first('propose', 'MK-COOP-09'),
  agree: first('agree', 'MK-COOP-10'),
  muster: first('muster', 'MK-COOP-13'),
  tactic: first('tactic', 'MK-TACTIC-01'),
  retire: first('retire', 'MK-SCENARIO-53'),
  round: first('round', 'MK-TURN-09'),
  shed: first('shed', 'MK-TACTIC-05'),
  search: first('search', 'MK-TACTIC-05'),
  detach: first('detach', 'MK-ROUND-15'),
  refill: first('refill', 'MK-ENDTURN-44'),
  pay: first('pay', 'MK-MANA-02'),
  choose: first('choose', 'MK-CARD-01'),
  colour: first('colour', 'MK-MANA-01'),
  die: first('die', 'MK-MANA-08'),
  foe: first('foe', 'MK-COMBAT-13'),
  ready: first('ready', 'MK-CARD-18'),
  rival: first('rival', 'MK-CARD-22'),
  answer: first('answer', 'MK-TURN-03'),
  yield: first('yield', 'MK-CARD-10'),
  spend: first('spend', 'MK-CARD-18'),
  wounds: first('wounds', 'MK-TURN-32'),
  glade: first('glade', 'MK-ENDTURN-11'),
  reward: first('reward', 'MK-ENDTURN-15'),
  artifact: first('artifact', 'MK-ENDTURN-19'),
  spell: first('spell', 'MK-ENDTURN-20'),
  learn: first('learn', 'MK-ENDTURN-21'),
  unit: first('unit', 'MK-ENDTURN-22'),
  skill: first('skill', 'MK-ENDTURN-29'),
  discard: first('discard', 'MK-ENDTURN-34'),
};
