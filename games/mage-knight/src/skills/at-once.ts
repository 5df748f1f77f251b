/** Mana that has to be used at once, or what brings it may not be done (Invocation). */
import type { Play, Seat } from '@taverne/engine';
import { cardOf, skillOf } from '../book.ts';
import type { Power } from '../cards/card.ts';
import type { Deed, DeedSieve } from '../deeds.ts';
import { all, type Effect } from '../effects.ts';
import { colourNumber, gainToken } from '../mana.ts';
import { isMod } from '../mods.ts';
import { cardsThrough, priceOf } from '../play.ts';
import { type Playing, playing } from '../playing.ts';
import { pickColour } from '../run.ts';
import { actionsThrough } from '../sites/actions.ts';
import { purchasesThrough } from '../sites/buy.ts';
import { ruinsRow } from '../sites/ruins.ts';
import { atOf, type CardNumber, handOf, isAlone, manaOf, modsOf, plus, type State, unitAt } from '../state.ts';
import type { MageTable } from '../types.ts';
import { abilityOf, unitsThrough } from '../units/use.ts';
import { COLOURS, type Colour, NONE } from '../words.ts';
import { skillsThrough } from './use.ts';

/** Does an effect take mana of this colour when it is carried out? */
function takesMana(effect: Effect, colour: Colour): boolean {
  switch (effect.do) {
    case 'pay':
      return Object.hasOwn(effect.by, colour);
    case 'special':
      return effect.spends === true;
    case 'all':
    case 'either':
      return effect.of.some((part) => takesMana(part, colour));
    case 'when':
      return takesMana(effect.so, colour) || (effect.otherwise !== undefined && takesMana(effect.otherwise, colour));
    case 'only':
      return takesMana(effect.so, colour);
    default:
      return false;
  }
}

const NO_EFFECT = all();

/** Would this deed use a token of that colour? */
function uses(state: State, seat: Seat, deed: Deed, colour: Colour): boolean {
  switch (deed.do) {
    case 'card': {
      if (deed.side === 'sideways') return false;
      const card = cardOf(state, deed.card);
      const side: Power = deed.side;
      return priceOf(card, side).some((price) => COLOURS[price] === colour) || takesMana(card[side], colour);
    }
    case 'unit': {
      const ability = abilityOf(state, unitAt(state, seat, deed.unit), deed.ability);
      return ability !== undefined && (ability.mana === colour || takesMana(ability.effect, colour));
    }
    case 'skill':
      return takesMana(skillOf(state, deed.skill).effect ?? NO_EFFECT, colour);
    case 'buy':
      return deed.what === 'spell' && cardOf(state, deed.card).colour === colour;
    case 'altar':
      return ruinsRow(state, atOf(state, seat))?.altar === colour;
    default:
      return false;
  }
}

/** Everything a token of this colour could be used for now. */
export function usesOf(state: State, table: MageTable, seat: Seat, colour: Colour): DeedSieve['options'] {
  const deeds: DeedSieve = { options: [], refused: undefined };
  cardsThrough(state, table, seat, deeds);
  unitsThrough(state, table, seat, deeds);
  skillsThrough(state, table, seat, deeds);
  if (state.stage === 'interact') purchasesThrough(state, seat, deeds);
  if (state.stage === 'move') actionsThrough(state, seat, deeds);
  return deeds.options.filter(({ value }) => uses(state, seat, value, colour));
}

/** Which of these colours could be used for something now, if this card were not in hand? */
export function usableColours(
  { state, table, seat }: Playing,
  colours: readonly Colour[],
  card: CardNumber = NONE,
): readonly Colour[] {
  const [hand, mana, mods] = [handOf(state, seat), manaOf(state, seat), modsOf(state, seat)];
  state.hand[seat] = hand.filter((each) => each !== card);
  const found = colours.filter((colour) => {
    state.mana[seat] = plus(mana, colourNumber(colour), 1);
    state.mods[seat] = [...mods, { mod: 'at-once', colour }];
    return usesOf(state, table, seat, colour).length > 0;
  });
  state.hand[seat] = hand;
  state.mana[seat] = mana;
  state.mods[seat] = mods;
  return found;
}

/** The colour is named in a step of its own: which of them are of use hangs on the hand, and what is asked within a step may not. */
export function* callMana(state: State, table: MageTable, seat: Seat): Play {
  const context = playing(state, table, seat, { by: 'arythea-invocation' });
  const colours = modsOf(state, seat).find(isMod('calling'))?.colours ?? [];
  const mods = modsOf(state, seat).filter(({ mod }) => mod !== 'calling');
  const colour = yield* pickColour(context, usableColours(context, colours), isAlone(state) ? undefined : 'asked');
  gainToken(state, table, seat, colourNumber(colour));
  state.mods[seat] = [...mods, { mod: 'at-once', colour }];
}
