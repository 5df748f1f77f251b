/** What is asked, in words: the title, one sentence, and the buttons for what lies nowhere. */
import {
  type Choice,
  choiceGroups,
  endingWays,
  headOf,
  type IconName,
  known,
  openWays,
  type Say,
  type Turn,
  useSay,
} from '@taverne/ui';
import { cardFace, skillFace, tacticFace, unitFace } from '../src/content/faces.ts';
import { NONE } from '../src/words.ts';
import { spaceNamed } from './board/geometry.ts';
import { gainsWords, isPlain } from './gains.ts';
import { abilityWord, cardName, nameOf, priced, printed, sightWord, skillName, unitName, wayWord } from './names.ts';
import { cardIn, REST, type Spot, skillIn, unitIn } from './spots.ts';
import { type MageFrame, useTable } from './table.tsx';
import { actorIn, figuresOf, isFight, ownSeat, type View } from './view.ts';
import type { Way } from './ways.ts';

export function useTurn(): Turn {
  const table = useTable();
  return turnOf(table, useSay());
}

/** The way out of a question: nothing more, or nothing at all. */
const WAYS_OUT: readonly string[] = ['end', 'done', 'pass', 'play', 'go', 'keep', 'none', 'enough', 'decline', 'no'];

function turnOf(table: MageFrame, say: Say): Turn {
  const { state, view, picks, ways, question, back, playback } = table;
  const main = mainOf(table, say);
  return {
    ...headOf({
      say,
      state,
      question,
      active: actorIn(view) ?? state.asked[0]?.seat ?? ownSeat(state),
      left: playback.left,
      nameOf: (seat) => nameOf(state, seat, say),
      title: undefined,
      asks: () => asksOf(table, say),
    }),
    phases: phasesOf(table, say),
    moment: say('web.moment', { round: view.round, hour: view.isNight ? 'night' : 'day' }),
    choices: choicesOf(table, say, main?.key),
    main,
    back: picks.length === 0 ? undefined : back,
    all: choiceGroups(
      ways,
      (way) => groupOf(way, say),
      (way) => choiceOf(table, say, way),
    ),
  };
}

const FIGHT = ['ranged', 'block', 'damage', 'attack'] as const;
const DUEL = ['attend', 'ranged', 'melee'] as const;
const TURN = [
  ['move', ['begin', 'move']],
  ['act', ['interact', 'join']],
  ['end', ['after', 'glade', 'reward', 'artifact', 'level', 'skill', 'discard']],
] as const;

function phasesOf({ view, state }: MageFrame, say: Say): Turn['phases'] {
  if (state.outcome) return [];
  if (view.duel) {
    const now = view.duel.attends === null ? 'attend' : view.duel.isMelee ? 'melee' : 'ranged';
    return DUEL.map((id) => ({ id, label: say(`duel.phase.${id}`), on: id === now }));
  }
  const steps: readonly (readonly [string, readonly string[]])[] = isFight(view)
    ? FIGHT.map((phase) => [phase, phase === 'ranged' ? ['join', phase] : [phase]] as const)
    : TURN;
  return steps.map(([id, stages]) => ({ id, label: say(`web.phase.${id}`), on: stages.includes(view.stage) }));
}

/** What is in hand, or what there is to spend, and what to do with it. */
function asksOf(table: MageFrame, say: Say): Pick<Turn, 'subject' | 'sentence'> {
  const { question, picks, view, state } = table;
  const name = question?.name ?? '';
  const seat = question?.seat ?? 0;
  const [card, unit, skill] = [cardIn(picks[0]), unitIn(picks[0]), skillIn(picks[0])];
  if (picks[0] === REST) return { subject: say('web.rest'), sentence: say('web.pick.rest') };
  if (card !== undefined)
    return { subject: cardName(say, card), sentence: say(picks.length > 1 ? 'web.pick.more' : 'web.pick.card') };
  if (unit !== undefined && name !== 'damage')
    return { subject: unitName(say, view.units[seat]?.[unit]?.unit ?? NONE), sentence: say('web.pick.unit') };
  if (skill !== undefined) return { subject: skillName(say, skill), sentence: say('web.pick.unit') };
  if (isSpace(picks[0]) && view.arena === null)
    return { subject: sightWord(say, view, spaceNamed(picks[0])), sentence: say('web.pick.place') };
  const duel = view.duel ? known(say, `duel.ask.${name}`) : undefined;
  // A guide offers less than the rules do.
  const instead = state.isGuided ? undefined : insteadOf(table);
  return { subject: subjectOf(table, say), sentence: instead ? say(instead) : (duel ?? say(`ask.${name}`)) };
}

