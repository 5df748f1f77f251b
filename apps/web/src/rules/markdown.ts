/** Reads the little Markdown our rules are written in: headings, paragraphs, lists, tables, drawings. */

/** A stretch of text of one kind. */
export interface Span {
  readonly kind: 'text' | 'code' | 'strong' | 'em';
  readonly text: string;
}

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly spans: readonly Span[] }
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[] }
  /** A numbered rule, or an item of a plain list. */
  | { readonly kind: 'item'; readonly rule: string | undefined; readonly spans: readonly Span[] }
  | { readonly kind: 'drawing'; readonly text: string }
  | { readonly kind: 'table'; readonly head: readonly Span[][]; readonly rows: readonly (readonly Span[][])[] };

export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  const mark = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*/g;
  let at = 0;
  for (const found of text.matchAll(mark)) {
    if (found.index > at) spans.push({ kind: 'text', text: text.slice(at, found.index) });
    const [whole, code, strong, em] = found;
    if (code !== undefined) spans.push({ kind: 'code', text: code });
    else if (strong !== undefined) spans.push({ kind: 'strong', text: strong });
    else if (em !== undefined) spans.push({ kind: 'em', text: em });
    at = found.index + whole.length;
  }
  if (at < text.length) spans.push({ kind: 'text', text: text.slice(at) });
  return spans;
}

const RULE = /^`([A-Z]+(?:-[A-Z]+)*-\d+)`\s+/;

export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  const lines = markdown.split('\n');
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (line.trim() === '') continue;
    const heading = /^(#{1,4})\s+(.*)$/.exec(line);
    if (heading) {
      blocks.push({ kind: 'heading', level: heading[1]?.length ?? 1, spans: spansOf(heading[2] ?? '') });
    } else if (line.startsWith('```')) {
      const end = lines.indexOf('```', at + 1);
      const last = end < 0 ? lines.length : end;
      blocks.push({ kind: 'drawing', text: lines.slice(at + 1, last).join('\n') });
      at = last;
    } else if (line.startsWith('|')) {
      const rows = run(lines, at, (each) => each.startsWith('|'));
      blocks.push(tableOf(rows));
      at += rows.length - 1;
    } else if (line.startsWith('- ')) {
      const more = run(lines, at + 1, (each) => /^\s+\S/.test(each));
      const text = [line.slice(2), ...more.map((each) => each.trim())].join(' ');
      const rule = RULE.exec(text);
      blocks.push({ kind: 'item', rule: rule?.[1], spans: spansOf(rule ? text.slice(rule[0].length) : text) });
      at += more.length;
    } else {
      const more = run(lines, at, (each) => each.trim() !== '' && !/^(#|```|\||- )/.test(each));
      blocks.push({ kind: 'paragraph', spans: spansOf(more.join(' ')) });
      at += more.length - 1;
    }
  }
  return blocks;
}

function run(lines: readonly string[], from: number, fits: (line: string) => boolean): string[] {
  let to = from;
  while (to < lines.length && fits(lines[to] ?? '')) to++;
  return lines.slice(from, to);
}

function tableOf(rows: readonly string[]): Block {
  const cells = rows.map((row) =>
    row
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => spansOf(cell.trim())),
  );
  const [head = [], , ...body] = cells;
  return { kind: 'table', head, rows: body };
}

export const plain = (spans: readonly Span[]): string => spans.map((span) => span.text).join('');
