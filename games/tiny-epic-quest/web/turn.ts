/** What is asked, in words: the title, one sentence, and the buttons for what is not on the map. */
import { list } from '@taverne/engine/telling';
import {
  type Choice,
  choiceGroups,
  endingWays,
  headOf,
  type IconName,
  PHONE,
  type Say,
  type Turn,
  useMedia,
  useSay,
} from '@taverne/ui';
import { slotName } from '../src/board.ts';
import { LEGENDS, modeOf, NONE, TRAVELS } from '../src/words.ts';
import { grottoAt, heroWord, nameOf, ownedHero, placeWord } from './names.ts';
import { heroIn, itemIn } from './spots.ts';
import { type QuestTable, useTable } from './table.tsx';
import { bookIn, colourOf, forgePriceOf, groundOf, isNight, landIn, travelOf } from './view.ts';
import { heroOf, type Way } from './ways.ts';

export function useTurn(): Turn {
  const table = useTable();
  const say = useSay();
  const isPhone = useMedia(PHONE);
  const turn = turnOf(table, say);
  // On a phone the cards themselves lie where the buttons would.
  return isPhone && table.question?.name === 'card' ? { ...turn, choices: [] } : turn;
}

/** What words are made of. */
type Asking = Pick<QuestTable, 'state' | 'view' | 'question' | 'picks'>;

/** The way out of a question: nothing more, or nothing at all. */
const WAYS_OUT: ReadonlySet<string> = new Set(['done', 'idle', 'stay', 'none', 'keep']);

/** The way on, for the large button. A step that is offered is hardly ever declined. */
export const wayOn = ({ ways, question }: Pick<QuestTable, 'ways' | 'question'>): Way | undefined =>
  ways.find(({ key, path }) => path.length === 0 && (question?.name === 'step' ? key === 'take' : WAYS_OUT.has(key)));

function turnOf(table: QuestTable, say: Say): Turn {
  const { state, view, picks, ways, question, back, playback } = table;
  const main = mainOf(table, say);
  return {
    ...headOf({
      say,
      state,
      question,
      active: state.asked[0]?.seat ?? view.roller,
      left: playback.left,
      nameOf: (seat) => nameOf(state, seat, say),
      title: undefined,
      asks: () => asksOf(table, say),
    }),
    phases: phasesOf(table, say),
    moment: say('web.moment', { round: view.round, part: isNight(view) ? 'night' : 'day' }),
    choices: choicesOf(table, say, main?.key),
    main,
    back: picks.length === 0 ? undefined : back,
    all: choiceGroups(
      ways,
      (way) => groupOf(table, say, way),
      (way) => choiceOf(table, say, way),
    ),
  };
}

function phasesOf({ view, state }: QuestTable, say: Say): Turn['phases'] {
  if (state.outcome) return [];
  const steps = isNight(view)
    ? ([
        ['dice', ['dusk', 'dice', 'reroll']],
        ['damage', ['damage']],
        ['use', ['use']],
      ] as const)
    : ([
        ['card', ['card']],
        ['travel', ['travel']],
      ] as const);
  return steps.map(([id, stages]) => ({ id, label: say(`web.phase.${id}`), on: stages.some((stage) => stage === view.stage) }));
}

/** The card everybody answers, or who is in hand, and what to do with it. */
export function asksOf(table: Asking, say: Say): Pick<Turn, 'subject' | 'sentence'> {
  const { question, picks, view, state } = table;
  const name = question?.name ?? '';
  const hero = heroIn(picks[0]);
  const item = itemIn(picks[0]);
  if (item !== undefined) return { subject: itemWord(table, say, item), sentence: say('web.pick.item') };
  if (hero !== undefined) {
    const subject = heroWord(say, hero);
    if (picks.length > 1) return { subject, sentence: say('web.pick.way') };
    return { subject, sentence: say(name === 'travel' || name === 'wander' ? 'web.pick.hero' : 'web.pick.use') };
  }
  const travel = travelOf(view.card);
  if (question?.name === 'travel' && travel)
    return { subject: say(`travel.${travel}.name`), sentence: say('web.ask.travel', { does: say(`travel.${travel}.does`) }) };
  if (question?.name === 'damage')
    return {
      subject: undefined,
      sentence: say('web.ask.damage', { ...hitOn(table, question.seat), health: view.health[question.seat] ?? 0 }),
    };
  if (question?.name === 'grotto') {
    const ground = groundUnder(table);
    if (ground) return { subject: say(`grotto.${ground}.name`), sentence: say(`grotto.${ground}.does`) };
  }
  if (question?.name === 'equip') {
    const last = view.items.findLast((each) => each.seat === question.seat && each.hero === NONE);
    if (last) return { subject: say(`item.${last.name}.name`), sentence: say('ask.equip') };
  }
  if (question?.name === 'step') {
    const item = itemOnTheMove(table);
    return { subject: item && say(`item.${item}.name`), sentence: say('ask.step') };
  }
  return { subject: undefined, sentence: say(`ask.${name}`, { side: nameOf(state, question?.seat ?? 0, say) }) };
}