/** A question that has not all of its answers is asked in other words: what is not offered is not spoken of. */
export function insteadOf({ question, ways }: Pick<MageFrame, 'question' | 'ways'>): string | undefined {
  const has = (word: string): boolean => ways.some(({ key }) => key === word || key.startsWith(`${word} `));
  switch (question?.name) {
    // MK-TURN-19 and MK-RULING-13.
    case 'move':
      if (has('end')) return undefined;
      return has('attack') ? 'refusal.must-fight' : has('rest') ? 'refusal.must-rest' : undefined;
    // Whoever played nothing has no way out (MK-ENDTURN-35).
    case 'discard':
      return has('keep') ? undefined : 'web.asked.discard.must';
    // Among several it is asked of everybody, lest it tell who holds a wound.
    case 'glade':
      return has('hand') || has('discard') ? undefined : 'web.asked.glade.none';
    default:
      return undefined;
  }
}

/** Spaces are named by their coordinates. */
const isSpace = (spot: Spot | undefined): spot is Spot => spot?.includes('.') === true;

/** The points on the table. */
function subjectOf({ question, view }: MageFrame, say: Say): string | undefined {
  const seat = question?.seat ?? 0;
  const [move = 0, influence = 0, heal = 0] = [view.move[seat], view.influence[seat], view.heal[seat]];
  if (question?.name === 'move' && move > 0) return say('web.points.move', { n: move });
  if (question?.name === 'interact') return say('web.points.influence', { n: influence });
  if (heal > 0 && (question?.name === 'move' || question?.name === 'after')) return say('web.points.heal', { n: heal });
  // Between players the blow itself says how far it goes.
  if (view.duel) return undefined;
  const aims = figuresOf(question)?.aims ?? [];
  const [aim] = aims;
  if (!aim || aims.length > 1 || aim.sum === 0) return undefined;
  return aim.short > 0 ? say('web.points.short', { n: aim.short }) : say('web.points.enough');
}

// ── buttons ──

/** Points that would be lost; nothing, if that is all the same. */
function leftUndone({ question, view }: MageFrame, key: string, say: Say): string | undefined {
  if (key !== 'end' || !question) return undefined;
  const points = (['move', 'influence', 'heal'] as const).filter((each) => (view[each][question.seat] ?? 0) > 0);
  const [first] = points;
  return first && say(`web.undone.${first}`, { n: view[first][question.seat] ?? 0 });
}

function mainOf(table: MageFrame, say: Say): Choice | undefined {
  const { ways, state, leaving, leave } = table;
  if (state.outcome) return undefined;
  if (leaving.length > 0)
    return {
      key: 'leave',
      label: say('web.leave', { n: leaving.length }),
      icon: 'end',
      after: say('web.leave.says'),
      act: leave,
    };
  const out = WAYS_OUT.flatMap((word) => ways.filter(({ key, path }) => path.length === 0 && key === word))[0];
  if (!out) return undefined;
  return {
    ...choiceOf(table, say, out),
    icon: out.key === 'play' ? 'play' : 'end',
    isLast: ways.length === 1,
    act: () => table.finish(out.key, leftUndone(table, out.key, say)),
  };
}

/** Nothing picked: what lies nowhere. Picked: the ways that end with it, and what can go with it. */
function choicesOf(table: MageFrame, say: Say, main: string | undefined): readonly Choice[] {
  const { picks, ways, press } = table;
  if (picks.length > 0) {
    const ending = endingWays(ways, picks);
    const more = openWays(ways, picks).filter((way) => !ending.includes(way));
    const open = picks[0] === REST || more.length > MOST ? ending : [...ending, ...more];
    return open.map((way, i) => ({ ...choiceOf(table, say, way), isFocus: i === 0 }));
  }
  const loose = ways.filter(({ path, key }) => (path.length === 0 || isListed(table)) && key !== main);
  const isResting = ways.some(({ path }) => path[0] === REST);
  return [
    ...loose.map((way) => choiceOf(table, say, way)),
    ...(isResting
      ? [{ key: REST, label: say('web.rest'), icon: 'lamp' as const, after: say('web.rest.says'), act: () => press(REST) }]
      : []),
  ];
}
/** So many are read, more are looked for. */
const MOST = 8;

/** Follow-ups are quicker read than found; and the cards of a deck lie nowhere in sight. */
export const isListed = ({ question, ways }: Pick<MageFrame, 'question' | 'ways'>): boolean =>
  question?.name === 'search' ||
  (ways.length <= MOST &&
    ways.every(({ deed }) => deed === undefined) &&
    question?.name !== 'tactic' &&
    question?.name !== 'discard');

function choiceOf(table: MageFrame, say: Say, way: Way): Choice {
  const after = afterOf(table, say, way);
  return {
    key: way.key,
    label: wayWord(say, table.state, table.question, way),
    icon: iconOf(way),
    ...(after && { after }),
    act: () => table.choose(way.key),
    point: (on) => table.pointAtWay(on ? way.key : undefined),
  };
}

