/** The map in words, for whoever hears it: `I5L, Ice Temple: scroll, torch, 2 scrolls, torch; can go there`. */

import { capital, list } from '@taverne/engine/telling';
import type { Say, TileMarkName } from '@taverne/ui';
import { type Region, regionName } from '../../src/board.ts';
import { AGGRESSIVE, type Hero, NO_GOBLIN, NONE } from '../../src/words.ts';
import { grottoAt, ownedHero, regionWord } from '../names.ts';
import type { QuestTable } from '../table.tsx';
import { bookIn, groundOf, itemsOfHero } from '../view.ts';

export function regionLabel(say: Say, table: QuestTable, region: Region, mark: TileMarkName | undefined): string {
  const { state, playback } = table;
  const there = playback.places.at.flatMap((at, hero) => (at === region ? [ownedHero(say, state, hero)] : []));
  return [
    regionName(region),
    regionWord(say, state, region),
    ...detailsOf(say, table, region),
    ...(there.length > 0 ? [list(say, there)] : []),
    ...(mark ? [say(`web.mark.${mark}`)] : []),
  ].join(', ');
}

function detailsOf(say: Say, { view }: QuestTable, region: Region): readonly string[] {
  const ground = groundOf(view, region);
  if (ground.kind === 'grotto') return [say(`grotto.${grottoAt(view, ground.grotto)}.does`).replace(/\.$/, '')];
  if (ground.kind === 'temple') {
    const temple = bookIn().content.temples.find(({ id }) => id === ground.temple);
    const track = (view.rules.gloom ? temple?.dark : temple?.light) ?? [];
    return track.map((toll, i) =>
      say('web.cell.space', { n: i + 1, toll: toll.map((each) => say(`symbol.${each}`)).join(' + ') }),
    );
  }
  if (ground.kind !== 'portal') return [];
  const mood = view.goblin[ground.portal - 1] ?? NO_GOBLIN;
  if (mood === NO_GOBLIN) return [say('web.cell.no-goblin')];
  const wounds = view.wounds[ground.portal - 1] ?? 0;
  return [say('web.cell.goblin', { mood: mood === AGGRESSIVE ? 'aggressive' : 'passive', wounds })];
}

export function heroLabel(say: Say, table: QuestTable, hero: Hero, mark: TileMarkName | undefined): string {
  const { state, view, playback } = table;
  const { at, track } = playback.places;
  const region = at[hero] ?? NONE;
  const space = track[hero] ?? 0;
  const items = itemsOfHero(view, hero).map(({ name }) => say(`item.${name}.name`));
  return [
    capital(ownedHero(say, state, hero)),
    ...(region === NONE ? [] : [say('web.cell.in', { place: regionWord(say, state, region) })]),
    ...(space > 0 ? [say('web.cell.track', { n: space })] : []),
    ...(items.length > 0 ? [say('web.cell.carries', { items: list(say, items) })] : []),
    ...(mark ? [say(`web.mark.${mark}`)] : []),
  ].join(', ');
}