/** The Grotto that a Hero has just come to. */
function groundUnder({ state, view, question }: Asking): string | undefined {
  const last = state.events.findLast(({ event }) => event.event === 'moved')?.event;
  if (last?.event !== 'moved' || last.seat !== question?.seat) return undefined;
  const ground = groundOf(view, view.at[last.seat * 3 + last.hero - 1] ?? 0);
  return ground.kind === 'grotto' ? grottoAt(view, ground.grotto) : undefined;
}

/** The Legendary Item whose next Temple has just been completed. */
function itemOnTheMove({ state, view, question }: Asking): string | undefined {
  const last = state.events.findLast(({ event }) => event.event === 'temple-completed')?.event;
  if (last?.event !== 'temple-completed' || last.seat !== question?.seat) return undefined;
  const temples = bookIn().content.legends[colourOf(view, last.seat)];
  return LEGENDS.find((legend, i) => temples[legend][view.legend[last.seat * LEGENDS.length + i] ?? 0] === last.temple);
}

// ── buttons ──

/** A move that is given up, or symbols that are lost; nothing, if that is all the same. */
export function leftUndone({ ways, question }: Pick<QuestTable, 'ways' | 'question'>, say: Say): string | undefined {
  const isLost = question?.name === 'travel' || question?.name === 'spend' || question?.name === 'use';
  return isLost && ways.length > 1 ? say(`web.undone.${question.name}`) : undefined;
}

function mainOf(table: QuestTable, say: Say): Choice | undefined {
  const { ways, state } = table;
  if (state.outcome) return undefined;
  const out = wayOn(table);
  if (!out) return undefined;
  return {
    ...choiceOf(table, say, out),
    icon: 'end',
    isLast: ways.length === 1,
    act: () => table.finish(out.key, leftUndone(table, say)),
  };
}

/** Nothing picked: what lies nowhere. Picked: the ways that end with it, and to whom an Item can go. */
function choicesOf(table: QuestTable, say: Say, main: string | undefined): readonly Choice[] {
  const { picks, ways, question } = table;
  if (picks.length === 0) {
    const isListed = ({ path }: Way): boolean =>
      path.length === 0 ||
      question?.name === 'card' ||
      question?.name === 'claim' ||
      question?.name === 'settle' ||
      isFew(ways);
    return ways.filter((way) => isListed(way) && way.key !== main).map((way) => choiceOf(table, say, way));
  }
  const isItem = itemIn(picks[0]) !== undefined;
  const open = isItem ? ways.filter(({ path }) => path[0] === picks[0]) : endingWays(ways, picks);
  return open.map((way, i) => ({ ...choiceOf(table, say, way), isFocus: i === 0 }));
}

/** A handful of ways is quicker read than found. */
const isFew = (ways: readonly Way[]): boolean => ways.length <= 4 && ways.every(({ deed }) => deed.act !== 'move');

function choiceOf(table: QuestTable, say: Say, way: Way): Choice {
  const after = afterOf(table, say, way);
  return {
    key: way.key,
    label: wayLabel(table, say, way),
    icon: iconOf(way),
    ...(after && { after }),
    act: () => table.choose(way.key),
    point: (on) => table.pointAtWay(on ? way.key : undefined),
  };
}

const ICONS: { readonly [key: string]: IconName } = { rest: 'lamp', adventure: 'again', block: 'hand', take: 'next' };
const iconOf = ({ key, deed }: Way): IconName =>
  ICONS[key] ?? (deed.act === 'punch' || deed.act === 'shoot' || deed.act === 'sword' ? 'swords' : 'next');

