/** The vocabulary every chapter shares. */

/** A player's place at the table, 0…n−1. */
export type Seat = number;

/** The number of a rule in its game's rules, such as `LDR-END-04`. */
export type RuleId = string;

/** Plain data: what a state, an answer and an event are made of. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Why something is not allowed: the rule, a short code for the translators, and the figures of the case. */
export interface Refusal<W extends string = string, F extends object = { readonly [name: string]: Json }> {
  readonly rule: RuleId;
  readonly why: W;
  readonly figures?: F;
}

/** Something that somebody may expect to be offered and that is not. */
export interface NotOffered<R extends Refusal = Refusal> {
  readonly key: string;
  readonly refusal: R;
  /** The notations of the options that come nearest: told of what was tried. */
  readonly instead?: readonly string[];
}

/** Something that happened, in the past tense. Games narrow it to a union of their own. */
export interface Happening {
  readonly event: string;
  readonly rule: RuleId;
  /** The only seats that may know. Left out: everybody, spectators included. */
  readonly only?: readonly Seat[];
  /** What the others are told instead. Left out: nothing. */
  readonly instead?: Happening;
}