const ICONS: { readonly [act: string]: IconName } = {
  strike: 'swords',
  challenge: 'swords',
  provoke: 'swords',
  enter: 'swords',
  burn: 'swords',
  block: 'hand',
  rest: 'lamp',
  meet: 'swords',
  assail: 'swords',
  together: 'handshake',
};
const iconOf = ({ deed }: Way): IconName => ICONS[deed?.do ?? ''] ?? 'next';

/** What it gives or costs, or that it cannot be taken back, under the label. */
export function afterOf(
  { question, view, state }: Pick<MageFrame, 'question' | 'view' | 'state'>,
  say: Say,
  { key, deed }: Way,
): string | undefined {
  const gives = figuresOf(question)?.gives[key];
  if (deed?.do === 'unit') {
    const bearer = view.units[ownSeat(state)]?.[deed.unit];
    if (gives && isPlain(gives)) return priced(say, bearer?.unit ?? NONE, deed.ability, gainsWords(say, gives));
    return unitText(say, view, bearer, deed.ability);
  }
  if (gives && isPlain(gives)) return gainsWords(say, gives);
  if (deed?.do === 'card' && deed.side !== 'sideways') return printed(say, view, `card.${cardFace(deed.card).id}.${deed.side}`);
  if (deed?.do === 'skill') return printed(say, view, `skill.${skillFace(deed.skill).id}.does`);
  if (deed?.do === 'tactic') return printed(say, view, `tactic.${tacticFace(view.tactic[ownSeat(state)] ?? NONE).id}.does`);
  if (question?.name === 'tactic' || question?.name === 'retire') return printed(say, view, `tactic.${key}.does`);
  if (question && CARD_QUESTIONS.has(question.name)) return cardText(say, view, key);
  if (question?.name === 'choose') return thingText(say, view, key);
  if (question?.name === 'skill') return printed(say, view, `skill.${key}.does`);
  const cost = figuresOf(question)?.costs[key];
  if (deed && cost !== undefined) return say(`${PRICES[deed.do] ?? 'board.way'}`, { n: cost });
  if (deed && deed.do in AFTER) return say(`web.after.${deed.do}`);
  return undefined;
}
/** What is paid with something else than move points. */
const PRICES: { readonly [act: string]: string } = {
  buy: 'web.after.influence',
  recruit: 'web.after.influence',
  wound: 'web.after.damage',
  steal: 'web.after.damage',
  drive: 'web.after.damage',
};
/** Cards are chosen by what they do. */
const CARD_QUESTIONS: ReadonlySet<string> = new Set(['artifact', 'spell', 'learn', 'search']);
const cardText = (say: Say, view: View, id: string): string =>
  (['basic', 'strong'] as const)
    .map((side) => printed(say, view, `card.${id}.${side}`))
    .filter((text) => text !== '')
    .join(' / ');
/** What an ability does, with the mana it asks for; in its place may stand what a banner does. */
function unitText(say: Say, view: View, bearer: View['units'][number][number] | undefined, ability: number) {
  const { unit = NONE, banner = NONE } = bearer ?? {};
  if (ability < unitFace(unit).abilities.length) return abilityWord(say, view, unit, ability);
  return banner === NONE ? undefined : printed(say, view, `card.${cardFace(banner).id}.basic`);
}

/** A side of a spell in the offer, an ability of a unit there, or another card. */
export function thingText(say: Say, view: View, key: string): string | undefined {
  const [id = '', at = '', ability = ''] = key.split(' ');
  if (view.spells.some((card) => cardFace(card).id === id))
    return printed(say, view, `card.${id}.${at === 'strong' ? 'strong' : 'basic'}`);
  const unit = view.offer[Number(at)] ?? NONE;
  if (ability !== '' && unit !== NONE && unitFace(unit).id === id) return abilityWord(say, view, unit, Number(ability));
  return cardText(say, view, id) || undefined;
}

/** What these bring every time, most of them something that is turned up. */
const AFTER: { readonly [act: string]: true } = { explore: true, enter: true, burn: true, mark: true, end: true };

/** Whatever acts by an option, as a heading. */
function groupOf({ deed }: Way, say: Say): readonly [string, string] {
  const group = deed ? (GROUPS[deed.do] ?? 'other') : 'other';
  return [group, say(`web.options.${group}`)];
}
const GROUPS: { readonly [act: string]: string } = {
  card: 'cards',
  discard: 'cards',
  rest: 'cards',
  attach: 'cards',
  unit: 'units',
  skill: 'skills',
  move: 'land',
  provoke: 'land',
  explore: 'land',
  challenge: 'fight',
  strike: 'fight',
  block: 'fight',
  hit: 'fight',
  recruit: 'offers',
  buy: 'offers',
  meet: 'fight',
  assail: 'fight',
  wound: 'fight',
  steal: 'fight',
  drive: 'fight',
  together: 'fight',
};