/** What it costs or brings, under the label. */
function afterOf(table: QuestTable, say: Say, { key, deed }: Way): string | undefined {
  const { question, view } = table;
  if (question?.name === 'damage' && (key === 'take' || key === 'block')) {
    const { deals, price } = hitOn(table, question.seat);
    const [has, costs] = key === 'take' ? [view.health[question.seat] ?? 0, deals] : [view.power[question.seat] ?? 0, price];
    return say(`web.after.${key}`, { costs, has, left: Math.max(0, has - costs) });
  }
  if (deed.act === 'card') return say(`travel.${modeOf(deed.card)}.does`);
  if (deed.act === 'claim') return say(`quest.${bookIn().quests[deed.quest]?.id ?? ''}.does`);
  if (key === 'adventure') return say('web.after.adventure');
  return key === 'rest' ? say('web.after.rest') : undefined;
}

/** What a damage symbol deals, and what a block of it costs. */
const hitOn = ({ view }: Asking, seat: number): { readonly deals: number; readonly price: number } => ({
  deals: view.deals,
  price: view.blocks[seat] ?? 0,
});

const itemWord = ({ view }: Asking, say: Say, item: number): string =>
  say(`item.${view.items.find((each) => each.item === item)?.name ?? 'bow'}.name`);

/** What a space takes: symbols, and the Power for those that are forged. */
function givenFor({ view }: Asking, say: Say, { hero, given }: Extract<Way['deed'], { act: 'advance' }>): readonly string[] {
  const symbols = given.filter((symbol) => symbol !== 'forge');
  const forged = given.length - symbols.length;
  return [
    ...symbols.map((symbol) => say(`symbol.${symbol}`)),
    ...(forged > 0 ? [say('web.way.forged', { power: forged * forgePriceOf(view, hero) })] : []),
  ];
}

/** An option in words. */
export function wayLabel(table: Asking, say: Say, way: Way): string {
  const { state, view, question } = table;
  const { deed, key } = way;
  switch (deed.act) {
    case 'card':
      return say(`travel.${modeOf(deed.card)}.name`);
    case 'move':
      return deed.via === NONE
        ? say('web.way.move', { to: placeWord(say, state, deed.to) })
        : say('web.way.via', { to: placeWord(say, state, deed.to), via: slotName(deed.via) });
    case 'give':
      return say('web.way.give', {
        item: itemWord(table, say, deed.item),
        to: deed.to === NONE ? say('thing.reserve') : heroWord(say, deed.to),
      });
    case 'advance':
      return say('web.way.advance', { hero: heroWord(say, deed.hero), given: list(say, givenFor(table, say, deed)) });
    case 'punch':
    case 'shoot':
    case 'sword':
      return say(`web.way.${deed.act}`, { hero: heroWord(say, deed.hero), portal: deed.portal + 1 });
    case 'learn':
    case 'complete':
      return say(`web.way.${deed.act}`, { hero: heroWord(say, deed.hero), power: deed.power });
    case 'equip':
    case 'home':
      return heroWord(say, deed.hero);
    case 'claim':
      return say(`quest.${bookIn().quests[deed.quest]?.id ?? ''}.name`);
    case 'goblin':
    case 'rouse':
      return placeWord(say, state, landIn(view).portals[deed.portal] ?? 0);
    case 'reroll':
      return deed.dice.length === 0
        ? say('web.way.keep')
        : say('web.way.reroll', {
            dice: list(
              say,
              deed.dice.map((die) => say(`symbol.${view.dice[die] ?? 'goblin'}`)),
            ),
          });
    case 'word':
      return wordLabel(say, question?.name ?? '', key);
  }
}

/** Plain words: those of this question, or those that every question has. */
function wordLabel(say: Say, question: string, key: string): string {
  const travel = TRAVELS.find((each) => each === key);
  if (travel) return say(`travel.${travel}.name`);
  const own = `web.word.${question}.${key}`;
  const said = say(own);
  if (said !== own) return said;
  const plain = say(`web.word.${key}`);
  return plain === `web.word.${key}` ? key : plain;
}

/** Whoever acts by an option, as a heading. */
function groupOf(table: QuestTable, say: Say, way: Way): readonly [string, string] {
  const hero = heroOf(way);
  if (hero !== undefined) return [`hero-${hero}`, ownedHero(say, table.state, hero)];
  if (way.deed.act === 'give') return [`item-${way.deed.item}`, itemWord(table, say, way.deed.item)];
  return ['other', say('web.options.other')];
}
