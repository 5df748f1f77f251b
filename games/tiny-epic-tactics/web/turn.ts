/** What is asked, in words: the title, one sentence, and the buttons that go with what is picked. */
import { list } from '@taverne/engine/telling';
import { type Choice, choiceGroups, headOf, known, openWays, type Say, type Turn, useSay } from '@taverne/ui';
import { cardText, tacticText } from '../text/cards.ts';
import { boxWord, chamberWord, crystalWord, holderWord, nameOf, tacticWord, unitWord } from '../text/names.ts';
import { isWeighed, pushesNext } from './picking/picking.ts';
import { isAttackVerb, type Way } from './picking/ways.ts';
import { type TacticsTable, useTable } from './table.tsx';
import { isAdventure, isEnemySide, unitOnCell, unitWithId } from './view.ts';

export function useTurn(): Turn {
  const table = useTable();
  const say = useSay();
  return turnOf(table, say);
}

export function turnOf(table: TacticsTable, say: Say): Turn {
  const { state, view, picks, ways, question, back, playback } = table;
  return {
    ...headOf({
      say,
      state,
      question,
      active: view.active,
      left: playback.left,
      nameOf: (seat) => nameOf(state, seat, say),
      title: titleOf(table, say),
      asks: () => sentenceOf(table, say, question?.name ?? ''),
    }),
    phases: state.outcome ? [] : phasesOf(table, say),
    moment: say(isAdventure(view) ? 'web.moment.adventure' : 'web.moment', {
      mode: known(say, `option.mode.${view.mode}.label`) ?? view.mode,
      round: view.round,
      time: view.time,
    }),
    choices: choicesOf(table, say),
    main: state.outcome ? undefined : mainOf(table, say),
    back: picks.length === 0 ? undefined : back,
    all: choiceGroups(
      ways,
      (way) => groupOf(table, say, way),
      (way) => choiceOf(table, say, way),
    ),
  };
}

// ── title and sentence ──

type Asks = Pick<Turn, 'subject' | 'sentence'>;

/** Asked in the turn of somebody else, or while the Enemy plays. */
function titleOf({ question, view }: TacticsTable, say: Say): string | undefined {
  if (question) return view.phase === 'act' && view.active !== question.seat ? say('web.title.reaction') : undefined;
  return isEnemySide(view, view.active) ? say('web.title.enemy') : undefined;
}

function sentenceOf(table: TacticsTable, say: Say, name: string): Asks {
  const { picks, view, ways } = table;
  const [first, second] = picks;
  const unit = first === undefined ? undefined : unitOnCell(view, first);
  if (unit && name === 'act') {
    const subject = unitWord(say, view, unit.id);
    const target = second === undefined ? undefined : unitOnCell(view, second);
    if (target) {
      const asks = pushesNext(ways, picks).length > 0 ? 'web.say.push' : 'web.say.aim';
      return { subject, sentence: say(asks, { target: unitWord(say, view, target.id) }) };
    }
    const open = openWays(ways, picks);
    const goes = open.some((way) => way.cell !== undefined) ? 1 : 0;
    const attacks = open.some((way) => isAttackVerb(way.verb)) ? 1 : 0;
    return { subject, sentence: say('web.say.unit', { goes, attacks }) };
  }
  if (first !== undefined && table.book.tacticNumbers.has(first)) {
    return { subject: tacticWord(say, view, first), sentence: say(`web.say.card.${name === 'act' ? 'play' : 'other'}`) };
  }
  const values = askedValues(table, say);
  const generic = name.startsWith('window-') ? 'window' : name;
  return {
    subject: undefined,
    sentence:
      known(say, `web.ask.${name}`, values) ??
      known(say, `ask.${name}`, values) ??
      known(say, `web.ask.${generic}`, values) ??
      say('web.ask.other'),
  };
}

