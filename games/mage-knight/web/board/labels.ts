/** The map in words, for whoever hears it: `2.-3, village, 2 to enter; you can go there for 4`. */
import { list } from '@taverne/engine/telling';
import type { Say, TileMarkName } from '@taverne/ui';
import { MOVE_COSTS } from '../../src/content/tracks.ts';
import { TERRAINS } from '../../src/words.ts';
import { groundWord } from '../names.ts';
import type { Spot } from '../spots.ts';
import { figuresOf, heroOf } from '../view.ts';
import { spaceNamed } from './geometry.ts';
import { type Asking, pricesOf } from './marks.tsx';
import { enemyIn, pileOf, type Standing, standingAt } from './view.ts';

export function labelOf(say: Say, table: Asking, spot: Spot, mark: TileMarkName | undefined): string {
  const marked = mark ? [say(`board.mark.${mark}`)] : [];
  if (spot.startsWith('tile ')) return [say('board.opening', { at: spot.slice('tile '.length) }), ...marked].join(', ');
  const space = spaceNamed(spot);
  const there = standingAt(table.view, space);
  if (!there) return spot;
  const heroes = table.view.at.flatMap((at, seat) => (at === space ? [say(`hero.${heroOf(table.view, seat)}.name`)] : []));
  return [
    spot,
    groundWord(say, there.ground),
    ...(there.ground.site ? [say(`terrain.${there.ground.terrain}`)] : []),
    ...priceOf(say, table, there),
    ...enemiesOf(say, table, there),
    ...(there.shields.length > 0 ? [say('board.shields', { n: there.shields.length })] : []),
    ...(heroes.length > 0 ? [list(say, heroes)] : []),
    ...marked,
    ...wayPrice(say, table, spot),
  ].join(', ');
}

function priceOf(say: Say, { view, question }: Asking, { ground: { terrain } }: Standing): readonly string[] {
  const printed = MOVE_COSTS[terrain]?.[view.isNight ? 1 : 0];
  const n = figuresOf(question)?.terrain[TERRAINS.indexOf(terrain)] ?? printed;
  return printed === undefined || n === undefined ? [say('board.closed')] : [say('board.enter', { n })];
}

function enemiesOf(say: Say, { view }: Asking, { tokens, city }: Standing): readonly string[] {
  const known = tokens.flatMap(({ enemy }) => {
    const row = enemyIn(view, enemy);
    return row ? [say('board.enemy', { name: say(`enemy.${row.id}.name`), attack: row.attack, armor: row.armor })] : [];
  });
  const hidden = tokens.filter(({ enemy }) => enemy < 0);
  return [
    ...(city ? [say('board.now.level', { level: city.level })] : []),
    ...known,
    ...(hidden.length > 0
      ? [
          say('board.unknown', {
            n: hidden.length,
            piles: list(
              say,
              [...new Set(hidden.map(pileOf))].map((pile) => say(`pile.${pile}.name`)),
            ),
          }),
        ]
      : []),
  ];
}

/** What going there takes, where one can. */
function wayPrice(say: Say, table: Asking, spot: Spot): readonly string[] {
  const price = pricesOf(table).find((each) => each.spot === spot);
  return price ? [say('board.way', { n: price.cost })] : [];
}
