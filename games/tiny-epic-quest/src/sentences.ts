/** What is wrong with maps and content packs, in sentences. Whoever adds one adds it to text/said.fr.json too. */
import { phrasesIn } from '@taverne/engine';

export const SENTENCES = {
  'first-not-there': 'there is no seat {first}: with {seats} players they go from 0 to {last}',
  'map-length': 'a map has {wanted} cards, not {length}',
  'map-unknown': 'there is no Map card {card}',
  'map-twice': 'the Map card {card} lies on two places',
  'map-place': 'the Map card {card} cannot lie on {place}',
  'no-json': 'a pack is JSON: {problem}',
  'an-id': 'a letter, then letters, digits and hyphens',
  'one-or-two-symbols': 'one or two symbols',
  'same-symbol-twice': 'the same symbol twice (TEQ-NIGHT-33)',
  'four-spaces': 'a track of 4 spaces (TEQ-NIGHT-31)',
  'true-or-left-out': 'true, or left out',
  'two-temples': 'two Temples',
  'seventeen-cards': '17 cards with ids of their own',
  'a-castle-each': 'one Castle for each colour',
  'seven-portals': 'the Portals 1 to 7, once each',
  'an-obelisk-each': 'one Obelisk for each of the {books} Spells',
  'temples-listed': 'Temples that are among the temples',
  'grottos-with-actions': 'Grottos that have an action on both sides',
  'quest-ids': 'Quests with ids of their own',
  'quests-of-both-kinds': 'Quests of both kinds',
  'a-treasure-once': 'each Treasure in one Quest',
  'temple-of-the-map': 'a Temple of the map',
  'a-face': 'at least one face',
  'rising-levels': 'levels that never fall, with Level 3 on the last space alone',
  'rising-points': 'points that rise with every row',
} as const;

export type Code = keyof typeof SENTENCES;

export const said = phrasesIn(SENTENCES);
