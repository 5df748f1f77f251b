/** What a game may bring besides its table: a page of its own, and controls for options that deserve more than a field. */
/** Options of a match as a form holds them. */
export type ChosenOptions = { readonly [name: string]: string | number | boolean | string[] };

export interface OptionControlProps {
  /** All that is chosen so far. */
  readonly options: ChosenOptions;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly language: string;
}

export interface OwnPageProps {
  /** What the address carries after its `#`, so that no server ever reads it. */
  readonly given: string;
  /** The address of this page that carries something else. */
  readonly addressOf: (given: string) => string;
  /** Opens the form of a new match with these options chosen. */
  readonly onPlay: (options: ChosenOptions) => void;
}
