/** Every import of a file: static, dynamic, re-exports and imports inside types. */
import { codeOf, stringAt } from './source.ts';

export interface Import {
  /** Undefined: a dynamic import of something that is not written out. */
  readonly specifier: string | undefined;
  readonly index: number;
}

const FORMS = [
  // import x from '…', import type { X } from '…', export { x } from '…', export * from '…'
  /\b(?:import|export)\b[^;'"`()=]*?\bfrom\s*(?=['"])/g,
  // import '…'
  /\bimport\s*(?=['"])/g,
  // import('…'), also in types, and require('…')
  /(?<![.\w$])(?:import|require)\s*\(\s*/g,
];

export function importsOf(text: string): Import[] {
  const code = codeOf(text);
  const found: Import[] = [];
  for (const form of FORMS) {
    for (const match of code.matchAll(form)) {
      const mark = match.index + match[0].length;
      const written = `'"\``.includes(code.charAt(mark)) && !/^`[^`]*\$\{/.test(code.slice(mark));
      found.push({ specifier: written ? stringAt(text, mark) : undefined, index: match.index });
    }
  }
  return found.sort((a, b) => a.index - b.index);
}
