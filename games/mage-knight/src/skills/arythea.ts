/** Arythea's skills. */
import { all, attack, crystal, either, influence, mana, move, siege, special } from '../effects.ts';
import { BLACK, canExchange, colourNumber, type Exchange, exchangeMana, GOLD } from '../mana.ts';
import type { Playing } from '../playing.ts';
import { isDark } from '../state.ts';
import type { Skill } from './skill.ts';
import { aWound, byNight, motivation, sideways } from './turns.ts';

const hero = 'arythea';

/** A wound sideways; it lies with the cards that were played and is discarded with them. */
const painful = sideways('a wound sideways', aWound, function* () {
  return 2;
});

/** Each colour counts as its opposite; black as any by day, gold as black by night. */
const exchangeOf = (special: readonly [number, number]): Exchange => {
  const [red, blue, green, white] = [colourNumber('red'), colourNumber('blue'), colourNumber('green'), colourNumber('white')];
  return new Map([[red, blue], [blue, red], [green, white], [white, green], special]);
};
const BY_DAY = exchangeOf([BLACK, GOLD]);
const BY_NIGHT = exchangeOf([GOLD, BLACK]);
const exchangeNow = ({ state }: Playing): Exchange => (isDark(state) ? BY_NIGHT : BY_DAY);
const polarizing = special(
  'polarize',
  (playing) => exchangeMana(playing.state, playing.table, playing.seat, exchangeNow(playing)),
  (playing) => canExchange(playing.state, playing.seat, exchangeNow(playing)),
);

export const ARYTHEA: readonly Skill[] = [
  { id: 'arythea-dark-paths', hero, use: 'turn', effect: byNight(move(2), move(1)) },
  { id: 'arythea-burning-power', hero, use: 'turn', effect: either(siege(1), siege(1, 'fire')) },
  { id: 'arythea-hot-swordsmanship', hero, use: 'turn', effect: either(attack(2), attack(2, 'fire')) },
  { id: 'arythea-dark-negotiation', hero, use: 'turn', effect: byNight(influence(3), influence(2)) },
  { id: 'arythea-dark-fire-magic', hero, use: 'round', effect: all(crystal('red'), mana('red', 'black')) },
  { id: 'arythea-power-of-pain', hero, use: 'turn', effect: painful },
  { id: 'arythea-polarization', hero, use: 'turn', effect: polarizing },
  motivation(hero, 'red'),
  { id: 'arythea-healing-ritual', hero, use: 'round', isInteractive: true },
];
