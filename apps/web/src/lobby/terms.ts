/** The rules of a game, once they are there: what a form needs to know of its options and seats. */
import type { Game, Trouble } from '@taverne/engine';
import { findGame } from '@taverne/games';
import type { MatchOptions } from '@taverne/protocol';
import { useEffect, useState } from 'react';

/** `options` is the game's own parser, `misfit` looks at what came out beside the number of seats: they say what does not fit. */
export type Terms = Pick<Game, 'fields' | 'options' | 'misfit' | 'seats'>;

export async function termsOf(game: string): Promise<Terms | undefined> {
  return findGame(game)?.load();
}

export function useTerms(game: string): Terms | undefined {
  const [terms, setTerms] = useState<{ readonly game: string; readonly terms: Terms | undefined }>();
  useEffect(() => {
    let current = true;
    void termsOf(game).then((loaded) => current && setTerms({ game, terms: loaded }));
    return () => {
      current = false;
    };
  }, [game]);
  return terms?.game === game ? terms.terms : undefined;
}

interface MainOption {
  readonly name: string;
  readonly of: readonly string[];
  readonly usual: string;
}

/** The option that decides most, and so stands at the top: the one by which seats are counted, or the mode. */
export function mainOption({ fields, seats }: Terms): MainOption | undefined {
  const name = seats.by?.option ?? 'mode';
  const field = fields[name];
  return field?.kind === 'choice' ? { name, of: field.of, usual: field.default } : undefined;
}

/** An option that is left empty is left out. */
export function withOption(options: MatchOptions, name: string, value: MatchOptions[string] | undefined): MatchOptions {
  const { [name]: _, ...rest } = options;
  return value === undefined ? rest : { ...rest, [name]: value };
}

/** Which option a trouble speaks of. */
export const optionAt = ({ at = '' }: Trouble): string => /^options\.(\w+)/.exec(at)?.[1] ?? '';

/** What does not fit so many seats, or another choice. */
export function misfitIn(terms: Terms, options: MatchOptions, seats: number): Trouble | undefined {
  const parsed = terms.options(options);
  return parsed.ok ? terms.misfit?.(parsed.value, seats) : undefined;
}

/** A choice that fitted more seats than are left, such as who begins, goes back to what is usual. */
export function withinSeats(terms: Terms, options: MatchOptions, seats: number): MatchOptions {
  const trouble = misfitIn(terms, options, seats);
  if (!trouble) return options;
  const { [optionAt(trouble)]: _gone, ...rest } = options;
  return rest;
}
