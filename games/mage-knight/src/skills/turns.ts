/** Turns of phrase that several skills share. */
import type { Play, Seat } from '@taverne/engine';
import { cardOf, isWound } from '../book.ts';
import type { Card } from '../cards/card.ts';
import {
  all,
  type Condition,
  draw,
  type Effect,
  mana,
  revealing,
  type Special,
  special,
  taking,
  unless,
  when,
} from '../effects.ts';
import { refuseSideways, sidewaysForces, turnSideways } from '../play.ts';
import { type Playing, playing } from '../playing.ts';
import { MOTIVATED } from '../refusals.ts';
import { carryOut } from '../run.ts';
import { type CardNumber, fameOf, handOf, isDark, isHalfHearted, type Stage, type State } from '../state.ts';
import type { Basic, HeroName } from '../words.ts';
import type { Skill } from './skill.ts';

/** Dungeons and tombs are dark by day, too (MK-MANA-13). */
const dark: Condition = { name: 'night', holds: ({ state }) => isDark(state) };
export const byNight = (night: Effect, day: Effect): Effect => when(dark, night, day);

/** One of a hand's wounds: they are all the same. */
export const aWound = ({ state, seat }: Playing): readonly (readonly CardNumber[])[] => {
  const wound = handOf(state, seat).find(isWound);
  return wound === undefined ? [] : [[wound]];
};

const asCard = ({ state, table, seat, by }: Playing, card: CardNumber): Playing =>
  playing(state, table, seat, { by, card, colour: cardOf(state, card).colour });
/** What a card is worth sideways at most; where that is asked or paid for, `worth` does it. */
interface Worth {
  readonly most: (playing: Playing, card: Card) => number;
  readonly worth?: (playing: Playing, card: Card) => Play<number>;
  /** It takes mana. */
  readonly isPaid?: true;
  readonly against?: NonNullable<Special['against']>;
}
/** A card of the hand is played sideways with the skill, for as much as that says. */
export const sideways = (
  name: string,
  takes: NonNullable<Special['takes']>,
  { most, worth, isPaid, against }: Worth,
): Effect => ({
  ...taking(name, takes, function* (outer) {
    const { state, taken } = outer;
    const [card] = taken;
    if (card === undefined) return;
    const face = cardOf(state, card);
    turnSideways(asCard(outer, card), worth ? yield* worth(outer, face) : most(outer, face));
  }),
  forces: (outer) => {
    const [card] = outer.taken;
    return card === undefined ? [] : sidewaysForces(asCard(outer, card), most(outer, cardOf(outer.state, card)));
  },
  ...(isPaid && { spends: true }),
  against: (playing) => refuseSideways(playing.state) ?? against?.(playing),
});

/** Nobody else has as little; whoever is alone has nobody to compare with. */
const least: Condition = {
  name: 'least fame',
  holds: ({ state, seat }) => state.fame.every((fame, other) => other === seat || fame > fameOf(state, seat)),
};
/** How many turns have to end first: whoever is in the middle of one has to end it and the next. */
const lockedTurns = (state: State, seat: Seat): number =>
  isHalfHearted(state, seat) || OUTSIDE_TURNS.includes(state.stage) ? 1 : 2;
/** Where effects are used before one's turn or in another's (MK-TURN-01). */
const OUTSIDE_TURNS: readonly Stage[] = ['begin', 'answer', 'attend', 'muster'];
/** Two cards and perhaps a mana; after it no other Motivation until one's next turn is over. */
export function motivation(hero: HeroName, colour: Basic): Skill {
  const gift = all(draw(2), when(least, mana(colour)));
  const draws = special('motivation', function* (playing) {
    playing.state.motivated[playing.seat] = lockedTurns(playing.state, playing.seat);
    yield* carryOut(playing, gift);
  });
  const isLocked: Special['against'] = ({ state, seat }) => ((state.motivated[seat] ?? 0) > 0 ? MOTIVATED : undefined);
  const effect = revealing(unless(draws, isLocked), 'cards');
  return { id: `${hero}-motivation`, hero, use: 'round', isBefore: true, effect };
}
