/**
 * A sentence as a code and its figures. The page and the command line put it into words in the reader's language
 * (telling/), logs and tests read `say`, which is English. A list of sentences is data: `{figure}` stands where a figure goes.
 */

export type Figure = string | number | readonly (string | number)[] | Phrase;
export type Figures = { readonly [name: string]: Figure };

export interface Phrase {
  readonly code: string;
  readonly figures: Figures;
  readonly say: string;
}

/** The names between braces. */
type Named<S extends string> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Named<Rest> : never;
export type FiguresIn<S extends string> = { readonly [N in Named<S>]: Figure };

export type Sentences = { readonly [code: string]: string };

/** Makes phrases out of a list of sentences: a code it does not have, or a figure too few, does not compile. */
export const phrasesIn =
  <const S extends Sentences>(sentences: S) =>
  <C extends keyof S & string>(code: C, figures: FiguresIn<S[C]>): Phrase => ({
    code,
    figures,
    say: filled(sentences[code] ?? code, figures),
  });

const filled = (sentence: string, figures: Figures): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => plainly(figures[name] ?? ''));

function plainly(figure: Figure): string {
  if (typeof figure === 'string' || typeof figure === 'number') return String(figure);
  return isPhrase(figure) ? figure.say : figure.join(', ');
}

export const isPhrase = (figure: Figure): figure is Phrase => typeof figure === 'object' && 'code' in figure;
