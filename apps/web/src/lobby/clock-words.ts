/** The terms of a clock, in words. */
import type { ClockTerms } from '@taverne/protocol';
import type { Say } from '@taverne/ui';

export function sayClock(say: Say, terms: ClockTerms): string {
  switch (terms.kind) {
    case 'none':
      return say('new.clock.none');
    case 'live':
      return say('new.clock.live', { minutes: terms.minutes, increment: terms.increment });
    case 'correspondence':
      return terms.bank
        ? say('new.clock.bank', { days: terms.days, bank: terms.bank })
        : say('new.clock.days', { days: terms.days });
  }
}
