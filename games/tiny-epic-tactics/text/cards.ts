/** What stands on a card, put together from its data: so a pack's cards are told as well as the house's. */
import type { Say as Words } from '@taverne/engine/telling';
import type { TacticCard } from '../src/content/tactics.ts';
import type { Ability, EnemyCard, EnemySide, Spell, UnitCard } from '../src/content/types.ts';

export const abilityText = (words: Words, { does, amount }: Ability): string => words(`ability.${does}.does`, { amount });

/** Damage first, then the effects in their order. */
export function spellText(words: Words, spell: Spell): string {
  const { attack, damage, damagePerStar, effects } = spell;
  return [
    ...(attack ? [words('spell.attack', { damage, perStar: damagePerStar })] : []),
    ...effects.map(({ does, ...figures }) => words(`effect.${does}`, figures)),
  ].join(' ');
}

export const tacticText = (
  words: Words,
  { does, amount }: TacticCard,
): { readonly condition: string; readonly effect: string } => ({
  condition: words(`tactic.${does}.if`, { amount }),
  effect: words(`tactic.${does}.then`, { amount }),
});

export const monsterText = (words: Words, { monster: { does, amount } }: EnemyCard): string =>
  words(`monster.${does}.does`, { amount });

/** Spell and abilities of one side of a unit card, a line each, with their names. */
export function unitText(words: Words, { id }: Pick<UnitCard, 'id'>, side: Pick<EnemySide, 'spell' | 'abilities'>): string[] {
  return [
    ...(side.spell ? [words('board.pair', { name: words(`spell.${id}.name`), value: spellText(words, side.spell) })] : []),
    ...side.abilities.map((ability) =>
      words('board.pair', { name: words(`ability.${ability.does}.name`), value: abilityText(words, ability) }),
    ),
  ];
}

/** The figures of one side of a unit card. */
export function figuresText(words: Words, { hp, move, melee, ranged, spell }: EnemySide, stock: number): string {
  return [
    words('sheet.unit', { hp, move, damage: melee.damage, push: melee.pushDice }),
    ...(ranged ? [words('sheet.ranged', { damage: ranged.damage, range: ranged.range, miss: ranged.missDice, stock })] : []),
    ...(spell ? [words('sheet.spell', { stock, range: spell.range ?? words('sheet.anywhere') })] : []),
  ].join(' · ');
}

/** A whole card in a line, for whoever must choose between two. */
export const cardText = (words: Words, card: UnitCard): string =>
  [`${words(`class.${card.class}.name`)} · ${figuresText(words, card, card.stock)}.`, ...unitText(words, card, card)].join(' ');
