/** Points as they are written, and what a pair came to. */
import type { CupGameShown, CupPerson } from '@taverne/protocol';
import type { Say } from '@taverne/ui';

/** `2½` */
export function sayPoints(points: number): string {
  const whole = Math.floor(points);
  const half = points - whole >= 0.5 ? '½' : '';
  return whole === 0 && half !== '' ? half : `${whole}${half}`;
}

export const sayResult = (say: Say, { result }: Pick<CupGameShown, 'result'>): string => say(`cup.result.${result ?? 'on'}`);

/** Who sits at a place of a pair: somebody, or a bot where there is a match. */
export function sayWho(say: Say, table: readonly CupPerson[], at: number | null): string {
  if (at === null) return say('cup.bot');
  return table[at]?.name ?? say('cup.nobody');
}

/** What somebody got out of a pair; nothing while it is played. */
export function worthFor({ first, result }: CupGameShown, at: number): string {
  if (result === null) return '…';
  if (result === 'draw' || result === 'void') return '½';
  return (result === 'first' && first === at) || (result === 'second' && first !== at) ? '1' : '0';
}

export const isOn = ({ match, result }: CupGameShown): boolean => match !== null && result === null;
