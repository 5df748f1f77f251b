/** Names in the reader's language. */

import type { Seat } from '@taverne/engine';
import { isYou } from '@taverne/engine/telling';
import type { Say, TableState } from '@taverne/ui';
import type { Region } from '../src/board.ts';
import { regionName } from '../src/board.ts';
import type { QuestTypes } from '../src/types.ts';
import { type Hero, heroNumber, seatOfHero } from '../src/words.ts';
import { pageVoice } from '../text/names.ts';
import { bookIn, groundOf, seatOfColour, type View } from './view.ts';

export const nameOf = (state: TableState<QuestTypes>, seat: Seat, say: Say): string =>
  pageVoice(state.view, state, say).name({ kind: 'seat', seat });

/** `Hero 2`, whoever it belongs to. */
export const heroWord = (say: Say, hero: Hero): string => say('thing.hero.bare', { n: heroNumber(hero) });

/** `your Hero 2`, `Basile’s Hero 2`. */
export const ownedHero = (say: Say, state: TableState<QuestTypes>, hero: Hero): string =>
  pageVoice(state.view, state, say).name({ kind: 'hero', seat: seatOfHero(hero), hero: heroNumber(hero) });

/** The action of a Grotto on the side of the card that is played. */
export const grottoAt = ({ rules }: { readonly rules: Pick<View['rules'], 'gloom'> }, grotto: number): string => {
  const { light, dark } = bookIn().content.grottos;
  return (rules.gloom ? dark : light)[grotto - 1] ?? '';
};

/** What a Region is called: `Ice Temple`, `Obelisk 3`, `Portal 2`, `Grotto: Mending`, `your Castle`. */
export function regionWord(say: Say, state: TableState<QuestTypes>, region: Region): string {
  const { view } = state;
  const ground = groundOf(view, region);
  switch (ground.kind) {
    case 'temple':
      return say(`temple.${ground.temple}.name`);
    case 'obelisk':
      return say('web.region.obelisk', {
        n: ground.spell,
        book: say(`book.${bookIn().content.books[ground.spell - 1] ?? ''}.name`),
      });
    case 'grotto':
      return say('web.region.grotto', { name: say(`grotto.${grottoAt(view, ground.grotto)}.name`) });
    case 'portal':
      return say('web.region.portal', { n: ground.portal });
    case 'castle': {
      const seat = seatOfColour(view, ground.colour);
      if (seat === undefined) return say('web.region.castle');
      return isYou(state, seat)
        ? say('web.region.castle.yours')
        : say('web.region.castle.of', { name: nameOf(state, seat, say) });
    }
  }
}

/** What a Region is, for the word that goes before its name. */
export function kindWord(state: TableState<QuestTypes>, region: Region): string {
  const ground = groundOf(state.view, region);
  if (ground.kind !== 'castle') return ground.kind;
  const seat = seatOfColour(state.view, ground.colour);
  return seat !== undefined && isYou(state, seat) ? 'yours' : 'castle';
}

/** The same in a word or two, for the sheets of the players: `Ice`, `Obelisk 3`, `Portal 2`, `Grotto`, `your Castle`. */
export function briefRegion(say: Say, state: TableState<QuestTypes>, region: Region): string {
  const ground = groundOf(state.view, region);
  switch (ground.kind) {
    case 'temple':
      return say(`web.brief.${ground.temple}`);
    case 'obelisk':
      return say('web.brief.obelisk', { n: ground.spell });
    case 'portal':
      return say('web.region.portal', { n: ground.portal });
    case 'grotto':
      return say('web.brief.grotto');
    case 'castle': {
      const seat = seatOfColour(state.view, ground.colour);
      return say(seat !== undefined && isYou(state, seat) ? 'web.region.castle.yours' : 'web.brief.castle');
    }
  }
}

/** With its place on the map: `Ice Temple (I5L)`. */
export const placeWord = (say: Say, state: TableState<QuestTypes>, region: Region): string =>
  say('web.region.at', { name: regionWord(say, state, region), place: regionName(region) });
