/** As much of an ICU message as tests need: what it asks for, and what of it people read. */

/** The arguments of a message, sorted. One that cannot be read throws. */
export const argumentsOf = (message: string): string[] => [...read(message).names].sort();

/** The text of a message in all its cases, a blank in place of each argument. */
export const textOf = (message: string): string => read(message).text.join('');

interface Read {
  readonly names: Set<string>;
  readonly text: string[];
}

function read(message: string): Read {
  const found: Read = { names: new Set(), text: [] };
  const end = readMessage(message, 0, found);
  if (end !== message.length) throw new Error(`a brace too many at ${end} in "${message}"`);
  return found;
}

/** Text and arguments up to a closing brace or the end; says where it stopped. */
function readMessage(message: string, start: number, found: Read): number {
  let at = start;
  while (at < message.length && message[at] !== '}') {
    const isText = message[at] !== '{';
    found.text.push(isText ? (message[at] ?? '') : ' ');
    at = isText ? at + 1 : readArgument(message, at + 1, found);
  }
  return at;
}

/** `name}`, or `name, select, one {…} other {…}}`; says where the text after it begins. */
function readArgument(message: string, start: number, found: Read): number {
  const [head = '', name = '', kind] = /^\s*(\w+)\s*(?:,\s*(select|plural)\s*,)?/.exec(message.slice(start)) ?? [];
  let at = start + head.length;
  const cases: string[] = [];
  while (kind !== undefined) {
    const [before, word = ''] = /^\s*(=?\w+)\s*\{/.exec(message.slice(at)) ?? [];
    if (before === undefined) break;
    cases.push(word);
    at = readMessage(message, at + before.length, found) + 1;
    found.text.push(' ');
  }
  if (kind !== undefined && !cases.includes('other')) throw new Error(`{${name}, ${kind}} has no case "other" in "${message}"`);
  const [close] = /^\s*\}/.exec(message.slice(at)) ?? [];
  if (name === '' || close === undefined) throw new Error(`an argument that cannot be read at ${start} in "${message}"`);
  found.names.add(name);
  return at + close.length;
}
