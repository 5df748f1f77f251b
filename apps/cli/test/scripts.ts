/** Matches as somebody would type them. */

/** An order of the pile in which the Assassin comes at once. */
export const ASSASSIN_FIRST =
  'pile=assassin,archer,jailer,protector,vizier,rider,bruiser,royal-guard,illusionist,grappler,manipulator,prowler,innkeeper,acrobat,bear,nemesis';

/** Two people at one terminal: South's Assassin walks up to the Leader on D7, and North lets it. */
export const ASSASSIN_WALKS: readonly string[] = [
  ...['end', 'recruit assassin C1'],
  ...['end', 'recruit archer A4', 'recruit jailer G4'],
  ...['C1 C2', 'end', 'recruit vizier A1'],
  ...['end', 'recruit protector B5'],
  ...['C2 C3', 'end', 'recruit rider B1'],
  ...['end', 'recruit bruiser F5'],
  ...['C3 C4', 'end', 'recruit grappler E1'],
  ...['end'],
  ...['C4 C5', 'end'],
  ...['end'],
  ...['C5 C6'],
];

export const HOTSEAT: readonly string[] = ['play', 'leaders', '--hotseat', '--option', 'first=0', '--option', ASSASSIN_FIRST];

/** The order of the pile for which another program of the same rules has counted. */
export const COUNTED_PILE =
  'pile=acrobat,rider,bruiser,royal-guard,illusionist,grappler,manipulator,prowler,innkeeper,archer,jailer,protector,vizier,assassin,bear,nemesis';
