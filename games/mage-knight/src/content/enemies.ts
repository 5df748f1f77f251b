/** The 60 enemy tokens as they are printed; `first` is what the first printing has otherwise (MK-RULING-20). */
import type { Element, PileName, Trait } from '../words.ts';
import type { EnemyRow } from './types.ts';

type Figures = readonly [copies: number, armor: number, attack: number, element: Element, fame: number];

const foe = (id: string, pile: PileName, [copies, armor, attack, element, fame]: Figures, ...traits: Trait[]): EnemyRow => ({
  id,
  pile,
  copies,
  armor,
  attack,
  element,
  fame,
  traits,
});

export const ENEMIES: readonly EnemyRow[] = [
  foe('prowlers', 'green', [2, 3, 4, 'physical', 2]),
  foe('diggers', 'green', [2, 3, 3, 'physical', 2], 'fortified'),
  foe('cursed-hags', 'green', [2, 5, 3, 'physical', 3], 'poison'),
  foe('wolf-riders', 'green', [2, 4, 3, 'physical', 3], 'swift'),
  foe('ironclads', 'green', [2, 3, 4, 'physical', 4], 'brutal', 'resists-physical'),
  foe('orc-summoners', 'green', [2, 4, 0, 'physical', 4], 'summon'),
  foe('crossbowmen', 'gray', [3, 4, 4, 'physical', 3], 'swift'),
  foe('guardsmen', 'gray', [3, 7, 3, 'physical', 3], 'fortified'),
  foe('swordsmen', 'gray', [2, 5, 6, 'physical', 4]),
  foe('golems', 'gray', [2, 5, 2, 'physical', 4], 'resists-physical'),
  foe('minotaur', 'brown', [2, 5, 5, 'physical', 4], 'brutal'),
  foe('gargoyle', 'brown', [2, 4, 5, 'physical', 4], 'resists-physical'),
  foe('medusa', 'brown', [2, 4, 6, 'physical', 5], 'paralyze'),
  foe('crypt-worm', 'brown', [2, 6, 6, 'physical', 5], 'fortified'),
  foe('werewolf', 'brown', [2, 5, 7, 'physical', 5], 'swift'),
  foe('monks', 'violet', [2, 5, 5, 'physical', 4], 'poison'),
  foe('illusionists', 'violet', [2, 3, 0, 'physical', 4], 'summon', 'resists-physical'),
  foe('ice-mages', 'violet', [2, 6, 5, 'ice', 5], 'resists-ice'),
  foe('fire-mages', 'violet', [2, 5, 6, 'fire', 5], 'resists-fire'),
  foe('ice-golems', 'violet', [1, 4, 2, 'ice', 5], 'paralyze', 'resists-physical', 'resists-ice'),
  foe('fire-golems', 'violet', [1, 4, 3, 'fire', 5], 'brutal', 'resists-physical', 'resists-fire'),
  foe('swamp-dragon', 'red', [2, 9, 5, 'physical', 7], 'swift', 'poison'),
  foe('fire-dragon', 'red', [2, 7, 9, 'fire', 8], 'resists-physical', 'resists-fire'),
  foe('ice-dragon', 'red', [2, 7, 6, 'ice', 8], 'paralyze', 'resists-physical', 'resists-ice'),
  foe('high-dragon', 'red', [2, 9, 6, 'cold-fire', 9], 'brutal', 'resists-fire', 'resists-ice'),
  foe('freezers', 'white', [3, 7, 3, 'ice', 7], 'swift', 'paralyze', 'resists-fire'),
  foe('gunners', 'white', [3, 6, 6, 'fire', 7], 'brutal', 'resists-ice'),
  {
    ...foe(
      'altem-guardsmen',
      'white',
      [2, 7, 5, 'physical', 8],
      'fortified',
      'resists-physical',
      'resists-fire',
      'resists-ice',
    ),
    first: { attack: 6 },
  },
  {
    ...foe('altem-mages', 'white', [2, 8, 4, 'cold-fire', 8], 'brutal', 'poison', 'resists-physical'),
    first: { traits: ['fortified', 'brutal', 'poison', 'resists-physical'] },
  },
];
