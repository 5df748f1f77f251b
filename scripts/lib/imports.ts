/** Every import of a file: static, dynamic, re-exports and imports inside types. */
import { codeOf, stringAt } from './source.ts';

export interface Import {
  /** Undefined: a dynamic import of something that is not written out. */
  readonly specifier: string | undefined;
  readonly index: number;
  /** Is the other file run before this one? Types are gone by then, and a dynamic import comes later. */
  readonly loads: boolean;
  /** Is the other file run at all, be it later? */
  readonly runs: boolean;
}

const FORMS = [
  // import x from '…', import type { X } from '…', export { x } from '…', export * from '…'
  { form: /\b(?:import|export)\b[^;'"`()=]*?\bfrom\s*(?=['"])/g, isStatic: true },
  // import '…'
  { form: /\bimport\s*(?=['"])/g, isStatic: true },
  // import('…'), also in types, and require('…')
  { form: /(?<![.\w$])(?:import|require)\s*\(\s*/g, isStatic: false },
];

/** `import type { X } from`, but not `import type from`, which has a value of that name. */
const OF_TYPES = /^(?:import|export)\s+type\s+(?!from\b)/;

/** `let x: import('…').X`, `typeof import('…')`, `List<import('…').X>`: gone when the file runs. */
const AS_TYPE = /(?:\btypeof|[\w)\]]\??:|[<|&=])\s*$/;

export function importsOf(text: string): Import[] {
  const code = codeOf(text);
  const found: Import[] = [];
  for (const { form, isStatic } of FORMS) {
    for (const match of code.matchAll(form)) {
      const mark = match.index + match[0].length;
      const written = `'"\``.includes(code.charAt(mark)) && !/^`[^`]*\$\{/.test(code.slice(mark));
      const loads = isStatic && !OF_TYPES.test(match[0]);
      const before = code.slice(0, match.index);
      const runs = isStatic ? loads : !AS_TYPE.test(before);
      found.push({ specifier: written ? stringAt(text, mark) : undefined, index: match.index, loads, runs });
    }
  }
  return found.sort((a, b) => a.index - b.index);
}
