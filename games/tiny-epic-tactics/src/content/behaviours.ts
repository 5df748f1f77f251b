/** What the words on cards stand for, looked up once for each book. */
import type { Ability, Talent } from '../abilities/ability.ts';
import type { Tactic, TacticTable, WindowCard, WindowCards } from '../tactics/tactic.ts';
import type { WindowMoment } from '../words.ts';
import type { TacticCard } from './tactics.ts';
import type { AbilityName, Content, Ability as PrintedAbility } from './types.ts';

export interface Behaviours {
  readonly abilities: { readonly [A in AbilityName]: Ability };
  readonly tactics: TacticTable;
}

/** What the cards of a content do. */
export interface ReadCards {
  readonly talents: readonly (readonly Talent[])[];
  readonly enemyTalents: readonly (readonly Talent[])[];
  readonly tactics: readonly Tactic[];
  readonly windows: WindowCards;
}

export function readCards({ abilities, tactics }: Behaviours, { units, tactics: cards }: Content): ReadCards {
  const talent = ({ does, amount }: PrintedAbility): Talent => ({ does, amount, ability: abilities[does] });
  return {
    talents: units.map((unit) => unit.abilities.map(talent)),
    enemyTalents: units.map(({ enemy }) => enemy.abilities.map(talent)),
    tactics: cards.map(({ does }) => tactics[does]),
    windows: windowsOf(cards.map((card, number) => ({ number, card, tactic: tactics[card.does] }))),
  };
}

interface AnyCard {
  readonly number: number;
  readonly card: TacticCard;
  readonly tactic: Tactic;
}

const isFor =
  <M extends WindowMoment>(moment: M) =>
  (card: AnyCard): card is AnyCard & WindowCard<M> =>
    card.tactic.comes === moment;

/** The cards by the windows that open for them. */
const windowsOf = (cards: readonly AnyCard[]): WindowCards => ({
  'target-declared': cards.filter(isFor('target-declared')),
  'cell-entered': cards.filter(isFor('cell-entered')),
  'move-ended': cards.filter(isFor('move-ended')),
  'dice-rolled': cards.filter(isFor('dice-rolled')),
  'push-coming': cards.filter(isFor('push-coming')),
  'unit-captured': cards.filter(isFor('unit-captured')),
  'attack-finished': cards.filter(isFor('attack-finished')),
});

/** Of a book that is only looked at: nothing is played with it. */
export const NOT_READ: ReadCards = { talents: [], enemyTalents: [], tactics: [], windows: windowsOf([]) };
