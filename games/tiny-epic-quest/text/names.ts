/** What the players, Heroes and cards of Tiny Epic Quest are called, by the page and in a terminal. */
import type { Seat } from '@taverne/engine';
import { holderName, isYou, type Say, type Sitters, type Voice } from '@taverne/engine/telling';
import type { GrottoName, TempleId } from '../src/content/types.ts';
import type { ItemName } from '../src/events.ts';
import type { View } from '../src/view.ts';
import { COLOURS, type DieSymbol, type Travel } from '../src/words.ts';

/** What tales of this game speak of. */
export type Thing =
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'hero'; readonly seat: Seat; readonly hero: number }
  | { readonly kind: 'travel'; readonly travel: Travel }
  | { readonly kind: 'symbol'; readonly symbol: DieSymbol | 'forge' }
  | { readonly kind: 'temple'; readonly temple: TempleId }
  | { readonly kind: 'grotto'; readonly grotto: GrottoName }
  | { readonly kind: 'item'; readonly item: ItemName }
  | { readonly kind: 'quest'; readonly quest: string }
  | { readonly kind: 'gain'; readonly health: number; readonly power: number }
  /** What is asked. */
  | { readonly kind: 'question'; readonly question: string }
  | { readonly kind: 'reserve' };

const colourWord = (say: Say, view: View, seat: Seat): string => say(`colour.${COLOURS[view.colours[seat] ?? 0] ?? 'red'}`);

/** Everything that is called the same by everybody. */
function plainName(say: Say, thing: Exclude<Thing, { kind: 'seat' | 'hero' }>): string {
  switch (thing.kind) {
    case 'travel':
      return say(`travel.${thing.travel}.name`);
    case 'symbol':
      return say(`symbol.${thing.symbol}`);
    case 'temple':
      return say(`temple.${thing.temple}.name`);
    case 'grotto':
      return say(`grotto.${thing.grotto}.name`);
    case 'item':
      return say(`item.${thing.item}.name`);
    case 'quest':
      return say(`quest.${thing.quest}.name`);
    case 'question':
      return say(`ask.${thing.question}`);
    case 'reserve':
      return say('thing.reserve');
    case 'gain':
      if (thing.power === 0) return say('thing.gain.health', { n: thing.health });
      if (thing.health === 0) return say('thing.gain.power', { n: thing.power });
      return say('thing.gain.both', { health: thing.health, power: thing.power });
  }
}

export const pageVoice = (_view: View, table: Sitters, say: Say): Voice<Thing> => {
  // On a page seats are told apart by their crests, whatever the colour of their Player card.
  const holder = (seat: Seat): string => holderName(say, table, seat, say(`crest.${seat}`));
  return {
    say,
    isYou: (who) => who.kind === 'seat' && isYou(table, who.seat),
    name(thing) {
      if (thing.kind === 'seat') return holder(thing.seat);
      if (thing.kind !== 'hero') return plainName(say, thing);
      const n = thing.hero;
      return isYou(table, thing.seat) ? say('thing.hero.yours', { n }) : say('thing.hero', { n, owner: holder(thing.seat) });
    },
  };
};

export const terminalVoice = (view: View, say: Say): Voice<Thing> => {
  const coloured = (seat: Seat, text: string): string => `<seat${seat}>${text}</seat${seat}>`;
  return {
    say,
    isYou: () => false,
    name(thing) {
      if (thing.kind === 'seat') return coloured(thing.seat, colourWord(say, view, thing.seat));
      if (thing.kind !== 'hero') return plainName(say, thing);
      return coloured(thing.seat, say('thing.hero', { n: thing.hero, owner: colourWord(say, view, thing.seat) }));
    },
  };
};
