/**
 * One predicate, two uses: what is offered, and why the rest is not, from the same place. The rules go once through everything
 * one might try; what nothing speaks against is an option, all else is told with its reason when somebody asks why not.
 */
import type { Option } from './question.ts';
import type { NotOffered, Refusal } from './words.ts';

/** What a question offers and what it does not. `ask` takes it in the place of its options. */
export interface Offer<O extends Option = Option, W extends string = string> {
  readonly options: () => readonly O[];
  readonly notOffered: () => readonly NotOffered<W>[];
}

/** What the rules have gone through so far. */
export interface Sieve<O extends Option = Option, R extends Refusal = Refusal> {
  readonly options: O[];
  /** Undefined while options are built: nobody asks why not, and what is out of the question need not be gone through. */
  readonly refused: Refused<O, R>[] | undefined;
}

export interface Refused<O extends Option = Option, R extends Refusal = Refusal> {
  readonly option: O;
  readonly against: R;
}

/** Puts one candidate to the sieve, with what speaks against it, if anything does. */
export function consider<O extends Option, R extends Refusal>(sieve: Sieve<O, R>, option: O, against: R | undefined): void {
  if (against === undefined) sieve.options.push(option);
  else sieve.refused?.push({ option, against });
}

/**
 * What the rules let through. `explain` adds the figures of the case to a reason: it is asked only when somebody wants to know,
 * so that reasons can be constants that cost nothing.
 */
export function sift<O extends Option, R extends Refusal = Refusal>(
  through: (sieve: Sieve<O, R>) => void,
  explain: (option: O, against: R) => Refusal<R['why']> = (_, against) => against,
): Offer<O, R['why']> {
  return {
    options() {
      const options: O[] = [];
      through({ options, refused: undefined });
      return options;
    },
    notOffered() {
      const [options, refused]: [O[], Refused<O, R>[]] = [[], []];
      through({ options, refused });
      // Each notation once: what another way allows is not refused, and the first reason is enough.
      const told = new Set(options.map(({ key }) => key));
      return refused.flatMap(({ option, against }) => {
        if (told.has(option.key)) return [];
        told.add(option.key);
        return [{ key: option.key, refusal: explain(option, against) }];
      });
    },
  };
}

/** Of these candidates those against whose value nothing speaks. */
export const among = <O extends Option, R extends Refusal>(
  candidates: () => readonly O[],
  refuse: (value: O['value']) => R | undefined,
): Offer<O, R['why']> =>
  sift<O, R>((sieve) => {
    for (const candidate of candidates()) consider(sieve, candidate, refuse(candidate.value));
  });
