/** What a card says, for whoever asks by its id or by a part of its name. */
import type { Say as Words } from '@taverne/engine/telling';
import { bookOf } from '../src/content/book.ts';
import type { TacticCard } from '../src/content/tactics.ts';
import type { EnemyCard, UnitCard } from '../src/content/types.ts';
import type { View } from '../src/view.ts';
import { figuresText, monsterText, tacticText, unitText } from './cards.ts';
import { cardName } from './names.ts';

/** Lines about units, tactics and enemy cards that `wanted` may mean; all cards where it is empty. */
export function cardsAbout(view: View, wanted: string, words: Words): string[] {
  const { units, tactics, enemies } = bookOf(view).content;
  const isMeant = (kind: 'unit' | 'tactic' | 'enemy', id: string): boolean =>
    id.toLowerCase() === wanted.toLowerCase() || cardName(view, words, kind, id).toLowerCase().includes(wanted.toLowerCase());
  return [
    ...units.filter(({ id }) => isMeant('unit', id)).flatMap((card) => unitLines(view, words, card)),
    ...tactics.filter(({ id }) => isMeant('tactic', id)).map((card) => tacticLine(view, words, card)),
    ...enemies.filter(({ id }) => isMeant('enemy', id)).map((card) => enemyLine(view, words, card)),
  ];
}

const headOf = (view: View, words: Words, kind: 'unit' | 'tactic' | 'enemy', id: string): string =>
  `  <key>${id}</key>  <bold>${cardName(view, words, kind, id)}</bold>`;

/** Whoever the Enemy leads shows its other side. */
function unitLines(view: View, words: Words, card: UnitCard): string[] {
  const isEnemy = view.units.some((unit) => unit.id === card.id && unit.side >= view.seats);
  const side = isEnemy ? card.enemy : card;
  const classWord = words(`class.${card.class}.name`);
  return [
    `${headOf(view, words, 'unit', card.id)} (${isEnemy ? `${words('sheet.enemy')}, ${classWord}` : classWord})`,
    `      ${figuresText(words, side, isEnemy ? 0 : card.stock)}`,
    ...unitText(words, card, side).map((line) => `      ${line}`),
  ];
}

function tacticLine(view: View, words: Words, card: TacticCard): string {
  const { condition, effect } = tacticText(words, card);
  return `${headOf(view, words, 'tactic', card.id)} – ${words('sheet.if')} ${condition} ${words('sheet.then')} ${effect}`;
}

const enemyLine = (view: View, words: Words, card: EnemyCard): string =>
  `${headOf(view, words, 'enemy', card.id)} – ${monsterText(words, card)}`;
