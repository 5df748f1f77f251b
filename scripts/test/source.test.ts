import { describe, expect, test } from 'vitest';
import { importsOf } from '../lib/imports.ts';
import { codeOf } from '../lib/source.ts';

describe('what is code', () => {
  test.each([
    ['a // note\nb', 'a        \nb'],
    ['a /* b\n c */ d', 'a     \n      d'],
    [`a('it\\'s', "//")`, `a('     ', "  ")`],
    ['`a${b(`c`)}d`', '` ${b(` `)} `'],
    ['`${ {a: 1} } }`', '`${ {a: 1} }  `'],
    ["x = /'[/]\\/`/g; y", 'x = /       /g; y'],
    ['a / b / c', 'a / b / c'],
    ["f(a) / 2 + '1'", "f(a) / 2 + ' '"],
    ["'open\nnext()", "'    \nnext()"],
  ])('%j', (text, code) => {
    expect(codeOf(text)).toBe(code);
  });

  test('keeps every place where it was', () => {
    const text = 'const a = `x ${y /* z */} ${"s"}`; // end\nlast';
    expect(codeOf(text)).toHaveLength(text.length);
    expect(codeOf(text).indexOf('last')).toBe(text.indexOf('last'));
  });
});

describe('imports', () => {
  test.each([
    ["import a from 'x'", ['x']],
    ['import type { A,\n  B } from "x";\nimport \'y\';', ['x', 'y']],
    ["export { a } from 'x';\nexport * from 'y';\nexport type { B } from 'z';", ['x', 'y', 'z']],
    ["const a = await import('x'); type B = import('y').C;", ['x', 'y']],
    ['const a = import(`x`), b = import(`x${1}`), c = import(path);', ['x', undefined, undefined]],
    ["// import a from 'x'\nconst text = \"import a from 'y'\";", []],
    ["export const a = 1;\nexport const b = Array.from('x');\nconst c = { from: 'z' };", []],
    ["const fs = require('fs'); a.require('no'); import.meta.url;", ['fs']],
  ])('%j', (text, specifiers) => {
    expect(importsOf(text).map(({ specifier }) => specifier)).toEqual(specifiers);
  });
});
