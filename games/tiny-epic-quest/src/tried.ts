/**
 * What somebody tries that the rules need not go through to find what is allowed: somebody else's Hero, a Region before a Hero is
 * chosen, anything at all while something else is asked. Read off the state, and only when somebody wonders.
 */
import type { ReasonsOf } from '@taverne/engine';
import { regionNamed } from './board.ts';
import { bookOf, questId } from './content/book.ts';
import { type Against, type Case, refusal, type Why } from './refusals.ts';
import { regionOfHero, type State } from './state.ts';
import type { QuestTypes } from './types.ts';
import { HEROES_EACH, type Hero, heroesOf, heroNumber, SYMBOLS, seatOfHero, TRAVELS } from './words.ts';

type Name = keyof QuestTypes['questions'];
type Answer = Against | undefined;
type Refuse = (state: State, tried: string, seat: number) => Answer;

/** The rule behind each question: what is asked first comes by it. */
const RULES: { readonly [N in Name]: string } = {
  card: 'TEQ-DAY-04',
  travel: 'TEQ-DAY-05',
  arrange: 'TEQ-ITEM-04',
  gain: 'TEQ-RUL-34',
  equip: 'TEQ-ITEM-01',
  grotto: 'TEQ-REGION-11',
  goblin: 'TEQ-REGION-11',
  wander: 'TEQ-REGION-11',
  home: 'TEQ-REGION-11',
  spend: 'TEQ-NIGHT-37',
  claim: 'TEQ-QUEST-03',
  symbol: 'TEQ-QUEST-04',
  step: 'TEQ-RUL-34',
  dusk: 'TEQ-NIGHT-38',
  dice: 'TEQ-NIGHT-04',
  reroll: 'TEQ-ITEM-03',
  damage: 'TEQ-NIGHT-16',
  use: 'TEQ-NIGHT-08',
  settle: 'TEQ-NIGHT-52',
  rouse: 'TEQ-SOLO-16',
};

// ── what is meant ──

interface Meant {
  readonly hero: Hero | undefined;
  readonly region: number | undefined;
  readonly card: string | undefined;
  readonly quest: string | undefined;
  /** A word of the game that is none of these. */
  readonly isWord: boolean;
}

const WORDS: ReadonlySet<string> = new Set([
  'done',
  'idle',
  'stay',
  'none',
  'keep',
  'give',
  'reserve',
  'forge',
  'rest',
  'adventure',
  'use',
  'take',
  'block',
  'cancel',
  'sword',
  'shoot',
  'learn',
  'complete',
  ...SYMBOLS,
]);

/** `2`: one's own second Hero; `hero 7`: any by its number, counted through all seats; `I5L`: a Region; `horse`, `P07`. */
function meantBy(state: State, tried: string, seat: number): Meant | undefined {
  const words = tried.split(' ');
  const [first = '', second = ''] = words;
  const isAny = first.toLowerCase() === 'hero';
  const number = first === 'learn' || first === 'complete' ? second : first;
  const own = /^[1-3]$/.test(number) ? heroesOf(seat)[Number(number) - 1] : undefined;
  const any = isAny && /^\d+$/.test(second) && Number(second) < state.seats * HEROES_EACH ? Number(second) : undefined;
  const last = words.at(-1) ?? '';
  const meant = {
    hero: own ?? any,
    region: regionNamed(last.toUpperCase()),
    card: TRAVELS.find((travel) => travel === first.toLowerCase()),
    quest: bookOf(state).quests.find(({ id }) => id.toLowerCase() === last.toLowerCase())?.id,
    isWord: words.some((word) => WORDS.has(word.toLowerCase())),
  };
  return Object.values(meant).some((each) => each !== undefined && each !== false) ? meant : undefined;
}

// ── reasons ──

const because = (question: Name, why: Why, figures?: Case): Against => refusal(RULES[question], why, figures);

