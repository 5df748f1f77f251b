/** What a match is played by, in words: its mode, whatever else is not as usual, and its clock. */
import type { ClockTerms, GamesReply, MatchOptions } from '@taverne/protocol';
import type { Say } from '@taverne/ui';
import { sayClock } from '../lobby/clock-words.ts';
import { choiceLabel, optionLabel } from '../lobby/option-words.ts';

type Served = GamesReply['games'][number];

export interface Played {
  readonly options: MatchOptions;
  readonly clock: ClockTerms;
}

/** Of the option that decides most also what is usual is said. */
export function factsOf(say: Say, served: Served | undefined, { options, clock }: Played): string[] {
  const main = served?.seats.by?.option ?? 'mode';
  const fact = (name: string, value: string): string => say('wait.fact', { option: optionLabel(say, name), value });
  const told = Object.entries(served?.fields ?? {}).flatMap(([name, field]): string[] => {
    const value = options[name] ?? ('default' in field ? field.default : undefined);
    switch (field.kind) {
      case 'choice':
        // `Allowed` alone says nothing of what is allowed.
        if (name === main) return [choiceLabel(say, name, String(value))];
        return value === field.default ? [] : [fact(name, choiceLabel(say, name, String(value)))];
      case 'flag':
        return value === field.default ? [] : [optionLabel(say, name)];
      case 'whole':
        return value === field.default ? [] : [fact(name, String(value))];
      default:
        return value === undefined ? [] : [optionLabel(say, name)];
    }
  });
  return [...told, sayClock(say, clock)];
}
