/** A sheet of characters, each with the name of its style: written in any order, read line by line. */

interface Spot {
  readonly char: string;
  readonly style: string;
}

const BLANK: Spot = { char: ' ', style: '' };

export class Canvas {
  private readonly rows: Spot[][] = [];

  /** Writes over whatever was there. */
  write(x: number, y: number, text: string, style: string): void {
    const row = this.rows[y] ?? [];
    this.rows[y] = row;
    [...text].forEach((char, i) => {
      row[Math.floor(x) + i] = { char, style };
    });
  }

  /** Neighbours of the same style share their marks: `<dim>__</dim>`. */
  lines(): string[] {
    return Array.from(this.rows, (row = []) => {
      let line = '';
      let open = '';
      for (const { char, style } of Array.from(row, (spot) => spot ?? BLANK)) {
        const wanted = char === ' ' ? open : style;
        if (wanted !== open) line += (open && `</${open}>`) + (wanted && `<${wanted}>`);
        open = wanted;
        line += char;
      }
      return line + (open && `</${open}>`);
    });
  }
}