/** Something else is asked first: what, the page and the terminal say in the words of the question. */
const waits =
  (question: Name): Refuse =>
  (state, tried, seat) =>
    meantBy(state, tried, seat) && because(question, 'other-question', { question });

/** The card comes before the journey. */
const refuseCard: Refuse = (state, tried, seat) => {
  const meant = meantBy(state, tried, seat);
  if (meant === undefined) return undefined;
  const isJourney = meant.hero !== undefined || meant.region !== undefined;
  return because('card', isJourney ? 'card-first' : 'other-question', isJourney ? undefined : { question: 'card' });
};

/** First a Hero of one's own, then where it goes. */
const refuseJourney =
  (question: 'travel' | 'wander'): Refuse =>
  (state, tried, seat) => {
    const meant = meantBy(state, tried, seat);
    if (meant === undefined) return undefined;
    const { hero, region, card } = meant;
    if (hero !== undefined && seatOfHero(hero) !== seat) return refusal('TEQ-DAY-06', 'not-your-hero');
    if (hero === undefined) {
      if (region !== undefined) return refusal('TEQ-DAY-06', 'hero-first');
      return card === undefined ? because(question, 'other-question', { question }) : because(question, 'card-chosen');
    }
    if (region === undefined) return because(question, 'no-way', { hero: heroNumber(hero) });
    if (region === regionOfHero(state, hero)) return refusal('TEQ-MOVE-02', 'same-card');
    return question === 'travel' ? refusal('TEQ-DAY-07', 'not-that-way') : because(question, 'not-by-grotto');
  };

/** What can be done about a damage symbol is no matter of what is asked first. */
const refuseDamage: Refuse = (state, tried, seat) =>
  /^(?:block|cancel)$/i.test(tried) ? undefined : waits('damage')(state, tried, seat);

/** A choice among one's own Heroes. */
const refuseHero =
  (question: Name): Refuse =>
  (state, tried, seat) => {
    const { hero, region } = meantBy(state, tried, seat) ?? {};
    if (hero === undefined) return waits(question)(state, tried, seat);
    if (seatOfHero(hero) !== seat) return because(question, 'not-your-hero');
    // Nobody is asked for a journey now, whatever else the Hero could do.
    if (region !== undefined) return because(question, 'other-question', { question });
    return because(question, 'no-use', { hero: heroNumber(hero) });
  };

const refuseQuest: Refuse = (state, tried, seat) => {
  const quest = meantBy(state, tried, seat)?.quest;
  if (quest === undefined) return waits('claim')(state, tried, seat);
  const isThere = state.row.some((number) => questId(state, number) === quest);
  return because('claim', isThere ? 'quest-open' : 'quest-away', { quest });
};

/** A Goblin goes by its Portal. */
const refuseGoblin =
  (question: 'goblin' | 'rouse'): Refuse =>
  (state, tried, seat) => {
    if (/^\d+$/.test(tried) || meantBy(state, tried, seat)?.region !== undefined) return because(question, 'no-goblin-now');
    return waits(question)(state, tried, seat);
  };

const only = (refuse: Refuse): { readonly refuse: Refuse } => ({ refuse });

export const REASONS: ReasonsOf<QuestTypes> = {
  card: only(refuseCard),
  travel: only(refuseJourney('travel')),
  wander: only(refuseJourney('wander')),
  arrange: only(waits('arrange')),
  gain: only(waits('gain')),
  equip: only(refuseHero('equip')),
  grotto: only(waits('grotto')),
  goblin: only(refuseGoblin('goblin')),
  home: only(refuseHero('home')),
  spend: only(refuseHero('spend')),
  claim: only(refuseQuest),
  symbol: only(waits('symbol')),
  step: only(waits('step')),
  dusk: only(refuseHero('dusk')),
  dice: only(refuseHero('dice')),
  reroll: only(waits('reroll')),
  damage: only(refuseDamage),
  use: only(refuseHero('use')),
  settle: only(refuseHero('settle')),
  rouse: only(refuseGoblin('rouse')),
};
