/** How messages are asked for, by whatever formats them: the page, the command line, a test. */

/** What a message wants to know. */
export type Values = { readonly [name: string]: string | number };

/** A message by its key. A key without a message comes back as it is. */
export type Say = (key: string, values?: Values) => string;
