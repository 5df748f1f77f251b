/** What is asked, in words: the title, one sentence, and the buttons that go with what is picked. */
import { list } from '@taverne/engine/telling';
import { type Choice, choiceGroups, headOf, openWays, type Say, type Turn, useSay } from '@taverne/ui';
import type { FigureName, View } from '../src/index.ts';
import { CARD_LIMIT } from '../src/words.ts';
import { cardWord, figureWord, nameOf } from '../text/names.ts';
import { chosenWay } from './picking/picking.ts';
import type { Way } from './picking/ways.ts';
import { type LeadersTable, useTable } from './table.tsx';
import { cardsOf, figureOn, isCardName, isCell, seatOfSide, sideOfSeat } from './view.ts';

export function useTurn(): Turn {
  const table = useTable();
  const say = useSay();
  return turnOf(table, say);
}

function turnOf(table: LeadersTable, say: Say): Turn {
  const { state, view, picks, ways, question, back, playback } = table;
  const isStart = picks.length === 0 || (picks.length === 1 && question?.name === 'nemesis');
  return {
    ...headOf({
      say,
      state,
      question,
      active: seatOfSide(view, view.side),
      left: playback.left,
      nameOf: (seat) => nameOf(state, seat, say),
      title: isReaction(table) ? say('web.title.nemesis') : undefined,
      asks: () => sentenceOf(table, say, question?.name ?? ''),
    }),
    phases: phasesOf(table, say),
    moment: say('web.moment', { mode: say(`option.mode.${view.rules.mode}.label`), turn: view.turns + 1 }),
    choices: choicesOf(table, say),
    main: state.outcome ? undefined : mainOf(table, say),
    back: isStart ? undefined : back,
    all: choiceGroups(
      ways,
      (way) => groupOf(table, say, way),
      (way) => choiceOf(table, say, way),
    ),
  };
}

// ── title and sentence ──

type Asks = Pick<Turn, 'subject' | 'sentence'>;

/** A Nemesis that must answer in the other side's turn. */
const isReaction = ({ question, view }: LeadersTable): boolean =>
  question?.name === 'nemesis' && view.side !== sideOfSeat(view, question.seat);

/** Steps of an ability explain themselves: one message for the figure in hand, another once its target is picked. */
type Sentenced = Pick<LeadersTable, 'picks' | 'ways' | 'view' | 'question'>;

export function sentenceOf(table: Sentenced, say: Say, name: string): Asks {
  const { picks, ways, view } = table;
  const [first, second] = picks;
  if (first === undefined) {
    const isSpent = name === 'act' && leftIn(ways) === 0;
    return { subject: undefined, sentence: isSpent ? say('web.act.spent') : `${say(`ask.${name}`)}${twice(view, say, name)}` };
  }
  if (isCardName(first)) return cardSentence(table, say, first);
  const figure = figureOn(view, first);
  if (!figure || name === 'nemesis') return { subject: undefined, sentence: say(`ask.${name}`) };
  const subject = figureWord(say, figure);
  const target = isCell(second) ? figureOn(view, second) : undefined;
  if (target) return { subject, sentence: say(`web.aim.${figure}`, { target: targetWord(view, say, target) }) };
  const hasAbility = openWays(ways, picks).some((way) => way.kind === 'ability');
  return { subject, sentence: say(hasAbility ? `web.pick.${figure}` : 'web.pick.move') };
}

/** Whoever goes second recruits twice, once: it looks like a mistake unless it is said (LDR-RECRUIT-04). */
const twice = ({ turns, due }: View, say: Say, name: string): string =>
  name === 'recruit' && turns === 1 ? ` ${say('web.second', { due })}` : '';

function cardSentence({ picks, view, question }: Sentenced, say: Say, card: Parameters<typeof cardWord>[1]) {
  const subject = cardWord(say, card);
  if (question?.name === 'ban') return { subject, sentence: say('web.pick.ban') };
  const where = card === 'bear' ? say(picks.length === 1 ? 'web.place.bear' : 'web.place.cub') : say('web.place.card');
  // The pile turns up a new card at once, and chance cannot be taken back.
  return { subject, sentence: view.pile.length > 0 ? `${where} ${say('web.place.final')}` : where };
}

