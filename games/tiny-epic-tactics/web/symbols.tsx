/** Small signs for figures on cards and in notes, drawn on a field of 16. They take the colour of the text around them. */
import { classes } from '@taverne/ui';
import styles from './symbols.module.css';

const SYMBOLS = {
  heart: 'M8,14C3,10 1,7.4 1,4.8A3.6,3.6 0 0 1 8,3.4A3.6,3.6 0 0 1 15,4.8C15,7.4 13,10 8,14Z',
  ammo: 'M2,14L10.4,5.6M8.6,2.4L13.6,2.4L13.6,7.4ZM2,14L2.4,10.6M2,14L5.4,13.6',
  mana: 'M8,1.4C11,5.4 13,7.6 13,10.2A5,5 0 0 1 3,10.2C3,7.6 5,5.4 8,1.4Z',
  move: 'M3,1.6H7.4L7.8,8.4L13.4,10.6Q14.6,11.4 14.4,13.8H3Z',
  melee: 'M13.8,1.4L6,9.6L7.2,10.8L14.6,3ZM3.4,8.4L8,13M5.4,10.8L1.8,14.4',
  ranged: 'M4.4,1.4Q13.6,8 4.4,14.6M4.4,1.4V14.6M4.4,8H14M14,8L11.4,6M14,8L11.4,10',
  spell: 'M8,8.6A1.4,1.4 0 1 0 6.4,7A3.4,3.4 0 1 0 11.2,6.6A5.4,5.4 0 1 0 9,12.8',
  ballista: 'M2.4,13.6L13.6,2.4M8.6,2.4Q14.6,2 13.6,7.4M8.6,2.4L3.4,7.6M13.6,7.4L8.4,12.6',
  push: 'M1.6,8H9.6M6.6,4.6L10.2,8L6.6,11.4M13.6,2.4V13.6',
  miss: 'M3,3L13,13M13,3L3,13',
  star: 'M8,1.2L9.9,5.9L15,6.2L11,9.4L12.4,14.4L8,11.6L3.6,14.4L5,9.4L1,6.2L6.1,5.9Z',
  water: 'M1,5.6Q4.4,2.4 8,5.6T15,5.6M1,10.8Q4.4,7.6 8,10.8T15,10.8',
  forest: 'M8,1L12,7H10.2L13.4,12H2.6L5.8,7H4ZM8,12V15',
  peak: 'M1,14L6.4,3L9.2,8.4L10.8,6L15,14Z',
  climb: 'M1,14H4.6V10.6H8.2V7.2H11.8V3.8H15V14Z',
  portal: 'M3,14.4V7.4A5,5.4 0 0 1 13,7.4V14.4Z',
  village: 'M2,14V7.6L8,2L14,7.6V14ZM6.6,14V10H9.4V14',
  flag: 'M3.4,15V1.6M3.4,2.4L13.4,5L3.4,8.4',
  riposte: 'M2,2.4L9.6,10M2,2.4V6M2,2.4H5.6M14,2.4L6.4,10M14,2.4V6M14,2.4H10.4M4.4,8.6L2,14L7.4,11.6M11.6,8.6L14,14L8.6,11.6',
  die: 'M2.4,2.4H13.6V13.6H2.4ZM5.2,5.2h.02M10.8,5.2h.02M8,8h.02M5.2,10.8h.02M10.8,10.8h.02',
  weak: 'M8,1.4A6.6,6.6 0 1 0 8,14.6A6.6,6.6 0 1 0 8,1.4ZM5.4,5.4L10.6,10.6M10.6,5.4L5.4,10.6',
  crown: 'M2,13L1.2,5L5,8L8,2.6L11,8L14.8,5L14,13Z',
  hour: 'M3.4,1.6H12.6M3.4,14.4H12.6M4.4,1.6Q4.4,5.6 8,8Q11.6,10.4 11.6,14.4M11.6,1.6Q11.6,5.6 8,8Q4.4,10.4 4.4,14.4',
  crystal: 'M8,1L13,6.4L8,15L3,6.4ZM3,6.4H13',
  shield: 'M8,1.4Q11,3 14,3Q14,10.6 8,14.6Q2,10.6 2,3Q5,3 8,1.4Z',
} as const;
export type SymbolName = keyof typeof SYMBOLS;

/** Those that are shapes rather than lines. */
const SOLID: ReadonlySet<SymbolName> = new Set([
  'heart',
  'mana',
  'move',
  'star',
  'forest',
  'peak',
  'climb',
  'crown',
  'crystal',
  'shield',
]);

export const Sign = ({ name, className }: { readonly name: SymbolName; readonly className?: string | undefined }) => (
  <svg className={classes(styles.sign, SOLID.has(name) && styles.solid, className)} viewBox="0 0 16 16" aria-hidden="true">
    <path d={SYMBOLS[name]} />
  </svg>
);

const isSymbolName = (name: string): name is SymbolName => name in SYMBOLS;

/** The sign of a part of the damage. */
export function signOf(part: string): SymbolName {
  if (isSymbolName(part)) return part;
  if (part === 'stars') return 'star';
  if (part === 'artifact') return 'crown';
  if (part === 'elevation' || part === 'high-perch') return 'climb';
  return part === 'bulwark' || part === 'hold-the-line' || part === 'parry' || part === 'afterimage' ? 'shield' : 'star';
}
