/**
 * One predicate, two uses: what is offered, and why the rest is not, from the same place. The rules go once through everything
 * one might try; what nothing speaks against is an option, all else is told with its reason when somebody asks why not.
 */
import type { Option } from './question.ts';
import type { NotOffered, Refusal } from './words.ts';

/** What a question offers and what it does not. `ask` takes it in the place of its options. */
export interface Offer<O extends Option = Option, R extends Refusal = Refusal> {
  readonly options: () => readonly O[];
  readonly notOffered: () => readonly NotOffered<R>[];
}

/** What the rules have gone through so far. */
export interface Sieve<O extends Option = Option, R extends Refusal = Refusal> {
  readonly options: O[];
  /** Undefined while options are built: nobody asks why not, and what is out of the question need not be gone through. */
  readonly refused: Refused<O, R>[] | undefined;
}

export interface Refused<O extends Option = Option, R extends Refusal = Refusal> {
  readonly key: string;
  /** Left out: it would be no answer by itself. */
  readonly option?: O;
  readonly against: R;
}

/** Puts one candidate to the sieve, with what speaks against it, if anything does. */
export function consider<O extends Option, R extends Refusal>(sieve: Sieve<O, R>, option: O, against: R | undefined): void {
  if (against === undefined) sieve.options.push(option);
  else sieve.refused?.push({ key: option.key, option, against });
}

/** Something one might look for that would be no answer by itself, such as a card without whom it is for. */
export function mention<O extends Option, R extends Refusal>(sieve: Sieve<O, R>, key: string, against: R): void {
  sieve.refused?.push({ key, against });
}

/**
 * What the rules let through. `explain` adds the figures of the case to a reason: it is asked only when somebody wants to know,
 * so that reasons can be constants that cost nothing.
 */
export function sift<O extends Option, R extends Refusal = Refusal>(
  through: (sieve: Sieve<O, R>) => void,
  explain: (option: O, against: R) => R = (_, against) => against,
): Offer<O, R> {
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
      return refused.flatMap(({ key, option, against }) => {
        if (told.has(key)) return [];
        told.add(key);
        return [{ key, refusal: option ? explain(option, against) : against }];
      });
    },
  };
}

/** Of these candidates those against whose value nothing speaks. */
export const among = <O extends Option, R extends Refusal>(
  candidates: () => readonly O[],
  refuse: (value: O['value']) => R | undefined,
): Offer<O, R> =>
  sift<O, R>((sieve) => {
    for (const candidate of candidates()) consider(sieve, candidate, refuse(candidate.value));
  });

/**
 * What is made of a state and of nothing else, kept for the state that asked last. Rules at work ask with one and the same state from the
 * first question to the last: a playout makes its offers once and not at every question.
 */
export function lately<S extends object, T extends object>(make: (state: S) => T): (state: S) => T {
  let last: S | undefined;
  let made: T | undefined;
  return (state) => {
    if (made === undefined || state !== last) {
      last = state;
      made = make(state);
    }
    return made;
  };
}