function phasesOf({ view, state, ways, question }: LeadersTable, say: Say): Turn['phases'] {
  if (state.outcome) return [];
  if (view.phase === 'ban') return [{ id: 'ban', label: say('web.phase.ban'), on: true }];
  return [
    {
      id: 'act',
      label: question?.name === 'act' ? say('web.phase.act.left', { n: leftIn(ways) }) : say('web.phase.act'),
      on: view.phase !== 'recruit',
    },
    { id: 'recruit', label: say('web.phase.recruit'), on: view.phase === 'recruit' },
  ];
}

/** How many characters can still act. */
const leftIn = (ways: readonly Way[]): number => new Set(ways.flatMap(({ figure }) => figure ?? [])).size;

// ── buttons ──

/** Once a target is picked, the ways that are left are buttons too. */
function choicesOf(table: LeadersTable, say: Say): readonly Choice[] {
  const { picks, ways } = table;
  if (picks.length < 2 || !isCell(picks[0])) return [];
  return openWays(ways, picks)
    .toSorted((a, b) => Number(displacesOther(b)) - Number(displacesOther(a)))
    .map((way, i) => choiceOf(table, say, way, i === 0));
}

const displacesOther = (way: Way): boolean => way.kind === 'ability' && way.arrivals.some((each) => each.figure !== way.figure);

function choiceOf(table: LeadersTable, say: Say, way: Way, isFirst = false): Choice {
  return {
    key: way.key,
    label: wayLabel(table.view, say, way),
    icon: displacesOther(way) ? 'hand' : 'next',
    isFocus: isFirst,
    act: () => (way.kind === 'end' ? table.finish(way.key, leftUndone(table.ways, say)) : table.choose(way.key)),
    point: (on) => table.pointAtWay(on ? way.key : undefined),
  };
}

/** How many could still act; nothing, if nobody could. */
function leftUndone(ways: readonly Way[], say: Say): string | undefined {
  const n = new Set(ways.flatMap(({ figure }) => figure ?? [])).size;
  return n === 0 ? undefined : say('web.end.undone', { n });
}

function mainOf(table: LeadersTable, say: Say): Choice | undefined {
  const { question, ways, picks, choose, finish, view } = table;
  const end = ways.find((way) => way.kind === 'end');
  if (end) {
    const recruits = cardsOf(view, view.side).length < CARD_LIMIT;
    return {
      key: end.key,
      label: say(recruits ? 'web.end.actions' : 'web.end.turn'),
      icon: 'end',
      after: say(recruits ? 'web.end.then' : 'web.end.final'),
      isLast: ways.length === 1,
      act: () => finish(end.key, leftUndone(ways, say)),
    };
  }
  const ban = question?.name === 'ban' ? chosenWay(ways, picks) : undefined;
  if (!ban?.card) return undefined;
  return { key: ban.key, label: say('web.way.ban', { card: cardWord(say, ban.card) }), icon: 'no', act: () => choose(ban.key) };
}

/** Whoever acts by an option, as a heading. */
function groupOf({ view }: LeadersTable, say: Say, { card, figure }: Way): readonly [string, string] {
  if (card) return [card, cardWord(say, card)];
  return figure
    ? [figure, say('web.figure.on', { figure: figureWord(say, figure), cell: view.at[figure] ?? '' })]
    : ['end', say('web.phase.end')];
}

/** There are two Leaders: say whose is meant. */
function targetWord(view: View, say: Say, figure: FigureName): string {
  if (!figure.endsWith('-leader')) return figureWord(say, figure);
  return say(view.owner[figure] === view.side ? 'web.leader.own' : 'web.leader.enemy');
}

/** An option in words. */
export function wayLabel(view: View, say: Say, way: Way): string {
  const cells = list(
    say,
    way.arrivals.map(({ to }) => to),
  );
  const card = way.card ? cardWord(say, way.card) : '';
  if (way.kind === 'end') return say('web.end.actions');
  if (way.kind !== 'ability') return say(`web.way.${way.kind}`, { card, to: cells });
  const target = way.target && figureOn(view, way.target);
  const to = way.arrivals.at(-1)?.to ?? '';
  const values = { target: target ? targetWord(view, say, target) : '', cell: way.target ?? '', to };
  const name = way.figure === 'grappler' ? `grappler.${displacesOther(way) ? 'pull' : 'go'}` : (way.figure ?? 'move');
  return say(`web.way.${name}`, values);
}