/** Who is concerned by a question. */
function askedValues({ view, ways, state }: TacticsTable, say: Say): { readonly [name: string]: string | number } {
  const attack = view.attacks.at(-1);
  const by = attack && unitWithId(view, attack.by);
  const next = ways.find((way) => way.unit !== undefined)?.unit;
  return {
    left: view.left,
    mp: view.walk?.mp ?? 0,
    unit: next ? unitWord(say, view, next) : view.walk ? unitWord(say, view, view.walk.unit) : '',
    attacker: by ? unitWord(say, view, by.id) : '',
    target: attack ? unitWord(say, view, attack.on) : '',
    name: holderWord(say, state, view, view.active),
  };
}

function phasesOf({ view, state, question }: TacticsTable, say: Say): Turn['phases'] {
  if (view.phase === 'deal' || view.phase === 'deploy' || view.phase === 'keep') {
    return ['deal', 'deploy', 'keep'].map((id) => ({ id, label: say(`web.phase.${id}`), on: view.phase === id }));
  }
  if (view.phase === 'enemy') return [{ id: 'enemy', label: say('web.phase.enemy'), on: true }];
  // Whoever is asked in between has no actions left to count.
  if (question && question.seat !== view.active)
    return [{ id: 'theirs', label: say('web.phase.theirs', { name: holderWord(say, state, view, view.active) }), on: true }];
  return [
    { id: 'act', label: say('web.phase.act', { left: view.left }), on: view.phase !== 'draw' },
    { id: 'draw', label: say('web.phase.draw'), on: view.phase === 'draw' },
  ];
}

// ── buttons ──

/** Questions whose board one points at; everything that is left is a button. */
const isButton = (way: Way): boolean => way.path.length === 0 || way.question === 'direction';
const ENDS: ReadonlySet<string> = new Set(['end', 'stop', 'stay', 'pass', 'no']);

/** The ways that end with what is picked, or all that cannot be pointed at. */
function choicesOf(table: TacticsTable, say: Say): readonly Choice[] {
  const { picks, ways, ending, question } = table;
  if (!question) return [];
  const pushes = pushesNext(ways, picks).map((way) => pushChoiceOf(table, say, way));
  if (picks.length > 0) return [...ending.map((way) => choiceOf(table, say, way)), ...pushes];
  const buttons = ways.filter(isButton).filter((way) => question.name !== 'act' || way.key !== 'end');
  const cards = ways.filter((way) => way.card !== undefined && /^(window|keep|discard)/.test(question.name));
  const shown = [...buttons.filter((way) => !ENDS.has(way.key)), ...cards];
  return [...shown.map((way) => choiceOf(table, say, way)), ...pushes];
}

/** Before the mana comes the direction: four of these, and then four of those, are easier to read than sixteen. */
function pushChoiceOf({ picks, press, pointAt }: TacticsTable, say: Say, { direction, path }: Way): Choice {
  const spot = path[picks.length] ?? '';
  return {
    key: `push ${direction}`,
    label: say('web.way.way', { way: say(`web.direction.${direction}`) }),
    icon: 'next',
    act: () => press(spot),
    point: (on) => pointAt(on ? spot : undefined),
  };
}

function choiceOf(table: TacticsTable, say: Say, way: Way): Choice {
  const isFinal = isAttackVerb(way.verb);
  return {
    key: way.key,
    label: isMana(table, way) ? say('web.way.mana', { mana: way.mana }) : wayLabel(table, say, way),
    icon: isFinal ? 'swords' : ENDS.has(way.key) ? 'close' : way.card ? 'scroll' : 'next',
    // TET-RUL-32: whoever goes in should know it beforehand.
    after: isFinal
      ? say('web.final.roll')
      : way.verb === 'enter'
        ? say('web.final.dungeon', { crystal: crystalWord(say, table.book, way.box ?? '') })
        : cardOf(table, say, way),
    isFocus: table.picks.length > 1 && table.ending[0]?.key === way.key,
    act: () => table.choose(way.key),
    point: (on) => table.pointAtWay(on ? way.key : undefined),
  };
}

