/** The arguments of an ICU message, sorted; enough of the syntax to see that two languages ask for the same. */

export function argumentsOf(message: string): string[] {
  const names = new Set<string>();
  const end = readMessage(message, 0, names);
  if (end !== message.length) throw new Error(`a brace too many at ${end} in "${message}"`);
  return [...names].sort();
}

/** Text and arguments up to a closing brace or the end; says where it stopped. */
function readMessage(message: string, start: number, names: Set<string>): number {
  let at = start;
  while (at < message.length && message[at] !== '}') at = message[at] === '{' ? readArgument(message, at + 1, names) : at + 1;
  return at;
}

/** `name}`, or `name, select, one {…} other {…}}`; says where the text after it begins. */
function readArgument(message: string, start: number, names: Set<string>): number {
  const [head = '', name = '', kind] = /^\s*(\w+)\s*(?:,\s*(select|plural)\s*,)?/.exec(message.slice(start)) ?? [];
  let at = start + head.length;
  const cases: string[] = [];
  while (kind !== undefined) {
    const [before, word = ''] = /^\s*(=?\w+)\s*\{/.exec(message.slice(at)) ?? [];
    if (before === undefined) break;
    cases.push(word);
    at = readMessage(message, at + before.length, names) + 1;
  }
  if (kind !== undefined && !cases.includes('other')) throw new Error(`{${name}, ${kind}} has no case "other" in "${message}"`);
  const [close] = /^\s*\}/.exec(message.slice(at)) ?? [];
  if (name === '' || close === undefined) throw new Error(`an argument that cannot be read at ${start} in "${message}"`);
  names.add(name);
  return at + close.length;
}