/** With the target in the title, and the direction chosen, only the mana is left to say. */
const isMana = ({ picks }: TacticsTable, { verb, tactics }: Way): boolean =>
  picks.length > 1 && verb === 'cast' && tactics.length === 0;

/** What stands on a card, where one is asked for a card: its name alone says little. */
function cardOf({ book }: TacticsTable, say: Say, { card, unit, question }: Way): string | undefined {
  if (question === 'keep-unit') {
    const printed = book.content.units[book.unitNumbers.get(unit ?? '') ?? -1];
    return printed && cardText(say, printed);
  }
  if (card === undefined || !isWeighed(question)) return undefined;
  const printed = book.content.tactics[book.tacticNumbers.get(card) ?? -1];
  return printed && say('web.tactics.text', tacticText(say, printed));
}

/** Actions that are left and could be used; nothing, if there is none. */
export const leftUndone = ({ view, ways }: Pick<TacticsTable, 'view' | 'ways'>, say: Say): string | undefined =>
  view.left > 0 && ways.length > 1 ? say('web.end.undone', { n: view.left }) : undefined;

function mainOf(table: TacticsTable, say: Say): Choice | undefined {
  const { ways, finish, view, question } = table;
  const end = ways.find((way) => ENDS.has(way.key));
  if (!end || !question) return undefined;
  const isTurn = end.key === 'end';
  const label = known(say, `web.end.${question.name}`) ?? say(`web.end.${end.key}`);
  return {
    key: end.key,
    label,
    icon: 'end',
    after: isTurn && view.left > 0 ? say('web.end.left', { n: view.left }) : isTurn ? say('web.end.draws') : undefined,
    isLast: ways.length === 1,
    act: () => finish(end.key, isTurn ? leftUndone(table, say) : undefined),
  };
}

/** Whoever acts by an option, as a heading. */
function groupOf({ view }: TacticsTable, say: Say, { card, unit }: Way): readonly [string, string] {
  if (card) return [card, tacticWord(say, view, card)];
  return unit
    ? [unit, say('web.unit.on', { unit: unitWord(say, view, unit), cell: unitWithId(view, unit)?.cell ?? '–' })]
    : ['other', say('web.group.other')];
}

/** An option in words. */
export function wayLabel({ view, book }: TacticsTable, say: Say, way: Way): string {
  const values = {
    unit: way.unit ? unitWord(say, view, way.unit) : '',
    target: way.target ? unitWord(say, view, way.target) : '',
    cell: way.cell ?? '',
    card: way.card ? tacticWord(say, view, way.card) : '',
    mana: way.mana,
    way: way.direction ? say(`web.direction.${way.direction}`) : '',
    dungeon: boxWord(say, view, way.box ?? ''),
  };
  const revealed = list(
    say,
    way.tactics.map((card) => tacticWord(say, view, card)),
  );
  const done =
    (way.opens !== undefined && way.cell ? say('web.way.into', { chamber: chamberWord(say, book, way.cell) }) : undefined) ??
    known(say, `web.way.${way.question}.${way.verb || way.key}`, values) ??
    (way.verb ? known(say, `web.way.${way.verb}`, values) : undefined) ??
    plainLabel(say, way, values);
  const label = way.direction && way.verb === 'cast' ? say('web.way.push', { told: done, way: values.way }) : done;
  return revealed ? say('web.way.with', { way: label, cards: revealed }) : label;
}

/** Notations that only name something. */
function plainLabel(say: Say, way: Way, values: { readonly [name: string]: string | number }): string {
  const { question } = way;
  const kind = question.startsWith('window-') ? 'window' : question;
  const named = way.card
    ? 'card'
    : way.cell && way.unit
      ? 'unit-cell'
      : way.cell
        ? 'cell'
        : way.unit
          ? 'unit'
          : way.direction
            ? 'way'
            : 'key';
  const all = { ...values, key: way.key };
  return known(say, `web.way.${kind}.${named}`, all) ?? known(say, `web.way.${named}`, all) ?? way.key;
}
